//! Small nouns of the plan → tokens.

use proc_macro2::{Ident as Token, Span, TokenStream};
use quote::{ToTokens, quote};

use super::literal::number_literal;
use crate::ir::{Bound, Check, Docs, Ident, TagValue, Temporal, Type};
use crate::markdown::align;

impl ToTokens for Ident {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let raw = self
            .as_str()
            .strip_prefix("r#")
            .map(|name| Token::new_raw(name, Span::call_site()));
        raw.unwrap_or_else(|| Token::new(self.as_str(), Span::call_site()))
            .to_tokens(tokens);
    }
}

/// From where a type is named: inside `types`, or beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    /// A file of `types` imports what it names.
    Types,
    /// Calls name types by the module.
    Calls,
    /// Examples do so too, and import nothing.
    Examples,
}

/// A type as tokens.
pub fn ty(ty: &Type, from: From) -> TokenStream {
    let text = spell(ty, from);
    text.parse()
        .unwrap_or_else(|error| unreachable!("`{text}` is a type: {error}"))
}

/// A type as it is written.
pub fn spell(ty: &Type, from: From) -> String {
    match ty {
        Type::Bool => "bool".to_owned(),
        Type::Int(name) => (*name).to_owned(),
        Type::Float => "f64".to_owned(),
        Type::Text => "String".to_owned(),
        Type::Secret => "runtime::Secret".to_owned(),
        Type::Base64 => "runtime::Base64".to_owned(),
        Type::File => "runtime::File".to_owned(),
        Type::Temporal(kind) => temporal(*kind).to_owned(),
        Type::Null => "()".to_owned(),
        Type::Value => "runtime::Untyped".to_owned(),
        Type::Named(name) if from == From::Types => name.to_string(),
        Type::Named(name) => format!("types::{name}"),
        Type::Matching(inner) => format!("runtime::Matching<{}>", spell(inner, from)),
        Type::Boxed(inner) => format!("Box<{}>", spell(inner, from)),
        Type::Option(inner) => format!("Option<{}>", spell(inner, from)),
        Type::List(inner) => format!("Vec<{}>", spell(inner, from)),
        Type::Tuple(parts) => {
            let parts: Vec<String> = parts.iter().map(|part| spell(part, from)).collect();
            format!("({})", parts.join(", "))
        }
        Type::Map(key, value) => {
            let map = if from == From::Examples {
                "std::collections::BTreeMap"
            } else {
                "BTreeMap"
            };
            format!("{map}<{}, {}>", spell(key, from), spell(value, from))
        }
    }
}

fn temporal(kind: Temporal) -> &'static str {
    match kind {
        Temporal::DateTime => "runtime::DateTime",
        Temporal::Date => "runtime::Date",
        Temporal::Time => "runtime::Time",
        Temporal::Duration => "runtime::Duration",
    }
}

/// What modules have, as parts of the module around them. By name: rustc is slow with many modules that are taken whole.
pub fn exports<'i>(modules: impl Iterator<Item = (&'i Ident, Vec<&'i Ident>)>) -> TokenStream {
    let exports = modules.map(|(module, mut names)| {
        names.sort();
        quote!(pub use #module::{#(#names),*};)
    });
    exports.collect()
}

