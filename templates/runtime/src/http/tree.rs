//! Values as trees, for parts of a request that are not JSON bodies. In: a value. Out: its arrays, objects and scalars, the fields
//! of an object in the order in which they were serialized; or why it cannot be written, and where in it. It must not know styles or
//! locations.

use std::{borrow::Cow, error, fmt};

use serde::ser::{
    Error as _, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
    SerializeTuple, SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

use super::super::{Content, Segment, decode, in_request, without_nulls};

/// How the names of the structs begin under which `serde_json` passes JSON text: raw values and numbers of any size. They have one
/// field, the text.
const JSON_TEXT: &str = "$serde_json::private::";

/// The name of the newtype under which a file passes its number.
const FILE: &str = "runtime::File";

/// A value that is serialized.
#[derive(Debug, PartialEq)]
pub(super) enum Tree {
    Null,
    /// A boolean or a number, as JSON has it.
    Literal(String),
    Text(String),
    Array(Vec<Self>),
    Object(Vec<(String, Self)>),
    /// A file of a multipart body, by its number.
    File(usize),
}

impl Tree {
    /// The tree of `value`, without its read-only properties and without the nulls that were read for optional properties.
    pub(super) fn of<T: Serialize + ?Sized>(value: &T) -> Result<Self, Unwritable> {
        without_nulls(|| Self::with_nulls(value))
    }

    /// The same with these nulls, as a JSON body has them.
    pub(super) fn with_nulls<T: Serialize + ?Sized>(value: &T) -> Result<Self, Unwritable> {
        in_request(|| value.serialize(TreeSerializer)).map_err(|mut error| {
            error.path.reverse();
            error
        })
    }

    /// A string as it is, everything else as JSON.
    pub(super) fn text(&self) -> Cow<'_, str> {
        match self {
            Self::Text(text) | Self::Literal(text) => text.into(),
            other => other.json().into(),
        }
    }

    /// The JSON text.
    pub(super) fn json(&self) -> String {
        let mut json = String::new();
        self.write_json(&mut json);
        json
    }

    fn write_json(&self, json: &mut String) {
        match self {
            // A file is never within JSON: who writes JSON looks for files first.
            Self::Null | Self::File(_) => json.push_str("null"),
            Self::Literal(text) => json.push_str(text),
            Self::Text(text) => write_string(text, json),
            Self::Array(items) => {
                json.push('[');
                for (index, item) in items.iter().enumerate() {
                    if index > 0 {
                        json.push(',');
                    }
                    item.write_json(json);
                }
                json.push(']');
            }
            Self::Object(fields) => {
                json.push('{');
                for (index, (key, value)) in fields.iter().enumerate() {
                    if index > 0 {
                        json.push(',');
                    }
                    write_string(key, json);
                    json.push(':');
                    value.write_json(json);
                }
                json.push('}');
            }
        }
    }

    /// The tree of JSON text, with its numbers as they are written.
    fn parse(json: &str) -> Result<Self, Unwritable> {
        decode::<Content<'_>>(json.as_bytes())
            .map(Self::from)
            .map_err(Unwritable::custom)
    }
}

/// Why a value cannot be written, and where in it.
#[derive(Debug)]
pub(super) struct Unwritable {
    /// Outermost step first; empty for the value itself. While it is on its way out, innermost first.
    pub(super) path: Vec<Segment>,
    /// Whether it is a number that is NaN or infinite, which `serde_json` writes as `null`.
    pub(super) is_not_finite: bool,
    pub(super) source: serde_json::Error,
}

impl Unwritable {
    fn within(mut self, step: impl Into<Segment>, variant: Option<&'static str>) -> Self {
        self.path.push(step.into());
        self.path.extend(variant.map(Segment::from));
        self
    }
}

impl serde::ser::Error for Unwritable {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self {
            path: Vec::new(),
            is_not_finite: false,
            source: serde_json::Error::custom(message),
        }
    }
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.source.fmt(f)
    }
}

