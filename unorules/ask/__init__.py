"""Understands a question about the rules and answers it by playing it out."""
