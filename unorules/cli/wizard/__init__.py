"""The questions of `unorules new` on a terminal: one step after the other, each with a default, a way back and an explanation.

A plain dialogue of lines, without menus that are drawn over and over: it works in forty columns, with NO_COLOR, on a dumb
terminal and under a screen reader. What is longer than the screen is shown page by page, so that nothing scrolls away unread.
"""
