"""Works on the C that mypyc wrote, before the C compiler sees it: half the time to compile, and
faster than what mypyc asks for. docs/adr/0012-build.md has the figures.

- Errors are cold: the C compiler is told so of the functions that raise them, and lays them aside.
- What no game calls for a move is cold: views, texts, wrappers. It is optimised lightly; what runs
  once or only converts arguments is not optimised at all. That is two thirds of the C, and was most
  of the time that the C compiler took.
- An index is not negative. Python counts a negative one from the end; compiled here it raises
  IndexError, as one beyond the end does. The rules use none (a test plays them on vecs that refuse
  any), and without that branch the check of an index is one comparison.
- A title has copies of the small functions of the core, so that the C compiler can inline them: a
  call from one library into another goes through a table of pointers.
- What does many numbers at once (`core.blocks`) checks its ends once: a loop in C stands before
  what mypyc wrote, to which all that the loop does not take is left, with the errors.
- A library is closed: the C compiler may drop what nothing in it calls, once it is told what Python
  asks for. A table of pointers that no other library reads is left empty, or it would keep all.
- The modules of a folder start from one small file. mypyc writes one for each module, a hundred in
  all, which took as long to compile as a title.

All of it is text matched against the output of one release of mypyc. A pattern that matches no more
would cost speed and nothing else, so nobody would notice: it fails the build.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple


class TuningError(Exception):
    """The C is not as expected: another mypyc has written it."""


# What is called for each move, by Python or by compiled code; all that these call, and their
# wrappers, are compiled for speed.
HOT: Final = frozenset(
    (
        *("start", "actor", "fill", "apply", "draw", "playout", "legal", "weights", "reason"),
        *("scores", "determinize"),  # of a Game, as those above and below
        *("observe_into", "mask_into", "run_chance", "roll"),
        *("clone", "word", "below"),  # of a State and of an Rng
        *("playouts", "clones", "perft"),  # of core.playout
        "value",  # of the lore of a title, and of its judge, as these
        *("chances", "outcome", "believe", "sensible", "weigh", "play_on", "key"),
        "run",  # of a search
        *("step", "look", "sample", "wrong", "score", "rollout"),  # of lanes
    )
)

# What is called once a move at most, and makes objects of Python: little is won by more than -O1.
WARM: Final = frozenset(("view", "observe"))

ERRORS: Final = (
    *("PyErr_SetNone", "PyErr_SetString", "PyErr_Format", "PyErr_NoMemory", "PyErr_Occurred"),
    *("CPy_AddTraceback", "CPy_TypeErrorTraceback", "CPy_AttributeError", "CPy_TypeError"),
    "CPy_DecRef",  # out of line: mypyc calls it on the way out of an error only
)

HEAD: Final = re.compile(
    r"\s*(?P<type>(?:static )?(?:struct )?\w+ \**)(?P<name>\w+)\((?P<args>.*)\)(?: \{)?"
)
LITERAL: Final = re.compile(r""" "(?:\\.|[^"\\])*" | '(?:\\.|[^'\\])' """, re.VERBOSE)
DECLARED: Final = re.compile(r"^extern [\w *]*?\b(CPyDef_\w+)\(", re.MULTILINE)
CALLED: Final = re.compile(r"\b(?:copy_)?CPy(?:Def|Py)_\w+")
OURS: Final = re.compile(r"CPyDef_|copy_")
GLUE: Final = re.compile(r"__\w+_glue$")
NAMES: Final = re.compile(r"\bCPy(?:Static|Type|Def)_\w+")
GLOBALS: Final = re.compile(r"\bCPyStatic_\w+___globals\b")
# What belongs to one library: its literals, modules and wrappers.
PRIVATE: Final = re.compile(r"\bCPyStatics\[|\bCPyModule_|\bCPyPy_|\bCPyImport|_vtable\b")

# How cold code is compiled; other compilers than gcc know no level of one function.
LEVELS: Final = """\
#if defined(__GNUC__) && !defined(__clang__)
#define DOLMEN_ASKED __attribute__((externally_visible))
#define DOLMEN_WARM __attribute__((optimize("O1")))
#define DOLMEN_SELDOM CPy_COLD __attribute__((optimize("O1")))
#define DOLMEN_ONCE CPy_COLD __attribute__((optimize("O0")))
#else
#define DOLMEN_ASKED
#define DOLMEN_WARM
#define DOLMEN_SELDOM CPy_COLD
#define DOLMEN_ONCE CPy_COLD
#endif
"""
# What runs when a module is imported, and the wrappers that take arguments from Python.
ONCE: Final = re.compile(
    r"CPyPy_|CPyExec_|CPyInit|CPyGlobalsInit|exec_|ensure_|CPyDef_\w+_____top_level__$"
)

