//! What a run changed: the paths on standard output, how many on standard error.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::json;

use super::console::{Console, Format};
use super::exit::Exit;
use crate::config::ClientConfig;
use crate::error::Error;
use crate::write::{Changes, Mode};
use crate::{Untyped, UntypedReason};

/// Prints what a run changed, or would change.
pub fn report_changes(
    changes: &Changes,
    client: &ClientConfig,
    mode: Mode,
    console: &mut Console,
) -> Result<Exit, Error> {
    let list = match console.format() {
        Format::Json => spell_json(changes, client),
        Format::Human | Format::Github => list_paths(changes, client),
    };
    console.inform(&list)?;
    let output = client.output.display();
    if mode == Mode::Check && !changes.is_empty() {
        let Changes { added, changed, removed, .. } = changes;
        let (add, change, remove) = (added.len(), changed.len(), removed.len());
        let message = format!("{output} is stale: {add} to add, {change} to change, {remove} to remove");
        console.complain(&message, Some("`disjunct generate` with the same arguments brings it up to date"));
        return Ok(Exit::Unclean);
    }
    let would = if mode == Mode::DryRun { "would be " } else { "" };
    console.say(&format!("{output}: {would}{}", count(changes)));
    Ok(Exit::Done)
}

/// Says how many schemas stay raw JSON, and why: nothing is untyped in silence.
pub fn report_untyped(untyped: &[Untyped], console: &mut Console) {
    let mut reasons: BTreeMap<UntypedReason, usize> = BTreeMap::new();
    for untyped in untyped {
        *reasons.entry(untyped.reason).or_default() += 1;
    }
    if reasons.is_empty() {
        return;
    }
    let counts: Vec<String> =
        reasons.iter().map(|(reason, count)| format!("{count} because {}", reason.text())).collect();
    console.say(&format!("{} schemas stay untyped: {}", untyped.len(), counts.join(", ")));
}

/// `added generated/src/lib.rs`, sorted by path.
fn list_paths(changes: &Changes, client: &ClientConfig) -> String {
    let Changes { added, changed, removed, .. } = changes;
    let kinds = [("added", added), ("changed", changed), ("removed", removed)];
    let mut lines: Vec<_> =
        kinds.into_iter().flat_map(|(kind, paths)| paths.iter().map(move |path| (path, kind))).collect();
    lines.sort_unstable();
    lines.into_iter().fold(String::new(), |mut list, (path, kind)| {
        let _ = writeln!(list, "{kind} {}", client.output.join(path).display());
        list
    })
}

fn spell_json(changes: &Changes, client: &ClientConfig) -> String {
    let Changes { added, changed, removed, unchanged, .. } = changes;
    let line = json!({
        "spec": client.spec.display().to_string(),
        "output": client.output.display().to_string(),
        "added": added,
        "changed": changed,
        "removed": removed,
        "unchanged": unchanged.len(),
    });
    format!("{line}\n")
}

fn count(changes: &Changes) -> String {
    let Changes { added, changed, removed, unchanged, .. } = changes;
    let unchanged = unchanged.len();
    if changes.is_empty() {
        return format!("up to date, {unchanged} files");
    }
    format!(
        "{} added, {} changed, {} removed, {unchanged} unchanged",
        added.len(),
        changed.len(),
        removed.len()
    )
}
