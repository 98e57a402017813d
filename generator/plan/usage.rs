//! Which schemas travel in requests, which in responses, and which in the bodies of PATCH.

use std::collections::HashSet;

use super::model::Model;

/// The places that are reached from each side.
#[derive(Clone, Debug, Default)]
pub struct Usage {
    requests: HashSet<String>,
    responses: HashSet<String>,
    patches: HashSet<String>,
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

    /// Whether the schema at a place is seen on a side.
    pub fn is_on(&self, place: &str, side: Side) -> bool {
        match side {
            Side::Request => self.requests.contains(place),
            Side::Response => self.responses.contains(place),
            Side::Patch => self.patches.contains(place),
        }
    }
}
