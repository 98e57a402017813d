//! Headers that responses declare → methods of the response and of the error.

use std::collections::BTreeMap;

use openapiv3::{OpenAPI, StatusCode};
use serde_json::Value;

use super::failures::range_of;
use crate::analyse::scalars::text_format;
use crate::ir::{IntegerType, Name, ResponseHeader, Type};
use crate::lower::extension;
use crate::lower::named::named;
use crate::markdown;
use crate::names::{Scope, Use, split};
use crate::operations::{OperationAt, operations};
use crate::plan::planner::Planner;
use crate::schema::{Kind, Schemas};

/// Headers that are read by methods of the runtime, or that are none of the response's own.
const READ: [&str; 13] = [
    "content-encoding",
    "content-length",
    "content-type",
    "ratelimit",
    "ratelimit-limit",
    "ratelimit-policy",
    "ratelimit-remaining",
    "ratelimit-reset",
    "retry-after",
    "set-cookie",
    "x-ratelimit-limit",
    "x-ratelimit-remaining",
    "x-ratelimit-reset",
];

/// How many operations the documentation of a header lists.
const LISTED: usize = 3;

/// A header, as all operations together declare it.
struct Declared<'a> {
    name: &'a str,
    ty: Type,
    description: &'a str,
    in_success: bool,
    in_errors: bool,
    /// Whether a success declares it as optional.
    is_optional: bool,
    operations: Vec<String>,
}

/// Headers by name, and by type: strings come last.
type ByName<'a> = BTreeMap<String, BTreeMap<(bool, String), Declared<'a>>>;

/// The headers that responses declare, each once for each of its types, by name. The first has the plain name, a string only if there is
/// nothing else: what another operation declares does not change its type.
pub fn plan_response_headers<'a>(
    document: &'a OpenAPI,
    planner: &mut Planner<'a>,
) -> Vec<ResponseHeader> {
    let enums = inner_enums(document, planner);
    let mut declared = ByName::new();
    let mut all: Vec<OperationAt<'a>> = operations(document).collect();
    all.sort_by_cached_key(OperationAt::listed);
    for found in all {
        for (is_success, header) in headers_of(found) {
            let ty = planner.header_type(header, &enums);
            add((found, is_success), (header, ty), &mut declared);
        }
    }
    let mut scope = Scope::default();
    let mut headers = Vec::new();
    // Plain names first: `x-total-string` may be a header of its own.
    let mut others = Vec::new();
    for mut of_name in declared.into_values() {
        let first = of_name.pop_first();
        headers.extend(first.map(|(_, header)| plan(header, None, &mut scope)));
        others.extend(of_name.into_values());
    }
    for header in others {
        let word = word_of(&header.ty);
        headers.push(plan(header, Some(&word), &mut scope));
    }
    headers.sort_by_cached_key(|header| {
        let Name { wire, rust } = &header.name;
        (wire.to_ascii_lowercase(), rust.clone())
    });
    headers
}

fn plan(header: Declared<'_>, word: Option<&str>, scope: &mut Scope) -> ResponseHeader {
    // The case of a header's name does not divide it into words: `ETag`.
    let mut words = header.name.to_ascii_lowercase();
    words.extend(word.map(|word| format!(" {word}")));
    ResponseHeader {
        name: Name {
            wire: header.name.to_owned(),
            rust: scope.mint(&words, Use::HeaderMethod),
        },
        docs: markdown::to_docs(&describe(&header)),
        ty: header.ty,
        required_in_success: header.in_success && !header.is_optional,
        in_success: header.in_success,
        in_errors: header.in_errors,
    }
}

/// The word for a type, in the name of a method.
fn word_of(ty: &Type) -> String {
    match ty {
        Type::Named(name) => split(name).join(" "),
        Type::Vec(item) => format!("{} array", word_of(item)),
        Type::Int(_) => "integer".to_owned(),
        Type::Float => "number".to_owned(),
        Type::Bool => "boolean".to_owned(),
        Type::Temporal(_) => "time".to_owned(),
        _ => "string".to_owned(),
    }
}

impl Planner<'_> {
    /// The type of a header: a named enum of strings, a time, a scalar or an array of one; a string for all else.
    fn header_type(&mut self, header: &Value, inner: &InnerEnums<'_>) -> Type {
        let location = enum_of(header, self.model).map(|(location, values)| {
            let shared = inner.get(&(lowercase_name(header), values));
            shared.copied().unwrap_or(location)
        });
        let planned = location.map(|location| self.plan_type(location).ty);
        match planned.filter(|ty| matches!(ty, Type::Named(_))) {
            Some(ty) => ty,
            None => type_of(&header["type"], header["format"].as_str()),
        }
    }
}

