//! The name of a location: the words of its type's name, and the named location around it, which is its home.
//!
//! Both depend on the location alone: the name of an inner schema begins with the name of the outer one, followed by the steps to it,
//! and both are in one file.

use std::borrow::Cow;

use heck::ToSnakeCase;

use crate::hash::HashMap;
use crate::lock::Terms;
use crate::lower::named::named;
use crate::schema::derived::{How, read_step};
use crate::source::pointer::unescape;

/// The named locations of a document, with which the names of inner locations begin.
#[derive(Clone, Debug, Default)]
pub struct Locations {
    terms: Terms,
    roots: HashMap<String, String>,
    labels: HashMap<String, Label>,
}

/// A label for the branch of a union, in place of its index.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Label {
    /// The words; empty where the branch has the name of the union.
    pub words: String,
    /// Whether no other branch at this index could have the label.
    pub is_own: bool,
}

impl Locations {
    /// No location has a name yet.
    pub fn of(terms: Terms) -> Self {
        Self {
            terms,
            ..Self::default()
        }
    }

    /// What names are made of.
    pub fn terms(&self) -> Terms {
        self.terms
    }

    /// Names `location`, and everything inside, after `raw_name`.
    pub fn add(&mut self, location: impl Into<String>, raw_name: impl Into<String>) {
        self.roots.insert(location.into(), raw_name.into());
    }

    /// Labels the branch of a union at `location`.
    pub fn label(&mut self, location: impl Into<String>, label: Label) {
        self.labels.insert(location.into(), label);
    }

    /// The part of a name that does not depend on the order of branches: the innermost branch with a label of its own, else the home.
    pub fn call_outer(&self, location: &str) -> String {
        let home = self.call(location).1;
        let above = location
            .rmatch_indices('/')
            .map(|(end, _)| &location[..end]);
        let mut inside_out = [location]
            .into_iter()
            .chain(above)
            .take_while(|outer| outer.len() > home.len());
        let has_own = |outer: &&str| self.labels.get(*outer).is_some_and(|label| label.is_own);
        self.call(inside_out.find(has_own).unwrap_or(&home)).0
    }

    /// The words for a location, and its home.
    pub fn call(&self, location: &str) -> (String, String) {
        let mut outer = location;
        loop {
            if let Some(root) = self.roots.get(outer).cloned().or_else(|| component(outer)) {
                let inside = self.spell_inside(outer, location);
                return (join(&root, &inside), outer.to_owned());
            }
            match outer.rsplit_once('/') {
                Some((above, _)) => outer = above,
                None => return (self.spell_inside("", location), location.to_owned()),
            }
        }
    }

    /// The words for the steps from a named location to one inside.
    fn spell_inside(&self, outer: &str, location: &str) -> String {
        let mut words: Vec<Cow<'_, str>> = Vec::new();
        let mut end = outer.len();
        let mut steps = location[end..].split('/').skip(1);
        while let Some(step) = steps.next() {
            let next = if has_keys(step) { steps.next() } else { None };
            end += 1 + step.len() + next.map_or(0, |next| 1 + next.len());
            let how = read_step(step);
            match step {
                _ if matches!(how, Some(How::OfType(_))) => {
                    words.extend(self.branch_word(location, end, next).map(Cow::Owned));
                }
                _ if how.is_some() => words.extend(
                    how.and_then(|how| self.derived_word(how))
                        .map(Cow::Borrowed),
                ),
                "properties" | "$defs" | "definitions" | "headers" => {
                    words.extend(next.map(unescape));
                }
                "oneOf" | "anyOf" | "type" | "prefixItems" => {
                    words.extend(self.branch_word(location, end, next).map(Cow::Owned));
                }
                "patternProperties" | "additionalProperties" | "unevaluatedProperties" => {
                    words.push("value".into());
                }
                "items" | "itemSchema" | "unevaluatedItems" => words.push("item".into()),
                "propertyNames" => words.push("key".into()),
                "content" | "allOf" | "schema" => {}
                index if index.bytes().all(|byte| byte.is_ascii_digit()) => {}
                other => words.push(unescape(other)),
            }
        }
        words.retain(|word| !word.is_empty());
        words.join(" ")
    }

