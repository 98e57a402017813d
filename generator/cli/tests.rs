use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::sync::mpsc::{Sender, channel};

use clap::{CommandFactory, Parser};
use insta::assert_snapshot;
use tempfile::TempDir;

use super::console::{Console, Format};
use super::invocation::Invocation;
use super::{Cli, Command};
use crate::compare::CODES;
use crate::config::{OPTIONS, parse_config};
use crate::diagnostic::codes;
use crate::{Formats, UnknownFields};

const DOCUMENT: &str = "openapi: 3.1.0
info: {title: Pets, version: '1.0.0'}
paths: {/health: {get: {operationId: health, responses: {'204': {description: Well.}}}}}
";

/// What a run writes to standard output and to standard error, without colours.
fn run(args: &[&str]) -> (String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let args = ["disjunct"].iter().chain(args).map(OsString::from);
    super::run(
        args,
        &mut anstream::StripStream::new(&mut out),
        &mut anstream::StripStream::new(&mut err),
        false,
    );
    (
        String::from_utf8(out).unwrap(),
        String::from_utf8(err).unwrap(),
    )
}

#[test]
fn arguments_make_sense_to_clap() {
    Cli::command().debug_assert();
}

/// The table of options makes both of them.
#[test]
fn the_command_line_has_the_defaults_of_the_config() {
    let cli = Cli::try_parse_from(["disjunct", "generate", "api.yaml"]).unwrap();
    let Command::Generate(arguments) = cli.command else {
        panic!("{cli:?}")
    };
    let config = parse_config("disjunct.toml", "[[client]]\nspec = 'api.yaml'\n").unwrap();
    let described = &config.clients[0];
    assert_eq!(arguments.client.options(), described.options());
    assert_eq!(arguments.client.output(), described.output());
    assert_eq!(arguments.client.strict, described.strict);
    assert_eq!(arguments.client.allow, described.allow);
}

#[test]
fn arguments_are_options_and_what_concerns_one_run() {
    let command = Cli::command();
    let generate = command.find_subcommand("generate").unwrap();
    let arguments: Vec<&str> = generate
        .get_arguments()
        .map(|argument| argument.get_id().as_str())
        .collect();
    let of_the_run = [
        "bindings",
        "notes",
        "verbose",
        "watch",
        "check",
        "dry_run",
        "overwrite",
    ];
    // Tables are written in `disjunct.toml` only.
    let tables = [
        "select",
        "rename",
        "replace",
        "derive",
        "attribute",
        "pages",
    ];
    let is_argument = |option: &&&str| !tables.contains(*option);
    let options: Vec<&str> = OPTIONS.iter().filter(is_argument).copied().collect();
    assert_eq!(arguments, [options.as_slice(), &of_the_run].concat());
    for key in OPTIONS {
        let explain = codes::INVALID_CONFIG.explain;
        assert!(explain.contains(&format!("`{key}`")), "{key}");
    }
}

#[test]
fn unknown_fields_are_named_as_in_the_config() {
    for name in ["keep", "drop", "deny"] {
        let text = format!("[[client]]\nspec = 'a'\nunknown_fields = '{name}'\n");
        let config = parse_config("disjunct.toml", text).unwrap();
        assert_eq!(Ok(config.clients[0].unknown_fields), name.parse());
    }
    assert!("kept".parse::<UnknownFields>().is_err());
}

#[test]
fn formats_are_named_as_in_the_config() {
    for name in ["annotate", "check"] {
        let text = format!("[[client]]\nspec = 'a'\nformats = '{name}'\n");
        let config = parse_config("disjunct.toml", text).unwrap();
        assert_eq!(Ok(config.clients[0].formats), name.parse());
    }
    assert!("assert".parse::<Formats>().is_err());
}

