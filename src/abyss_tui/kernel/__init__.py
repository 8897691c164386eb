"""What any card game here shares: records, the agenda of steps, decisions, seeded chance."""
