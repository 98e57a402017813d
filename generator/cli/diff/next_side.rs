//! The new side of a crate's next version, as `disjunct bump` makes it: with the former names of items as deprecated aliases, and with
//! what the API no longer has.

use serde_json::Value;

use super::former_names::keep_former_names;
use super::input::{accept, load_file};
use super::keeping::Keeping;
use super::side::{Loaded, Side};
use crate::cli::console::Console;
use crate::cli::next_version::{Step, next_version, version_of};
use crate::cli::released_document::{read_document, read_released_document};
use crate::compare::{compare, renamed_types};
use crate::config::{ClientConfig, Config, Options, PackageVersion};
use crate::error::Error;
use crate::kept::{
    DOCUMENT_FILE_NAME, Documents, FILE_NAME, KeptFile, Part, carry_on, is_item, parse, write,
};
use crate::source::{Location, pointer};

/// What becomes of the parts that the API no longer has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gone {
    /// They are kept.
    Kept,
    /// They are removed.
    Dropped,
}

/// The new side of a crate's next version.
#[derive(Debug)]
pub struct Next {
    /// It.
    pub side: Side,
    /// What it keeps.
    pub keeping: Keeping,
    /// The options that it was read with: with its former names, and the parts that it keeps.
    pub options: Options,
    /// The document without these parts.
    pub document: Value,
}

/// The new side of a client's next version; `None` if its document has errors, which are shown: those of settings at their lines, if
/// `declared` is the client in its `disjunct.toml`.
///
/// # Errors
/// If a file cannot be read.
pub fn next_side(
    old: &Side,
    (client, declared): (&ClientConfig, Option<(&ClientConfig, &Config)>),
    options: Options,
    gone: Gone,
    console: &mut Console,
) -> Result<Option<Next>, Error> {
    let mut load = |options: &Options| -> Result<Option<Side>, Error> {
        let mut loaded = load_file(client.spec(), options)?;
        if let (Loaded::Invalid(invalid), Some((client, config))) = (&mut loaded, declared) {
            let (diagnostics, sources) = &mut **invalid;
            sources.add(config.source());
            config.locate_settings(client, diagnostics);
        }
        Ok(accept(loaded, console))
    };
    let before = options.kept.clone();
    let plain_options = Options {
        kept: None,
        ..options
    };
    // The file of the parts may have errors too.
    if before.is_some() {
        let with_parts = Options {
            kept: before.clone(),
            ..plain_options.clone()
        };
        if load(&with_parts)?.is_none() {
            return Ok(None);
        }
    }
    let Some(plain) = load(&plain_options)? else {
        return Ok(None);
    };
    let document = read_document(client, &plain_options)?.unwrap_or_default();
    let (plain, plain_options) = with_former_names(old, plain, client, plain_options)?;
    let fitting = match gone {
        Gone::Kept => {
            let parts = find_parts(old, &plain, before.as_ref(), &document, client, console)?;
            find_fitting(parts, client, &plain_options, console)?
        }
        Gone::Dropped => None,
    };
    let Some(Fitting {
        side,
        options,
        items,
    }) = fitting
    else {
        return Ok(Some(Next {
            side: plain,
            keeping: Keeping::default(),
            options: plain_options,
            document,
        }));
    };
    let needed_without = needed_version(old, &plain)?;
    let (side, options) = with_former_names(old, side, client, options)?;
    let keeping = Keeping {
        items,
        needed: Some(needed_version(old, &side)?),
        needed_without: Some(needed_without),
    };
    Ok(Some(Next {
        side,
        keeping,
        options,
        document,
    }))
}

/// A side with parts that are kept.
struct Fitting {
    side: Side,
    options: Options,
    /// The number of items among them.
    items: usize,
}

/// The side with the first of the lists of parts that fits into the document; `None` if none does, or that one is empty. A list that does
/// not fit is reported.
fn find_fitting(
    lists: [Vec<Part>; 2],
    client: &ClientConfig,
    options: &Options,
    console: &mut Console,
) -> Result<Option<Fitting>, Error> {
    for parts in lists {
        let items = parts.iter().filter(|part| is_item(part)).count();
        let Some(text) = write(parts) else {
            return Ok(None);
        };
        let path = client.output().join(FILE_NAME);
        let options = Options {
            kept: Some(KeptFile { path, text }),
            ..options.clone()
        };
        match load_file(client.spec(), &options)? {
            Loaded::Side(side) => {
                return Ok(Some(Fitting {
                    side: *side,
                    options,
                    items,
                }));
            }
            Loaded::Invalid(invalid) => {
                let (diagnostics, sources) = *invalid;
                console.show(&diagnostics, &sources);
                console.status(
                    "what the API no longer has is not kept: the document with it has these errors",
                );
            }
        }
    }
    Ok(None)
}

/// The parts that are kept from now on, and those of them that were kept before.
fn find_parts(
    old: &Side,
    new: &Side,
    before: Option<&KeptFile>,
    document: &Value,
    client: &ClientConfig,
    console: &mut Console,
) -> Result<[Vec<Part>; 2], Error> {
    let former = read_released_document(client)?;
    let is_same = old.surface.document_hash == new.surface.document_hash;
    if former.is_none() && !is_same {
        let path = client.output().join(DOCUMENT_FILE_NAME);
        console.status(&format!(
            "what the API no longer has is not kept: there is no {}, which `disjunct bump` writes",
            path.display()
        ));
    }
    let before = before.and_then(|file| serde_json::from_str(&file.text).ok());
    let before: Option<Vec<Part>> = before.and_then(|file| parse(&file).ok());
    let version = &new.surface.package.api_version;
    let renamed = renamed_schemas(old, new);
    let before = before.unwrap_or_default();
    let parts = |former| {
        let documents = Documents {
            former,
            new: document,
            version,
            renamed: &renamed,
        };
        carry_on(&before, documents)
    };
    Ok([parts(former.as_ref()), parts(None)])
}

/// The pointers of the schemas of types that have another name, each with the new pointer.
fn renamed_schemas(old: &Side, new: &Side) -> Vec<(String, String)> {
    let pointer_of = |side: &Side, name: &str| {
        let path = format!("types::{name}");
        let mut items = side.surface.items.iter();
        let item = items.find(|item| item.path == path)?;
        // As the document has it before it is converted.
        let written = new.sources.as_ref()?;
        let location = written.unconverted(&Location::value(&*item.pointer));
        Some(location.pointer)
    };
    let renames = renamed_types(&old.surface, &new.surface, false).into_iter();
    let pointers = renames.filter_map(|(former, name)| {
        let pair = (pointer_of(old, &former)?, pointer_of(new, &name)?);
        let is_named = |at: &str| pointer::tokens(at).count() > 1;
        (pair.0 != pair.1 && is_named(&pair.0) && is_named(&pair.1)).then_some(pair)
    });
    pointers.collect()
}

/// The least version of the crate for the changes.
fn needed_version(old: &Side, new: &Side) -> Result<PackageVersion, Error> {
    let changes = compare(&old.surface, &new.surface);
    let released = version_of(&old.surface).map_err(Error::Usage)?;
    Ok(next_version(&released, Step::of(&changes)))
}

/// Where items have another name, the document is read once more, with their former names among those of the options.
fn with_former_names(
    old: &Side,
    new: Side,
    client: &ClientConfig,
    mut options: Options,
) -> Result<(Side, Options), Error> {
    let side = keep_former_names(old, new, client.spec(), &mut options)?;
    Ok((side, options))
}
