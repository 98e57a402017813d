//! `disjunct generate`: documents → crates on the disk.

use std::path::{Path, PathBuf};

use super::bindings::BindingsFile;
use super::clients::for_each_client;
use super::console::Console;
use super::edited_lock::report_edited_lock;
use super::exit::Exit;
use super::find_config::find_config;
use super::input::{input_of, is_standard_input};
use super::invocation::quote;
use super::missing_lock::report_missing_lock;
use super::summary::{
    Counts, counted, report_api_changes, report_changes, report_next_step, report_notes,
    report_stale, report_untyped,
};
use super::watch::{ReadFiles, watch};
use crate::Generation;
use crate::Layout;
use crate::config::{ClientConfig, Config, Options, Policy, Verdict};
use crate::diagnostic::Severity;
use crate::error::Error;
use crate::generate_from;
use crate::load::read_lock;
use crate::lock;
use crate::render::inert_text;
use crate::surface::{self, Surface};
use crate::write::{WriteMode, check_folder, read_file, write_files};

/// Generate the client of SPEC, or without SPEC each client in the nearest `disjunct.toml`
#[derive(Debug, Default, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    pub(super) client: ClientConfig,
    /// Write which Rust type each schema, parameter, body and response became, as JSON
    #[arg(long, value_name = "FILE", requires = "spec")]
    bindings: Option<PathBuf>,
    /// List the notes too, which never need a change
    #[arg(long)]
    notes: bool,
    /// List every file of a first run
    #[arg(long, short)]
    verbose: bool,
    /// Run again whenever a file changes that was read
    #[arg(long, conflicts_with_all = ["check", "dry_run"])]
    watch: bool,
    #[command(flatten)]
    mode: ModeArguments,
    #[arg(skip)]
    names: Names,
}

/// What becomes of the names in the lock.
#[derive(Clone, Copy, Debug, Default)]
enum Names {
    /// They are kept.
    #[default]
    Keep,
    /// All names are chosen anew.
    Renew,
}

#[derive(Debug, Default, clap::Args)]
#[group(multiple = false)]
struct ModeArguments {
    /// Fail if the output is out of date; write nothing
    #[arg(long)]
    check: bool,
    /// Show what would be written; write nothing
    #[arg(long)]
    dry_run: bool,
    /// Replace files that were edited or not generated
    #[arg(long)]
    overwrite: bool,
}

/// Generates the client of the arguments, or the clients of `disjunct.toml`. An error of one client does not stop the others.
pub fn run(arguments: &Arguments, console: &mut Console) -> Result<Exit, Error> {
    let config = match &arguments.client.spec {
        Some(_) => None,
        None => Some(find_config(Some("SPEC"))?),
    };
    if !arguments.watch {
        return generate_clients(arguments, &mut ReadFiles::default(), console);
    }
    if is_standard_input(&arguments.client) {
        let message = "`--watch` needs a file; standard input does not change";
        return Err(Error::Usage(message.to_owned()));
    }
    watch(console, |read, console| {
        if let Some(config) = &config {
            read.add(config);
        }
        generate_clients(arguments, read, console)
    })
}

fn generate_clients(
    arguments: &Arguments,
    read: &mut ReadFiles,
    console: &mut Console,
) -> Result<Exit, Error> {
    for_each_client(
        &arguments.client,
        console,
        |client, policy, config, console| {
            generate_client(client, policy, config, arguments, read, console)
        },
    )
}

/// Generates the client with names that are all chosen anew.
pub(super) fn generate_anew(
    client: &ClientConfig,
    policy: &Policy,
    config: Option<&Config>,
    console: &mut Console,
) -> Result<Exit, Error> {
    let arguments = Arguments {
        names: Names::Renew,
        ..Arguments::default()
    };
    let mut read = ReadFiles::default();
    generate_client(client, policy, config, &arguments, &mut read, console)
}

