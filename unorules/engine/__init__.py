"""The rules of play: pure, deterministic, importing nothing but itself and the standard library's types."""
