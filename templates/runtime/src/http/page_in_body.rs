//! Pages that a property of the request body asks for. In: a call with its body. Out: the call of another page. It must not know the type of
//! the body.

use serde_json::Value;

use super::{body_members, call::Call, paging::PageParameter};

/// A property of the request body: its name is a JSON pointer.
pub const PAGE_IN_BODY: PageParameter = PageParameter { set, get };

fn set(mut call: Call, pointer: &'static str, value: &Value) -> Option<Call> {
    let names = names_at(pointer);
    let path: Vec<&str> = names.iter().map(String::as_str).collect();
    // The constraints of the body hold for what its caller set: not through `body`, which forgets them.
    call.body = body_members::with_property(&call.body, &path, &value.to_string())?;
    Some(call)
}

fn get(call: &Call, pointer: &'static str) -> Option<String> {
    let names = names_at(pointer);
    let path: Vec<&str> = names.iter().map(String::as_str).collect();
    let value = body_members::property(&call.body, &path)?;
    Some(value.trim_matches('"').to_owned())
}

/// The names on a JSON pointer.
fn names_at(pointer: &str) -> Vec<String> {
    let steps = pointer.split('/').skip(1);
    let names = steps.map(|step| step.replace("~1", "/").replace("~0", "~"));
    names.collect()
}
