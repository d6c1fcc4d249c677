"""How the database came to be: one revision after the other, for both kinds of databases."""
