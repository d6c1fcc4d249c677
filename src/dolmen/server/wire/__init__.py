"""What travels between server and clients: every message of the socket and every body of HTTP.

Live messages are msgspec structs, told apart by `type`; HTTP bodies are pydantic models, which
FastAPI checks and describes. The OpenAPI document carries both, and the types of the page are made
from it (`make wire`)."""
