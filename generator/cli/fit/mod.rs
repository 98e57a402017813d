//! `disjunct fit`: a document and recordings of its service → what is not as declared, and an overlay that declares it.

mod document;
mod row;
mod table;

use std::fs::{self, File};
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use clap::Arg;

use self::document::{FitDocument, read_document};
use self::row::{Rows, add_rows, rows_of};
use self::table::{Outcome, format_annotations, format_table, table_value};
use super::console::{Console, Format};
use super::exit::Exit;
use super::input::{input_of, is_standard_input};
use super::summary::counted;
use crate::config::{ClientConfig, Options};
use crate::diagnostic::Diagnostics;
use crate::error::Error;
use crate::fit::{
    Action, Fault, Matcher, Routes, Tally, extend_overlay, mend_document, read_recordings,
    write_overlay,
};
use crate::load::Input;
use crate::render::{inert_json, inert_text};
use crate::source::Sources;
use crate::stack;

/// Compare recorded responses with SPEC, and write an overlay that declares what came
#[derive(Debug, clap::Args)]
#[command(mut_args(adapt_option))]
#[command(after_help = HELP)]
pub struct Arguments {
    #[command(flatten)]
    client: ClientConfig,
    /// HAR files, or files of one JSON object a line
    #[arg(required = true)]
    recordings: Vec<PathBuf>,
    /// Overlay to write; one that is there is applied, and actions are added to it [default: SPEC with the extension `.overlay.yaml`]
    #[arg(long, value_name = "FILE")]
    into: Option<PathBuf>,
    /// URL of the recorded server, in place of the servers of the document
    #[arg(long = "server", value_name = "URL")]
    servers: Vec<String>,
    /// Fail if a recording is not as declared; write nothing
    #[arg(long)]
    check: bool,
}

/// What the help describes at its end.
const HELP: &str = "\
A line is one of:
  {\"method\": \"GET\", \"url\": \"https://api.example/pets/1\", \"status\": 200, \"body\": {…}}
  {\"op\": \"GET /pets/{id}\", \"status\": 200, \"body\": {…}}
  {\"schema\": \"Pet\", \"body\": {…}}
`text` in place of `body` is the body as a string. `media_type` is that of the body; without it, JSON is assumed. \
`schema` is the name of a component, or a JSON pointer.

Nothing of a body is shown or written but names of properties, types, and short words that an enum could have. \
Of URLs, it is the host and the pattern of the path.";

/// The options of a client that concern this command.
const SHOWN: [&str; 4] = ["spec", "root", "overlays", "max_size"];

/// How often the document with the overlay is compared again. What is inside a value of another type is found only then.
const MOST_ROUNDS: usize = 6;

fn adapt_option(argument: Arg) -> Arg {
    const OWN: [&str; 4] = ["recordings", "into", "servers", "check"];
    let id = argument.get_id().as_str();
    let is_shown = SHOWN.contains(&id) || OWN.contains(&id);
    match id {
        "spec" => argument
            .help("OpenAPI document, JSON or YAML")
            .required(true),
        _ => argument.hide(!is_shown),
    }
}

/// Compares the recordings with the document of the arguments.
pub fn run(arguments: &Arguments, console: &mut Console) -> Result<Exit, Error> {
    let client = &arguments.client;
    if is_standard_input(client) {
        let message = "the document is read several times, so it cannot be standard input";
        return Err(Error::Usage(message.to_owned()));
    }
    let is_url = |server: &String| server.contains("://");
    if !arguments.servers.iter().all(is_url) {
        let message = "`--server` is a URL, as in `https://api.example`";
        return Err(Error::Usage(message.to_owned()));
    }
    let input = input_of(client, None)?;
    let into = arguments.into.clone();
    let into = into.unwrap_or_else(|| client.spec().with_extension("overlay.yaml"));
    let mut options = client.options();
    // It is applied as the last one.
    options.overlays.retain(|overlay| *overlay != into);
    let before = read_if_there(&into)?;
    let run = Run {
        arguments,
        options,
        input,
        into: &into,
    };
    let what = format!("comparing {}", counted(arguments.recordings.len(), "file"));
    let done = console.while_working(&what, || {
        stack::with_known_stack(|| run.rounds(before.clone()))
    });
    let done = done.map_err(Error::io("start a thread for", input.path()))?;
    match done? {
        Ok(done) => run.finish(done, before.as_deref(), console),
        Err(refused) => Ok(refused.show(console)),
    }
}

fn read_if_there(path: &Path) -> Result<Option<String>, Error> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Error::io("read", path)(error)),
    }
}

struct Run<'a> {
    arguments: &'a Arguments,
    options: Options,
    input: Input<'a>,
    into: &'a Path,
}

/// What was found, and the overlay.
struct Done {
    tally: Tally,
    rows: Rows,
    overlay: Option<String>,
    actions: usize,
}

/// Why nothing was compared.
enum Refused {
    /// The document has errors, with the overlay that was made if `is_ours`.
    Document {
        diagnostics: Box<Diagnostics>,
        sources: Box<Sources>,
        is_ours: bool,
    },
    /// A recording cannot be read.
    Recordings(Vec<String>),
}