# `i < len`, else `i + len < len`, else IndexError: what mypyc makes of an index.
INDEX: Final = re.compile(
    r"(    (cpy_r_\w+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n)"
    r"    if \(\2\) (goto \w+;\n"
    r"    cpy_r_\w+ = \w+ \+ \w+;\n"
    r"    (cpy_r_\w+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n)"
    r"    if \(\4\) "
)
INDEX_ERROR: Final = "PyErr_SetNone(PyExc_IndexError)"
# Nearly all of them; the others are indices of lists, and slices.
INDEX_SHARE: Final = 0.8
FEW: Final = 20


# How Python starts a library or a module; with the last of it mypyc humours another compiler.
START: Final = re.compile(r"PyMODINIT_FUNC\s+(PyInit_\w+)")
LAST: Final = re.compile(r"^// distutils .*", re.MULTILINE | re.DOTALL)
HEADERS: Final = "#include <Python.h>\n"
# What other libraries read of this one.
TABLE: Final = re.compile(r"(static struct export_table_\w+ exports) = \{.*?\n\s*\};", re.DOTALL)


# What stands first in a function of `core.blocks`: it returns 1, all done, or leaves everything to
# what follows. What was written before that is written again.
BLOCK: Final = re.compile(
    r"^ *(?:char|int64_t) CPyDef_\w+___core___blocks___(\w+)\([^;{]*\) \{$", re.MULTILINE
)
BLOCKS: Final = {
    "widen": """\
if (dolmen_inside(cpy_r_first, cpy_r_count, cpy_r_source.len)
    && dolmen_inside(cpy_r_at, cpy_r_count, cpy_r_out.len)) {
    const uint8_t *from = cpy_r_source.items + cpy_r_first;
    int16_t *to = cpy_r_out.items + cpy_r_at;
    if (cpy_r_count < 8) {
        #pragma GCC unroll 8
        for (int64_t i = 0; i < cpy_r_count; i++) to[i] = from[i];
        return 1;
    }
    // The last eight may be partly done already.
    for (int64_t i = 0;; i = i + 16 <= cpy_r_count ? i + 8 : cpy_r_count - 8) {
        dolmen_bytes bytes;
        memcpy(&bytes, from + i, sizeof bytes);
        dolmen_eight eight = __builtin_convertvector(bytes, dolmen_eight);
        memcpy(to + i, &eight, sizeof eight);
        if (i + 8 == cpy_r_count) return 1;
    }
}
""",
    "look_up": """\
if (dolmen_inside(cpy_r_first, cpy_r_count, cpy_r_source.len)
    && dolmen_inside(cpy_r_at, cpy_r_count, cpy_r_out.len)
    && dolmen_inside(cpy_r_row, 256, cpy_r_table.len)) {
    const uint8_t *from = cpy_r_source.items + cpy_r_first;
    const int16_t *row = cpy_r_table.items + cpy_r_row;
    int16_t *to = cpy_r_out.items + cpy_r_at;
    #pragma GCC unroll 6
    for (int64_t i = 0; i < cpy_r_count; i++) to[i] = row[from[i]];
    return 1;
}
""",
    "translate": """\
if (dolmen_inside(cpy_r_first, cpy_r_count, cpy_r_source.len)
    && dolmen_inside(cpy_r_at, cpy_r_count, cpy_r_out.len)
    && dolmen_inside(cpy_r_row, 64, cpy_r_table.len)) {
    const uint8_t *from = cpy_r_source.items + cpy_r_first;
    const uint8_t *row = cpy_r_table.items + cpy_r_row;
    int16_t *to = cpy_r_out.items + cpy_r_at;
    int64_t i = 0;
    if (dolmen_translate(row, from, cpy_r_count, to)) return 1;
    for (; i < cpy_r_count && from[i] < 64; i++) to[i] = row[from[i]];
    if (i == cpy_r_count) return 1;
}
""",
    "look_round": """\
if (cpy_r_start >= 0 && cpy_r_start < cpy_r_count
    && dolmen_inside(cpy_r_first, cpy_r_count, cpy_r_source.len)
    && dolmen_inside(cpy_r_at, cpy_r_count, cpy_r_out.len) && cpy_r_table.len >= 256) {
    const uint8_t *from = cpy_r_source.items + cpy_r_first;
    int16_t *to = cpy_r_out.items + cpy_r_at;
    int64_t place = cpy_r_start;
    for (int64_t i = 0; i < cpy_r_count; i++) {
        to[i] = cpy_r_table.items[from[place]];
        place = place + 1 == cpy_r_count ? 0 : place + 1;
    }
    return 1;
}
""",
    "tally": """\
if (cpy_r_count > 0 && cpy_r_count <= 8 && cpy_r_start >= 0 && cpy_r_start < cpy_r_count
    && cpy_r_size >= 0 && cpy_r_size <= 64 && cpy_r_kinds >= 0 && cpy_r_kinds <= 8
    && dolmen_inside(cpy_r_first, cpy_r_size * cpy_r_count, cpy_r_source.len)
    && dolmen_inside(cpy_r_at, cpy_r_kinds * cpy_r_count, cpy_r_out.len)
    && cpy_r_table.len >= 256) {
    const int64_t *table = cpy_r_table.items;
    int64_t group = cpy_r_start;
    for (int64_t i = 0; i < cpy_r_count; i++) {
        const uint8_t *from = cpy_r_source.items + cpy_r_first + cpy_r_size * group;
        int16_t *to = cpy_r_out.items + cpy_r_at + i;
        int64_t found = 0;
        #pragma GCC unroll 6
        for (int64_t k = 0; k < cpy_r_size; k++) found += table[from[k]];
        #pragma GCC unroll 6
        for (int64_t k = 0; k < cpy_r_kinds; k++) to[cpy_r_count * k] = found >> 8 * k & 255;
        group = group + 1 == cpy_r_count ? 0 : group + 1;
    }
    return 1;
}
""",
    "fit": """\
if (dolmen_inside(cpy_r_first, cpy_r_count, cpy_r_source.len)
    && dolmen_inside(cpy_r_at, cpy_r_count, cpy_r_out.len)) {
    const int64_t *from = cpy_r_source.items + cpy_r_first;
    int16_t *to = cpy_r_out.items + cpy_r_at;
    for (int64_t i = 0; i < cpy_r_count; i++)
        to[i] = from[i] > INT16_MAX ? INT16_MAX : from[i] < INT16_MIN ? INT16_MIN : from[i];
    return 1;
}
""",
    "lay": """\
if (dolmen_inside(cpy_r_at, cpy_r_count, cpy_r_out.len) && cpy_r_count <= 64) {
    int16_t *to = cpy_r_out.items + cpy_r_at;
    int64_t i = 0;
    for (; i + 8 <= cpy_r_count; i += 8) {
        dolmen_eight eight = dolmen_members(cpy_r_members >> i) & cpy_r_number;
        memcpy(to + i, &eight, sizeof eight);
    }
    for (; i < cpy_r_count; i++) to[i] = cpy_r_members >> i & 1 ? cpy_r_number : 0;
    return 1;
}
""",
    "add": """\
if (cpy_r_members == 0) return 1;
if (dolmen_inside(cpy_r_at, cpy_r_count, cpy_r_out.len) && cpy_r_count <= 64) {
    int16_t *to = cpy_r_out.items + cpy_r_at;
    int64_t i = 0;
    for (; i + 8 <= cpy_r_count; i += 8) {
        dolmen_eight eight;
        memcpy(&eight, to + i, sizeof eight);
        eight += dolmen_members(cpy_r_members >> i) & cpy_r_number;
        memcpy(to + i, &eight, sizeof eight);
    }
    for (; i < cpy_r_count; i++) to[i] += cpy_r_members >> i & 1 ? cpy_r_number : 0;
    return 1;
}
""",
    "pack": """\
if (dolmen_inside(0, cpy_r_count, cpy_r_moves.len) && (cpy_r_size & 7) == 0
    && dolmen_inside(cpy_r_at, cpy_r_size, cpy_r_bits.len)) {
    const int16_t *moves = cpy_r_moves.items;
    uint8_t *row = cpy_r_bits.items + cpy_r_at;
    uint64_t word = 0;
    int64_t words = cpy_r_size >> 3, at = 0, i = 0;
    memset(row, 0, cpy_r_size);
    for (; i < cpy_r_count; i++) {
        int64_t move = moves[i];
        if (move >> 6 != at) {
            if (move >> 6 < at || move >> 6 >= words) break;
            memcpy(row + 8 * at, &word, 8);
            word = 0;
            at = move >> 6;
        }
        word |= (uint64_t)1 << (move & 63);
    }
    if (words > 0) memcpy(row + 8 * at, &word, 8);
    if (i == cpy_r_count) return 1;
}
""",
    "wipe": """\
if (dolmen_inside(cpy_r_at, cpy_r_size, cpy_r_bits.len)) {
    memset(cpy_r_bits.items + cpy_r_at, 0, cpy_r_size);
    return 1;
}
""",
    "mark": """\
if (cpy_r_members >= 0 && cpy_r_first >= 0 && cpy_r_first >> 3 <= cpy_r_bits.len) {
    int64_t at = cpy_r_at + (cpy_r_first >> 6 << 3), shift = cpy_r_first & 63;
    uint64_t high = (uint64_t)cpy_r_members >> 1 >> (63 - shift);
    // Nearly always there is a word behind, to which nothing does no harm.
    if (dolmen_inside(at, high ? 16 : 8, cpy_r_bits.len)) {
        uint8_t *bits = cpy_r_bits.items + at;
        dolmen_join(bits, (uint64_t)cpy_r_members << shift);
        if (likely(at + 16 <= cpy_r_bits.len)) dolmen_join(bits + 8, high);
        return 1;
    }
}
""",
}
# What they are made of: eight numbers at once, as any processor has them.
BLOCK_TOOLS: Final = """\
#if defined(__GNUC__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define DOLMEN_BLOCKS
typedef int16_t dolmen_eight __attribute__((vector_size(16)));
typedef uint8_t dolmen_bytes __attribute__((vector_size(8)));
static inline int dolmen_inside(int64_t first, int64_t count, int64_t length) {
    return first >= 0 && count >= 0 && count <= length && first <= length - count;
}
static inline dolmen_eight dolmen_members(int64_t members) {
    const dolmen_eight bits = {1, 2, 4, 8, 16, 32, 64, 128};
    int16_t m = members & 255;
    dolmen_eight all = {m, m, m, m, m, m, m, m};
    return (dolmen_eight)((all & bits) == bits);
}
static inline void dolmen_join(uint8_t *bits, uint64_t more) {
    uint64_t word;
    memcpy(&word, bits, sizeof word);
    word |= more;
    memcpy(bits, &word, sizeof word);
}
#ifdef __x86_64__
#include <immintrin.h>
// A table of 64 bytes in registers, for 16 bytes at a time; the last 16 may be partly done already.
__attribute__((target("avx2"))) static inline int dolmen_translate_avx2(
    const uint8_t *row, const uint8_t *from, int64_t count, int16_t *to
) {
    const __m128i next = _mm_set1_epi8(16), past = _mm_set1_epi8(0x70);
    __m128i table[4], seen = _mm_setzero_si128();
    #pragma GCC unroll 4
    for (int k = 0; k < 4; k++) table[k] = _mm_loadu_si128((const __m128i *)(row + 16 * k));
    for (int64_t i = 0;; i = i + 32 <= count ? i + 16 : count - 16) {
        __m128i at = _mm_loadu_si128((const __m128i *)(from + i));
        __m128i found = _mm_setzero_si128();
        seen = _mm_or_si128(seen, at);
        #pragma GCC unroll 4
        for (int k = 0; k < 4; k++) {
            found = _mm_or_si128(found, _mm_shuffle_epi8(table[k], _mm_adds_epu8(at, past)));
            at = _mm_sub_epi8(at, next);
        }
        _mm256_storeu_si256((__m256i *)(to + i), _mm256_cvtepu8_epi16(found));
        if (i + 16 == count) break;
    }
    return _mm_testz_si128(seen, _mm_set1_epi8((char)0xC0));
}
// The same in a few instructions, of a processor that looks up 64 bytes in one.
__attribute__((target("avx512f,avx512bw,avx512vbmi"))) static inline int dolmen_translate_vbmi(
    const uint8_t *row, const uint8_t *from, int64_t count, int16_t *to
) {
    const __mmask64 there = ~(uint64_t)0 >> (64 - count);
    __m512i at = _mm512_maskz_loadu_epi8(there, from);
    __m512i found = _mm512_permutexvar_epi8(at, _mm512_loadu_si512(row));
    __m256i low = _mm512_castsi512_si256(found), high = _mm512_extracti64x4_epi64(found, 1);
    _mm512_mask_storeu_epi16(to, (__mmask32)there, _mm512_cvtepu8_epi16(low));
    if (count > 32)
        _mm512_mask_storeu_epi16(to + 32, (__mmask32)(there >> 32), _mm512_cvtepu8_epi16(high));
    return _mm512_test_epi8_mask(at, _mm512_set1_epi8((char)0xC0)) == 0;
}
#endif
static inline int dolmen_translate(
    const uint8_t *row, const uint8_t *from, int64_t count, int16_t *to
) {
#ifdef __x86_64__
    if (count > 0 && count <= 64 && __builtin_cpu_supports("avx512vbmi"))
        return dolmen_translate_vbmi(row, from, count, to);
    if (count >= 16 && __builtin_cpu_supports("avx2"))
        return dolmen_translate_avx2(row, from, count, to);
#endif
    return 0;
}
#endif
"""


