//! Enums of texts.

use std::collections::BTreeSet;

use openapiv3::{SchemaData, StringType};

use crate::ir::{Docs, Name, TextEnum, TextVariant};
use crate::lower::extension;
use crate::plan::docs;
use crate::plan::model::Found;
use crate::plan::names::{Scope, Use};
use crate::plan::unions::branches::enum_values;

/// The open enum of a text's values.
pub fn plan_text_enum(text: &StringType, data: &SchemaData) -> TextEnum {
    let values: Vec<&String> = text.enumeration.iter().flatten().collect();
    plan_described(&values, &[data])
}

/// The open enum of the values of several.
pub fn plan_common_enum(enums: &[Found<'_>]) -> TextEnum {
    let values: BTreeSet<&String> = enums.iter().filter_map(|found| enum_values(*found)).flatten().collect();
    let said: Vec<&SchemaData> = enums.iter().map(|found| found.data).collect();
    plan_described(&Vec::from_iter(values), &said)
}

fn plan_described(values: &[&String], said: &[&SchemaData]) -> TextEnum {
    let mut variants = plan_variants(values);
    for variant in &mut variants {
        let described = said.iter().filter_map(|data| data.extensions.get(extension::VALUE_DESCRIPTIONS));
        let mut docs = described.filter_map(|described| described.get(&variant.name.wire)?.as_str());
        variant.docs = docs::plan_docs(docs.next().unwrap_or_default());
    }
    TextEnum { variants }
}

/// The open enum of these values.
pub fn plan_variants(values: &[&String]) -> Vec<TextVariant> {
    let spellings: Vec<&str> = values.iter().map(|value| value.as_str()).collect();
    let names = Scope::with(["Unknown"]).mint_all(&spellings, Use::Variant);
    let named = spellings.iter().zip(names);
    let named = named.map(|(wire, rust)| Name { wire: (*wire).to_owned(), rust });
    named.map(|name| TextVariant { name, docs: Docs::default() }).collect()
}
