//! Which run releases a crate. `disjunct.api.json` describes the last released crate, with which later ones are compared: other runs
//! leave it as it is, however often the crate is generated.

use std::path::Path;

use super::console::Console;
use super::exit::Exit;
use super::next_version::{Step, next_version, version_of};
use super::summary::counted;
use crate::compare::{Change, compare};
use crate::config::PackageVersion;
use crate::error::Error;
use crate::files::Files;
use crate::render::inert_text;
use crate::surface::{self, Package, Surface, Unreadable};
use crate::write::read_file;

/// What releases the crate of a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Releases {
    /// `disjunct bump`, which chooses the version in `disjunct.toml`.
    Bump,
    /// Each run with a document whose version is large enough for the changes. The client of `disjunct.toml` has no version.
    DocumentVersion,
    /// Each run with an option `--version` that is large enough for the changes.
    VersionOption,
    /// Each run. Nobody decides on versions.
    EveryRun,
}

impl Releases {
    /// Of a client, which may be one of `disjunct.toml`, and may have a version of its own.
    pub fn of(is_configured: bool, version: Option<&PackageVersion>) -> Self {
        match (is_configured, version) {
            (true, Some(_)) => Self::Bump,
            (true, None) => Self::DocumentVersion,
            (false, Some(_)) => Self::VersionOption,
            (false, None) => Self::EveryRun,
        }
    }
}

/// The public items of the last released crate.
#[derive(Debug)]
pub struct Released {
    /// They.
    pub surface: Surface,
    /// The text of the file.
    text: String,
}

impl Released {
    /// Reads the file in the folder of a crate; `None` if there is none, or only one that is no surface.
    ///
    /// # Errors
    /// If it cannot be read, or a newer generator wrote it.
    pub fn read(folder: &Path) -> Result<Option<Self>, Error> {
        let bytes = read_file(folder, surface::FILE_NAME)?;
        let Some(text) = bytes.and_then(|bytes| String::from_utf8(bytes).ok()) else {
            return Ok(None);
        };
        match surface::parse(&text) {
            Ok(surface) => Ok(Some(Self { surface, text })),
            Err(Unreadable::Invalid(_)) => Ok(None),
            Err(Unreadable::Newer(version)) => Err(Error::Usage(format!(
                "{} has version {version} of the format, which a newer generator writes",
                folder.join(surface::FILE_NAME).display()
            ))),
        }
    }

    /// The changes to a crate that is generated now.
    ///
    /// # Errors
    /// If a version is none.
    pub fn compare(self, new: &Surface, releases: Releases) -> Result<SinceRelease, Error> {
        let changes = compare(&self.surface, new);
        let released = version_of(&self.surface).map_err(Error::Usage)?;
        Ok(SinceRelease {
            needed: next_version(&released, Step::of(&changes)),
            version: version_of(new).map_err(Error::Usage)?,
            package: new.package.clone(),
            document_hash: new.document_hash.clone(),
            released: self,
            changes,
            releases,
            bumped: None,
        })
    }
}

/// The changes of a crate since its last release.
#[derive(Debug)]
pub struct SinceRelease {
    released: Released,
    package: Package,
    document_hash: Option<String>,
    version: PackageVersion,
    changes: Vec<Change>,
    /// The least version for the changes.
    needed: PackageVersion,
    releases: Releases,
    /// The changes of the crate that `disjunct bump` would make, if they are others: it keeps former names, and what the API no longer has.
    bumped: Option<Bumped>,
}

/// The changes of the crate that `disjunct bump` would make.
#[derive(Debug)]
struct Bumped {
    changes: Vec<Change>,
    needed: PackageVersion,
}

impl SinceRelease {
    /// Whether something breaks that `disjunct bump` could keep.
    pub fn may_be_kept(&self) -> bool {
        self.releases == Releases::Bump && self.changes.iter().any(Change::is_breaking)
    }

    /// The public items of the last released crate.
    pub fn released(&self) -> &Surface {
        &self.released.surface
    }