class Function(NamedTuple):
    """A function of the C, `type name(args) { body }`."""

    type: str
    name: str
    args: str
    body: str

    @property
    def prototype(self) -> str:
        return f"{self.type}{self.name}({self.args})"


class Library(NamedTuple):
    """What mypyc wrote for a group: its name, the C, its header for others and that for itself."""

    name: str
    c: str
    header: str
    internal: str

    def is_read_by(self, other: Library) -> bool:
        return f"exports_{self.name}" in other.c


def tune(library: Library, core: Library | None = None, *, is_read: bool = True) -> str:
    """The C of a group, tuned; that of a title needs the core as well."""
    c = _with_blocks(library).c if core is None else _with_copies(library, _with_blocks(core))
    c = _without_negative_indices(c if is_read else _without_table(c, library.name))
    c = _with_start(c, library.name)
    found = functions(c)
    missing = set(DECLARED.findall(library.internal)) - found.keys()
    if missing:
        raise TuningError(f"no body of {min(missing)} in the C of {library.name}")
    errors = [f"extern __typeof__({name}) {name} CPy_COLD;\n" for name in ERRORS]
    levels = [f"{found[name].prototype} {level};\n" for name, level in _levels(found).items()]
    lines = ("#ifdef __GNUC__\n", *errors, "#endif\n", LEVELS, BLOCK_TOOLS, *levels)
    return _after_headers(c, library.name, lines)


