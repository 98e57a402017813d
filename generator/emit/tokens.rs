//! Names, documentation, tags and checks of the plan as tokens.

use proc_macro2::TokenStream;
use quote::quote;

use super::literal::{float_literal, number_literal};
use super::scope::Scope;
use crate::ir::{Bound, Check, Docs, Ident, StringFormat, TagValue, Type};
use crate::markdown::align;

/// Exports what modules declare from the module around them. By name: rustc is slow with many modules that are exported whole.
pub fn exports<'i>(
    modules: impl Iterator<Item = (&'i Ident, Vec<&'i Ident>)>,
    scope: &Scope,
) -> TokenStream {
    let exports = modules.map(|(module, mut names)| {
        names.sort();
        let module = scope.name(module);
        let names = names.into_iter().map(|name| scope.item(name));
        quote!(pub use #module::{#(#names),*};)
    });
    exports.collect()
}

/// A tag's value.
pub fn tag(value: &TagValue) -> TokenStream {
    match value {
        TagValue::String(text) => quote!(#text),
        TagValue::Int(number) => number_literal(&number.to_string()),
        TagValue::Bool(flag) => quote!(#flag),
    }
}

/// Documentation as attributes, a line each; nothing where there is none.
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

/// `#[deprecated]` for what the document marks as such.
pub fn deprecated(flag: bool) -> Option<TokenStream> {
    flag.then(|| quote!(#[deprecated]))
}

/// `#[deprecated]` for what the document marks as such, or what a version of the API no longer has.
pub fn deprecated_or_dropped(flag: bool, dropped: Option<&str>) -> Option<TokenStream> {
    let Some(version) = dropped else {
        return deprecated(flag);
    };
    let note = format!("version {version} of the API no longer has it");
    Some(quote!(#[deprecated = #note]))
}

/// `#[check(…)]` where there is something to check.
pub fn checks(checks: &[Check], scope: &Scope) -> Option<TokenStream> {
    let rules = rules_by(checks, Scope::part, scope);
    if rules.is_empty() {
        return None;
    }
    let rules = rules.iter().map(Rule::as_word);
    Some(quote!(#[check(#(#rules),*)]))
}

/// The checks as one rule, where the names of rules are not in scope.
pub fn rule_of_runtime(checks: &[Check], scope: &Scope) -> Option<TokenStream> {
    rule_by(checks, Scope::runtime, scope)
}

/// How rules are named: each is a part of the runtime.
type NameRule = fn(&Scope, &'static str) -> TokenStream;

/// A rule of the runtime, with its argument if it takes one.
struct Rule {
    name: TokenStream,
    argument: TokenStream,
}

impl Rule {
    /// As a call: `maximum(5)`.
    fn as_call(&self) -> TokenStream {
        let Self { name, argument } = self;
        quote!(#name(#argument))
    }

    /// As `#[check]` has it: `maximum = 5`.
    fn as_word(&self) -> TokenStream {
        let Self { name, argument } = self;
        if argument.is_empty() {
            quote!(#name)
        } else {
            quote!(#name = #argument)
        }
    }
}

/// The checks as one rule.
fn rule_by(checks: &[Check], named: NameRule, scope: &Scope) -> Option<TokenStream> {
    let rules = rules_by(checks, named, scope);
    let rules: Vec<TokenStream> = rules.iter().map(Rule::as_call).collect();
    match rules.as_slice() {
        [] => None,
        [only] => Some(only.clone()),
        several => Some(quote!((#(#several),*))),
    }
}

/// Of more rules than this the runtime has no tuples; several next to each other are one.
const MOST_RULES: usize = 6;

/// The checks as rules, as many as fit in a tuple.
fn rules_by(checks: &[Check], named: NameRule, scope: &Scope) -> Vec<Rule> {
    let rules = checks
        .iter()
        .filter_map(|check| one_rule(check, named, scope));
    let mut rules: Vec<Rule> = rules.collect();
    while rules.len() > MOST_RULES {
        let first: Vec<TokenStream> = rules
            .drain(..MOST_RULES)
            .map(|rule| rule.as_call())
            .collect();
        let all = Rule {
            name: named(scope, "all"),
            argument: quote!((#(#first),*)),
        };
        rules.insert(0, all);
    }
    rules
}

fn one_rule(check: &Check, named: NameRule, scope: &Scope) -> Option<Rule> {
    // Long: one arm for each check.
    let (name, argument) = match check {
        Check::Minimum(limit) => ("minimum", bound(limit, scope)),
        Check::Maximum(limit) => ("maximum", bound(limit, scope)),
        Check::Above(limit) => ("above", bound(limit, scope)),
        Check::Below(limit) => ("below", bound(limit, scope)),
        Check::MultipleOf(divisor) => ("multiple_of", bound(divisor, scope)),
        Check::MinLength(length) => ("min_length", count(*length)),
        Check::MaxLength(length) => ("max_length", count(*length)),
        Check::Pattern(pattern) => ("pattern", quote!(#pattern)),
        Check::MinItems(length) => ("min_items", count(*length)),
        Check::MaxItems(length) => ("max_items", count(*length)),
        Check::Unique => ("unique", quote!()),
        Check::MinProperties(length) => ("min_properties", count(*length)),
        Check::MaxProperties(length) => ("max_properties", count(*length)),
        Check::AnyRequired(groups) => {
            let groups = groups.iter().map(|names| quote!(&[#(#names),*]));
            ("any_required", quote!(&[#(#groups),*]))
        }
        Check::OneRequired(groups) => {
            let groups = groups.iter().map(|names| quote!(&[#(#names),*]));
            ("one_required", quote!(&[#(#groups),*]))
        }
        Check::DependentRequired(name, others) => {
            ("dependent_required", quote!((#name, &[#(#others),*])))
        }
        Check::Format(format) => (rule_of_format(*format), quote!()),
        Check::Listed(values) => ("listed", quote!(&[#(#values),*])),
        Check::OneOf(values) => {
            let values = values.iter().map(|value| bound(value, scope));
            ("one_of", quote!([#(#values),*]))
        }
        Check::Always(value) => ("always", quote!(#value)),
        Check::Nested => ("nested", quote!()),
        Check::Each(checks) => ("each", rule_by(checks, named, scope)?),
        Check::Positions(positions) => {
            let rules = positions
                .iter()
                .map(|checks| rule_or_unchecked(checks, named, scope));
            ("positions", quote!((#(#rules),*)))
        }
        Check::OpenPositions(positions, rest) => {
            let all = positions.iter().chain([rest]);
            let rules = all.map(|checks| rule_or_unchecked(checks, named, scope));
            ("open_positions", quote!((#(#rules),*)))
        }
        Check::Keys(checks) => ("keys", rule_by(checks, named, scope)?),
        Check::Values(checks) => ("values", rule_by(checks, named, scope)?),
        Check::ByPattern {
            patterns,
            is_closed,
            checks,
        } => {
            let rule = rule_or_unchecked(checks, named, scope);
            ("by_pattern", quote!((&[#(#patterns),*], #is_closed, #rule)))
        }
        Check::Either(one, other) => {
            let both = scope.attempt(|scope| {
                let one = rule_by(one, named, scope)?;
                let other = rule_by(other, named, scope)?;
                Some(quote!((#one, #other)))
            });
            ("either", both?)
        }
    };
    Some(Rule {
        name: named(scope, name),
        argument,
    })
}

fn rule_of_format(format: StringFormat) -> &'static str {
    match format {
        StringFormat::DateTime => "valid_date_time",
        StringFormat::Date => "valid_date",
        StringFormat::Time => "valid_time",
        StringFormat::Duration => "valid_duration",
        StringFormat::Base64 => "valid_base64",
        StringFormat::Uuid => "valid_uuid",
        StringFormat::Email => "valid_email",
        StringFormat::Uri => "valid_uri",
        StringFormat::Hostname => "valid_hostname",
        StringFormat::Ipv4 => "valid_ipv4",
        StringFormat::Ipv6 => "valid_ipv6",
        StringFormat::UriReference => "valid_uri_reference",
        StringFormat::Iri => "valid_iri",
        StringFormat::IriReference => "valid_iri_reference",
        StringFormat::UriTemplate => "valid_uri_template",
        StringFormat::JsonPointer => "valid_json_pointer",
        StringFormat::RelativeJsonPointer => "valid_relative_json_pointer",
        StringFormat::Regex => "valid_regex",
        StringFormat::IdnEmail => "valid_idn_email",
    }
}

fn rule_or_unchecked(checks: &[Check], named: NameRule, scope: &Scope) -> TokenStream {
    rule_by(checks, named, scope).unwrap_or_else(|| {
        let unchecked = named(scope, "unchecked");
        quote!(#unchecked())
    })
}

fn count(length: u64) -> TokenStream {
    number_literal(&length.to_string())
}

fn bound(bound: &Bound, scope: &Scope) -> TokenStream {
    match bound {
        Bound::Int(number) => number_literal(&number.to_string()),
        Bound::Float(number) => float_literal(number, scope),
    }
}

/// How an argument is borrowed.
pub fn argument_type(ty: &Type, scope: &Scope) -> TokenStream {
    match ty {
        Type::String => quote!(&str),
        Type::Bool | Type::Int(_) | Type::Float => scope.ty(ty),
        Type::Vec(item) => {
            let item = scope.ty(item);
            quote!(&[#item])
        }
        other => {
            let other = scope.ty(other);
            quote!(&#other)
        }
    }
}
