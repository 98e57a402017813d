//! `disjunct bump`: a changed document → the crate generated anew, with the version, the changelog and the aliases that the change
//! needs.

mod changelog;
mod config_file;

use std::fs;
use std::path::{Path, PathBuf};

use self::config_file::set_version;
use super::clients::fail;
use super::console::{Console, Format};
use super::diff::{
    Accepted, Gone, Keeping, Next, Report, Side, next_side, options_of, released_side,
    render_for_people, render_json,
};
use super::edited_lock::report_edited_lock;
use super::exit::Exit;
use super::find_config::{find_config, read_config};
use super::next_version::{Step, next_version, version_of};
use super::summary::counted;
use crate::config::{ClientConfig, Config, Options, PackageVersion, Policy, Verdict};
use crate::diagnostic::codes;
use crate::error::Error;
use crate::files::Files;
use crate::kept::{DOCUMENT_FILE_NAME, write_document};
use crate::load::{Input, read_lock};
use crate::lock;
use crate::source::Sources;
use crate::write::{MANIFEST, WriteMode, read_file, write_file, write_files};
use crate::{Generation, Layout, generate_from};

/// Generate the crate of a changed document, with the version that the changes need
///
/// The version in `disjunct.toml` becomes the least one that Cargo's rules allow for the changes. `CHANGELOG.md` in the folder of the
/// crate gets an entry with all changes, and what users of the crate have to do. Types that probably have another name, and operations, keep
/// the former one as a deprecated alias. Values of enums, variants of unions, and optional fields and parameters that the API no longer has
/// stay in the crate, deprecated, until `--drop` removes them. Files that were edited are replaced only with `--overwrite`.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// New document, which replaces the one in `disjunct.toml`
    new: Option<PathBuf>,
    /// Version of the crate, instead of the least one
    #[arg(long, value_name = "VERSION")]
    to: Option<PackageVersion>,
    /// Show what would be done; write nothing
    #[arg(long)]
    dry_run: bool,
    /// Remove what the API no longer has, also what earlier versions kept, in place of keeping it, deprecated
    #[arg(long)]
    drop: bool,
    /// Replace files that were edited or not generated
    #[arg(long)]
    overwrite: bool,
}

/// A client whose crate is to be generated anew.
struct Bump {
    /// The client, whose document is the new one.
    client: ClientConfig,
    /// The document in `disjunct.toml`.
    spec: PathBuf,
    /// The number of the client in `disjunct.toml`.
    index: usize,
    old: Side,
    new: Side,
    /// What the new side keeps.
    keeping: Keeping,
    /// The text of `disjunct.document.json`.
    document: String,
    options: Options,
    /// The version in `disjunct.toml`, then the new one.
    version: PackageVersion,
}

/// Bumps the clients of `disjunct.toml`, each on its own.
pub fn run(arguments: &Arguments, console: &mut Console) -> Result<Exit, Error> {
    let Some(config) = read_config(None, console)? else {
        return Ok(Exit::Usage);
    };
    if config.clients.len() > 1 && (arguments.new.is_some() || arguments.to.is_some()) {
        let message = "a document or a version needs a `disjunct.toml` with one client";
        return Err(Error::Usage(message.to_owned()));
    }
    let mut worst = Exit::Done;
    for (index, client) in config.clients.iter().enumerate() {
        if client.layout.is_in_other_package() {
            let output = client.output().display();
            console.status(&format!(
                "{output} is skipped: a module has no version of its own, `disjunct generate` writes it"
            ));
            continue;
        }
        let policy = config.policy(index);
        let done = bump_client((client, &config), index, &policy, arguments, console);
        worst = worst.max(done.unwrap_or_else(|error| fail(&config, index, &error, console)));
    }
    Ok(worst)
}

fn bump_client(
    (declared, config): (&ClientConfig, &Config),
    index: usize,
    policy: &Policy,
    arguments: &Arguments,
    console: &mut Console,
) -> Result<Exit, Error> {
    let Some(old) = released_side(declared, console)? else {
        return Ok(Exit::Io);
    };
    let spec = declared.spec().to_owned();
    let client = ClientConfig {
        spec: arguments.new.clone().or_else(|| declared.spec.clone()),
        ..declared.clone()
    };
    let mut options = options_of(&client)?;
    // The next version would lose the name, and nobody asked for that.
    options.must_rename = true;
    if options.version.is_none() {
        // The crate gets a version of its own, and with it the constant `API_VERSION`. Which one is known after the comparison.
        options.version = Some(version_of(&old.surface).map_err(Error::Usage)?);
    }
    let gone = if arguments.drop {
        Gone::Dropped
    } else {
        Gone::Kept
    };
    let of_client = (&client, Some((declared, config)));
    let Some(next) = next_side(&old, of_client, options, gone, console)? else {
        return Ok(Exit::Invalid);
    };
    let Next {
        side: new,
        keeping,
        options,
        document,
    } = next;
    let released = version_of(&old.surface).map_err(Error::Usage)?;
    let bump = Bump {
        version: client.version.clone().unwrap_or_else(|| released.clone()),
        client,
        spec,
        index,
        old,
        new,
        keeping,
        document: write_document(&document),
        options,
    };
    bump.carry_out(&released, policy, arguments, console)
}

