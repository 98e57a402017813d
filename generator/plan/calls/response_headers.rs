//! Headers that responses declare → methods of the response and of the error.

use std::collections::BTreeMap;

use openapiv3::{OpenAPI, StatusCode};
use serde_json::Value;

use super::failures::range_of;
use crate::ir::{IntegerType, Name, ResponseHeader, Type};
use crate::lower::extension;
use crate::markdown;
use crate::names::{Scope, Use};
use crate::operations::{OperationAt, operations};

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
    operations: Vec<String>,
}

/// The headers that responses declare, each once, by name. One that is declared with several types is a string.
pub fn plan_response_headers(document: &OpenAPI) -> Vec<ResponseHeader> {
    let mut declared: BTreeMap<String, Declared<'_>> = BTreeMap::new();
    for found in operations(document) {
        for (is_success, header) in headers_of(found) {
            add(found, is_success, header, &mut declared);
        }
    }
    let mut scope = Scope::default();
    let headers = declared.into_values().map(|header| ResponseHeader {
        name: Name {
            wire: header.name.to_owned(),
            // The case of a header's name does not divide it into words: `ETag`.
            rust: scope.mint(&header.name.to_ascii_lowercase(), Use::HeaderMethod),
        },
        docs: markdown::to_docs(&describe(&header)),
        ty: header.ty,
        in_success: header.in_success,
        in_errors: header.in_errors,
    });
    headers.collect()
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
    found: OperationAt<'a>,
    is_success: bool,
    header: &'a Value,
    declared: &mut BTreeMap<String, Declared<'a>>,
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
    let ty = type_of(&header["type"]);
    let entry = declared.entry(key).or_insert_with(|| Declared {
        name,
        ty: ty.clone(),
        description: "",
        in_success: false,
        in_errors: false,
        operations: Vec::new(),
    });
    if entry.ty != ty {
        entry.ty = Type::String;
    }
    if entry.description.is_empty() {
        entry.description = header["description"].as_str().unwrap_or_default();
    }
    entry.in_success |= is_success;
    entry.in_errors |= !is_success;
    let operation = format!(
        "`{} {}`",
        found.http_method.text(),
        markdown::code_text(found.path)
    );
    if entry.operations.last() != Some(&operation) {
        entry.operations.push(operation);
    }
}

fn type_of(declared: &Value) -> Type {
    match declared {
        Value::Array(items) => match items.first().map(type_of) {
            Some(item) => Type::Vec(Box::new(item)),
            None => Type::String,
        },
        Value::String(ty) => match ty.as_str() {
            "integer" => Type::Int(IntegerType::I64),
            "number" => Type::Float,
            "boolean" => Type::Bool,
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
    let first = format!("The header `{name}`; `None` where it is absent.");
    let last = format!("Declared by {}{more}.", listed.join(", "));
    let parts = [first.as_str(), description.trim(), &last];
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("\n\n")
}
