"""Why a text is not TOML, told at its place and in plain words: the commonest slips have a code of their own."""
