"""The screens of the terminal table: play, rules, help, the curtain and the result."""
