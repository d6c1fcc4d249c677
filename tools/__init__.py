"""What developers run to keep the repository in order."""
