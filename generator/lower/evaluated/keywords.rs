//! `unevaluatedProperties` and `unevaluatedItems`: as `additionalProperties` and `items` where what is evaluated does not depend on
//! the value.
//!
//! Next to an `allOf` whose parts describe properties, `unevaluatedProperties` stays a keyword until the parts are merged.

use serde_json::Value;

use super::super::normal::{Keywords, Schema};
use super::super::unchecked::is_never;
use super::super::version::Version;
use super::parts::{Left, Parts};

/// The keyword about properties that are not evaluated.
pub const PROPERTIES: &str = "unevaluatedProperties";
/// The keyword about items that are not evaluated.
const ITEMS: &str = "unevaluatedItems";

/// A schema of the document.
#[derive(Clone, Copy)]
pub struct Written<'d> {
    /// The document.
    pub root: &'d Value,
    /// Its version.
    pub version: Version,
    /// JSON pointer of the schema.
    pub location: &'d str,
    /// Its keywords.
    pub keywords: &'d Keywords,
}

/// Reads both keywords of a schema into `schema`; those that depend on the value are returned. `child` makes a reference to an inner
/// is a schema.
pub fn read_unevaluated(
    written: Written<'_>,
    schema: &mut Schema,
    mut child: impl FnMut(&Value, &str) -> Value,
) -> Vec<&'static str> {
    let mut depending = Vec::new();
    for keyword in [PROPERTIES, ITEMS] {
        let value = written.keywords.get(keyword);
        let Some(value) = value.filter(|value| !accepts_all(value)) else {
            continue;
        };
        let parts = Parts::of(written.root, written.version, written.location);
        let at = format!("{}/{keyword}", written.location);
        let mut lowered = || {
            if is_never(value) {
                Value::Bool(false)
            } else {
                child(value, &at)
            }
        };
        let left = match keyword {
            PROPERTIES => parts.properties_left(),
            _ if is_never(value) || parts.last_positions_all() => parts.items_left(),
            // A type has no schema of the items from a position on that another part describes.
            _ => parts.items_left().or_depends(),
        };
        match (left, keyword) {
            (Left::None, _) => {}
            (Left::Depends, _) => {
                depending.push(keyword);
                let most = parts.most_items();
                if let Some(most) = most.filter(|_| keyword == ITEMS && is_never(value)) {
                    limit_items(schema, most);
                }
            }
            (Left::Others, PROPERTIES) if parts.last_describes_all() => {
                schema.set("additionalProperties", lowered());
            }
            (Left::Others, PROPERTIES) => schema.set(PROPERTIES, lowered()),
            (Left::Others, _) if parts.last_positions_all() => schema.set("items", lowered()),
            (Left::Others, _) => limit_items(schema, parts.positions()),
        }
    }
    depending
}

impl Left {
    fn or_depends(self) -> Self {
        if self == Self::None {
            self
        } else {
            Self::Depends
        }
    }
}

/// Limits the number of items.
fn limit_items(schema: &mut Schema, most: usize) {
    let before = schema.get("maxItems").and_then(Value::as_u64);
    let most = before.map_or(most as u64, |before| before.min(most as u64));
    schema.set("maxItems", most);
}

fn accepts_all(schema: &Value) -> bool {
    schema == &Value::Bool(true) || schema.as_object().is_some_and(Keywords::is_empty)
}
