"""Writes a CTest file with one test per doctest test case of a test program.

doctest brings such a script, but its test names go through CMake lists, which split at semicolons and brackets; ours are
sentences. A test case in the suite "long" gets the label long, and so on for every suite.

    discover_tests.py PROGRAM OUTPUT NAME PREFIX LABEL
"""

import os
import subprocess
import sys
import xml.etree.ElementTree


def bracket(text):
    """The text as one CMake argument, whatever is in it."""
    return f"[==[{text}]==]"


def escaped(text):
    """A doctest filter that means this name and no list of names."""
    return text.replace("\\", "\\\\").replace(",", "\\,")


def cases(program):
    listing = subprocess.run(
        [program, "--list-test-cases", "--reporters=xml"], stdout=subprocess.PIPE, check=True, stdin=subprocess.DEVNULL
    )
    return xml.etree.ElementTree.fromstring(listing.stdout).iter("TestCase")


def entries(program, name, prefix, label):
    seen = set()
    for case in cases(program):
        title, source, suite = case.get("name"), case.get("filename"), case.get("testsuite")
        full = f"{prefix}{name}: {title}"
        if full in seen:
            sys.exit(f"{source}:{case.get('line')}: a second test case is called \"{title}\"")
        seen.add(full)
        labels = [label] + ([suite, f"{label}-{suite}"] if suite else [])
        command = [program, f"--test-case={escaped(title)}", f"--source-file={escaped(source)}", "--no-intro"]
        yield f"add_test({' '.join(bracket(part) for part in [full, *command])})"
        # What takes long begins early, so that nobody waits for it at the end.
        cost = " COST 50" if suite == "long" else ""
        # A filter that matches nothing is a success for doctest; here it is a failure.
        yield (
            f"set_tests_properties({bracket(full)} PROPERTIES LABELS {bracket(';'.join(labels))} "
            f"FAIL_REGULAR_EXPRESSION {bracket('test cases: +0 [|]')} "
            f"ENVIRONMENT {bracket('UBSAN_OPTIONS=print_stacktrace=1')}{cost})"
        )


def main():
    program, output, name, prefix, label = sys.argv[1:]
    text = "\n".join(entries(program, name, prefix, label)) + "\n"
    with open(output + ".new", "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(output + ".new", output)


main()
