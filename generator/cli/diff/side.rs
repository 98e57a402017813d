//! One side of a comparison: the public items of a crate, with the files of their document.

use std::path::Path;

use super::names::Names;
use crate::config::Options;
use crate::diagnostic::Diagnostics;
use crate::error::Error;
use crate::load::Input;
use crate::plan_document;
use crate::source::{Location, Sources};
use crate::stack;
use crate::surface::{self, Surface, Unreadable};

/// One side of a comparison.
#[derive(Debug)]
pub struct Side {
    /// Its name, as the user wrote it.
    pub name: String,
    /// Its public items.
    pub surface: Surface,
    /// The files of its document; `None` for a surface.
    pub sources: Option<Sources>,
    /// The folder that its files were written to for reading, and what is shown in place of that.
    pub folder: Option<(String, String)>,
}

/// What reading a side gives.
#[derive(Debug)]
pub enum Loaded {
    /// A side.
    Side(Box<Side>),
    /// The errors of a document.
    Invalid(Box<(Diagnostics, Sources)>),
}

impl Side {
    /// File, line and column of a location; only the file for a surface.
    pub fn locate(&self, pointer: &str) -> Option<(String, usize, usize)> {
        if pointer.is_empty() {
            return None;
        }
        let sources = self.sources.as_ref()?;
        let location = sources.unconverted(&Location::written(pointer));
        let found = sources.locate(&location)?;
        let path = match &self.folder {
            Some((folder, shown)) => found.path().replacen(folder.as_str(), shown, 1),
            None => found.path().to_owned(),
        };
        Some((path, found.line, found.column))
    }
}

/// Whether a file is a surface: other files are documents.
pub fn is_surface_name(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str());
    name.is_some_and(|name| name.ends_with(".api.json"))
}

/// The side of a surface's file.
///
/// # Errors
/// If it is not valid.
pub fn side_of_surface(name: &str, text: &str) -> Result<Side, Error> {
    let surface = surface::parse(text).map_err(|unreadable| {
        Error::Usage(match unreadable {
            Unreadable::Newer(version) => format!(
                "{name} has version {version} of the format, which a newer generator writes"
            ),
            Unreadable::Invalid(reason) => format!("{name} is not a surface: {reason}"),
        })
    })?;
    Ok(Side {
        name: name.to_owned(),
        surface,
        sources: None,
        folder: None,
    })
}

/// The side of a document.
///
/// # Errors
/// If its file cannot be read.
pub fn load_document(
    path: &Path,
    name: String,
    options: &Options,
    names: Names,
) -> Result<Loaded, Error> {
    let input = Input::File(path);
    let described = stack::with_known_stack(move || {
        let complete = |options| names.receive(options);
        plan_document(input, options, complete, |_, plan| {
            names.send(&plan.lock);
            surface::describe(&plan)
        })
    });
    let described: Result<_, Error> = described.map_err(Error::io("start a thread for", path))?;
    let (described, mut diagnostics, sources) = described?;
    Ok(match described {
        Some(surface) if !diagnostics.has_errors() => Loaded::Side(Box::new(Side {
            name,
            surface,
            sources: Some(sources),
            folder: None,
        })),
        _ => {
            diagnostics.keep_errors();
            Loaded::Invalid(Box::new((diagnostics, sources)))
        }
    })
}
