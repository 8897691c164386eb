"""Who plays Abyss without being a person: from the view and the events of one seat alone."""