impl error::Error for Unwritable {}

fn write_string(text: &str, json: &mut String) {
    json.push_str(&serde_json::Value::from(text).to_string());
}

impl From<Content<'_>> for Tree {
    fn from(content: Content<'_>) -> Self {
        match content {
            Content::Null => Self::Null,
            Content::Bool(value) => Self::Literal(value.to_string()),
            Content::Unsigned(value) => Self::Literal(value.to_string()),
            Content::Signed(value) => Self::Literal(value.to_string()),
            Content::Float(value) => Self::Literal(value.to_string()),
            Content::Number(text) => Self::Literal(text.into_owned()),
            Content::Text(text) => Self::Text(text.into_owned()),
            Content::Array(items) => Self::Array(items.into_iter().map(Self::from).collect()),
            Content::Object(entries) => {
                let fields = entries.into_iter();
                let fields = fields.map(|(key, value)| (key.into_owned(), Self::from(value)));
                Self::Object(fields.collect())
            }
        }
    }
}

/// Makes trees. The type's name asks JSON that is kept as text for that text.
struct TreeSerializer;

/// The items of an array, and the variant whose content it is.
struct Items {
    items: Vec<Tree>,
    variant: Option<&'static str>,
}

/// The fields of an object.
struct Fields {
    fields: Vec<(String, Tree)>,
    /// The key whose value comes next.
    key: String,
    /// The variant whose content it is.
    variant: Option<&'static str>,
    /// Whether the only field is JSON text.
    is_json_text: bool,
}

impl Items {
    fn new(len: Option<usize>, variant: Option<&'static str>) -> Self {
        Self {
            items: Vec::with_capacity(len.unwrap_or_default()),
            variant,
        }
    }

    fn push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        let index = self.items.len();
        let item = value.serialize(TreeSerializer);
        self.items
            .push(item.map_err(|error| error.within(index, self.variant))?);
        Ok(())
    }

    fn finish(self) -> Tree {
        within(self.variant, Tree::Array(self.items))
    }
}

impl Fields {
    fn new(variant: Option<&'static str>) -> Self {
        Self {
            fields: Vec::new(),
            key: String::new(),
            variant,
            is_json_text: false,
        }
    }

    fn push<T: Serialize + ?Sized>(&mut self, key: String, value: &T) -> Result<(), Unwritable> {
        match value.serialize(TreeSerializer) {
            Ok(value) => self.fields.push((key, value)),
            Err(error) => return Err(error.within(key, self.variant)),
        }
        Ok(())
    }

    fn finish(self) -> Result<Tree, Unwritable> {
        match self.fields.as_slice() {
            [(_, Tree::Text(json))] if self.is_json_text => Tree::parse(json),
            _ => Ok(within(self.variant, Tree::Object(self.fields))),
        }
    }
}

/// The content of a variant as `serde_json` represents it: an object whose only key is the variant.
fn within(variant: Option<&'static str>, content: Tree) -> Tree {
    match variant {
        Some(variant) => Tree::Object(vec![(variant.to_owned(), content)]),
        None => content,
    }
}

fn finite(is_finite: bool, number: impl ToString) -> Result<Tree, Unwritable> {
    if is_finite {
        return Ok(Tree::Literal(number.to_string()));
    }
    Err(Unwritable {
        is_not_finite: true,
        ..Unwritable::custom("a number is not finite")
    })
}

macro_rules! literals {
    ($($method:ident($ty:ty))*) => { $(
        fn $method(self, value: $ty) -> Result<Tree, Unwritable> {
            Ok(Tree::Literal(value.to_string()))
        }
    )* };
}

impl Serializer for TreeSerializer {
    type Ok = Tree;
    type Error = Unwritable;
    type SerializeSeq = Items;
    type SerializeTuple = Items;
    type SerializeTupleStruct = Items;
    type SerializeTupleVariant = Items;
    type SerializeMap = Fields;
    type SerializeStruct = Fields;
    type SerializeStructVariant = Fields;

