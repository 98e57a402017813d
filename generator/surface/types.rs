//! Types and names of `ir`, as the surface has them.

use super::rust_type::{RustType, TYPES};
use crate::ir;

/// The path of a schema's type.
pub fn type_path(name: &ir::Ident) -> String {
    format!("{TYPES}{name}")
}

/// The path of the module of a group of operations.
pub fn module_path(module: &ir::Ident) -> String {
    format!("calls::{module}")
}

/// The name in Rust, and the document's where that is another one.
pub fn describe_name(name: &ir::Name) -> (String, Option<String>) {
    let ir::Name { wire, rust } = name;
    let key = (wire != rust.as_str()).then(|| wire.clone());
    (rust.to_string(), key)
}

/// A string in JSON.
pub fn json_text(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// A type, by the paths that a user of the crate writes.
pub fn describe_type(ty: &ir::Type) -> RustType {
    let plain = |name: &str| RustType::plain(name);
    match ty {
        ir::Type::Bool => plain("bool"),
        ir::Type::Int(integer) => plain(integer.name()),
        ir::Type::Float => plain("f64"),
        ir::Type::String => plain("String"),
        ir::Type::Secret => plain("runtime::Secret"),
        ir::Type::Base64 => plain("runtime::Base64"),
        ir::Type::File => plain("runtime::File"),
        ir::Type::Temporal(ir::Temporal::DateTime) => plain("runtime::DateTime"),
        ir::Type::Temporal(ir::Temporal::Date) => plain("runtime::Date"),
        ir::Type::Temporal(ir::Temporal::Time) => plain("runtime::Time"),
        ir::Type::Temporal(ir::Temporal::Duration) => plain("runtime::Duration"),
        ir::Type::Value => plain("runtime::Untyped"),
        ir::Type::Custom(path) => {
            let ty = path.parse().unwrap_or_else(|_| plain(path));
            RustType::of("runtime::Custom", ty)
        }
        ir::Type::Null => plain(""),
        ir::Type::Named(name) => RustType::plain(type_path(name)),
        ir::Type::Boxed(inner) => RustType::of("Box", describe_type(inner)),
        ir::Type::Option(inner) => RustType::of("Option", describe_type(inner)),
        ir::Type::Vec(inner) => RustType::of("Vec", describe_type(inner)),
        ir::Type::Matching(inner) => RustType::of("runtime::Matching", describe_type(inner)),
        ir::Type::Tuple(parts) => RustType {
            name: String::new(),
            arguments: parts.iter().map(describe_type).collect(),
        },
        ir::Type::OpenTuple(tuple) => {
            let first = RustType {
                name: String::new(),
                arguments: tuple.first.iter().map(describe_type).collect(),
            };
            let required = plain(&tuple.required.to_string());
            RustType {
                name: "runtime::OpenTuple".to_owned(),
                arguments: vec![first, describe_type(&tuple.rest), required],
            }
        }
        ir::Type::Map(key, value) => RustType {
            name: "BTreeMap".to_owned(),
            arguments: vec![describe_type(key), describe_type(value)],
        },
    }
}