/// The location of each enum inside of headers, by the header's name and the values: where several operations declare the same, one.
type InnerEnums<'a> = BTreeMap<(String, &'a [String]), &'a str>;

/// Of equal enums the one in the lock is chosen, else the first.
fn inner_enums<'a>(document: &'a OpenAPI, planner: &Planner<'a>) -> InnerEnums<'a> {
    let lock = &planner.options.lock;
    let mut enums = InnerEnums::new();
    for (_, header) in operations(document).flat_map(headers_of) {
        let Some((location, values)) = enum_of(header, planner.model) else {
            continue;
        };
        if named(location).is_some() {
            continue;
        }
        let chosen = enums
            .entry((lowercase_name(header), values))
            .or_insert(location);
        if lock.type_at(chosen).is_none() && lock.type_at(location).is_some() {
            *chosen = location;
        }
    }
    enums
}

/// The enum of strings that is the schema of a header, with its values.
fn enum_of<'a>(header: &'a Value, model: &'a Schemas) -> Option<(&'a str, &'a [String])> {
    let location = header["enum"]["$ref"].as_str()?.strip_prefix('#')?;
    match &model.find_bare(location)?.schema.kind {
        Kind::String(text) if !text.values.is_empty() => Some((location, &text.values)),
        _ => None,
    }
}

fn lowercase_name(header: &Value) -> String {
    let name = header["name"].as_str().unwrap_or_default();
    name.to_ascii_lowercase()
}

/// The declared headers of an operation, and whether they are of a success.
fn headers_of(found: OperationAt<'_>) -> impl Iterator<Item = (bool, &Value)> {
    let responses = &found.operation.responses;
    let is_success = |status: &StatusCode| range_of(status).is_none();
    let listed = responses.responses.iter();
    let listed = listed.map(move |(status, response)| (is_success(status), response));
    let has_success = responses.responses.keys().any(is_success);
    let default = responses.default.iter();
    let default = default.map(move |response| (!has_success, response));
    listed.chain(default).flat_map(|(is_success, response)| {
        let headers = response.as_item().and_then(|response| {
            let headers = response.extensions.get(extension::RESPONSE_HEADERS)?;
            headers.as_array()
        });
        headers
            .into_iter()
            .flatten()
            .map(move |header| (is_success, header))
    })
}

fn add<'a>(
    (found, is_success): (OperationAt<'a>, bool),
    (header, ty): (&'a Value, Type),
    declared: &mut ByName<'a>,
) {
    let Some(name) = header["name"].as_str() else {
        return;
    };
    let key = name.to_ascii_lowercase();
    let is_name = name
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte));
    if !is_name || name.is_empty() || READ.contains(&key.as_str()) {
        return;
    }
    let rank = (ty == Type::String, word_of(&ty));
    let of_name = declared.entry(key).or_default();
    let entry = of_name.entry(rank).or_insert_with(|| Declared {
        name,
        ty,
        description: "",
        in_success: false,
        in_errors: false,
        is_optional: false,
        operations: Vec::new(),
    });
    if entry.description.is_empty() {
        entry.description = header["description"].as_str().unwrap_or_default();
    }
    entry.in_success |= is_success;
    entry.in_errors |= !is_success;
    entry.is_optional |= is_success && header["required"] != true;
    let operation = format!(
        "`{} {}`",
        found.http_method,
        markdown::code_text(found.path)
    );
    if entry.operations.last() != Some(&operation) {
        entry.operations.push(operation);
    }
}

fn type_of(declared: &Value, format: Option<&str>) -> Type {
    match declared {
        Value::Array(items) => match items.first().map(|item| type_of(item, None)) {
            Some(item) => Type::Vec(Box::new(item)),
            None => Type::String,
        },
        Value::String(ty) => match ty.as_str() {
            "integer" => Type::Int(IntegerType::I64),
            "number" => Type::Float,
            "boolean" => Type::Bool,
            "string" => text_format(format).unwrap_or(Type::String),
            _ => Type::String,
        },
        _ => Type::String,
    }
}

fn describe(header: &Declared<'_>) -> String {
    let Declared {
        name,
        description,
        operations,
        ..
    } = header;
    let listed: Vec<&str> = operations.iter().take(LISTED).map(String::as_str).collect();
    let more = match operations.len().saturating_sub(LISTED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let name = markdown::code_text(name);
    let first = if header.in_success && !header.in_errors && !header.is_optional {
        format!("The header `{name}`, which is required.")
    } else {
        format!("The header `{name}`; `None` where it is absent.")
    };
    let last = format!("Declared by {}{more}.", listed.join(", "));
    let parts = [first.as_str(), description.trim(), &last];
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("\n\n")
}
