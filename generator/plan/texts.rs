//! Enums of texts.

use openapiv3::{SchemaData, StringType};

use super::docs;
use super::names::{Scope, Use};
use crate::ir::{Docs, TextEnum, TextVariant};
use crate::lower::extension;

/// The open enum of a text's values.
pub fn plan_text_enum(text: &StringType, data: &SchemaData) -> TextEnum {
    let values: Vec<&String> = text.enumeration.iter().flatten().collect();
    let mut variants = plan_variants(&values);
    let described = data.extensions.get(extension::VALUE_DESCRIPTIONS);
    for variant in &mut variants {
        let said = described.and_then(|described| described.get(&variant.name.wire)?.as_str());
        variant.docs = docs::plan_docs(said.unwrap_or_default());
    }
    TextEnum { variants }
}

/// The open enum of these values.
pub fn plan_variants(values: &[&String]) -> Vec<TextVariant> {
    let mut scope = Scope::with(["Unknown"]);
    let mut names: Vec<_> = values.iter().enumerate().collect();
    // Twins are told apart in the order of their spellings, not of the document.
    names.sort_by_key(|(_, value)| value.as_str());
    let mut variants: Vec<_> = names
        .into_iter()
        .map(|(index, value)| (index, scope.name(value, Use::Variant)))
        .map(|(index, name)| (index, TextVariant { name, docs: Docs::default() }))
        .collect();
    variants.sort_by_key(|(index, _)| *index);
    variants.into_iter().map(|(_, variant)| variant).collect()
}