def functions(c: str) -> dict[str, Function]:
    """All functions of a C file, by name. mypyc indents as it likes, so braces are counted."""
    found: dict[str, Function] = {}
    depth = 0
    last = ""
    head: re.Match[str] | None = None
    body: list[str] = []
    for line in c.split("\n"):
        code = LITERAL.sub("", line) if '"' in line or "'" in line else line
        opened, closed = code.count("{"), code.count("}")
        if depth == 0 and opened > closed:
            head = HEAD.fullmatch(last if code.strip() == "{" else code)
            body = []
        elif depth > 0 and depth + opened == closed and head is not None:
            kind, name, arguments = head.groups()
            found[name] = Function(kind, name, arguments, "\n".join(body))
        else:
            body.append(line)
        depth += opened - closed
        last = line
    return found


def _levels(found: dict[str, Function]) -> dict[str, str]:
    """How to compile what is not hot, by name."""
    hot, warm = _called_by(found, HOT), _called_by(found, WARM)
    levels: dict[str, str] = {}
    for name in found.keys() - hot:
        if name in warm:
            levels[name] = "DOLMEN_WARM"
        elif ONCE.match(name):
            levels[name] = "DOLMEN_ONCE"
        # What allocates and frees objects, and is called by Python alone, is left as it is.
        elif OURS.match(name):
            levels[name] = "DOLMEN_SELDOM"
    return dict(sorted(levels.items()))