/// A tag's value.
pub fn tag(value: &TagValue) -> TokenStream {
    match value {
        TagValue::Text(text) => quote!(#text),
        TagValue::Int(number) => number_literal(&number.to_string()),
        TagValue::Bool(flag) => quote!(#flag),
    }
}

/// Documentation as attributes, a line each; nothing where there is nothing to say.
pub fn docs(docs: &Docs) -> TokenStream {
    if docs.is_empty() {
        return TokenStream::new();
    }
    doc_lines(docs.text())
}

/// Lines of documentation as attributes.
pub fn doc_lines(text: &str) -> TokenStream {
    let text = align(text);
    let lines = text.lines().map(|line| {
        if line.is_empty() {
            String::new()
        } else {
            format!(" {line}")
        }
    });
    quote!(#(#[doc = #lines])*)
}

/// `#[deprecated]` where the document says so.
pub fn deprecated(flag: bool) -> Option<TokenStream> {
    flag.then(|| quote!(#[deprecated]))
}

/// `#[check(…)]` where there is something to check.
pub fn checks(checks: &[Check]) -> Option<TokenStream> {
    let rule = rule(checks)?;
    Some(quote!(#[check(#rule)]))
}

/// The checks as one rule, where the names of rules are not in scope.
pub fn rule_of_runtime(checks: &[Check]) -> Option<TokenStream> {
    rule_by(checks, &quote!(runtime::))
}

/// The checks as one rule, where its names are in scope.
pub fn rule(checks: &[Check]) -> Option<TokenStream> {
    rule_by(checks, &TokenStream::new())
}

/// The checks as one rule whose name is reached by `path`.
fn rule_by(checks: &[Check], path: &TokenStream) -> Option<TokenStream> {
    let rules = checks.iter().filter_map(|check| one_rule(check, path));
    let mut rules: Vec<TokenStream> = rules.map(|rule| quote!(#path #rule)).collect();
    while rules.len() > MOST_RULES {
        let first: Vec<TokenStream> = rules.drain(..MOST_RULES).collect();
        rules.insert(0, quote!((#(#first),*)));
    }
    match rules.as_slice() {
        [] => None,
        [only] => Some(only.clone()),
        several => Some(quote!((#(#several),*))),
    }
}

/// Of more rules than this the runtime has no tuples; several that stand together are one.
const MOST_RULES: usize = 6;

fn one_rule(check: &Check, path: &TokenStream) -> Option<TokenStream> {
    // Long: one arm for each check.
    Some(match check {
        Check::Minimum(bound) => {
            let bound = self::bound(*bound);
            quote!(minimum(#bound))
        }
        Check::Maximum(bound) => {
            let bound = self::bound(*bound);
            quote!(maximum(#bound))
        }
        Check::Above(bound) => {
            let bound = self::bound(*bound);
            quote!(above(#bound))
        }
        Check::Below(bound) => {
            let bound = self::bound(*bound);
            quote!(below(#bound))
        }
        Check::MultipleOf(bound) => {
            let bound = self::bound(*bound);
            quote!(multiple_of(#bound))
        }
        Check::MinLength(length) => {
            let length = count(*length);
            quote!(min_length(#length))
        }
        Check::MaxLength(length) => {
            let length = count(*length);
            quote!(max_length(#length))
        }
        Check::Pattern(pattern) => quote!(pattern(#pattern)),
        Check::MinItems(length) => {
            let length = count(*length);
            quote!(min_items(#length))
        }
        Check::MaxItems(length) => {
            let length = count(*length);
            quote!(max_items(#length))
        }
        Check::Unique => quote!(unique()),
        Check::MinProperties(length) => {
            let length = count(*length);
            quote!(min_properties(#length))
        }
        Check::MaxProperties(length) => {
            let length = count(*length);
            quote!(max_properties(#length))
        }
        Check::AnyRequired(groups) => {
            let groups = groups.iter().map(|names| quote!(&[#(#names),*]));
            quote!(any_required(&[#(#groups),*]))
        }
        Check::OneRequired(groups) => {
            let groups = groups.iter().map(|names| quote!(&[#(#names),*]));
            quote!(one_required(&[#(#groups),*]))
        }
        Check::DependentRequired(name, others) => {
            quote!(dependent_required(#name, &[#(#others),*]))
        }
        Check::OneOf(values) => {
            let values = values.iter().map(|value| bound(*value));
            quote!(one_of([#(#values),*]))
        }
        Check::Always(value) => quote!(always(#value)),
        Check::Nested => quote!(nested()),
        Check::Each(checks) => {
            let rule = rule_by(checks, path)?;
            quote!(each(#rule))
        }
        Check::Positions(positions) => {
            let rules = positions.iter().map(|checks| match rule_by(checks, path) {
                Some(rule) => rule,
                None => quote!(#path unchecked()),
            });
            quote!(positions((#(#rules),*)))
        }
        Check::Keys(checks) => {
            let rule = rule_by(checks, path)?;
            quote!(keys(#rule))
        }
        Check::Values(checks) => {
            let rule = rule_by(checks, path)?;
            quote!(values(#rule))
        }
        Check::ByPattern {
            patterns,
            is_closed,
            checks,
        } => {
            let rule = rule_by(checks, path).unwrap_or_else(|| quote!(#path unchecked()));
            quote!(by_pattern(&[#(#patterns),*], #is_closed, #rule))
        }
        Check::Either(one, other) => {
            let (one, other) = (rule_by(one, path)?, rule_by(other, path)?);
            quote!(either(#one, #other))
        }
    })
}

fn count(length: u64) -> TokenStream {
    number_literal(&length.to_string())
}

fn bound(bound: Bound) -> TokenStream {
    match bound {
        Bound::Int(number) => number_literal(&number.to_string()),
        Bound::Float(number) => number_literal(&format!("{number:?}")),
    }
}

#[cfg(test)]
mod tests;
