#!/usr/bin/env python3
"""What the clients cost that Disjunct and its peers make of the same documents: to check, to build and to build optimised.

    cargo install openapi-to-rust oas3-gen
    cargo build --release
    python3 benches/peers.py DOCUMENT… > table.md

Disjunct's client is measured with a copy of the runtime, and as one that depends on the package `disjunct-runtime`; the package is a
dependency, whose own cost is a row of the table. Behind a peer's figure is what that of the client with the package is of it.

A crate is measured as a library, and as a program that makes one call with it: the first GET operation of the document that requires
no argument. In each round every crate is built in turn and from nothing, its dependencies being built before. A figure is the
processor time in seconds, the least of three rounds (or of `ROUNDS`); memory is the most that one process held. `TOOLS` names the tools
to compare, `MODES` the ways to build (`check,dev,release`). A tool whose output does not compile, or that makes none, has no figures: which
step failed, and the last lines of its errors, are written to standard error.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

LINES_OF_ERRORS = 20
ROUNDS = int(os.environ.get("ROUNDS", "3"))
OURS = pathlib.Path(__file__).parent.parent / "target/release/disjunct"
PACKAGE = pathlib.Path(__file__).parent.parent / "templates/runtime"
# The client whose figures are compared with those of the others.
COMPARED = "Disjunct (package)"
MODES = {"check": ["check"], "dev": ["build"], "release": ["build", "--release"]}
DEPENDENCIES_OF_OAS3_GEN = """
anyhow = "1"
chrono = { version = "0.4", features = ["serde"] }
http = "1"
indexmap = { version = "2", features = ["serde"] }
oas3-gen-support = "0.29"
reqwest = { version = "0.13", features = ["json", "multipart", "query", "stream", "form"] }
serde = { version = "1", features = ["derive"] }
serde_html_form = "0.4"
serde_json = "1"
serde_with = { version = "3", features = ["base64", "chrono"] }
url = { version = "2", features = ["serde"] }
uuid = { version = "1", features = ["serde"] }
validator = { version = "0.20", features = ["derive"] }
"""


class Failed(Exception):
    """A step of a tool that failed, with the last lines that it said."""


def run(command, step, folder=None):
    """Runs a command; its processor seconds and its megabytes, those of its children included."""
    with tempfile.TemporaryFile() as said:
        try:
            process = subprocess.Popen(command, cwd=folder, stdout=said, stderr=said)
        except OSError as error:
            raise Failed(f"{step}: {error}") from error
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            said.seek(0)
            last = said.read().decode(errors="replace").rstrip().splitlines()[-LINES_OF_ERRORS:]
            raise Failed("\n  ".join([f"{step} ended with {process.returncode}:", *last]))
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1000


def ours(document, crate, runtime="copy"):
    command = [OURS, "generate", document, "--output", crate, "--name", "client", "--runtime", runtime]
    seconds, _ = run(command, "generating")
    with open(crate / "Cargo.toml", "a") as file:
        file.write("\n[workspace]\n")
    return seconds


def packaged(document, crate):
    return ours(document, crate, f"crate, path = {json.dumps(str(PACKAGE.resolve()))}")


def openapi_to_rust(document, crate):
    api = crate / "src/api"
    command = ["openapi-to-rust", "generate", document, "--output-dir", api, "--module-name", "api", "--quiet"]
    seconds, _ = run(command, "generating")
    write_manifest(crate, (api / "REQUIRED_DEPS.toml").read_text())
    return seconds


def oas3_gen(document, crate):
    api = crate / "src/api"
    api.parent.mkdir(parents=True)
    seconds, _ = run(["oas3-gen", "generate", "client-mod", "--input", document, "--output", api], "generating")
    write_manifest(crate, "[dependencies]" + DEPENDENCIES_OF_OAS3_GEN)
    return seconds


def write_manifest(crate, dependencies):
    package = '[package]\nname = "client"\nversion = "0.0.0"\nedition = "2024"\n\n'
    (crate / "Cargo.toml").write_text(package + dependencies + "\n[workspace]\n")
    (crate / "src/lib.rs").write_text("pub mod api;\n")


def simple_path(document):
    """The path of the first GET operation without a required parameter."""
    text = document.read_text()
    try:
        paths = json.loads(text)["paths"]
    except ValueError:
        # Enough of YAML to find paths without braces.
        return next(iter(re.findall(r"(?m)^  (/[^{}\s]*):\s*\n    get:", text)), None)
    for path, item in paths.items():
        get = item.get("get")
        parameters = item.get("parameters", []) + (get or {}).get("parameters", [])
        if get and "{" not in path and not any("$ref" in found or found.get("required") for found in parameters):
            return path
    return None


def our_call(crate, path):
    """The expression of our call, and that of the client."""
    for file in sorted(crate.glob("src/calls/**/*.rs")):
        text = file.read_text()
        if f"`GET {path}`" not in text:
            continue
        method = re.search(r"pub fn (\w+)\(&self\) ->", text)
        group = re.search(r"client\.(\w+)\(\)\.\w+\(", text)
        if method:
            handle = f".{group[1]}()" if group else ""
            return 'client::Client::builder("http://127.0.0.1:1").build().unwrap()', f"{handle}.{method[1]}().send()"
    return None


def call_of_openapi_to_rust(crate, path):
    text = (crate / "src/api/client.rs").read_text()
    before, found, _ = text.partition(f'self.base_url, "{path}");\n        let mut req = self.http_client.get')
    if not found:
        return None
    name, parameters = re.findall(r"pub async fn (\w+)\(([^{]*?)\)\s*->", before)[-1]
    # Where the type is `Option<impl AsRef<str>>`, `None` has to say of which type it is.
    types = re.findall(r"\w+: Option<(impl )?", parameters)
    arguments = ", ".join("None::<&str>" if is_open else "None" for is_open in types)
    return "client::api::HttpClient::new()", f".{name}({arguments})"


def no_call(crate, path):
    return None


TOOLS = {
    "Disjunct (copy)": (ours, our_call),
    "Disjunct (package)": (packaged, our_call),
    "openapi-to-rust": (openapi_to_rust, call_of_openapi_to_rust),
    "oas3-gen": (oas3_gen, no_call),
}


def write_program(folder, crate, client, call):
    (folder / "src").mkdir(parents=True)
    (folder / "Cargo.toml").write_text(
        '[package]\nname = "program"\nversion = "0.0.0"\nedition = "2024"\n\n[dependencies]\n'
        f'client = {{ path = "{crate}" }}\n'
        'tokio = { version = "1", features = ["macros", "rt"] }\n\n[workspace]\n'
    )
    (folder / "src/main.rs").write_text(
        '#[tokio::main(flavor = "current_thread")]\nasync fn main() {\n'
        f"    let client = {client};\n"
        f"    match client{call}.await {{\n"
        '        Ok(found) => println!("{found:?}"),\n        Err(error) => println!("{error}"),\n    }\n}\n'
    )


def build(folder, mode, target, crate):
    """Builds what lies in a folder from nothing, all but its dependencies."""
    (crate / "src/lib.rs").touch()
    os.environ["CARGO_INCREMENTAL"] = "0"
    return run(["cargo", *MODES[mode], "--quiet", "--target-dir", target], f"cargo {' '.join(MODES[mode])} in {folder.name}", folder)


def lines(crate):
    """All lines, and those of them that are code: neither blank nor documentation."""
    every = [line.strip() for path in crate.glob("src/**/*.rs") for line in path.read_bytes().splitlines()]
    return len(every), sum(not line.startswith((b"//", b"#[doc =")) for line in every if line)


class Client:
    """The crate that a tool made of a document, and a program that makes a call with it."""

    def __init__(self, document, tool, home):
        make, call = TOOLS[tool]
        self.crate = home / document.stem / tool
        self.crate.parent.mkdir(parents=True, exist_ok=True)
        self.target = home / "targets" / tool
        self.generated = make(document.resolve(), self.crate)
        self.program = None
        found = call(self.crate, simple_path(document))
        if found:
            self.program = home / document.stem / f"{tool}-program"
            write_program(self.program, self.crate, *found)
        self.figures = {}
        self.memory = 0

    def measure(self, modes, counted):
        """Builds it in all these ways."""
        for what, folder in (("library", self.crate), ("program", self.program)):
            for mode in modes:
                if folder is None or (what == "program" and mode == "check"):
                    continue
                seconds, memory = build(folder, mode, self.target, self.crate)
                if counted:
                    key = (what, mode)
                    self.figures[key] = min(seconds, self.figures.get(key, seconds))
                    self.memory = max(self.memory, memory)

    def size(self):
        program = self.target / "release/program"
        return f"{program.stat().st_size / 1e6:.1f}" if self.program and program.exists() else "–"


COLUMNS = [(what, mode) for mode in MODES for what in ("library", "program") if (what, mode) != ("program", "check")]


def main():
    home = pathlib.Path(tempfile.mkdtemp(prefix="peers-"))
    modes = os.environ.get("MODES", "check,dev,release").split(",")
    tools = os.environ.get("TOOLS", ",".join(TOOLS)).split(",")
    heads = [f"{mode}, {what}" for what, mode in COLUMNS]
    print("| document | tool | generate | lines | of code |", " | ".join(heads), "| memory MB | program MB |")
    print("|---|---|" + "--:|" * (len(heads) + 5))
    for document in map(pathlib.Path, sys.argv[1:]):
        clients = {tool: client for tool in tools if (client := attempt(document, tool, home, modes))}
        for _ in range(ROUNDS):
            for client in clients.values():
                client.measure(modes, counted=True)
        for tool, client in clients.items():
            cells = [figure(clients, tool, column) for column in COLUMNS]
            written, code = lines(client.crate)
            row = [document.stem, tool, f"{client.generated:.2f}", str(written), str(code), *cells]
            print("|", " | ".join(row), f"| {client.memory:.0f} | {client.size()} |", flush=True)
    if COMPARED in tools:
        print_package(home / "targets" / COMPARED, modes)
    shutil.rmtree(home)


def print_package(target, modes):
    """The cost of the package of the runtime itself, once, with its dependencies built before."""
    features = ["--features", "client,time,regex"]
    cells = {}
    for mode in modes:
        command = ["cargo", *MODES[mode], "--quiet", *features, "--target-dir", target]
        os.environ["CARGO_INCREMENTAL"] = "0"
        run(command, "the package", PACKAGE)
        (PACKAGE / "src/lib.rs").touch()
        cells["library", mode], _ = run(command, "the package", PACKAGE)
    shown = [f"{cells[column]:.1f}" if column in cells else "–" for column in COLUMNS]
    print("| – | disjunct-runtime | – | – | – |", " | ".join(shown), "| – | – |", flush=True)


def attempt(document, tool, home, modes):
    """The client that a tool makes of a document, built once in all ways; `None`, and why, where that fails."""
    try:
        client = Client(document, tool, home)
        if client.program is None:
            print(f"{document.stem}, {tool}: no program, since no call was found that requires no argument", file=sys.stderr)
        client.measure(modes, counted=False)
        return client
    except Failed as failed:
        print(f"{document.stem}, {tool} drops out: {failed}", file=sys.stderr, flush=True)
        return None


def figure(clients, tool, column):
    """Seconds, and behind a peer's what ours are of them."""
    seconds = clients[tool].figures.get(column)
    if seconds is None:
        return "–"
    own = clients[COMPARED].figures.get(column) if COMPARED in clients else None
    ratio = "" if tool.startswith("Disjunct") or own is None else f" ({own / seconds:.2f})"
    return f"{seconds:.1f}{ratio}"


if __name__ == "__main__":
    main()