def _called_by(found: dict[str, Function], names: frozenset[str]) -> set[str]:
    """The functions of these names with their wrappers, and all that these call."""
    left = [name for name in found if CALLED.match(name) and _last(name) in names]
    called: set[str] = set()
    while left:
        name = left.pop()
        if name not in called and name in found:
            called.add(name)
            left += CALLED.findall(found[name].body)
    return called


def _last(name: str) -> str:
    """The Python name of a function or method."""
    return GLUE.sub("", name).rpartition("___")[2]


def _with_blocks(core: Library) -> Library:
    """The core with the loops of its blocks."""
    found: set[str] = set()

    def with_loop(head: re.Match[str]) -> str:
        loop = BLOCKS.get(head[1])
        if loop is None:
            return head[0]
        found.add(head[1])
        return f"{head[0]}\n#ifdef DOLMEN_BLOCKS\n{loop}#endif"

    c = BLOCK.sub(with_loop, core.c)
    if found and found != BLOCKS.keys():
        raise TuningError(f"no body of the blocks {', '.join(sorted(BLOCKS.keys() - found))}")
    return core._replace(c=c)


def _without_negative_indices(c: str) -> str:
    tuned, count = INDEX.subn(r"\1    if (likely(\2)) \3    if (0) ", c)
    sites = c.count(INDEX_ERROR)
    if sites >= FEW and count < INDEX_SHARE * sites:
        raise TuningError(f"of {sites} checks of an index only {count} look as they did")
    return tuned


