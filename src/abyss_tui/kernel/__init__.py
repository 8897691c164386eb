"""What any card game here shares: facts, the agenda of steps, decisions, seeded chance."""
