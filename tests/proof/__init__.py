"""Rules proven by play."""
