"""Checks the samples in deploy/ with the tools that read them: units with systemd-analyze, configurations with nginx.

    check_samples.py PROGRAM      stands where the units name /usr/bin/meadhall

A tool that is not installed is left out, and the output says so. Every service must keep what makes it harmless.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent / "deploy"
HARMLESS = ["NoNewPrivileges=yes", "ProtectSystem=strict", "ProtectHome=yes", "PrivateTmp=yes", "DynamicUser=yes"]
failures = []


def run(*words):
    return subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, stdin=subprocess.DEVNULL)


def complain(what, why):
    failures.append(f"{what.relative_to(ROOT)}: {why}")


def check_words(unit):
    """Commands and options that the program does not know would fail only when somebody needs them."""
    text = unit.read_text()
    for line in HARMLESS:
        if unit.suffix == ".service" and not re.search(f"^{re.escape(line)}$", text, re.MULTILINE):
            complain(unit, f"lacks {line}")
    for command in re.findall(r"^ExecStart=/usr/bin/meadhall (.*)$", text, re.MULTILINE):
        words = command.split()
        told = run(program, words[0], "--help")
        if told.returncode != 0 or f"meadhall {words[0]}" not in told.stdout:
            complain(unit, f"there is no command {words[0]}")
        for option in (word for word in words if word.startswith("--")):
            if not re.search(rf"{option}\b", told.stdout):
                complain(unit, f"meadhall {words[0]} knows no {option}")


def check_units(folder):
    units = sorted([*ROOT.rglob("*.service"), *ROOT.rglob("*.timer")])
    copies = []
    for unit in units:
        check_words(unit)
        name = unit.name.replace("@.", "@8081.")
        copy = folder / name
        copy.write_text(unit.read_text().replace("/usr/bin/meadhall", program))
        copies.append(copy)
    if shutil.which("systemd-analyze") is None:
        print("systemd-analyze is not installed")
        return
    told = run("systemd-analyze", "verify", "--man=no", "--recursive-errors=no", *map(str, copies))
    if told.returncode != 0:
        failures.append(told.stdout)


def check_nginx(folder):
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if nginx is None:
        print("nginx is not installed")
        return
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=hall.example", "-days", "1",
        "-keyout", str(key), "-out", str(certificate))
    for sample in sorted(ROOT.rglob("nginx*.conf")):
        text = sample.read_text()
        text = re.sub(r"(ssl_certificate)\s+\S+;", rf"\1 {certificate};", text)
        text = re.sub(r"(ssl_certificate_key)\s+\S+;", rf"\1 {key};", text)
        whole = folder / "nginx.conf"
        whole.write_text(f"pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {text} }}\n")
        told = run(nginx, "-t", "-q", "-e", "stderr", "-p", str(folder), "-c", str(whole))
        if told.returncode != 0:
            complain(sample, told.stdout)


program = str(pathlib.Path(sys.argv[1]).resolve())
with tempfile.TemporaryDirectory() as folder:
    check_units(pathlib.Path(folder))
    check_nginx(pathlib.Path(folder))
print("\n".join(failures) or "The samples are in order.")
sys.exit(1 if failures else 0)
