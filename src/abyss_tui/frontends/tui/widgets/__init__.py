"""The table, panel by panel."""
