"""The machines of a cluster, all on this one: PostgreSQL, NATS, nginx, servers and workers of Meadhall.

Each can be killed at any moment and started again at the same place. The door in front and the bus are configured by the
samples of deploy/cluster, with other ports.
"""
import os
import pathlib
import pwd
import random
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request

SAMPLES = pathlib.Path(__file__).resolve().parents[2] / "deploy" / "cluster"


def free_ports(count):
    """So many that are free now, where the system does not give them to somebody else while a machine is down."""
    ports = []
    while len(ports) < count:
        port = random.randrange(20000, 32000)
        with socket.socket() as attempt:
            try:
                attempt.bind(("127.0.0.1", port))
                ports.append(port)
            except OSError:
                pass
    return ports


def program(name, *places):
    """Where a program is: servers are not on everybody's path."""
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", *places]))
    if not found:
        raise SystemExit(f"{name} is not installed: tools/setup test")
    return found


def as_nobody():
    """PostgreSQL refuses to run as root."""
    if os.getuid() == 0:
        nobody = pwd.getpwnam("nobody")
        os.setgid(nobody.pw_gid)
        os.setuid(nobody.pw_uid)


class Machine:
    """A program that can be killed and started again."""

    def __init__(self, name, words, folder, ready, before=None):
        self.name = name
        self.words = [str(word) for word in words]
        self.folder = folder
        self.ready = ready
        self.before = before
        self.process = None

    def start(self):
        with open(self.folder / f"{self.name}.log", "ab") as log:
            self.process = subprocess.Popen(self.words, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                                            cwd=self.folder, start_new_session=True, preexec_fn=self.before)
        for _ in range(600):
            if self.ready():
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError(f"{self.name} does not start:\n" + (self.folder / f"{self.name}.log").read_text()[-2000:])

    def kill(self, how=signal.SIGKILL):
        """With everything that it has started itself. The code of its exit."""
        try:
            os.killpg(self.process.pid, how)
        except ProcessLookupError:
            pass
        code = self.process.wait(timeout=30)
        self.process = None
        return code


def listens(port):
    """A question: whether somebody listens there."""
    def ask():
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return True
        except OSError:
            return False
    return ask


class Cluster:
    """Three servers, two workers, and what they need."""

    def __init__(self, meadhall, nodes=3, workers=2):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="meadhall-cluster-"))
        self.folder.chmod(0o755)
        self.port, self.bus_port, *self.node_ports = free_ports(2 + nodes)
        self.page = self.folder / "page"
        self.page.mkdir()
        (self.page / "index.html").write_text("<p>the hall</p>")
        self.postgres = self.make_postgres()
        self.nats = self.make_nats()
        self.nodes = [self.make_node(meadhall, i, port) for i, port in enumerate(self.node_ports)]
        self.workers = [self.make_worker(meadhall, i) for i in range(workers)]
        self.nginx = self.make_nginx()

    def all(self):
        return [self.postgres, self.nats, *self.nodes, *self.workers, self.nginx]

    def __enter__(self):
        try:
            self.postgres.start()
            self.run_sql_tool("createdb", "hall")
            for machine in self.all()[1:]:
                machine.start()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(self, *_):
        for machine in reversed(self.all()):
            if machine.process:
                machine.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    # PostgreSQL.

    def make_postgres(self):
        self.database = self.folder / "database"
        self.database.mkdir()
        if os.getuid() == 0:
            shutil.chown(self.database, "nobody")
        versions = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"))
        self.sql_tools = [str(version) for version in reversed(versions)]
        subprocess.run([program("initdb", *self.sql_tools), "-D", self.database / "data", "-U", "hall", "-A", "trust",
                        "-E", "UTF8", "--no-sync"], check=True, stdout=subprocess.DEVNULL, cwd=self.database,
                       preexec_fn=as_nobody)
        # A process that is killed loses nothing that it has handed to the system, so no disk need be waited for.
        words = [program("postgres", *self.sql_tools), "-D", self.database / "data", "-k", self.database, "-c",
                 "listen_addresses=", "-c", "fsync=off"]
        return Machine("postgres", words, self.folder, self.is_database_up, as_nobody)

    def is_database_up(self):
        words = [program("pg_isready", *self.sql_tools), "-h", self.database, "-U", "hall", "-q"]
        return subprocess.run(words, check=False).returncode == 0

    def run_sql_tool(self, name, *words):
        done = subprocess.run([program(name, *self.sql_tools), "-h", self.database, "-U", "hall", *words], check=True,
                              stdout=subprocess.PIPE)
        return done.stdout.decode()

    def logs(self):
        """Everything in the database: (table, number, line)."""
        rows = self.run_sql_tool("psql", "-At", "-F", "\t", "hall", "-c",
                                 "select table_id, number, line from logs order by table_id, number")
        return [tuple(row.split("\t", 2)) for row in rows.splitlines()]

    # The others.

    def make_nats(self):
        sample = (SAMPLES / "nats.conf").read_text()
        config = self.folder / "nats.conf"
        config.write_text(sample.replace("4222", str(self.bus_port)))
        return Machine("nats", [program("nats-server"), "-c", config], self.folder, listens(self.bus_port))

    def make_node(self, meadhall, index, port):
        store = f"postgres:///hall?host={self.database}&user=hall"
        words = [meadhall, "serve", "--port", port, "--folder", self.page, "--store", store, "--bus",
                 f"nats://127.0.0.1:{self.bus_port}", "--thinkers", 1, "--limit", "messages=10000", "--limit", "burst=10000",
                 "--limit", "tables=1000", "--log"]
        return Machine(f"node {index}", words, self.folder, listens(port))

    def make_worker(self, meadhall, index):
        words = [meadhall, "worker", "--bus", f"nats://127.0.0.1:{self.bus_port}", "--thinkers", 1]
        return Machine(f"worker {index}", words, self.folder, lambda: True)

    def make_nginx(self):
        site = (SAMPLES / "nginx.conf").read_text().replace("listen 80;", f"listen 127.0.0.1:{self.port};")
        for sample, port in zip(("8081", "8082", "8083"), self.node_ports):
            site = site.replace(f"127.0.0.1:{sample}", f"127.0.0.1:{port}")
        site = re.sub(r"^", "    ", site, flags=re.MULTILINE)
        config = self.folder / "nginx.conf"
        config.write_text("daemon off;\nmaster_process off;\n"
                          f"pid {self.folder}/nginx.pid;\nerror_log {self.folder}/nginx-errors.log;\n"
                          "events {\n    worker_connections 1024;\n}\nhttp {\n    access_log off;\n" +
                          "".join(f"    {kind}_temp_path {self.folder}/{kind};\n"
                                  for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")) + site + "\n}\n")
        words = [program("nginx"), "-p", self.folder, "-c", config, "-e", self.folder / "nginx-errors.log"]
        return Machine("nginx", words, self.folder, listens(self.port))

    def figures(self, index):
        """What a server has counted, by name; nothing if it does not answer."""
        try:
            address = f"http://127.0.0.1:{self.node_ports[index]}/metrics"
            text = urllib.request.urlopen(address, timeout=2).read().decode()
        except OSError:
            return {}
        pairs = (line.split() for line in text.splitlines() if not line.startswith("#"))
        return {name.removeprefix("meadhall_"): float(value) for name, value in pairs}
