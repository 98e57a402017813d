//! Walks over all fields of a document's objects: reports fields that OpenAPI does not have, and finds fields that should be strings.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::super::field::is_missing;
use super::super::resolve::pointer_of;
use super::super::version::Version;
use super::invalid::check_object;
use super::unknown::{
    Guesses, has_no_keyword, is_swagger_null, misfit, no_keyword, swagger_null, unknown,
};
use super::unquoted::{Unquoted, is_unquoted};
use super::{Holds, Kind, held_at, is_bare_schema};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::source::Location;
use crate::source::pointer::join;

/// The result of the walk, in addition to diagnostics.
pub struct Checked {
    /// Fields that should be strings and are not.
    pub unquoted: Vec<Unquoted>,
    /// Diagnostics about values of the wrong type, for locations that nothing else reads.
    pub misfits: Vec<Diagnostic>,
}

/// Reports the fields of the document, and of the files that it refers to, that OpenAPI does not have.
pub fn check_members(root: &Value, version: Version, diagnostics: &mut Diagnostics) -> Checked {
    let mut walk = Walk {
        root,
        version,
        rest: vec![(root, String::new(), Holds::One(Kind::Document))],
        elsewhere: HashSet::new(),
        guesses: Guesses::new(),
        checked: Checked {
            unquoted: Vec::new(),
            misfits: Vec::new(),
        },
        swagger_nulls: Vec::new(),
        diagnostics,
    };
    while let Some((value, at, holds)) = walk.rest.pop() {
        walk.visit(value, at, holds);
    }
    if let [first, others @ ..] = walk.swagger_nulls.as_slice() {
        walk.diagnostics.push(swagger_null(first, others.len()));
    }
    walk.checked
}

/// A value of the document, its location, and the contents that OpenAPI defines for it.
type Spot<'a> = (&'a Value, String, Holds);

struct Walk<'a, 'd> {
    root: &'a Value,
    version: Version,
    /// The values to visit, the next one last.
    rest: Vec<Spot<'a>>,
    /// Targets of references whose contents OpenAPI does not define by location.
    elsewhere: HashSet<(String, Holds)>,
    guesses: Guesses,
    checked: Checked,
    /// Schemas that are nullable only by a keyword of Swagger.
    swagger_nulls: Vec<String>,
    diagnostics: &'d mut Diagnostics,
}

impl<'a> Walk<'a, '_> {
    fn visit(&mut self, value: &'a Value, at: String, holds: Holds) {
        if let Some(reference) = value.get("$ref").and_then(Value::as_str) {
            let elsewhere = self.elsewhere_of(reference, holds);
            self.rest.extend(elsewhere);
        }
        match (value, holds) {
            _ if is_missing(value) && holds.may_be_anything() => {}
            _ if is_missing(value) => self
                .diagnostics
                .deny_at(&Location::value(join(&at, "$ref"))),
            (Value::Object(members), Holds::One(kind)) => self.visit_object(members, at, kind),
            (Value::Object(members), Holds::Map(kind) | Holds::Open(kind)) => {
                let is_open = holds == Holds::Open(kind);
                // A field of a media type next to media types is reported itself, and its own fields are not.
                let is_dedented =
                    |name: &str| kind == Kind::MediaType && kind.field(name).is_some();
                let is_left_out =
                    |name: &str| is_dedented(name) || is_open && name.starts_with("x-");
                let children = members.iter().rev().filter(|(name, _)| !is_left_out(name));
                self.rest.extend(
                    children.map(|(name, child)| (child, join(&at, name), Holds::One(kind))),
                );
            }
            (Value::Array(items), Holds::Array(kind)) => {
                let children = items.iter().enumerate().rev();
                let child = |(index, child): (usize, _)| {
                    (child, join(&at, &index.to_string()), Holds::One(kind))
                };
                self.rest.extend(children.map(child));
            }
            (Value::Bool(_), Holds::One(Kind::Schema)) => {}
            _ => self.checked.misfits.push(misfit(value, holds, &at)),
        }
    }

    fn visit_object(&mut self, members: &'a Map<String, Value>, at: String, kind: Kind) {
        check_object(kind, members, &at, self.version, self.diagnostics);
        // A `$ref` that OpenAPI does not allow is reported where it is followed.
        let own = members
            .iter()
            .filter(|(name, _)| !name.starts_with("x-") && *name != "$ref");
        let (begin, mut is_reported) = (self.rest.len(), false);
        for (name, member) in own {
            let (at, field) = (join(&at, name), kind.field(name));
            if is_unquoted(members, name, member, field) {
                self.checked
                    .unquoted
                    .push(Unquoted::of(kind, name, at.clone()));
            } else if matches!(field, Some(Holds::String)) && !member.is_string() {
                self.checked
                    .misfits
                    .push(misfit(member, Holds::String, &at));
            }
            match field {
                Some(Holds::Plain | Holds::String | Holds::Strings) => {}
                Some(holds) => self.rest.push((member, at, holds)),
                None => {
                    if let Some(found) = unknown(kind, name, member, at, &mut self.guesses) {
                        self.diagnostics.push(found);
                        is_reported = true;
                    }
                }
            }
        }
        if kind == Kind::Schema && is_swagger_null(members) {
            self.swagger_nulls.push(at.clone());
        }
        if kind == Kind::Schema && !is_reported && has_no_keyword(members) {
            self.diagnostics.push(no_keyword(members, at));
        }
        self.rest[begin..].reverse();
    }

    /// Visits the target of a reference, where its location does not define its type of object.
    fn elsewhere_of(&mut self, reference: &str, holds: Holds) -> Option<Spot<'a>> {
        let location =
            pointer_of(reference).filter(|location| held_at(self.root, location).is_none())?;
        let target = self
            .root
            .pointer(&location)
            .filter(|target| !is_other(target, holds))?;
        self.elsewhere
            .insert((location.clone(), holds))
            .then_some((target, location, holds))
    }
}

/// Whether the target of a reference is of another type of object, which is reported where it is followed, or is data.
fn is_other(target: &Value, holds: Holds) -> bool {
    matches!(holds, Holds::One(kind) if kind == Kind::Example || is_bare_schema(target, kind))
}