#[test]
fn help() {
    assert_snapshot!(run(&["--help"]).0, @r"
    Generate a Rust client from an OpenAPI document

    Usage: disjunct [OPTIONS] <COMMAND>

    Commands:
      init         Write a `disjunct.toml` for SPEC, or for the `openapi.json` or `openapi.yaml` here, that describes every option
      generate     Generate the client of SPEC, or without SPEC each client in the nearest `disjunct.toml`
      report       Show how the unions of SPEC are decoded, which schemas stay untyped, and which operations are skipped or have pages; list warnings and notes
      diff         Show what changes in the crate from OLD to NEW, and what breaks
      bump         Generate the crate of a changed document, with the version that the changes need
      names        List the names in `disjunct.lock` that would be chosen differently today, or choose all names anew
      effective    Print SPEC with the changes of its overlays, or without SPEC the documents in the nearest `disjunct.toml`, as JSON
      fit          Compare recorded responses with SPEC, and write an overlay that declares what came
      explain      Explain the code of a message, such as `unresolved-ref`
      completions  Print the script that completes the arguments of `disjunct` in a shell
      man          Print the manual page of `disjunct`, or of one of its commands
      help         Print this message or the help of the given subcommand(s)

    Options:
          --message-format <FORMAT>  Format of the messages: `human`, `json` or `github` [default: human]
      -q, --quiet                    Print warnings and errors only
      -h, --help                     Print help
      -V, --version                  Print version

    Exit codes: 0 success, 1 output out of date, warning denied, breaking change or deviating recording, 2 invalid arguments or `disjunct.toml`, 3 invalid document or recording, 4 file not readable or not written
    ");
    assert_snapshot!(run(&["generate", "--help"]).0, @r"
    Generate the client of SPEC, or without SPEC each client in the nearest `disjunct.toml`

    Usage: disjunct generate [OPTIONS] [SPEC]

    Arguments:
      [SPEC]  OpenAPI document, JSON or YAML; on the command line `-` is standard input

    Options:
          --root <DIR>               Folder whose files the document may refer to; by default the folder of the document
          --overlay <FILE>           Overlay (OpenAPI Overlay 1.0 or 1.1) that changes the document before it is read; several apply in order
          --max-size <MIB>           Size limit of the document in MiB, all its files together, 1 to 2048 [default: 128]
          --output <DIR>             Folder that the files are written to; by default `generated`
          --layout <FORM>            Form of the files: a `crate`, a `module` of a package of yours, or such a module in one `file` [default: crate]
          --name <CRATE>             Name of the package; by default made from the title of the document
          --version <VERSION>        Version of the package; by default made from the document's, which is otherwise the constant `API_VERSION` of the crate
          --license <SPDX>           License of the package, an SPDX expression such as `MIT OR Apache-2.0`
          --repository <URL>         URL of the repository that the package is in
          --homepage <URL>           URL of the home page of the package
          --authors <AUTHOR>         Author of the package, such as `Ada <ada@example.com>`
          --unknown-fields <WHAT>    Properties that a struct has no field for: `keep`, `drop` or `deny` [default: keep]
          --deviations <WHAT>        Values of a service that are not as declared: `correct` them where that is possible, or `refuse` them [default: correct]
          --runtime <WHERE>          Where the code is that types and operations use: a `copy` in the client, or the package `disjunct-runtime` (`crate`) [default: copy]
          --formats <WHAT>           Whether `validate()` checks formats of strings, such as `uuid` and `date`: `annotate` (no) or `check` [default: annotate]
          --secret <POINTER>         JSON pointer of a string schema whose values `Debug` hides although the document does not mark them as secret
          --tower                    Add `TowerTransport`, which sends requests through a service of tower, and `check_transport`, which tests a transport
          --types <WHICH>            Schemas that have a type although no operation needs it: `all`, or with `used` none, which is the default next to `select`
          --client <BOOL>            Whether the crate has a client, or with `false` only types, without the dependencies for HTTP [possible values: true, false]
          --json-schema <TYPE>       Types whose function `json_schema()` returns the JSON Schema of their values, by name (`*` is any string) or JSON pointer
          --strict                   Treat warnings as errors
          --allow <CODE[@POINTER]>   Suppress the warnings and notes of a code, or with a pointer the one at that location
          --bindings <FILE>          Write which Rust type each schema, parameter, body and response became, as JSON
          --notes                    List the notes too, which never need a change
      -v, --verbose                  List every file of a first run
          --watch                    Run again whenever a file changes that was read
          --check                    Fail if the output is out of date; write nothing
          --dry-run                  Show what would be written; write nothing
          --overwrite                Replace files that were edited or not generated
          --message-format <FORMAT>  Format of the messages: `human`, `json` or `github` [default: human]
      -q, --quiet                    Print warnings and errors only
      -h, --help                     Print help
    ");
}

#[test]
fn a_code_is_explained() {
    let (out, err) = run(&["explain", "unresolved-ref"]);
    assert!(
        out.starts_with("error or warning[unresolved-ref]: unresolved reference\n\nThe file that"),
        "{out}"
    );
    assert_eq!(
        (run(&["explain", "error[unresolved-ref]:"]).0, err),
        (out, String::new())
    );
    let (out, _) = run(&["explain", "note[unknown-field]"]);
    assert!(out.starts_with("warning or note[unknown-field]: "), "{out}");
    assert_eq!(run(&["explain", "unknown-member"]).0, out);
    let (_, err) = run(&["explain", "unresolved-rfe"]);
    assert_eq!(
        err,
        "error: unknown code `unresolved-rfe`; did you mean `unresolved-ref`?\n"
    );
    let (_, err) = run(&["explain", "x"]);
    assert_eq!(
        err,
        "error: unknown code `x`; run `disjunct explain` for a list\n"
    );
}

#[test]
fn all_codes_are_listed() {
    let (out, _) = run(&["explain"]);
    assert_eq!(out.lines().count(), codes::ALL.len() + CODES.len());
    let is_listed = |(name, meaning): &(&str, &str)| out.contains(name) && out.contains(meaning);
    assert!(CODES.iter().all(is_listed));
    assert!(
        codes::ALL
            .iter()
            .all(|code| out.contains(code.name) && out.contains(code.title))
    );
}

#[test]
fn a_run_is_reported() {
    let folder = TempDir::new().unwrap();
    let (spec, output) = (folder.path().join("api.yaml"), folder.path().join("out"));
    fs::write(&spec, DOCUMENT).unwrap();
    let (spec, output) = (spec.to_str().unwrap(), output.to_str().unwrap());
    let (out, err) = run(&["generate", spec, "--output", output, "--check", "--verbose"]);
    assert!(
        out.contains(&format!("added {output}/src/lib.rs\n")),
        "{out}"
    );
    assert!(
        err.starts_with(&format!("error: {output} is stale: ")),
        "{err}"
    );
    let (_, err) = run(&["generate", spec, "--output", output, "--dry-run"]);
    assert!(err.starts_with(&format!("{output}: would be ")), "{err}");
    assert_eq!(
        run(&["generate", spec, "--output", output, "--quiet"]),
        (String::new(), String::new())
    );
    let (out, err) = run(&["generate", spec, "--output", output]);
    assert!(err.starts_with(&format!("{output}: up to date, ")), "{err}");
    assert_eq!(out, "");
    let (out, err) = run(&[
        "generate",
        spec,
        "--output",
        output,
        "--message-format",
        "json",
    ]);
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (&report["added"], report["output"].as_str(), err),
        (&serde_json::json!([]), Some(output), String::new())
    );
}

/// A terminal that reports when something is written to it.
struct Terminal {
    text: Vec<u8>,
    written: Sender<()>,
}

impl Write for Terminal {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.text.extend(bytes);
        // The work that waits for the first line has ended at the later ones.
        let _ = self.written.send(());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The work ends when its progress has been shown, so that it takes as long as that takes.
#[test]
fn long_work_is_shown_on_a_terminal_and_wiped_out() {
    let (written, wait) = channel();
    let mut terminal = Terminal {
        text: Vec::new(),
        written,
    };
    let mut out = Vec::new();
    let mut console = Console::new(
        (&mut out, &mut terminal),
        Format::Human,
        false,
        Invocation::default(),
    );
    console.show_progress(true);
    let result = console.while_working("reading", move || wait.recv().map(|()| 7));
    assert_eq!(result, Ok(7));
    let short = console.while_working("reading", || 8);
    assert_eq!(short, 8);
    let text = String::from_utf8(terminal.text).unwrap();
    let (first, rest) = text.split_at("\rreading: 1 s".len());
    assert_eq!(first, "\rreading: 1 s");
    assert!(rest.ends_with("\r            \r"), "{text:?}");
    assert!(!text.contains('\u{1b}') && !text.contains('\n'), "{text:?}");
}

#[test]
fn progress_is_for_people_on_a_terminal() {
    for (format, quiet, is_terminal) in [
        (Format::Human, false, false),
        (Format::Human, true, true),
        (Format::Json, false, true),
        (Format::Github, false, true),
    ] {
        let (written, _wait) = channel();
        let mut terminal = Terminal {
            text: Vec::new(),
            written,
        };
        let mut out = Vec::new();
        let mut console = Console::new(
            (&mut out, &mut terminal),
            format,
            quiet,
            Invocation::default(),
        );
        console.show_progress(is_terminal);
        // On this thread: there is nothing that could be shown.
        let here = std::thread::current().id();
        let there = console.while_working("reading", || std::thread::current().id());
        assert_eq!(here, there);
    }
}
