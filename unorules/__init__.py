"""unorules: settles table disputes about UNO with a rules engine."""

__version__ = "1.0.0"
