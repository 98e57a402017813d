//! One reference → the location that it refers to. Opens files on the way.

use std::path::Path;

use serde_json::Value;

use super::library::Library;
use super::target::{Refusal, Target, read_target};
use crate::diagnostic::{Diagnostics, codes, nearest};
use crate::source::pointer::percent_decode;
use crate::source::{Location, pointer};

/// How many references a chain of references may have.
const LONGEST_CHAIN: usize = 32;

/// How many names are compared for a "did you mean".
const COMPARED: usize = 2_000;

/// A location in one of the files.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FileLocation {
    /// The file's index in the library.
    pub file: usize,
    /// Pointer within that file.
    pub pointer: String,
}

/// Why a reference cannot be resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// For this reason.
    Refused(Refusal),
    /// Its file cannot be read, which was reported when it was opened.
    Unreadable,
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// Resolves the reference `text` at the location `location`, in the resource `from`.
pub fn follow(
    library: &mut Library,
    from: &FileLocation,
    text: &str,
    location: &Location,
    diagnostics: &mut Diagnostics,
) -> Result<FileLocation, Failure> {
    let found = Resolver {
        volumes: library,
        location,
        diagnostics,
        left: LONGEST_CHAIN,
        guesses: false,
    }
    .follow(from, text);
    found.map_err(|failure| match failure {
        Failure::Refused(mut refusal)
            if refusal.help.is_none() || refusal.code == &codes::ABSOLUTE_REF =>
        {
            refusal.help = meant(library, from.file, text, location).or(refusal.help);
            Failure::Refused(refusal)
        }
        failure => failure,
    })
}

/// The schema of the same file whose `$id` is the reference; by an absolute one also that of another file, or the file itself.
pub fn find_id(volumes: &mut Library, from: usize, path: &str) -> Option<FileLocation> {
    let others = if path.contains("://") {
        volumes.len()
    } else {
        0
    };
    std::iter::once(from).chain(0..others).find_map(|file| {
        let pointer = volumes.names(file).find("", path)?.clone();
        Some(FileLocation { file, pointer })
    })
}

/// The component of the same file that has the name at the end of a reference.
fn meant(library: &Library, from: usize, text: &str, at: &Location) -> Option<String> {
    const SECTIONS: [&str; 4] = ["schemas", "parameters", "responses", "requestBodies"];
    // A reference with the name of a file refers to a file.
    let is_file = text
        .split('#')
        .next()
        .is_some_and(|path| path.contains('.'));
    let name = text
        .trim()
        .rsplit(['/', '#'])
        .next()
        .filter(|name| !name.is_empty() && !is_file)?;
    let root = library.volume(from).root.as_deref()?;
    let named = SECTIONS
        .into_iter()
        .filter(|section| text.contains(section));
    // Swagger 2.0 has its sections at the root.
    let of_swagger = ["definitions", "parameters", "responses"];
    let mut locations = named
        .chain(SECTIONS)
        .map(|section| format!("/components/{section}/{name}"))
        .chain(of_swagger.map(|section| format!("/{section}/{name}")));
    let location = locations.find(|location| {
        root.pointer(location).is_some() && !at.pointer.ends_with(&format!("{location}/$ref"))
    })?;
    Some(format!("did you mean `#{location}`?"))
}

struct Resolver<'a> {
    volumes: &'a mut Library,
    location: &'a Location,
    diagnostics: &'a mut Diagnostics,
    left: usize,
    /// The value has another kind than the reference requires.
    guesses: bool,
}

