//! Which schemas travel in requests, which in responses, and which in the bodies of PATCH.

use std::collections::HashSet;

use super::calls::media;
use super::model::{Model, Shape};

/// The places that are reached from each side.
#[derive(Clone, Debug, Default)]
pub struct Usage {
    requests: HashSet<String>,
    responses: HashSet<String>,
    patches: HashSet<String>,
    files: HashSet<String>,
}

/// A side of the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Sent by the client.
    Request,
    /// Sent by the service.
    Response,
    /// Sent by the client to change what it names.
    Patch,
}

impl Usage {
    /// Marks a schema and everything inside.
    pub fn mark(&mut self, model: Model<'_>, place: &str, side: Side) {
        let marked = match side {
            Side::Request => &mut self.requests,
            Side::Response => &mut self.responses,
            Side::Patch => &mut self.patches,
        };
        let mut queue = vec![place.to_owned()];
        while let Some(place) = queue.pop() {
            let Some(found) = model.find(&place) else { continue };
            if marked.insert(found.place.to_owned()) {
                queue.extend(found.children().into_iter().map(str::to_owned));
            }
        }
    }

    /// Marks the fields of a multipart form that are files.
    pub fn mark_files(&mut self, model: Model<'_>, form: &str) {
        let mut queue: Vec<(String, bool)> = vec![(form.to_owned(), true)];
        let mut seen = HashSet::new();
        while let Some((place, is_form)) = queue.pop() {
            let Some(found) = model.find(&place) else { continue };
            if !seen.insert((found.place, is_form)) {
                continue;
            }
            let inside = || found.children().into_iter().map(str::to_owned);
            match found.shape {
                Shape::Object(_) if is_form => queue.extend(inside().map(|field| (field, false))),
                Shape::Annotated(_) | Shape::Union(_) => queue.extend(inside().map(|part| (part, is_form))),
                Shape::Array(_) | Shape::Tuple(_) if !is_form => {
                    queue.extend(inside().map(|item| (item, false)));
                }
                Shape::Text(_) if media::is_binary(found.place, model) => {
                    self.files.insert(found.place.to_owned());
                }
                _ => {}
            }
        }
    }

    /// Whether the text at a place is a file.
    pub fn is_file(&self, place: &str) -> bool {
        self.files.contains(place)
    }

    /// Whether the schema at a place travels at all.
    pub fn is_used(&self, place: &str) -> bool {
        self.is_on(place, Side::Request) || self.is_on(place, Side::Response)
    }

    /// Whether the schema at a place is seen on a side.
    pub fn is_on(&self, place: &str, side: Side) -> bool {
        match side {
            Side::Request => self.requests.contains(place),
            Side::Response => self.responses.contains(place),
            Side::Patch => self.patches.contains(place),
        }
    }
}