    /// The word for a schema that is derived from the one around it.
    fn derived_word(&self, how: How<'_>) -> Option<&'static str> {
        match how {
            How::Objects => Some("object"),
            How::Strings => Some(self.terms.string()),
            How::Tag => Some("discriminator"),
            How::Base => Some("base"),
            How::Values => Some("value"),
            How::Files => Some("multipart"),
            How::Siblings | How::Merged | How::OfType(_) | How::AllOf(_) | How::Items => None,
        }
    }

    /// The word for the branch whose location ends at `end`: its label, else its number.
    fn branch_word(&self, location: &str, end: usize, index: Option<&str>) -> Option<String> {
        let label = location
            .get(..end)
            .and_then(|branch| self.labels.get(branch));
        if let Some(label) = label {
            return Some(label.words.clone());
        }
        let index: usize = index?.parse().ok()?;
        Some(format!("variant {}", index + 1))
    }
}

/// Whether a step is followed by a key or an index.
fn has_keys(step: &str) -> bool {
    let is_of_type = matches!(read_step(step), Some(How::OfType(_)));
    is_of_type
        || matches!(
            step,
            "properties"
                | "$defs"
                | "definitions"
                | "oneOf"
                | "anyOf"
                | "type"
                | "prefixItems"
                | "patternProperties"
                | "content"
                | "headers"
        )
}

/// Components are named by their keys; except for schemas, the component's type is added.
fn component(location: &str) -> Option<String> {
    if let Some(name) = named(location) {
        return Some(name);
    }
    let mut steps = location.strip_prefix("/components/")?.split('/');
    let (section, name, end) = (steps.next()?, steps.next()?, steps.next());
    if end.is_some() {
        return None;
    }
    let name = unescape(name);
    Some(match section {
        "parameters" => with_kind(&name, "parameter"),
        "requestBodies" => with_kind(&name, "body"),
        "responses" => with_kind(&name, "response"),
        "headers" => with_kind(&name, "header"),
        _ => name.into_owned(),
    })
}

/// A name with the word for the component's type, unless that is its last word.
fn with_kind(name: &str, kind: &str) -> String {
    let ends = name.to_snake_case().rsplit('_').next() == Some(kind);
    if ends {
        name.to_owned()
    } else {
        join(name, kind)
    }
}

/// The name of a request that is a component and may be used by several paths or webhooks; most of these use POST.
pub fn shared_request(location: &str) -> Option<String> {
    let steps: Vec<&str> = location.strip_prefix("/components/")?.split('/').collect();
    match steps.as_slice() {
        ["pathItems", name, "post"] | ["callbacks", name, _, "post"] => {
            Some(unescape(name).into_owned())
        }
        ["pathItems", name, method] | ["callbacks", name, _, method] => {
            Some(join(&unescape(name), method))
        }
        _ => None,
    }
}

fn join(first: &str, second: &str) -> String {
    if second.is_empty() {
        first.to_owned()
    } else {
        format!("{first} {second}")
    }
}

/// A word that distinguishes the schemas of bodies that are not JSON.
pub fn media_word(location: &str) -> Option<String> {
    let media = location
        .split_once("/content/")
        .map(|(_, inside)| inside.split('/').next().unwrap_or_default());
    let media = unescape(media?).to_ascii_lowercase();
    let (kind, form) = media.split(';').next()?.trim().split_once('/')?;
    match (kind, form) {
        (_, "x-www-form-urlencoded") => Some("form".to_owned()),
        (_, "octet-stream") => Some("bytes".to_owned()),
        ("multipart" | "text" | "image" | "audio" | "video", _) => Some(kind.to_owned()),
        (_, json) if json.ends_with("json") || json == "*" => None,
        _ => Some(form.to_owned()),
    }
}
