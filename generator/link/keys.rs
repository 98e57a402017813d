//! The strings that identify an enum of error responses, in the run and in the lock.
//!
//! They decide names of emitted code, so they are written here rather than by `Debug`: they must not change when a type of the IR changes.

use crate::ir::{Ident, MediaGuard, Output, StatusBranch, StatusRange, Temporal, Type};

/// Error responses that operations share.
pub struct Shared {
    /// What is equal for no others.
    pub key: String,
    /// The responses, without the descriptions of one operation.
    pub branches: Vec<StatusBranch>,
    /// The operations that declare them: the module of the group, and the type.
    pub operations: Vec<(Ident, Ident)>,
    /// The pointers of the operations.
    pub pointers: Vec<String>,
}

/// Equal for two enums that have the same statuses and bodies.
pub fn key_of(branches: &[StatusBranch]) -> String {
    let mut key = String::new();
    for branch in branches {
        key += &key_of_status(branch.status);
        match &branch.media {
            MediaGuard::Any => {}
            MediaGuard::If(media) => key += &["If(", &media.join("|"), ")"].concat(),
            MediaGuard::Only(media) => key += &["Only(", &media.join("|"), ")"].concat(),
        }
        key += &key_of_body(&branch.body);
        key.push(';');
    }
    key
}

fn key_of_status(status: StatusRange) -> String {
    match status {
        StatusRange::Exactly(code) => format!("Exactly({code})"),
        StatusRange::Hundreds(hundreds) => format!("Hundreds({hundreds})"),
        StatusRange::Default => "Default".to_owned(),
    }
}

fn key_of_body(body: &Output) -> String {
    match body {
        Output::Empty => "Empty".to_owned(),
        Output::Json(ty) => format!("Json({})", key_of_type(ty)),
        Output::Text => "Text".to_owned(),
        Output::Bytes => "Bytes".to_owned(),
        // Only success responses have several statuses.
        Output::Several(statuses) => format!("Several({})", statuses.name),
    }
}

fn key_of_type(ty: &Type) -> String {
    match ty {
        Type::Bool => "Bool".to_owned(),
        Type::Int(integer) => format!("Int({:?})", integer.name()),
        Type::Float => "Float".to_owned(),
        Type::String => "Text".to_owned(),
        Type::Secret => "Secret".to_owned(),
        Type::Base64 => "Base64".to_owned(),
        Type::File => "File".to_owned(),
        Type::Temporal(temporal) => format!("Temporal({})", word_of_temporal(*temporal)),
        Type::Value => "Value".to_owned(),
        Type::Custom(path) => format!("Custom({path:?})"),
        Type::Null => "Null".to_owned(),
        Type::Named(name) => format!("Named(Ident({:?}))", name.as_str()),
        Type::Boxed(inner) => format!("Boxed({})", key_of_type(inner)),
        Type::Option(inner) => format!("Option({})", key_of_type(inner)),
        Type::Vec(items) => format!("List({})", key_of_type(items)),
        Type::Tuple(parts) => {
            let parts: Vec<String> = parts.iter().map(key_of_type).collect();
            format!("Tuple([{}])", parts.join(", "))
        }
        Type::OpenTuple(tuple) => {
            let parts: Vec<String> = tuple.parts().map(key_of_type).collect();
            format!("OpenTuple([{}], {})", parts.join(", "), tuple.required)
        }
        Type::Map(keys, values) => {
            format!("Map({}, {})", key_of_type(keys), key_of_type(values))
        }
        Type::Matching(inner) => format!("Matching({})", key_of_type(inner)),
    }
}

/// The responses as the lock lists them: `404 Problem, 422 array of Invalid`. Types of the document begin with a capital, others do not.
pub fn describe(branches: &[StatusBranch]) -> String {
    let mut listed = Vec::new();
    for branch in branches {
        let status = branch.status.to_string();
        let body = match &branch.body {
            Output::Empty | Output::Several(_) => String::new(),
            Output::Json(ty) => format!(" {}", describe_type(ty)),
            Output::Text => " text".to_owned(),
            Output::Bytes => " bytes".to_owned(),
        };
        let media = match &branch.media {
            MediaGuard::Any => String::new(),
            MediaGuard::If(media) => format!(" as {}", media.join(" or ")),
            MediaGuard::Only(media) => format!(" only as {}", media.join(" or ")),
        };
        listed.push(status + &body + &media);
    }
    listed.join(", ")
}

fn describe_type(ty: &Type) -> String {
    match ty {
        Type::Bool => "boolean".to_owned(),
        Type::Int(integer) => integer.name().to_owned(),
        Type::Float => "number".to_owned(),
        Type::String => "string".to_owned(),
        Type::Secret => "secret".to_owned(),
        Type::Base64 => "base64".to_owned(),
        Type::File => "file".to_owned(),
        Type::Temporal(temporal) => word_of_temporal(*temporal).to_lowercase(),
        Type::Value => "json".to_owned(),
        Type::Custom(path) => path.clone(),
        Type::Null => "null".to_owned(),
        Type::Named(name) => name.plain().to_owned(),
        Type::Boxed(inner) | Type::Matching(inner) => describe_type(inner),
        Type::Option(inner) => format!("nullable {}", describe_type(inner)),
        Type::Vec(items) => format!("array of {}", describe_type(items)),
        Type::Tuple(parts) => {
            let parts: Vec<String> = parts.iter().map(describe_type).collect();
            format!("({})", parts.join(" "))
        }
        Type::OpenTuple(tuple) => {
            let parts: Vec<String> = tuple.parts().map(describe_type).collect();
            format!("({}...)", parts.join(" "))
        }
        Type::Map(_, values) => format!("map of {}", describe_type(values)),
    }
}

/// A date, time or duration in names.
pub fn word_of_temporal(temporal: Temporal) -> &'static str {
    match temporal {
        Temporal::DateTime => "DateTime",
        Temporal::Date => "Date",
        Temporal::Time => "Time",
        Temporal::Duration => "Duration",
    }
}

#[cfg(test)]
mod tests {
    use super::key_of;
    use crate::ir::{Docs, MediaGuard, Output, StatusBranch, StatusRange, Temporal, Type};
    use crate::names::{Use, ident};

    /// The names that an earlier version wrote, from which names of emitted code were made.
    #[test]
    fn keys_stay_as_they_are() {
        let branch = |status, body| StatusBranch {
            name: ident("name", Use::Variant),
            status,
            media: MediaGuard::Any,
            body,
            docs: Docs::default(),
        };
        let problem = Type::Named(ident("Problem", Use::Type));
        let by_name = Type::Map(Box::new(Type::String), Box::new(Type::Float));
        let times = vec![Type::Temporal(Temporal::DateTime), problem];
        let branches = [
            branch(StatusRange::Exactly(404), Output::Json(by_name)),
            branch(StatusRange::Hundreds(4), Output::Json(Type::Tuple(times))),
            branch(StatusRange::Default, Output::Empty),
        ];
        let key = "Exactly(404)Json(Map(Text, Float));\
                   Hundreds(4)Json(Tuple([Temporal(DateTime), Named(Ident(\"Problem\"))]));\
                   DefaultEmpty;";
        assert_eq!(key_of(&branches), key);
    }
}