fn generate_client(
    client: &ClientConfig,
    policy: &Policy,
    config: Option<&Config>,
    arguments: &Arguments,
    read: &mut ReadFiles,
    console: &mut Console,
) -> Result<Exit, Error> {
    read.add(client.spec());
    let mode = arguments.mode.mode();
    check_folder(client.output())?;
    let location = arguments
        .bindings
        .as_deref()
        .map(|path| BindingsFile::at(path, mode))
        .transpose()?;
    let lock = client.output().join(lock::FILE_NAME);
    read.add_output(&lock);
    let kept = read_lock(&lock)?;
    let lock = match arguments.names {
        Names::Keep => kept.lock,
        Names::Renew => kept.lock.renewed(),
    };
    let options = Options {
        lock,
        ..client.options()
    };
    let input = input_of(client, config)?;
    let what = format!("generating the client of {}", client.spec().display());
    let made = console.while_working(&inert_text(&what), || {
        generate_from(input, &options, Layout::Crate)
    });
    let Generation {
        files,
        surface,
        untyped,
        bindings,
        mut diagnostics,
        mut sources,
        ..
    } = made?;
    read.add_all(&sources);
    kept.diagnostics
        .into_iter()
        .for_each(|found| diagnostics.push(found));
    if let (Some(files), None) = (&files, &kept.source) {
        report_missing_lock(files, client.output(), &mut diagnostics, &mut sources)?;
    }
    if let Some(config) = config {
        sources.add(config.source());
        config.locate_settings(client, &mut diagnostics);
    }
    if let (Some(files), Some(source), Names::Keep) = (&files, &kept.source, arguments.names)
        && mode != WriteMode::Overwrite
    {
        let made = (files, &bindings);
        let read = (&options.lock, source);
        report_edited_lock(read, made, client.output(), &mut diagnostics, &sources)?;
    }
    sources.extend(kept.source);
    let verdict = policy.judge(&mut diagnostics);
    let notes = diagnostics.count(Severity::Note);
    if !arguments.notes {
        diagnostics.drop_notes();
    }
    let Some(files) = files.filter(|_| verdict == Verdict::Accepted) else {
        console.show(&diagnostics, &sources);
        return Ok(abort(
            client,
            verdict,
            diagnostics.count(Severity::Error),
            console,
        ));
    };
    let before = read_surface(client.output())?;
    // First, so that what was made is visible.
    console.show(&diagnostics, &sources);
    let changes = write_files(&files, client.output(), mode)?;
    report_untyped(&untyped, console);
    report_notes(if arguments.notes { 0 } else { notes }, console);
    let counts = Counts {
        warnings: diagnostics.count(Severity::Warning),
        notes,
    };
    report_changes(&changes, counts, client, mode, arguments.verbose, console)?;
    if mode.writes() && changes.is_first() {
        report_next_step(client, console);
    }
    let exit = report_stale(&changes, client, mode, console);
    let exit = exit.max(report_api_changes(
        before.as_ref(),
        surface.as_ref(),
        (client, mode),
        &command_for_diff(client, config, mode),
        console,
    ));
    let bound = location.map_or(Ok(Exit::Done), |location| location.put(&bindings, console))?;
    Ok(if exit == Exit::Done { bound } else { exit })
}

/// The surface of the last run; `None` where there is none that can be read.
fn read_surface(folder: &Path) -> Result<Option<Surface>, Error> {
    let bytes = read_file(folder, surface::FILE_NAME)?;
    let text = bytes.and_then(|bytes| String::from_utf8(bytes).ok());
    Ok(text.and_then(|text| surface::parse(&text).ok()))
}

/// The command that shows the changes: after the crate was written, those since the last commit.
fn command_for_diff(client: &ClientConfig, config: Option<&Config>, mode: WriteMode) -> String {
    if config.is_some() {
        return "disjunct diff".to_owned();
    }
    let surface = client.output().join(surface::FILE_NAME);
    let old = match mode {
        WriteMode::Write | WriteMode::Overwrite => format!("HEAD:./{}", surface.display()),
        WriteMode::Check | WriteMode::DryRun => surface.display().to_string(),
    };
    format!(
        "disjunct diff {} {}",
        quote(&old),
        quote(&client.spec().display().to_string())
    )
}

fn abort(client: &ClientConfig, verdict: Verdict, errors: usize, console: &mut Console) -> Exit {
    let spec = client.spec().display();
    let (what, exit) = match verdict {
        Verdict::Denied => (counted(errors, "denied warning"), Exit::Unclean),
        Verdict::Invalid | Verdict::Accepted => (counted(errors, "error"), Exit::Invalid),
    };
    console.error(
        &format!("{spec}: nothing was generated due to {what}"),
        None,
    );
    exit
}

impl ModeArguments {
    fn mode(&self) -> WriteMode {
        match self {
            Self { check: true, .. } => WriteMode::Check,
            Self { dry_run: true, .. } => WriteMode::DryRun,
            Self {
                overwrite: true, ..
            } => WriteMode::Overwrite,
            _ => WriteMode::Write,
        }
    }
}