impl Resolver<'_> {
    fn follow(&mut self, from: &FileLocation, text: &str) -> Result<FileLocation, Failure> {
        let (path, fragment) = text.split_once('#').unwrap_or((text, ""));
        let start = match self.find_near(from, path, fragment) {
            Some(start) => start,
            None => match self.open(from.file, text) {
                Ok(start) => start,
                Err(refusal) => find_id(self.volumes, from.file, path)
                    .or_else(|| self.open_by_uri(from.file, path))
                    .ok_or(refusal)?,
            },
        };
        let Some(root) = self.volumes.volume(start.file).root.as_deref() else {
            return Err(Failure::Unreadable);
        };
        match fragment {
            "" => Ok(start),
            // Strictly this is the key "", which no document has: the author means the whole file.
            "/" if !has_child(root, "") => Ok(start),
            fragment if is_pointer(fragment) => self.find_pointer(&start, fragment, text),
            anchor => self.find_anchor(&start, anchor),
        }
    }

    /// Resolves a reference in a schema with an `$id`: to this schema or another one in the file. If it is not found, it is
    /// resolved in the document, since many authors add an `$id` without this intention.
    fn find_near(
        &mut self,
        from: &FileLocation,
        path: &str,
        fragment: &str,
    ) -> Option<FileLocation> {
        let resource = self.volumes.resource(from.file, &from.pointer);
        let pointer = match (resource, path) {
            ("", _) => return None,
            (resource, "") => {
                let node = self
                    .volumes
                    .volume(from.file)
                    .root
                    .as_deref()?
                    .pointer(resource)?;
                let fragment = percent_decode(fragment)?;
                let first = pointer::tokens(&fragment).next();
                first
                    .is_none_or(|first| has_child(node, &first))
                    .then(|| resource.to_owned())?
            }
            (resource, path) => self.volumes.names(from.file).find(resource, path)?.clone(),
        };
        Some(FileLocation {
            file: from.file,
            pointer,
        })
    }

    fn open(&mut self, from: usize, text: &str) -> Result<FileLocation, Refusal> {
        let file = match read_target(text)? {
            Target::Here => from,
            Target::File(path) => {
                self.volumes
                    .open(from, &path, self.location, self.diagnostics)?
            }
        };
        Ok(FileLocation {
            file,
            pointer: String::new(),
        })
    }

    /// The file that is next to this one or to the document by their own URIs (`$self`): its path in the folder is the same.
    fn open_by_uri(&mut self, from: usize, uri: &str) -> Option<FileLocation> {
        let path_by = |own: &str| {
            let (folder, _) = own.split_once("://").and(own.rsplit_once('/'))?;
            let path = uri.strip_prefix(folder)?.strip_prefix('/')?;
            Some(path.to_owned())
        };
        for file in [from, 0] {
            let root = self.volumes.volume(file).root.clone();
            let own = root.as_deref().and_then(|root| root.get("$self")?.as_str());
            let Some(path) = own.and_then(path_by) else {
                continue;
            };
            let Ok(Target::File(path)) = read_target(&path) else {
                continue;
            };
            let opened = self
                .volumes
                .open(file, &path, self.location, self.diagnostics);
            if let Ok(file) = opened {
                let pointer = String::new();
                return Some(FileLocation { file, pointer });
            }
        }
        None
    }

    fn find_anchor(&mut self, start: &FileLocation, anchor: &str) -> Result<FileLocation, Failure> {
        let file = start.file;
        if let Some(pointer) = self.volumes.names(file).find_anchor(&start.pointer, anchor) {
            return Ok(FileLocation {
                file,
                pointer: pointer.clone(),
            });
        }
        let message = format!("no schema has the `$anchor` `{anchor}`");
        let mut refusal = Refusal::new(&codes::UNRESOLVED_REF, message);
        let inside = Location::value(format!("/components/schemas/{anchor}"));
        let volume = self.volumes.volume(file);
        if volume
            .root
            .as_deref()
            .is_some_and(|root| root.pointer(&inside.pointer).is_some())
        {
            refusal.help = Some(format!("did you mean `#/components/schemas/{anchor}`?"));
        }
        Err(refusal.into())
    }

    /// A fragment that resolves only with its percent signs is not decoded.
    fn find_pointer(
        &mut self,
        start: &FileLocation,
        fragment: &str,
        text: &str,
    ) -> Result<FileLocation, Failure> {
        let decoded = percent_decode(fragment).filter(|_| has_valid_tildes(fragment));
        let Some(decoded) = decoded else {
            let message = format!("`{text}` has a malformed JSON pointer after the `#`");
            return Err(Refusal::new(&codes::MALFORMED_REF, message).into());
        };
        let found = self.descend(start, &decoded, text);
        if found.is_err() && decoded != fragment {
            return self.descend(start, fragment, text).or(found);
        }
        found
    }

    fn descend(
        &mut self,
        start: &FileLocation,
        wanted: &str,
        text: &str,
    ) -> Result<FileLocation, Failure> {
        let mut at = start.clone();
        let mut rest = wanted;
        for token in pointer::tokens(wanted) {
            rest = rest[1..].find('/').map_or("", |end| &rest[1 + end..]);
            at = self.step(&at, &token, rest, text)?;
        }
        Ok(at)
    }

    /// Goes one step down. If the node has no such child and is a reference, continues at the target of the reference.
    fn step(
        &mut self,
        at: &FileLocation,
        token: &str,
        rest: &str,
        text: &str,
    ) -> Result<FileLocation, Failure> {
        let Some(root) = self.volumes.volume(at.file).root.clone() else {
            return Err(Failure::Unreadable);
        };
        let node = root.pointer(&at.pointer).unwrap_or(&Value::Null);
        if has_child(node, token) {
            return Ok(FileLocation {
                file: at.file,
                pointer: pointer::join(&at.pointer, token),
            });
        }
        let reference = node
            .get("$ref")
            .and_then(Value::as_str)
            .filter(|_| self.left > 0);
        let Some(reference) = reference else {
            return Err(self.unresolved(at, node, token, rest, text).into());
        };
        self.left -= 1;
        let next = self.follow(at, reference)?;
        self.step(&next, token, rest, text)
    }

    fn unresolved(
        &mut self,
        at: &FileLocation,
        node: &Value,
        token: &str,
        rest: &str,
        text: &str,
    ) -> Refusal {
        let location = Location::value(format!(
            "{}{}",
            self.volumes.volume(at.file).base,
            at.pointer
        ));
        let inside = if location.pointer.is_empty() {
            "the document".to_owned()
        } else {
            format!("`{location}`")
        };
        let message = format!("there is no `{token}` in {inside}");
        let mut refusal = Refusal::new(&codes::UNRESOLVED_REF, message);
        refusal.absent = (!rest.is_empty()).then(|| pointer::join(&location.pointer, token));
        refusal.help = self.in_document(at.file, text);
        if refusal.help.is_some() || !self.diagnostics.may_guess(&codes::UNRESOLVED_REF) {
            return refusal;
        }
        refusal.help = meant_below(at, node, token, rest, text)
            .map(|meant| format!("did you mean `{meant}`?"));
        refusal
    }

    /// `#/components/…` in another file, where the author means the main document.
    fn in_document(&mut self, file: usize, text: &str) -> Option<String> {
        let pointer = text
            .strip_prefix('#')
            .filter(|_| file > 0 && !self.guesses)?;
        self.guesses = true;
        self.descend(
            &FileLocation {
                file: 0,
                pointer: String::new(),
            },
            pointer,
            text,
        )
        .ok()?;
        let up = "../".repeat(self.volumes.volume(file).key.matches('/').count());
        let document = Path::new(&self.volumes.sources.file("")?.path)
            .file_name()?
            .to_str()?;
        Some(format!(
            "`#` refers to this file; use `{up}{document}{text}` for the main document"
        ))
    }
}

