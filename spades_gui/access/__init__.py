"""The second channel: what the window shows as a tree of named parts, for the screen reader's own navigation.

AccessKit hands the tree to AT-SPI (Orca), UI Automation (NVDA, JAWS, Narrator) or NSAccessibility (VoiceOver).
"""
