//! The items of sequential media types: the schema of each, and the media types of the parts that they are.
//!
//! The specification reads such content as an array, so a schema of the items is that of an array of them.

use serde_json::{Map, Value, json};

use super::field::Fields;
use super::lowering::Lowering;
use super::media_types::{essence, is_stream};
use super::normal::{Schema, extension, reference};
use crate::diagnostic::{Diagnostic, codes};
use crate::schema::derived::{How, derive};
use crate::source::Location;
use crate::source::pointer::join;

impl<'a> Lowering<'a, '_> {
    /// Reads `itemSchema`, `prefixEncoding` and `itemEncoding` of a media type object into what `body` becomes.
    pub(super) fn items(
        &mut self,
        object: &'a Map<String, Value>,
        (media, at): (&str, &str),
        body: &mut Map<String, Value>,
    ) {
        let essence = essence(media);
        let has_parts = essence.starts_with("multipart/");
        for key in ["prefixEncoding", "itemEncoding"] {
            if object.contains_key(key) && !has_parts {
                let message = format!("`{key}` is for parts, which `{essence}` does not have");
                self.ignore(join(at, key), message);
            }
        }
        if has_parts {
            self.part_types(object, at, body);
        }
        let Some(item) = object.get("itemSchema") else {
            return;
        };
        let declared = join(at, "itemSchema");
        if !has_parts && !is_stream(&essence) {
            let message = format!("`{essence}` has no items; `itemSchema` is ignored");
            return self.ignore(declared, message);
        }
        let item = self.schema(Some(item), &declared);
        let whole = derive(&declared, How::Items);
        let mut array = Schema::with("type", "array");
        array.set("items", json!({ "$ref": item["$ref"] }));
        self.schemas.insert(whole.clone(), array.into());
        body.insert(extension::ITEM_SCHEMA.to_owned(), item);
        body.insert("schema".to_owned(), reference(&whole));
    }

    /// The media types of parts that have no names.
    fn part_types(
        &mut self,
        object: &'a Map<String, Value>,
        at: &str,
        body: &mut Map<String, Value>,
    ) {
        let positional = ["prefixEncoding", "itemEncoding"];
        let positional = positional.into_iter().find(|key| object.contains_key(*key));
        if let Some(key) = positional.filter(|_| object.contains_key("encoding")) {
            let message = format!("`{key}` and `encoding` exclude each other; `{key}` is ignored");
            return self.ignore(join(at, key), message);
        }
        let mut fields = Fields {
            object,
            at,
            diagnostics: self.diagnostics,
        };
        let prefix = fields.list("prefixEncoding").into_iter().flatten();
        let of_prefix = join(at, "prefixEncoding");
        let prefix = prefix.enumerate().map(|(index, encoding)| {
            let at = join(&of_prefix, &index.to_string());
            (encoding, at)
        });
        let prefix: Vec<(&Value, String)> = prefix.collect();
        let rest = object.get("itemEncoding");
        let types = prefix
            .iter()
            .map(|(encoding, at)| json!(self.part_type(encoding, at)));
        let types: Vec<Value> = types.collect();
        if !types.is_empty() {
            body.insert(extension::PREFIX_TYPES.to_owned(), Value::Array(types));
        }
        let rest = rest.and_then(|rest| self.part_type(rest, &join(at, "itemEncoding")));
        body.extend(rest.map(|rest| (extension::ITEM_TYPE.to_owned(), json!(rest))));
    }

    /// The media type that an encoding declares. Parts without names have no style.
    fn part_type(&mut self, encoding: &'a Value, at: &str) -> Option<&'a str> {
        let mut fields = Fields::of(encoding, at, self.diagnostics)?;
        let declared = fields.text("contentType");
        let without = ["headers", "style", "explode", "allowReserved"];
        let nested = ["encoding", "prefixEncoding", "itemEncoding"];
        let others = without.into_iter().chain(nested);
        for key in others.filter(|key| encoding.get(key).is_some()) {
            let message = format!("`{key}` of a part without a name is ignored");
            self.ignore(join(at, key), message);
        }
        declared
    }

    fn ignore(&mut self, at: String, message: String) {
        self.diagnostics.push(Diagnostic::new(
            &codes::IGNORED_ENCODING,
            Location::key(at),
            message,
        ));
    }
}
