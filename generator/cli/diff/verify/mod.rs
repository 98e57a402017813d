//! `--verify`: the program that uses the old crate is compiled against the new one, which shows which changes really break source code.

mod proof;
mod semver_checks;
mod shown;
mod workspace;

pub use self::shown::{annotate, render, render_json, render_markdown};

use serde_json::{Value, json};

use self::proof::{Proof, prove};
use self::workspace::{PROGRAM, Workspace};
use super::report::Report;
use super::side::side_of_surface;
use super::verified::{Unexplained, Verified};
use crate::cli::console::Console;
use crate::compare::{Change, compare};
use crate::config::Options;
use crate::consumer::{consume, errors, other_errors};
use crate::error::Error;
use crate::surface::Surface;

/// Compiles the program that uses the old crate against the new one, which is generated anew if its side is a document.
///
/// # Errors
/// If the new side is not on the disk, cargo cannot be run, or a file cannot be written.
pub fn verify(
    report: &Report<'_>,
    options: &Options,
    console: &mut Console,
) -> Result<Verified, Error> {
    let workspace = Workspace::create()?;
    let old = workspace.crate_of(report.old, options, "old")?;
    // A new document keeps the names of the old one, as where both are compared.
    let mut options = options.clone();
    if let Some(old) = old.as_ref().filter(|_| options.lock.is_empty()) {
        options.lock = old.lock.clone();
    }
    let new = workspace.crate_of(report.new, &options, "new")?;
    let Some(new) = new.filter(|new| new.surface.as_ref() == Some(&report.new.surface)) else {
        return Err(Error::Usage(
            "`--verify` needs both sides on the disk: documents, or `disjunct.api.json` in the folder of its crate".to_owned(),
        ));
    };
    let program = consume(&report.old.surface);
    workspace.write_program(&program, &report.new.surface.package.name, &new.folder)?;
    if workspace.is_temporary() {
        console.status(
            "compiling all dependencies, which takes a minute or more: there is no `target` folder that keeps them; set CARGO_TARGET_DIR to name one",
        );
    }
    let messages =
        console.while_working("compile what uses the old crate", || workspace.check())?;
    let changes: Vec<&Change> = report
        .changes
        .iter()
        .map(|located| &located.change)
        .collect();
    let proof = prove(&changes, errors(&program, PROGRAM, &messages));
    let of_crate = other_errors(PROGRAM, &messages).into_iter();
    let of_crate = of_crate.map(|message| Unexplained {
        item: None,
        message,
    });
    let of_program = proof.unexplained.iter().map(|error| Unexplained {
        item: error.usage.map(|usage| usage.subject.clone()),
        message: error.message.clone(),
    });
    let unexplained = of_crate.chain(of_program).collect();
    let old = old.as_ref().map(|old| old.folder.as_path());
    let semver_checks = console.while_working("run cargo-semver-checks", || {
        semver_checks::run(old, &new.folder, workspace.target())
    });
    Ok(Verified {
        is_confirmed: proof.errors.iter().map(|errors| *errors > 0).collect(),
        unexplained,
        semver_checks,
    })
}

/// The program that uses every public item of the crate that a surface describes, and its manifest, with its name and that of the
/// crate's package in a folder; for our tests.
///
/// # Errors
/// If the string is no surface.
pub fn consumer_program(
    surface: &str,
    names: [&str; 2],
    folder: &str,
) -> Result<(String, String), String> {
    let surface = read(surface)?;
    let program = consume(&surface);
    let manifest = program.manifest(names, folder);
    Ok((program.text, manifest))
}

/// Which changes the messages of cargo confirm, in JSON, where the target `name` is the program of the old surface; for our tests.
///
/// # Errors
/// If a string is no surface.
pub fn proof_of_messages(
    [old, new]: [&str; 2],
    name: &str,
    messages: &str,
) -> Result<String, String> {
    let (old, new) = (read(old)?, read(new)?);
    let changes = compare(&old, &new);
    let changes: Vec<&Change> = changes.iter().collect();
    let program = consume(&old);
    let proof = prove(&changes, errors(&program, name, messages));
    Ok(render_proof(&changes, &proof).to_string())
}

fn read(text: &str) -> Result<Surface, String> {
    let side = side_of_surface("the surface", text).map_err(|error| error.to_string())?;
    Ok(side.surface)
}

fn render_proof(changes: &[&Change], proof: &Proof<'_>) -> Value {
    let changes = changes.iter().zip(&proof.errors);
    let changes = changes.map(|(change, errors)| {
        json!({
            "code": change.code,
            "subject": change.subject,
            "breaks": change.source.breaks,
            "errors": errors,
        })
    });
    let unexplained = proof.unexplained.iter().map(|error| {
        json!({
            "item": error.usage.map(|usage| &usage.subject),
            "message": error.message,
        })
    });
    json!({
        "changes": changes.collect::<Vec<_>>(),
        "unexplained": unexplained.collect::<Vec<_>>(),
    })
}
