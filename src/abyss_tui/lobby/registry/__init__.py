"""What a host keeps of accounts and rooms, so that a restart loses neither."""
