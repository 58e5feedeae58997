"""Game records: a position and moves as TOML, played by the engine (notation.md)."""
