//! The schema of a body, for each media type.

use serde_json::{Map, Value, json};

use super::conversion::{Conversion, Role, reference_to};
use super::locations::Locations;
use super::media::Media;
use crate::diagnostic::codes;
use crate::source::pointer::join;

/// The schema of a body in the written document.
#[derive(Clone, Copy)]
pub struct BodySchema<'a, 's> {
    pub value: &'a Value,
    pub at: &'s str,
    /// Whether it is converted here. Otherwise it is shared, and referred to.
    pub is_own: bool,
}

impl<'a> Conversion<'a, '_> {
    /// The array `consumes` or `produces`; `None` if it is not declared.
    pub(super) fn media_types(
        &mut self,
        owner: &'a Map<String, Value>,
        key: &str,
        at: &str,
    ) -> Option<Media> {
        let at = join(at, key);
        let list = match owner.get(key)? {
            Value::Array(list) => list,
            Value::Null => return None,
            _ => {
                self.report(&codes::WRONG_TYPE, &at, "expected an array of strings");
                return None;
            }
        };
        let mut media_types = Media::new();
        for (index, item) in list.iter().enumerate() {
            match item.as_str() {
                Some(text) if media_types.iter().any(|known| known == text) => {}
                Some(text) => media_types.push(text.to_owned()),
                None => {
                    let at = join(&at, &index.to_string());
                    self.report(&codes::WRONG_TYPE, &at, "expected a string");
                }
            }
        }
        Some(media_types)
    }

    /// The `content` at `at`: a schema for each media type, which all refer to the first one.
    pub(super) fn content(
        &mut self,
        schema: BodySchema<'a, '_>,
        at: &str,
        media_types: &[String],
    ) -> Map<String, Value> {
        let mut content = Map::new();
        let mut first: Option<String> = None;
        for media_type in media_types {
            let locations = Locations {
                old: schema.at.to_owned(),
                new: join(&join(at, media_type), "schema"),
            };
            self.moves.derive(&locations.new, schema.at);
            let converted = match &first {
                _ if schema.value.get("$ref").is_some() => {
                    self.value(Role::Schema, schema.value, &locations)
                }
                Some(first) => json!({ "$ref": reference_to(first) }),
                None if !schema.is_own => self.refer(schema.at, Role::Schema, &locations.new),
                None => {
                    self.moves.add(&locations.new, schema.at);
                    self.value(Role::Schema, schema.value, &locations)
                }
            };
            first.get_or_insert(locations.new);
            content.insert(media_type.clone(), json!({ "schema": converted }));
        }
        content
    }
}