def _without_table(c: str, library: str) -> str:
    """The C of a library that no other reads."""
    tuned, count = TABLE.subn(r"\1;", c)
    if count != 1:
        raise TuningError(f"no table of what others may read in the C of {library}")
    return tuned


def _with_start(c: str, library: str) -> str:
    """The C of a library of which Python asks for nothing but its start."""
    tuned, count = START.subn(r"DOLMEN_ASKED PyMODINIT_FUNC \1", c)
    if count != 1:
        raise TuningError(f"{count} starts in the C of {library}")
    return tuned


def starts(modules: Mapping[str, str]) -> str:
    """One file from which the modules of a folder start, of the files that mypyc wrote for each."""
    parts = [HEADERS]
    for name, c in modules.items():
        before, found, rest = c.partition(HEADERS)
        rest, count = LAST.subn("", rest)
        if before or not found or count != 1 or START.findall(rest) != [f"PyInit_{name}"]:
            raise TuningError(f"the module {name} starts otherwise than it did")
        parts.append(rest)
    return "".join(parts)


def _with_copies(title: Library, core: Library) -> str:
    """The C of a title with copies of those functions of the core that it calls and that use
    nothing but what the core exports."""
    through = re.compile(rf"\bexports_{core.name}\.(CPyDef_\w+)\(")
    exported = set(NAMES.findall(core.header))
    found = functions(core.c)
    copied: dict[str, Function] = {}
    left = sorted(set(through.findall(title.c)))
    asked = len(left)
    while left:
        function = found.get(left.pop())
        if function is None or function.name in copied or PRIVATE.search(function.body):
            continue
        names = set(NAMES.findall(GLOBALS.sub("", function.body)))
        if names <= exported:
            copied[function.name] = function
            left += sorted(names)
    if asked and not copied:
        raise TuningError(f"nothing of {core.name} can be copied into {title.name}")
    own = GLOBALS.search(title.c)
    if own is None:
        raise TuningError(f"no globals in the C of {title.name}")
    own_globals = own[0]

    def here(name: re.Match[str]) -> str:
        if GLOBALS.fullmatch(name[0]):
            return own_globals  # for the frame of a traceback, which only has to be there
        if name[0] in copied:
            return f"copy_{name[0]}"
        return f"(*exports_{core.name}.{name[0]})"

    heads, bodies = [], []
    for function in copied.values():
        head = f"static {function.type}copy_{function.name}({function.args})"
        heads.append(f"{head};\n")
        bodies.append(f"{head} {{\n{NAMES.sub(here, function.body)}\n}}\n")
    c = through.sub(lambda call: f"copy_{call[1]}(" if call[1] in copied else call[0], title.c)
    return _after_headers(c, title.name, (*heads, *bodies))


def _after_headers(c: str, library: str, lines: Iterable[str]) -> str:
    include = f'#include "__native_internal_{library}.h"\n'
    before, found, after = c.partition(include)
    if not found:
        raise TuningError(f"the C of {library} does not include its header")
    return "".join((before, include, *lines, after))
