//! Enums of texts.

use openapiv3::{SchemaData, StringType};

use crate::ir::{Docs, Name, TextEnum, TextVariant};
use crate::lower::extension;
use crate::plan::docs;
use crate::plan::names::{Scope, Use};

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
    let spellings: Vec<&str> = values.iter().map(|value| value.as_str()).collect();
    let names = Scope::with(["Unknown"]).mint_all(&spellings, Use::Variant);
    let named = spellings.iter().zip(names);
    let named = named.map(|(wire, rust)| Name { wire: (*wire).to_owned(), rust });
    named.map(|name| TextVariant { name, docs: Docs::default() }).collect()
}
