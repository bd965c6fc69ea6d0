"""The tutorial: lessons played at the real table by a script, and drills with positions of real deals."""