    literals! {
        serialize_bool(bool)
        serialize_i8(i8) serialize_i16(i16) serialize_i32(i32) serialize_i64(i64) serialize_i128(i128)
        serialize_u8(u8) serialize_u16(u16) serialize_u32(u32) serialize_u64(u64) serialize_u128(u128)
    }

    fn serialize_f32(self, value: f32) -> Result<Tree, Unwritable> {
        finite(value.is_finite(), value)
    }

    fn serialize_f64(self, value: f64) -> Result<Tree, Unwritable> {
        finite(value.is_finite(), value)
    }

    fn serialize_char(self, value: char) -> Result<Tree, Unwritable> {
        Ok(Tree::Text(value.to_string()))
    }

    fn serialize_str(self, value: &str) -> Result<Tree, Unwritable> {
        Ok(Tree::Text(value.to_owned()))
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<Tree, Unwritable> {
        value.serialize(self)
    }

    fn serialize_none(self) -> Result<Tree, Unwritable> {
        Ok(Tree::Null)
    }

    fn serialize_unit(self) -> Result<Tree, Unwritable> {
        Ok(Tree::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Tree, Unwritable> {
        Ok(Tree::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Tree, Unwritable> {
        value.serialize(self)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<Tree, Unwritable> {
        Ok(Tree::Text(variant.to_owned()))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<Tree, Unwritable> {
        let tree = value.serialize(self)?;
        match &tree {
            Tree::Literal(number) if name == FILE => {
                number.parse().map(Tree::File).map_err(Unwritable::custom)
            }
            _ => Ok(tree),
        }
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Tree, Unwritable> {
        let tree = value.serialize(self);
        let tree = tree.map_err(|error| error.within(variant, None))?;
        Ok(within(Some(variant), tree))
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Items, Unwritable> {
        Ok(Items::new(len, None))
    }

    fn serialize_tuple(self, len: usize) -> Result<Items, Unwritable> {
        Ok(Items::new(Some(len), None))
    }

    fn serialize_tuple_struct(self, _: &'static str, len: usize) -> Result<Items, Unwritable> {
        Ok(Items::new(Some(len), None))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Items, Unwritable> {
        Ok(Items::new(Some(len), Some(variant)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Fields, Unwritable> {
        Ok(Fields::new(None))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Fields, Unwritable> {
        Ok(Fields {
            is_json_text: name.starts_with(JSON_TEXT),
            ..Fields::new(None)
        })
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Fields, Unwritable> {
        Ok(Fields::new(Some(variant)))
    }
}

macro_rules! items {
    ($($kind:ident $method:ident)*) => { $(
        impl $kind for Items {
            type Ok = Tree;
            type Error = Unwritable;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
                self.push(value)
            }

            fn end(self) -> Result<Tree, Unwritable> {
                Ok(self.finish())
            }
        }
    )* };
}

items! {
    SerializeSeq serialize_element
    SerializeTuple serialize_element
    SerializeTupleStruct serialize_field
    SerializeTupleVariant serialize_field
}

macro_rules! fields {
    ($($kind:ident)*) => { $(
        impl $kind for Fields {
            type Ok = Tree;
            type Error = Unwritable;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), Unwritable> {
                self.push(key.to_owned(), value)
            }

            fn end(self) -> Result<Tree, Unwritable> {
                self.finish()
            }
        }
    )* };
}

fields! { SerializeStruct SerializeStructVariant }

impl SerializeMap for Fields {
    type Ok = Tree;
    type Error = Unwritable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Unwritable> {
        match key.serialize(TreeSerializer)? {
            Tree::Text(key) | Tree::Literal(key) => self.key = key,
            _ => return Err(Unwritable::custom("a key is no string")),
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        let key = std::mem::take(&mut self.key);
        self.push(key, value)
    }

    fn end(self) -> Result<Tree, Unwritable> {
        self.finish()
    }
}
