//! The command line: arguments → a run, its messages, and its exit code.
//!
//! A command is a file: its arguments, and a function `run` that gets them and a `Console`. Standard output gets what was asked
//! for, standard error everything else.

mod bindings;
mod bump;
mod clients;
mod completions;
mod console;
mod diff;
mod edited_lock;
mod effective;
mod exit;
mod explain;
mod find_config;
mod fit;
mod generate;
mod init;
mod input;
mod invocation;
mod manual;
mod missing_lock;
mod module;
mod names;
mod next_version;
mod release;
mod released_document;
mod report;
mod report_text;
mod settings;
mod summary;
mod watch;

#[cfg(test)]
mod tests;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

pub use self::diff::{consumer_program, proof_of_messages};

use self::console::{Console, Format};
use self::exit::Exit;
use self::invocation::Invocation;
use self::settings::explain_option;

/// Generate a Rust client from an OpenAPI document
#[derive(Debug, Parser)]
#[command(name = "disjunct", version, after_help = exit::HELP)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// Format of the messages: `human`, `json` or `github`
    #[arg(long, global = true, display_order = 100, hide_possible_values = true)]
    #[arg(value_enum, value_name = "FORMAT", default_value_t = Format::Human)]
    message_format: Format,
    /// Print warnings and errors only
    #[arg(long, short, global = true, display_order = 101)]
    quiet: bool,
}

#[derive(Debug, Subcommand)]
enum Command {
    Init(init::Arguments),
    Generate(generate::Arguments),
    Report(report::Arguments),
    Diff(diff::Arguments),
    Bump(bump::Arguments),
    Names(names::Arguments),
    Effective(effective::Arguments),
    Fit(fit::Arguments),
    Explain(explain::Arguments),
    Completions(completions::Arguments),
    #[command(name = "man")]
    Manual(manual::Arguments),
}

/// Runs the command that `args` are, the first of which is the program's name.
///
/// The output may contain colors, which the streams remove if they are not wanted. A closed stream is not an error. `is_terminal` is
/// whether `err` is one.
pub fn run(
    args: impl IntoIterator<Item = OsString>,
    out: &mut dyn Write,
    err: &mut dyn Write,
    is_terminal: bool,
) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let cli = match Cli::try_parse_from(&args) {
        Ok(cli) => cli,
        Err(refusal) => {
            let Some((message, help)) = explain_option(&refusal, &args) else {
                return refuse(&refusal, out, err);
            };
            let invocation = Invocation::of(&args);
            Console::new((out, err), Format::Human, false, invocation).error(&message, Some(&help));
            return Exit::Usage.into();
        }
    };
    let invocation = Invocation::of(&args);
    let mut console = Console::new((out, err), cli.message_format, cli.quiet, invocation);
    console.show_progress(is_terminal);
    let done = match &cli.command {
        Command::Init(arguments) => init::run(arguments, &mut console),
        Command::Generate(arguments) => generate::run(arguments, &mut console),
        Command::Report(arguments) => report::run(arguments, &mut console),
        Command::Diff(arguments) => diff::run(arguments, &mut console),
        Command::Bump(arguments) => bump::run(arguments, &mut console),
        Command::Names(arguments) => names::run(arguments, &mut console),
        Command::Effective(arguments) => effective::run(arguments, &mut console),
        Command::Fit(arguments) => fit::run(arguments, &mut console),
        Command::Explain(arguments) => explain::run(arguments, &mut console),
        Command::Completions(arguments) => {
            completions::run(arguments, Cli::command(), &mut console)
        }
        Command::Manual(arguments) => manual::run(arguments, Cli::command(), &mut console),
    };
    let exit = done.and_then(|exit| console.finish().map(|()| exit));
    exit.unwrap_or_else(|error| console.fail(&error)).into()
}

/// Prints the error of the arguments, or the help or version.
fn refuse<'s>(refusal: &clap::Error, out: &'s mut dyn Write, err: &'s mut dyn Write) -> ExitCode {
    let stream = if refusal.use_stderr() { err } else { out };
    // An error of the last output cannot be reported.
    let _ = write!(stream, "{}", refusal.render().ansi()).and_then(|()| stream.flush());
    if refusal.use_stderr() {
        Exit::Usage.into()
    } else {
        Exit::Done.into()
    }
}
