//! Open enums: of texts, and of integers that have names.

use indexmap::IndexSet;
use openapiv3::{IntegerType, SchemaData, StringType};
use serde_json::Value;

use crate::ir::{TagValue, ValueEnum, ValueType, ValueVariant};
use crate::lower::extension;
use crate::markdown;
use crate::plan::Planner;
use crate::plan::model::{Found, Shape};
use crate::plan::names::Use;
use crate::plan::names::members::Member;
use crate::plan::names::type_names::is_component;
use crate::plan::unions::branches::enum_values;

impl Planner<'_> {
    /// The open enum of a text's values.
    pub(in crate::plan) fn plan_text_enum(
        &mut self,
        place: &str,
        text: &StringType,
        data: &SchemaData,
    ) -> ValueEnum {
        let values = text
            .enumeration
            .iter()
            .flatten()
            .cloned()
            .map(TagValue::Text);
        self.plan_values(place, ValueType::Text, values.collect(), &[data])
    }

    /// The open enum of the values of several enums of texts.
    pub(in crate::plan) fn plan_common_enum(
        &mut self,
        place: &str,
        enums: &[Found<'_>],
    ) -> ValueEnum {
        let values: IndexSet<&String> = enums
            .iter()
            .filter_map(|found| enum_values(*found))
            .flatten()
            .collect();
        let said: Vec<&SchemaData> = enums.iter().map(|found| found.data).collect();
        let values = values.into_iter().cloned().map(TagValue::Text);
        self.plan_values(place, ValueType::Text, values.collect(), &said)
    }

    /// The open enum of an integer's values, of a type that holds them.
    pub(in crate::plan) fn plan_integer_enum(
        &mut self,
        place: &str,
        integer: &IntegerType,
        (ty, data): (&'static str, &SchemaData),
    ) -> ValueEnum {
        let values = integer
            .enumeration
            .iter()
            .flatten()
            .copied()
            .map(TagValue::Int);
        self.plan_values(place, ValueType::Int(ty), values.collect(), &[data])
    }

    fn plan_values(
        &mut self,
        place: &str,
        of: ValueType,
        values: Vec<TagValue>,
        said: &[&SchemaData],
    ) -> ValueEnum {
        let names = said_by(said, extension::VALUE_NAMES);
        let described = said_by(said, extension::VALUE_DESCRIPTIONS);
        let spell = |value: &TagValue| names(value).map_or_else(|| value.plain(), str::to_owned);
        let spellings: Vec<String> = values.iter().map(spell).collect();
        let keys: Vec<String> = values.iter().map(TagValue::plain).collect();
        let members = keys
            .iter()
            .zip(&spellings)
            .map(|(key, spelling)| Member { key, spelling });
        let variants = self.name_members(place, &members.collect::<Vec<_>>(), Use::Variant);
        let named = values.into_iter().zip(spellings).zip(variants);
        let variants = named.map(|((value, spelling), name)| {
            let docs = described(&value)
                .filter(|docs| *docs != spelling)
                .unwrap_or_default();
            ValueVariant {
                docs: markdown::to_docs(docs),
                value,
                name,
            }
        });
        ValueEnum {
            of,
            variants: variants.collect(),
        }
    }
}

/// Whether a schema is an enum of integers: the document has names for them. One value without a type of its own is a constant.
pub fn is_integer_enum(found: Found<'_>) -> bool {
    let Shape::Integer(integer) = found.shape else {
        return false;
    };
    let is_type =
        is_component(found.place) || (integer.enumeration.len() > 1 && narrowed(found).is_none());
    let said = [found.data];
    let names = said_by(&said, extension::VALUE_NAMES);
    is_type
        && integer
            .enumeration
            .iter()
            .flatten()
            .any(|value| names(&TagValue::Int(*value)).is_some())
}

/// The enum of integers of which a schema without a name of its own allows fewer: it has the type of that.
pub fn narrowed(found: Found<'_>) -> Option<&str> {
    let narrowed = found
        .data
        .extensions
        .get(extension::NARROWED)?
        .get("$ref")?
        .as_str()?;
    narrowed
        .strip_prefix('#')
        .filter(|_| !is_component(found.place))
}

/// What the first of several schemas that says it says of a value.
fn said_by<'a>(
    said: &[&'a SchemaData],
    extension: &'static str,
) -> impl Fn(&TagValue) -> Option<&'a str> {
    let said: Vec<&Value> = said
        .iter()
        .filter_map(|data| data.extensions.get(extension))
        .collect();
    move |value| {
        said.iter()
            .find_map(|said| said.get(value.plain())?.as_str())
    }
}