impl Refused {
    fn show(self, console: &mut Console) -> Exit {
        match self {
            Self::Document {
                mut diagnostics,
                sources,
                is_ours,
            } => {
                diagnostics.keep_errors();
                console.show(&diagnostics, &sources);
                if is_ours {
                    let message = "the document has errors with the overlay for the recordings; nothing was written";
                    console.error(message, None);
                }
            }
            Self::Recordings(messages) => {
                for message in messages {
                    console.error(&inert_text(&message), None);
                }
            }
        }
        Exit::Invalid
    }
}

impl Run<'_> {
    /// Compares, adds actions to the overlay, and compares again until no action helps.
    fn rounds(&self, mut overlay: Option<String>) -> Result<Result<Done, Refused>, Error> {
        let mut first: Option<Tally> = None;
        let mut rows = Rows::new();
        let mut actions = 0;
        for round in 0..MOST_ROUNDS {
            let draft = overlay.as_deref().map(|text| (self.into, text));
            let read = read_document(self.input, self.options.reading(), draft)?;
            let document = match read {
                Ok(document) => document,
                Err((diagnostics, sources)) => {
                    return Ok(Err(Refused::Document {
                        diagnostics: Box::new(diagnostics),
                        sources: Box::new(sources),
                        is_ours: round > 0,
                    }));
                }
            };
            let tally = match self.tally(&document)? {
                Ok(tally) => tally,
                Err(messages) => return Ok(Err(Refused::Recordings(messages))),
            };
            let mended = mend_document(&tally, &document.tree, &document.sources);
            let found = rows_of(&tally, &document, &mended.left);
            first.get_or_insert(tally);
            let is_last = self.arguments.check || round + 1 == MOST_ROUNDS;
            if is_last || mended.actions.is_empty() {
                add_rows(&mut rows, found, !self.arguments.check);
                break;
            }
            add_rows(&mut rows, found, false);
            actions += mended.actions.len();
            overlay = Some(self.add(overlay, &mended.actions)?);
        }
        Ok(Ok(Done {
            tally: first.unwrap_or_default(),
            rows,
            overlay,
            actions,
        }))
    }

    fn add(&self, overlay: Option<String>, actions: &[Action]) -> Result<String, Error> {
        let is_json = self.into.extension().is_some_and(|end| end == "json");
        match overlay {
            None => Ok(write_overlay(actions, is_json)),
            Some(text) => extend_overlay(&text, actions).ok_or_else(|| Error::InTheWay {
                path: self.into.to_owned(),
                is: "an overlay whose `actions` are not the last field, as a block of YAML",
            }),
        }
    }

    /// Counts what all recordings have; or the messages about those that cannot be read.
    fn tally(&self, document: &FitDocument) -> Result<Result<Tally, Vec<String>>, Error> {
        let routes = Routes::of(&document.operations, &self.arguments.servers);
        let FitDocument {
            schemas,
            tree,
            sources,
            ..
        } = document;
        let matcher = Matcher::new(routes, schemas, tree, sources);
        let mut tally = Tally::default();
        let mut messages = Vec::new();
        for path in &self.arguments.recordings {
            let file = File::open(path).map_err(Error::io("read", path))?;
            let mut add = |recording| tally.add(matcher.compare(&recording));
            match read_recordings(BufReader::new(file), &mut add) {
                Ok(()) => {}
                Err(Fault::Io(error)) => return Err(Error::io("read", path)(error)),
                Err(Fault::Invalid {
                    line,
                    column,
                    message,
                }) => messages.push(format!("{}:{line}:{column}: {message}", path.display())),
            }
        }
        Ok(if messages.is_empty() {
            Ok(tally)
        } else {
            Err(messages)
        })
    }

    /// Prints what was found, and writes the overlay if it is another one.
    fn finish(
        &self,
        done: Done,
        before: Option<&str>,
        console: &mut Console,
    ) -> Result<Exit, Error> {
        let spec = self.arguments.client.spec().display().to_string();
        let into = self.into.display().to_string();
        let outcome = Outcome {
            spec: &spec,
            tally: &done.tally,
            rows: &done.rows,
            overlay: (done.actions > 0).then_some((&*into, done.actions)),
        };
        console.print(&match console.format() {
            Format::Json => inert_json(table_value(&outcome).to_string()) + "\n",
            Format::Human | Format::Github => format_table(&outcome),
        })?;
        // A check that compares nothing would never fail.
        if done.tally.recordings == done.tally.unmatched_count() {
            let message = "no recording is of an operation or a schema of the document";
            let help = "name the recorded server by `--server URL` if it is another one";
            console.error(message, Some(help));
            return Ok(Exit::Unclean);
        }
        if self.arguments.check {
            if console.format() == Format::Github {
                console.print(&format_annotations(&outcome))?;
            }
            let is_as_declared = done.rows.is_empty();
            return Ok(if is_as_declared {
                Exit::Done
            } else {
                Exit::Unclean
            });
        }
        if let Some(overlay) = done.overlay.filter(|text| Some(text.as_str()) != before) {
            fs::write(self.into, overlay).map_err(Error::io("write", self.into))?;
            let actions = counted(done.actions, "action");
            let done = if before.is_some() {
                "added to"
            } else {
                "written to"
            };
            console.status(&format!("{actions} {done} {}", inert_text(&into)));
        }
        Ok(Exit::Done)
    }
}
