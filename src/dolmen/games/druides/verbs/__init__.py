"""What may be done in Druides: one file a verb, the rule of which of its moves are legal first."""
