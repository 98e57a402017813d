//! `disjunct.document.json` next to a crate: the document of the last released crate, in which parts are found that a later one no longer
//! has.

use serde_json::Value;

use super::input::is_standard_input;
use super::release::SinceRelease;
use crate::config::{ClientConfig, Config, Options};
use crate::diagnostic::Diagnostics;
use crate::error::Error;
use crate::files::Files;
use crate::kept::{DOCUMENT_FILE_NAME, write_document};
use crate::load::{self, Input};
use crate::source::Settings;
use crate::write::read_file;

/// The document of the last released crate of a client; `None` if it is not known.
///
/// # Errors
/// If the file cannot be read.
pub fn read_released_document(client: &ClientConfig) -> Result<Option<Value>, Error> {
    let bytes = read_file(client.output(), DOCUMENT_FILE_NAME)?;
    Ok(bytes.and_then(|bytes| serde_json::from_slice(&bytes).ok()))
}

/// The document of a client with its overlays and files, and without the parts that are kept; `None` if it has errors.
///
/// # Errors
/// If it cannot be read.
pub fn read_document(client: &ClientConfig, options: &Options) -> Result<Option<Value>, Error> {
    let settings = Settings {
        kept: None,
        ..options.reading()
    };
    let input = Input::File(client.spec());
    // They were reported when the crate was planned.
    let mut ignored = Diagnostics::default();
    let (document, _) = load::load(input, settings, &mut ignored)?;
    Ok(document.map(|document| document.root))
}

/// Adds the document of the last released crate to the files of a client. That is the one of this run if it releases the crate or has
/// the released document.
///
/// # Errors
/// If a file cannot be read.
pub fn add_released_document(
    (client, config): (&ClientConfig, Option<&Config>),
    options: &Options,
    since_release: Option<&SinceRelease>,
    files: &mut Files,
) -> Result<(), Error> {
    let known = read_file(client.output(), DOCUMENT_FILE_NAME)?;
    let known = known.and_then(|bytes| String::from_utf8(bytes).ok());
    let is_bumped = config.is_some() && !client.layout.is_in_other_package();
    if !is_bumped && known.is_none() {
        return Ok(());
    }
    // Standard input was read already.
    let can_be_read = config.is_some() || !is_standard_input(client);
    let is_released = since_release.is_none_or(SinceRelease::is_release);
    let is_same = since_release.is_some_and(SinceRelease::has_released_document);
    let text = match known {
        Some(known) if is_same || !is_released || !can_be_read => Some(known),
        _ if is_same || is_released => {
            let document = read_document(client, options)?;
            document.as_ref().map(write_document)
        }
        _ => None,
    };
    if let Some(text) = text {
        files.insert(DOCUMENT_FILE_NAME, text);
    }
    Ok(())
}
