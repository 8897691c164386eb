"""Who plays Conspiracy without being a person: from the view of one seat alone."""
