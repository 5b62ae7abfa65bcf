"""Writes a CTest file with one test per doctest test case of a test program, or per file of them.

doctest brings such a script, but its test names go through CMake lists, which split at semicolons and brackets; ours are
sentences. A test case in the suite "long" gets the label long, and so on for every suite.

    discover_tests.py PROGRAM OUTPUT NAME PREFIX LABEL case|file

By file: to start a program under the sanitizers takes longer than most test cases do. doctest says which case failed. Those of
a suite stay apart, for they are chosen or left out by it.
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


def entry(full, command, suite, label):
    labels = [label] + ([suite, f"{label}-{suite}"] if suite else [])
    # What takes long begins early, so that nobody waits for it at the end.
    cost = " COST 50" if suite == "long" else ""
    # A filter that matches nothing is a success for doctest; here it is a failure.
    return (
        f"add_test({' '.join(bracket(part) for part in [full, *command, '--no-intro'])})\n"
        f"set_tests_properties({bracket(full)} PROPERTIES LABELS {bracket(';'.join(labels))} "
        f"FAIL_REGULAR_EXPRESSION {bracket('test cases: +0 [|]')} "
        f"ENVIRONMENT {bracket('UBSAN_OPTIONS=print_stacktrace=1')}{cost})"
    )


def entries(program, name, prefix, label, extent):
    seen = set()
    files = {}  # how many test cases each has that are not in a suite
    for case in cases(program):
        title, source, suite = case.get("name"), case.get("filename"), case.get("testsuite")
        if title in seen:
            sys.exit(f"{source}:{case.get('line')}: a second test case is called \"{title}\"")
        seen.add(title)
        if extent == "file" and not suite:
            files[source] = files.get(source, 0) + 1
            continue
        command = [program, f"--test-case={escaped(title)}", f"--source-file={escaped(source)}"]
        yield entry(f"{prefix}{name}: {title}", command, suite, label)
    for source, count in files.items():
        full = f"{prefix}{name}: {os.path.basename(source)}, test cases: {count}"
        yield entry(full, [program, f"--source-file={escaped(source)}", "--test-suite-exclude=?*"], None, label)


def main():
    program, output, name, prefix, label, extent = sys.argv[1:]
    text = "\n".join(entries(program, name, prefix, label, extent)) + "\n"
    with open(output + ".new", "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(output + ".new", output)


main()