impl Bump {
    fn carry_out(
        mut self,
        released: &PackageVersion,
        policy: &Policy,
        arguments: &Arguments,
        console: &mut Console,
    ) -> Result<Exit, Error> {
        let accepted = Accepted::default();
        let mut report = Report::of(&self.old, &self.new, None, &accepted);
        report.keeping = self.keeping.clone();
        let step = Step::of(report.changes.iter().map(|located| &located.change));
        let needed = next_version(released, step);
        if let Some(chosen) = &arguments.to
            && *chosen < needed
        {
            let message =
                format!("version {chosen} is too small for the changes: at least {needed}");
            console.error(&message, None);
            return Ok(Exit::Unclean);
        }
        let before = self.version.clone();
        let is_same_api = self.old.surface.is_api_of(&self.new.surface);
        if is_same_api && arguments.to.is_none() && self.finish_former_run(arguments.dry_run)? {
            console.status("nothing changed");
            return Ok(Exit::Done);
        }
        let entry = changelog::Entry::of(&report);
        let summary = match console.format() {
            Format::Json => render_json(&report),
            Format::Human | Format::Github => render_for_people(&report),
        };
        let needed = needed.max(before.clone());
        self.version = arguments.to.clone().unwrap_or(needed);
        let Some((files, sources)) = self.generate(policy, arguments.overwrite, console)? else {
            return Ok(Exit::Invalid);
        };
        if arguments.new.is_some() && sources.document_files().count() > 1 {
            let message = "the new document refers to other files: replace them first, and run `disjunct bump`";
            return Err(Error::Usage(message.to_owned()));
        }
        let (survey, write) = if arguments.overwrite {
            (WriteMode::Check, WriteMode::Overwrite)
        } else {
            (WriteMode::DryRun, WriteMode::Write)
        };
        let changes = write_files(&files, self.client.output(), survey)?;
        if changes.is_empty() {
            console.status(&format!(
                "nothing changed; version {before} is large enough"
            ));
            return Ok(Exit::Done);
        }
        if !arguments.dry_run {
            // The crate comes last: a run that was interrupted before finds the same changes again.
            self.write_others(&entry)?;
            write_files(&files, self.client.output(), write)?;
        }
        console.print(&summary)?;
        let would = if arguments.dry_run { "would be " } else { "" };
        let written = changes.added.len() + changes.changed.len();
        console.status(&format!(
            "version {before} {would}replaced by {}, {} {would}written",
            self.version,
            counted(written, "file"),
        ));
        let version = self.version.to_string();
        if let Some(kept) = self.keeping.sentence(&version, str::to_owned) {
            console.status(&kept);
        }
        Ok(Exit::Done)
    }

    /// The crate of the new version; `None` if it is refused, which is shown.
    fn generate(
        &self,
        policy: &Policy,
        overwrites: bool,
        console: &mut Console,
    ) -> Result<Option<(Files, Sources)>, Error> {
        let mut made = self.make(Some(self.version.clone()))?;
        let kept = read_lock(&self.client.output().join(lock::FILE_NAME))?;
        if let (Some(files), Some(source), false) = (&made.files, kept.source, overwrites) {
            let read = (&kept.lock, &source);
            let (found, sources) = (&mut made.diagnostics, &made.sources);
            report_edited_lock(
                read,
                (files, &made.bindings),
                self.client.output(),
                found,
                sources,
            )?;
            if made.diagnostics.has(&codes::EDITED_LOCK) {
                made.sources.add(source);
            }
        }
        let verdict = policy.judge(&mut made.diagnostics);
        made.diagnostics.drop_notes();
        console.show(&made.diagnostics, &made.sources);
        let files = made.files.filter(|_| verdict == Verdict::Accepted);
        Ok(files.map(|files| (files, made.sources)))
    }

    /// Whether the crate on the disk is the new one. The manifest of files is written if a run was ended before that, its last step.
    fn finish_former_run(&self, is_dry_run: bool) -> Result<bool, Error> {
        let made = self.make(self.client.version.clone())?;
        let Some(files) = made.files else {
            return Ok(false);
        };
        let changes = write_files(&files, self.client.output(), WriteMode::Check)?;
        let has_all_files = changes.added.is_empty()
            && changes.removed.is_empty()
            && changes.changed.iter().all(|path| path == MANIFEST);
        if has_all_files && !changes.is_empty() && !is_dry_run {
            write_files(&files, self.client.output(), WriteMode::Write)?;
        }
        Ok(has_all_files)
    }

    /// The crate of a version.
    fn make(&self, version: Option<PackageVersion>) -> Result<Generation, Error> {
        let options = Options {
            version,
            ..self.options.clone()
        };
        let spec = Input::File(self.client.spec());
        let mut made = generate_from(spec, &options, Layout::Crate)?;
        if let Some(files) = &mut made.files {
            files.insert(DOCUMENT_FILE_NAME, &*self.document);
        }
        Ok(made)
    }

    /// The files that are the user's: the document, the version in `disjunct.toml`, and the changelog.
    fn write_others(&self, entry: &changelog::Entry) -> Result<(), Error> {
        if self.spec != self.client.spec() {
            replace_document(&self.spec, self.client.spec())?;
        }
        set_version(&find_config(None)?, self.index, &self.version)?;
        let folder = self.client.output();
        let before = read_file(folder, changelog::FILE_NAME)?.unwrap_or_default();
        let before = String::from_utf8_lossy(&before).into_owned();
        let after = entry.add_to(&before, &self.version);
        if after != before {
            write_file(folder, changelog::FILE_NAME, &after)?;
        }
        Ok(())
    }
}

/// Replaces the document at `spec` with the new one.
fn replace_document(spec: &Path, new: &Path) -> Result<(), Error> {
    let document = fs::read_to_string(new).map_err(Error::io("read", new))?;
    let folder = spec.parent().unwrap_or(Path::new(""));
    let Some(name) = spec.file_name().and_then(|name| name.to_str()) else {
        return Err(Error::Usage("`spec` is not the path of a file".to_owned()));
    };
    write_file(folder, name, &document)?;
    Ok(())
}
