//! `disjunct effective`: a document, its overlays, and the parts that are kept of former versions → the document that is read.

use clap::Arg;

use super::clients::for_each_client;
use super::console::Console;
use super::exit::Exit;
use super::input::input_of;
use super::summary::counted;
use crate::config::{Allow, ClientConfig, Config, Options, Policy, Verdict};
use crate::diagnostic::{Diagnostics, Severity};
use crate::error::Error;
use crate::kept;
use crate::load::{load_effective, read_kept};
use crate::render::inert_json;
use crate::stack;

/// Print SPEC with the changes of its overlays, or without SPEC the documents in the nearest `disjunct.toml`, as JSON
///
/// Parts that the crate keeps of former versions of the document (`disjunct.kept.json`) are in it too.
#[derive(Debug, clap::Args)]
#[command(mut_args(hide_other_option))]
pub struct Arguments {
    #[command(flatten)]
    client: ClientConfig,
}

/// The options that concern this command. The others are accepted, so that the arguments of `generate` are valid here.
const SHOWN: [&str; 6] = ["spec", "root", "overlays", "max_size", "strict", "allow"];

fn hide_other_option(argument: Arg) -> Arg {
    let is_shown = SHOWN.contains(&argument.get_id().as_str());
    argument.hide(!is_shown)
}

/// Prints the document of the arguments, or the documents of `disjunct.toml`, one after the other.
pub fn run(arguments: &Arguments, console: &mut Console) -> Result<Exit, Error> {
    for_each_client(&arguments.client, console, print_document)
}

fn print_document(
    client: &ClientConfig,
    policy: &Policy,
    config: Option<&Config>,
    console: &mut Console,
) -> Result<Exit, Error> {
    let options = Options {
        kept: read_kept(&client.output().join(kept::FILE_NAME))?,
        ..client.options()
    };
    let input = input_of(client, config)?;
    let loaded = stack::with_known_stack(|| {
        let mut diagnostics = Diagnostics::default();
        let loaded = load_effective(input, options.reading(), &mut diagnostics);
        loaded.map(|(document, sources)| {
            diagnostics.settle(&sources);
            let text = document.map(|document| format!("{document:#}"));
            (text, diagnostics, sources)
        })
    });
    let loaded = loaded.map_err(Error::io("start a thread for", input.path()))?;
    let (text, mut diagnostics, sources) = loaded?;
    // The other warnings that `allow` names may be found when a client is generated.
    let mut policy = policy.clone();
    let is_found = |allow: &Allow| diagnostics.iter().any(|found| allow.means(found));
    policy.allow.retain(|(allow, _)| is_found(allow));
    let verdict = policy.judge(&mut diagnostics);
    console.show(&diagnostics, &sources);
    match (text, verdict) {
        (Some(text), Verdict::Accepted) => {
            for line in text.lines() {
                console.print(&(inert_json(line.to_owned()) + "\n"))?;
            }
            Ok(Exit::Done)
        }
        (_, verdict) => {
            let errors = counted(diagnostics.count(Severity::Error), "error");
            let spec = client.spec().display();
            console.error(
                &format!("{spec}: nothing was printed due to {errors}"),
                None,
            );
            let is_denied = verdict == Verdict::Denied;
            Ok(if is_denied {
                Exit::Unclean
            } else {
                Exit::Invalid
            })
        }
    }
}
