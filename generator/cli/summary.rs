//! The changes of a run: paths on standard output, counts on standard error.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

use serde_json::json;

use super::console::{Console, Format};
use super::exit::Exit;
use super::invocation::quote;
use crate::Untyped;
use crate::UntypedReason;
use crate::config::ClientConfig;
use crate::error::Error;
use crate::write::{Changes, WriteMode};

/// Counts of messages.
#[derive(Clone, Copy, Debug)]
pub struct Counts {
    /// Warnings.
    pub warnings: usize,
    /// Notes, shown or not.
    pub notes: usize,
}

/// A number of things: `1 file`, `2 files`.
pub fn counted(count: usize, one: &str) -> String {
    format!("{count} {one}{}", if count == 1 { "" } else { "s" })
}

/// Prints the changes of a run.
pub fn report_changes(
    changes: &Changes,
    counts: Counts,
    client: &ClientConfig,
    mode: WriteMode,
    verbose: bool,
    console: &mut Console,
) -> Result<(), Error> {
    let list = match console.format() {
        Format::Json => format_json(changes, counts, client),
        Format::Human | Format::Github if changes.is_first() && !verbose => {
            list_folders(changes, client)
        }
        Format::Human | Format::Github => list_paths(changes, client),
    };
    console.inform(&list)?;
    if mode != WriteMode::Check || changes.is_empty() {
        let would = if mode == WriteMode::DryRun {
            "would be "
        } else {
            ""
        };
        let warnings = match counts.warnings {
            0 => String::new(),
            warnings => format!(", with {}", counted(warnings, "warning")),
        };
        console.status(&format!(
            "{}: {would}{}{warnings}",
            client.output().display(),
            count(changes)
        ));
    }
    Ok(())
}

/// Prints, after the first run, what to do with the crate.
pub fn report_next_step(client: &ClientConfig, console: &mut Console) {
    let output = client.output();
    let path = quote(&output.display().to_string());
    let readme = output.join("README.md");
    console.status(&format!(
        "next: `cargo add --path {path}`, then see {}",
        readme.display()
    ));
}

/// Reports, with `--check`, that the output is out of date.
pub fn report_stale(
    changes: &Changes,
    client: &ClientConfig,
    mode: WriteMode,
    console: &mut Console,
) -> Exit {
    if mode != WriteMode::Check || changes.is_empty() {
        return Exit::Done;
    }
    let Changes {
        added,
        changed,
        removed,
        ..
    } = changes;
    let (add, change, remove) = (added.len(), changed.len(), removed.len());
    let output = client.output().display();
    let message =
        format!("{output} is stale: {add} to add, {change} to change, {remove} to remove");
    let help = if changes.is_refused {
        let command = console.invocation().to_write("--overwrite");
        format!("run `{command}` to update it and replace edited files")
    } else {
        format!("run `{}` to update it", console.invocation().to_write(""))
    };
    console.error(&message, Some(&help));
    Exit::Unclean
}

/// Prints the number of hidden notes.
pub fn report_notes(notes: usize, console: &mut Console) {
    if notes > 0 {
        let them = if notes == 1 { "it" } else { "them" };
        console.status(&format!(
            "{}: run `disjunct report` or pass `--notes` to list {them}",
            counted(notes, "note")
        ));
    }
}

/// Prints the number of untyped schemas by reason.
pub fn report_untyped(untyped: &[Untyped], console: &mut Console) {
    let mut reasons: BTreeMap<UntypedReason, usize> = BTreeMap::new();
    for untyped in untyped {
        *reasons.entry(untyped.reason).or_default() += 1;
    }
    if reasons.is_empty() {
        return;
    }
    let stay = if untyped.len() == 1 { "stays" } else { "stay" };
    let schemas = counted(untyped.len(), "schema");
    let why = match reasons.first_key_value() {
        Some((reason, _)) if reasons.len() == 1 => format!(" because {}", reason.text()),
        _ => {
            let counts = reasons
                .iter()
                .map(|(reason, count)| format!("{count} because {}", reason.text()));
            format!(": {}", counts.collect::<Vec<_>>().join(", "))
        }
    };
    console.status(&format!("{schemas} {stay} untyped{why}"));
}

/// `added generated/src: 2 files`, sorted by path.
fn list_folders(changes: &Changes, client: &ClientConfig) -> String {
    let mut folders: BTreeMap<PathBuf, usize> = BTreeMap::new();
    for path in &changes.added {
        let path = client.output().join(path);
        *folders
            .entry(path.parent().unwrap_or(client.output()).to_owned())
            .or_default() += 1;
    }
    folders
        .into_iter()
        .fold(String::new(), |mut list, (folder, files)| {
            let _ = writeln!(
                list,
                "added {}: {}",
                folder.display(),
                counted(files, "file")
            );
            list
        })
}

/// `added generated/src/lib.rs`, sorted by path.
fn list_paths(changes: &Changes, client: &ClientConfig) -> String {
    let Changes {
        added,
        changed,
        removed,
        ..
    } = changes;
    let kinds = [("added", added), ("changed", changed), ("removed", removed)];
    let mut lines: Vec<_> = kinds
        .into_iter()
        .flat_map(|(kind, paths)| paths.iter().map(move |path| (path, kind)))
        .collect();
    lines.sort_unstable();
    lines
        .into_iter()
        .fold(String::new(), |mut list, (path, kind)| {
            let _ = writeln!(list, "{kind} {}", client.output().join(path).display());
            list
        })
}

fn format_json(changes: &Changes, counts: Counts, client: &ClientConfig) -> String {
    let Changes {
        added,
        changed,
        removed,
        unchanged,
        ..
    } = changes;
    let line = json!({
        "spec": client.spec().display().to_string(),
        "output": client.output().display().to_string(),
        "added": added,
        "changed": changed,
        "removed": removed,
        "unchanged": unchanged.len(),
        "warnings": counts.warnings,
        "notes": counts.notes,
    });
    format!("{line}\n")
}

fn count(changes: &Changes) -> String {
    let Changes {
        added,
        changed,
        removed,
        unchanged,
        ..
    } = changes;
    let unchanged = unchanged.len();
    if changes.is_empty() {
        return format!("up to date, {}", counted(unchanged, "file"));
    }
    format!(
        "{} added, {} changed, {} removed, {unchanged} unchanged",
        added.len(),
        changed.len(),
        removed.len()
    )
}