    /// Notes the public items of the crate that `disjunct bump` would make.
    ///
    /// # Errors
    /// If a version is none.
    pub fn set_bumped(&mut self, next: &Surface) -> Result<(), Error> {
        let changes = compare(&self.released.surface, next);
        let released = version_of(&self.released.surface).map_err(Error::Usage)?;
        let needed = next_version(&released, Step::of(&changes));
        self.bumped = Some(Bumped { changes, needed });
        Ok(())
    }

    /// Whether this run releases the crate.
    pub fn is_release(&self) -> bool {
        match self.releases {
            Releases::Bump => false,
            Releases::DocumentVersion | Releases::VersionOption => self.version >= self.needed,
            Releases::EveryRun => true,
        }
    }

    /// Whether the crate is generated from the released document.
    pub fn has_released_document(&self) -> bool {
        let released = self.released.surface.document_hash.as_ref();
        released.is_some() && released == self.document_hash.as_ref()
    }

    /// Whether someone decides on the version, and it is too small for the changes.
    pub fn is_too_small(&self) -> bool {
        self.releases != Releases::EveryRun
            && !self.changes.is_empty()
            && self.version < self.needed
    }

    /// Leaves the file of the released crate as it is, unless this run releases the crate.
    pub fn keep_released(&self, files: &mut Files) {
        if !self.is_release() {
            files.replace(surface::FILE_NAME, &self.released.text);
        }
    }

    /// Prints how many changes break something, and how many do not, in a line with the command that shows them.
    pub fn report(&self, command: &str, console: &mut Console) {
        if !self.changes.is_empty() {
            let since = shown_version(&self.released.surface.package);
            let bumped = self.bumped.as_ref().map(|bumped| bumped.changes.as_slice());
            let count = count(bumped.unwrap_or(&self.changes));
            console.status(&format!("{count} since {since}: {command}"));
        }
    }

    /// Reports, with `--check`, a version that is too small for the changes.
    pub fn check(&self, is_refused: bool, console: &mut Console) -> Exit {
        if !self.is_too_small() {
            return Exit::Done;
        }
        let (version, since) = (
            shown_version(&self.package),
            shown_version(&self.released.surface.package),
        );
        let overwrite = if is_refused { " --overwrite" } else { "" };
        let bump = format!("run `disjunct bump{overwrite}`, which");
        // The version is that of the crate that `bump` makes, unless it is large enough for that.
        let bumped = self.bumped.as_ref();
        let bumped = bumped.filter(|bumped| self.version < bumped.needed);
        let (changes, needed) = bumped.map_or((self.changes.as_slice(), &self.needed), |bumped| {
            (bumped.changes.as_slice(), &bumped.needed)
        });
        let count = count(changes);
        let message = format!(
            "{version} is too small for {count} since {since}: it must be at least {needed}"
        );
        let help = match self.releases {
            Releases::Bump if self.bumped.is_some() && bumped.is_none() => format!(
                "{bump} keeps former names and what the API no longer has, so that this version is enough"
            ),
            Releases::Bump | Releases::DocumentVersion => format!(
                "{bump} sets this version, generates the crate, and lists the changes in its CHANGELOG.md"
            ),
            Releases::VersionOption | Releases::EveryRun => format!("pass `--version {needed}`"),
        };
        console.error(&message, Some(&help));
        Exit::Unclean
    }
}

/// How many changes break something, and how many do not.
fn count(changes: &[Change]) -> String {
    let breaking = changes.iter().filter(|change| change.is_breaking()).count();
    let compatible = changes.len() - breaking;
    format!(
        "{breaking} breaking, {}",
        counted(compatible, "compatible change")
    )
}

/// `crate version 2.0.0 (API version 1.5.0)`.
fn shown_version(package: &Package) -> String {
    let (version, _) = package
        .version
        .split_once('+')
        .unwrap_or((&package.version, ""));
    let api = inert_text(&package.api_version);
    format!("crate version {} (API version {api})", inert_text(version))
}
