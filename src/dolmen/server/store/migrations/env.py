"""Alembic reads this: the connection comes from whoever migrates, the tables from the schema.

A new revision is a file in `versions`; tests/server/test_store.py compares what all of them make
with the schema."""

from alembic import context

from dolmen.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite alters little: a table is made anew and filled again.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
