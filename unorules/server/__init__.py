"""The verbs as tools of the Model Context Protocol. Needs the extra `mcp`; nothing else imports this room."""
