//! `disjunct generate`: documents → crates on the disk.

use std::mem;
use std::path::PathBuf;

use super::bindings::BindingsFile;
use super::clients::for_each_client;
use super::console::Console;
use super::diff::{Gone, Side, next_side};
use super::edited_lock::report_edited_lock;
use super::exit::Exit;
use super::find_config::find_config;
use super::input::{input_of, is_standard_input};
use super::invocation::quote;
use super::missing_lock::report_missing_lock;
use super::module::{report_declaration, report_missing_dependencies};
use super::release::{Released, Releases, SinceRelease};
use super::released_document::add_released_document;
use super::summary::{
    Counts, counted, report_changes, report_next_step, report_notes, report_stale, report_untyped,
};
use super::watch::{ReadFiles, watch};
use crate::Generation;
use crate::config::{ClientConfig, Config, Options, Policy, Verdict};
use crate::diagnostic::Severity;
use crate::error::Error;
use crate::files::Files;
use crate::generate_from;
use crate::kept;
use crate::load::{LockFile, read_kept, read_lock};
use crate::lock;
use crate::render::inert_text;
use crate::surface::{self, Surface};
use crate::write::{Changes, WriteMode, check_folder, write_files};

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
    let mode = arguments.mode.mode();
    check_folder(client.output())?;
    let location = arguments
        .bindings
        .as_deref()
        .map(|path| BindingsFile::at(path, mode))
        .transpose()?;
    let (options, kept) = read_options(client, arguments.names, read)?;
    let input = input_of(client, config)?;
    let what = format!("generating the client of {}", client.spec().display());
    let made = console.while_working(&inert_text(&what), || {
        generate_from(input, &options, client.layout)
    });
    let Generation {
        mut files,
        surface,
        lock: names,
        dependencies,
        untyped,
        bindings,
        mut diagnostics,
        mut sources,
        ..
    } = made?;
    let is_module = client.layout.is_in_other_package();
    if let (Some(files), true) = (&mut files, is_module) {
        files.insert(lock::FILE_NAME, names.to_string());
    }
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
    let Some(mut files) = files.filter(|_| verdict == Verdict::Accepted) else {
        console.show(&diagnostics, &sources);
        return Ok(abort(
            client,
            verdict,
            diagnostics.count(Severity::Error),
            console,
        ));
    };
    let made = (&mut files, surface.as_ref());
    let since_release = compare_with_release((client, config), &options, made, console)?;
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
    if mode.writes() && is_module {
        report_missing_dependencies(client, &dependencies, console)?;
    }
    if mode.writes() && changes.is_first() {
        report_first_run(client, console);
    }
    let exit = report_state(
        &changes,
        since_release.as_ref(),
        (client, config),
        mode,
        console,
    );
    let bound = location.map_or(Ok(Exit::Done), |location| location.put(&bindings, console))?;
    Ok(if exit == Exit::Done { bound } else { exit })
}

/// The options of a client, with the names of its crate and the parts that it keeps, and the file of the names.
fn read_options(
    client: &ClientConfig,
    names: Names,
    read: &mut ReadFiles,
) -> Result<(Options, LockFile), Error> {
    read.add(client.spec());
    client.overlays.iter().for_each(|path| read.add(path));
    let lock = client.output().join(lock::FILE_NAME);
    read.add_output(&lock);
    let mut file = read_lock(&lock)?;
    let lock = mem::take(&mut file.lock);
    let parts = client.output().join(kept::FILE_NAME);
    read.add_output(&parts);
    let options = Options {
        lock: match names {
            Names::Keep => lock,
            Names::Renew => lock.renewed(),
        },
        kept: read_kept(&parts)?,
        ..client.options()
    };
    Ok((options, file))
}

/// The changes since the last release. The files get what the last release has.
fn compare_with_release(
    (client, config): (&ClientConfig, Option<&Config>),
    options: &Options,
    (files, surface): (&mut Files, Option<&Surface>),
    console: &mut Console,
) -> Result<Option<SinceRelease>, Error> {
    let since = find_since_release((client, config), surface, files)?;
    let since = since.map(|since| with_bumped(since, client, options, console));
    let since = since.transpose()?;
    add_released_document((client, config), options, since.as_ref(), files)?;
    Ok(since)
}

/// The changes since the last release, which this run may be too: else the surface in the files stays that of the last one.
fn find_since_release(
    (client, config): (&ClientConfig, Option<&Config>),
    surface: Option<&Surface>,
    files: &mut Files,
) -> Result<Option<SinceRelease>, Error> {
    let releases = Releases::of(config.is_some(), client.version.as_ref());
    let (Some(released), Some(surface)) = (Released::read(client.output())?, surface) else {
        return Ok(None);
    };
    let since = released.compare(surface, releases)?;
    since.keep_released(files);
    Ok(Some(since))
}

/// The changes since the last release, with those of the crate that `disjunct bump` would make.
fn with_bumped(
    mut since: SinceRelease,
    client: &ClientConfig,
    options: &Options,
    console: &mut Console,
) -> Result<SinceRelease, Error> {
    if since.may_be_kept() {
        let old = Side {
            name: client
                .output()
                .join(surface::FILE_NAME)
                .display()
                .to_string(),
            surface: since.released().clone(),
            sources: None,
            folder: None,
        };
        let next = next_side(&old, (client, None), options.clone(), Gone::Kept, console)?;
        if let Some(next) = next {
            since.set_bumped(&next.side.surface)?;
        }
    }
    Ok(since)
}

/// What comes after the first run.
fn report_first_run(client: &ClientConfig, console: &mut Console) {
    if client.layout.is_in_other_package() {
        report_declaration(client, console);
    } else {
        report_next_step(client, console);
    }
}

/// Reports the changes since the last release and, with `--check`, what is out of date: the version, which needs a bump, or else
/// files alone.
fn report_state(
    changes: &Changes,
    since_release: Option<&SinceRelease>,
    (client, config): (&ClientConfig, Option<&Config>),
    mode: WriteMode,
    console: &mut Console,
) -> Exit {
    let Some(since) = since_release else {
        return report_stale(changes, client, mode, console);
    };
    let is_replaced = mode.writes() && since.is_release();
    since.report(&command_for_diff(client, config, is_replaced), console);
    if mode == WriteMode::Check && since.is_too_small() {
        return since.check(changes.is_refused, console);
    }
    report_stale(changes, client, mode, console)
}

/// The command that shows the changes: if the surface was replaced, those since the last commit.
fn command_for_diff(client: &ClientConfig, config: Option<&Config>, is_replaced: bool) -> String {
    if config.is_some() {
        return "disjunct diff".to_owned();
    }
    let surface = client.output().join(surface::FILE_NAME);
    let old = if is_replaced {
        format!("HEAD:./{}", surface.display())
    } else {
        surface.display().to_string()
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
