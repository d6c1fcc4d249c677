### What is kept in a database, and why it cannot be.

## Opening

store-url =
    A database is named like sqlite:///FILE or postgresql://USER@HOST:PORT/NAME.
store-taken =
    Another Dolmen server is using { $url }. On SQLite one process serves; stop it first, or use
    PostgreSQL.
store-others =
    Processes of another version of Dolmen serve the database { $url }. End all of them, then start
    the new version everywhere.
store-newer =
    The database { $url } was made by a newer version of Dolmen (revision { $found }; this one
    knows { $known }). Install that version; nothing was changed.
store-foreign =
    { $url } holds something else than games of Dolmen. Name an empty database; nothing was changed.
store-unreachable = The database { $url } cannot be opened: { $reason }
store-nothing = There are no tables at { $url } yet.

## Storing

store-failed = The database cannot do that at the moment. Nothing was changed; please try again.
store-conflict = This does not fit what is stored: the table is gone, or the name is taken.
store-unfit = This holds characters or numbers that cannot be stored.

## Backups

store-torn =
    In the database { $url } some rows of “{ $table }” belong to nothing. Nothing was changed.
backup-nothing = There is nothing to back up at { $url }.
backup-older =
    The database { $url } is of an older version. Start the server on it once; that brings it up to
    date.
backup-exists = { $path } is there already, and a backup overwrites nothing.
backup-file = The file { $path } cannot be used: { $reason }
backup-damaged = Line { $line } of the backup is damaged. { $reason } Nothing was changed.
backup-foreign = This is no backup of Dolmen: such a file starts with the format “{ $expected }”.
backup-newer =
    This backup was made by a newer version of Dolmen (revision { $found }). Install that version.
backup-header = The header must name the revision, and the tables with their columns.
backup-not-json = A line must be JSON.
backup-line-long = A line is too long.
backup-row = A row must name its table and have a value for each of its columns.
backup-cut = The backup is cut off.
backup-after-end = Nothing may follow the closing line.
backup-sum = The rows do not match the closing line.
restore-used = A Dolmen server is using { $url }. Stop it first.
restore-full = The database { $url } is not empty. A backup goes into an empty one only.
restore-unfit = The backup does not fit the tables: { $table }. Nothing was changed.
