//! Open enums: of strings, and of integers with named values.

use indexmap::IndexSet;

use crate::analyse::scalars::first_of;
use crate::ir::{IntegerType, TagValue, ValueEnum, ValueType, ValueVariant};
use crate::markdown;
use crate::names::Use;
use crate::names::parts::Part;
use crate::plan::planner::Planner;
use crate::schema::leaves::enum_values;
use crate::schema::{Found, IntegerSchema, Schema, StringSchema};

impl Planner<'_> {
    /// The open enum of a string's values.
    pub(in crate::plan) fn plan_text_enum(
        &mut self,
        location: &str,
        text: &StringSchema,
        data: &Schema,
    ) -> ValueEnum {
        let values = text.values.iter().cloned().map(TagValue::String);
        self.plan_values(
            location,
            ValueType::String,
            values.collect(),
            (&[data], &[location]),
        )
    }

    /// The open enum of the values of several string enums.
    pub(in crate::plan) fn plan_common_enum(
        &mut self,
        location: &str,
        enums: &[Found<'_>],
    ) -> ValueEnum {
        let values: IndexSet<&String> = enums
            .iter()
            .filter_map(|found| enum_values(*found))
            .flatten()
            .collect();
        let schemas: Vec<&Schema> = enums.iter().map(|found| found.schema).collect();
        let locations: Vec<&str> = enums.iter().map(|found| found.location).collect();
        let values = values.into_iter().cloned().map(TagValue::String);
        self.plan_values(
            location,
            ValueType::String,
            values.collect(),
            (&schemas, &locations),
        )
    }

    /// The open enum of an integer's values, with a type that holds them.
    pub(in crate::plan) fn plan_integer_enum(
        &mut self,
        location: &str,
        integer: &IntegerSchema,
        (ty, data): (IntegerType, &Schema),
    ) -> ValueEnum {
        let values = integer.values.iter().copied().map(TagValue::Int);
        self.plan_values(
            location,
            ValueType::Int(ty),
            values.collect(),
            (&[data], &[location]),
        )
    }

    fn plan_values(
        &mut self,
        location: &str,
        of: ValueType,
        values: Vec<TagValue>,
        (schemas, locations): (&[&Schema], &[&str]),
    ) -> ValueEnum {
        let names: Vec<_> = schemas.iter().map(|schema| &schema.value_names).collect();
        let described: Vec<_> = schemas
            .iter()
            .map(|schema| &schema.value_descriptions)
            .collect();
        let spell =
            |value: &TagValue| first_of(&names, value).map_or_else(|| value.plain(), str::to_owned);
        let raw_names: Vec<String> = values.iter().map(spell).collect();
        let keys: Vec<String> = values.iter().map(TagValue::plain).collect();
        let before = self.options.lock.form(location);
        let was_named = |key: &String| before.is_some_and(|form| form.named.contains(key));
        let is_named: Vec<bool> = keys
            .iter()
            .zip(&raw_names)
            .map(|(key, raw_name)| key != raw_name || was_named(key))
            .collect();
        let parts = keys.iter().zip(&raw_names).zip(&is_named);
        let parts = parts.map(|((key, raw_name), is_named)| Part {
            is_named: *is_named,
            ..Part::of(key, raw_name)
        });
        let variants = self.name_parts(location, &parts.collect::<Vec<_>>(), Use::Variant);
        let named = keys.iter().zip(is_named).filter(|(_, is_named)| *is_named);
        let named = named.map(|(key, _)| key.clone()).collect();
        let form = self.lock.form_mut(location);
        (form.fields, form.named) = (keys, named);
        let named = values.into_iter().zip(raw_names).zip(variants);
        let dropped = self.dropped;
        let dropped_value = |value: &TagValue| {
            let value = value.plain();
            let mut versions = locations
                .iter()
                .map(|at| dropped.version_of_value(at, &value));
            versions.find_map(|version| version).map(str::to_owned)
        };
        let variants = named.map(|((value, raw_name), name)| {
            let docs = first_of(&described, &value)
                .filter(|docs| *docs != raw_name)
                .unwrap_or_default();
            ValueVariant {
                dropped: dropped_value(&value),
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
