#!/usr/bin/env python3
"""How long `cargo check` takes for the clients that Disjunct and its peers make of the same documents, side by side.

    cargo install openapi-to-rust oas3-gen
    cargo build --release
    python3 benches/peers.py DOCUMENT… > table.md

In each round every crate is checked once, in turn and from nothing, its dependencies being checked before: seconds of processor
time, the least of three rounds (or of `ROUNDS`), and the most memory that one process held. A tool whose output does not
compile, or that makes none, has no figures.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROUNDS = int(os.environ.get("ROUNDS", "3"))
OURS = pathlib.Path(__file__).parent.parent / "target/release/disjunct"
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


def run(command, folder=None):
    """Runs a command; whether it succeeded, its processor seconds and its megabytes, those of its children included."""
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode == 0, used.ru_utime + used.ru_stime, used.ru_maxrss / 1000


def ours(document, crate):
    made, seconds, _ = run([OURS, "generate", document, "--output", crate, "--name", "ours"])
    if made:
        with open(crate / "Cargo.toml", "a") as file:
            file.write("\n[workspace]\n")
    return made, seconds


def openapi_to_rust(document, crate):
    api = crate / "src/api"
    command = ["openapi-to-rust", "generate", document, "--output-dir", api, "--module-name", "api", "--quiet"]
    made, seconds, _ = run(command)
    if made:
        manifest(crate, (api / "REQUIRED_DEPS.toml").read_text())
    return made, seconds


def oas3_gen(document, crate):
    api = crate / "src/api"
    api.parent.mkdir(parents=True)
    made, seconds, _ = run(["oas3-gen", "generate", "client-mod", "--input", document, "--output", api])
    if made:
        manifest(crate, "[dependencies]" + DEPENDENCIES_OF_OAS3_GEN)
    return made, seconds


def manifest(crate, dependencies):
    package = '[package]\nname = "peer"\nversion = "0.0.0"\nedition = "2024"\n\n'
    (crate / "Cargo.toml").write_text(package + dependencies + "\n[workspace]\n")
    (crate / "src/lib.rs").write_text("pub mod api;\n")


TOOLS = {"Disjunct": ours, "openapi-to-rust": openapi_to_rust, "oas3-gen": oas3_gen}


def check(crate, target):
    (crate / "src/lib.rs").touch()
    os.environ["CARGO_INCREMENTAL"] = "0"
    return run(["cargo", "check", "--quiet", "--target-dir", target], crate)


def lines(crate):
    """All lines, and those of them that are code: neither blank nor documentation."""
    every = [line.strip() for path in crate.glob("src/**/*.rs") for line in path.read_bytes().splitlines()]
    return len(every), sum(not line.startswith((b"//", b"#[doc =")) for line in every if line)


def main():
    home = pathlib.Path(tempfile.mkdtemp(prefix="peers-"))
    print("| document | tool | generate s | lines | of code | check s | ours of the peer's | MB |")
    print("|---|---|--:|--:|--:|--:|--:|--:|")
    for document in map(pathlib.Path, sys.argv[1:]):
        crates, generated = {}, {}
        for tool, make in TOOLS.items():
            crate = home / document.stem / tool
            crate.parent.mkdir(parents=True, exist_ok=True)
            made, generated[tool] = make(document.resolve(), crate)
            if made and check(crate, home / "targets" / tool)[0]:
                crates[tool] = crate
        rounds = [{tool: check(crate, home / "targets" / tool) for tool, crate in crates.items()} for _ in range(ROUNDS)]
        seconds = {tool: min(found[tool][1] for found in rounds) for tool in crates}
        memory = {tool: max(found[tool][2] for found in rounds) for tool in crates}
        for tool in TOOLS:
            row = f"| {document.stem} | {tool} | {generated[tool]:.2f} | "
            if tool not in crates:
                print(row + "– | – | – | – | – |", flush=True)
                continue
            ratio = "" if tool == "Disjunct" or "Disjunct" not in seconds else f"{seconds['Disjunct'] / seconds[tool]:.2f}"
            written, code = lines(crates[tool])
            print(row + f"{written} | {code} | {seconds[tool]:.1f} | {ratio} | {memory[tool]:.0f} |", flush=True)
    shutil.rmtree(home)


if __name__ == "__main__":
    main()
