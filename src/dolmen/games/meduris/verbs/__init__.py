"""What players and chance decide in Meduris, a file for each chapter of the rules: which moves are
legal (`choices`), why another is not (`why_not`), and what a move does (`play`)."""
