//! The program that uses the old crate is compiled against the new one: which changes the compiler confirms.

mod proof;

pub use self::proof::{Proof, prove};

use serde_json::{Value, json};

use super::side::side_of_surface;
use crate::compare::{Change, compare};
use crate::consumer::{consume, errors};
use crate::surface::Surface;

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
    let program = consume(&old);
    let proof = prove(&changes, errors(&program, name, messages));
    Ok(render(&changes, &proof).to_string())
}

fn read(text: &str) -> Result<Surface, String> {
    let side = side_of_surface("the surface", text, None).map_err(|error| error.to_string())?;
    Ok(side.surface)
}

/// The proof for programs.
fn render(changes: &[Change], proof: &Proof<'_>) -> Value {
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