/// A suggestion for a reference whose `token` was not found: with an unescaped `/`, without a trailing `/`, or with a similar name.
fn meant_below(
    at: &FileLocation,
    node: &Value,
    token: &str,
    rest: &str,
    text: &str,
) -> Option<String> {
    let file = text.split('#').next().unwrap_or_default();
    let whole = format!("{token}{rest}");
    if rest.is_empty() && token.is_empty() {
        return Some(text.trim_end_matches('/').to_owned());
    }
    if !rest.is_empty() && has_child(node, &whole) {
        return Some(format!("{file}#{}", pointer::join(&at.pointer, &whole)));
    }
    let names = node
        .as_object()
        .into_iter()
        .flat_map(|map| map.keys())
        .take(COMPARED);
    let name = nearest(token, names.map(String::as_str))?;
    node.get(name)?.pointer(rest)?;
    Some(format!("{file}#{}{rest}", pointer::join(&at.pointer, name)))
}

fn has_child(node: &Value, token: &str) -> bool {
    match node {
        Value::Object(map) => map.contains_key(token),
        Value::Array(items) => {
            let index = token
                .parse()
                .ok()
                .filter(|index: &usize| index.to_string() == token);
            index.is_some_and(|index| index < items.len())
        }
        _ => false,
    }
}

fn is_pointer(fragment: &str) -> bool {
    fragment.starts_with('/')
        || percent_decode(fragment).is_some_and(|decoded| decoded.starts_with('/'))
}

fn has_valid_tildes(fragment: &str) -> bool {
    fragment
        .split('~')
        .skip(1)
        .all(|after| after.starts_with(['0', '1']))
}
