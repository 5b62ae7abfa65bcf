"""Writes the page into a source file: all its files in one block of bytes, and a table of where each one lies.

    embed_page.py FOLDER OUTPUT

FOLDER is web/dist; without it, or with nothing in it, the table is empty and the program says how to build the page.
OUTPUT.cpp is written, and OUTPUT.bin beside it, which the assembler includes as it is.
"""

import gzip
import hashlib
import pathlib
import sys

# Already compressed, so that doing it again is a waste.
COMPRESSED = {".png", ".woff", ".woff2"}


def zipped(path, content):
    """The content as gzip, the same bytes at every run; empty where that gains too little."""
    packed = b"" if path.suffix in COMPRESSED else gzip.compress(content, 9, mtime=0)
    return packed if len(packed) < 0.95 * len(content) else b""


def asset(path, content, packed, at):
    """One row of the table; the content lies at `at`, the packed content behind it."""
    tag = hashlib.sha256(content).hexdigest()[:16]
    behind = at + len(content)
    return f'    Asset{{"/{path.as_posix()}", "{tag}", bytes({at}, {len(content)}), bytes({behind}, {len(packed)})}},\n'


def rows_and_bytes(folder):
    rows, block = "", b""
    for path in sorted(file for file in folder.rglob("*") if file.is_file()):
        content = path.read_bytes()
        packed = zipped(path, content)
        rows += asset(path.relative_to(folder), content, packed, len(block))
        block += content + packed
    return rows, block


def source(rows, count, block):
    table = f"const std::array<Asset, {count}> assets = {{{{\n{rows}}}}};\n" if count else "const std::array<Asset, 0> assets{};\n"
    return f"""// Written by cmake/embed_page.py. Do not edit.
// NOLINTBEGIN: not written by hand
#include <array>

#include "server/site/site.hpp"

asm(".pushsection .rodata\\n"
    ".global meadhall_page\\n"
    "meadhall_page:\\n"
    ".incbin \\"{block.as_posix()}\\"\\n"
    ".byte 0\\n"
    ".popsection\\n");
extern "C" const char meadhall_page[];

namespace meadhall::server {{

namespace {{

[[maybe_unused]] std::string_view bytes(std::size_t from, std::size_t size) {{ return {{meadhall_page + from, size}}; }}

{table}
}}  // namespace

std::span<const Asset> built_in_page() {{ return assets; }}

}}  // namespace meadhall::server
// NOLINTEND
"""


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    folder, output = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    rows, block = rows_and_bytes(folder)
    binary = output.with_suffix(".bin")
    binary.write_bytes(block)
    output.with_suffix(".cpp").write_text(source(rows, rows.count("\n"), binary), encoding="utf-8")


main()
