//! Items as the crate's documentation shows them.

use crate::surface::{
    Branch, Field, Item, ItemKind, Operation, Output, Parameter, Presence, RustType, Struct,
};

/// The first line of a type.
pub fn show_item(item: &Item) -> String {
    let path = &item.path;
    match &item.kind {
        ItemKind::Struct(_) => format!("pub struct {path}"),
        ItemKind::Union(_) | ItemKind::Values(_) | ItemKind::Responses(_) => {
            format!("pub enum {path}")
        }
        ItemKind::Alias(ty) => format!("pub type {path} = {ty}"),
    }
}

/// A field with its type, and its default.
pub fn show_field(field: &Field) -> String {
    let default = match &field.presence {
        Presence::Default(value) => format!(" = {value}"),
        _ => String::new(),
    };
    format!("pub {}: {}{default}", field.name, field.ty)
}

/// The constructor of a struct.
pub fn show_new(object: &Struct) -> String {
    let arguments = object.fields.iter().filter(|field| field.is_argument());
    let arguments = arguments.map(|field| format!("{}: {}", field.name, field.ty));
    format!("pub fn new({}) -> Self", join(arguments))
}

/// A variant of a union.
pub fn show_branch(branch: &Branch) -> String {
    format!("{}({})", branch.name, branch.ty)
}

/// A variant of an enum of responses.
pub fn show_response(name: &str, ty: Option<&RustType>) -> String {
    ty.map_or_else(|| name.to_owned(), |ty| format!("{name}({ty})"))
}

/// The method of an operation.
pub fn show_operation(operation: &Operation) -> String {
    let arguments = operation.arguments.iter();
    let arguments =
        arguments.map(|argument| format!("{}: {}", argument.name, borrowed(&argument.ty)));
    let body = operation.body.as_ref().filter(|body| body.required);
    let body = body.map(|body| format!("body: {}", body.ty));
    let builder = &operation.path;
    let arguments = join(arguments.chain(body));
    format!("pub fn {}({arguments}) -> {builder}", operation.method)
}

/// An argument or a setter.
pub fn show_parameter(parameter: &Parameter, is_required: bool) -> String {
    if is_required {
        format!("{}: {}", parameter.name, borrowed(&parameter.ty))
    } else {
        format!("pub fn {}(self, {}) -> Self", parameter.name, parameter.ty)
    }
}

/// The success response.
pub fn show_output(output: &Output) -> String {
    match output {
        Output::Empty => "()".to_owned(),
        Output::Json(ty) => ty.to_string(),
        Output::Text => "String".to_owned(),
        Output::Bytes => "runtime::ByteStream".to_owned(),
        Output::Several(path) => path.clone(),
    }
}

/// How an argument is passed.
fn borrowed(ty: &RustType) -> String {
    match (ty.name.as_str(), ty.arguments.as_slice()) {
        ("String", _) => "&str".to_owned(),
        ("Vec", [item]) => format!("&[{item}]"),
        ("bool" | "f64", _) => ty.to_string(),
        (name, []) if name.starts_with(['i', 'u']) && name.len() <= 3 => ty.to_string(),
        _ => format!("&{ty}"),
    }
}

fn join(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}
