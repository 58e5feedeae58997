"""The tools of the Model Context Protocol, called by a real client."""
