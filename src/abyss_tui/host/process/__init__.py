"""Many apps in one Python process for days: memory, prints, failures, a loop that all share."""
