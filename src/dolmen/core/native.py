"""The native types of the engine. Never compiled: mypyc sees packed vecs and machine integers,
plain CPython sees lists and ints, so that the same source runs without a compiler."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i16 as i16
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    i16 = i64 = u8 = int

    class vec:  # noqa: N801  (it stands in for librt.vecs.vec)
        def __class_getitem__(cls, item):
            return list

    def mypyc_attr(**flags):
        return lambda cls: cls
