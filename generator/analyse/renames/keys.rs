//! The key of an entry → the items that it names.
//!
//! A key is a JSON pointer, or a name in the document: `Pet`, `Pet.name`, `listPets`, `GET /pets`, `listPets.limit`, or a tag. The case
//! of the new name decides between a type or variant and everything else.

use openapiv3::{OpenAPI, ReferenceOr};

use super::target::Target;
use crate::analyse::locations::display;
use crate::lower::named::{is_in_file, named};
use crate::operations::sent::Sent;
use crate::operations::{OperationAt, operations, origin_of};
use crate::schema::derived::is_pointer;
use crate::schema::{Found, Kind, Schemas};
use crate::source::pointer::{join, unescape};
use crate::source::{Location, Sources};

/// What keys can name.
pub struct Items<'a> {
    document: &'a OpenAPI,
    schemas: &'a Schemas,
    sent: &'a [Sent<'a>],
    calls: Vec<OperationAt<'a>>,
}

impl<'a> Items<'a> {
    /// The items of a document.
    pub fn of(document: &'a OpenAPI, schemas: &'a Schemas, sent: &'a [Sent<'a>]) -> Self {
        Self {
            document,
            schemas,
            sent,
            calls: operations(document).collect(),
        }
    }

    /// The items that a key names, for a new name in camel case or in snake case.
    pub fn targets(&self, key: &str, is_camel: bool, sources: &Sources) -> Vec<Target> {
        if key.starts_with('/') || key.contains("#/") {
            let location = Location::written(key);
            return self.at(&sources.converted(&location.pointer), is_camel);
        }
        let targets = self.with_name(key, is_camel);
        if targets.is_empty() {
            return self.parts_with_name(key);
        }
        targets
    }

    /// The pointers of the targets, if a name for all of them can hardly be meant. A branch that is described in its union is a type and
    /// a variant, which have one name.
    pub fn ambiguous(targets: &[Target]) -> Vec<String> {
        let is_part = |target: &&Target| matches!(target, Target::Part(..));
        let (parts, items): (Vec<&Target>, Vec<&Target>) = targets.iter().partition(is_part);
        match items.as_slice() {
            [] | [Target::Type(_)] => Vec::new(),
            [_] if parts.is_empty() => Vec::new(),
            _ => targets.iter().map(pointer_of).collect(),
        }
    }

    /// The locations of the schemas that a key names.
    pub fn types(&self, key: &str, sources: &Sources) -> Vec<String> {
        let targets = self.targets(key, true, sources).into_iter();
        let types = targets.filter_map(|target| match target {
            Target::Type(location) => Some(location),
            _ => None,
        });
        types.collect()
    }

    /// What is at a pointer.
    fn at(&self, pointer: &str, is_camel: bool) -> Vec<Target> {
        if let Some(tag) = pointer.strip_prefix("/tags/") {
            return self.group(&unescape(tag)).into_iter().collect();
        }
        if let Some(scheme) = pointer.strip_prefix("/components/securitySchemes/") {
            return self.credential(&unescape(scheme)).into_iter().collect();
        }
        for call in &self.calls {
            let listed = call.listed();
            if pointer == listed || pointer == call.location {
                return vec![Target::Call(listed)];
            }
            for parameters in [&listed, call.location] {
                let inside = pointer.strip_prefix(parameters);
                let name = inside.and_then(|inside| inside.strip_prefix("/parameters/"));
                if let Some(name) = name.filter(|name| has_parameter(call, &unescape(name))) {
                    return vec![Target::Parameter(
                        call.listed(),
                        unescape(name).into_owned(),
                    )];
                }
            }
        }
        match self.parameters_at(pointer).as_slice() {
            [] => {}
            [(listed, name)] => return vec![Target::Parameter(listed.clone(), (*name).to_owned())],
            _ => return vec![Target::SharedParameter(pointer.to_owned())],
        }
        let mut sent = self.sent.iter();
        if let Some(sent) = sent.find(|sent| sent.listed == pointer || sent.location == pointer) {
            return vec![Target::Webhook(sent.listed.clone())];
        }
        self.in_schemas(pointer, is_camel)
    }

    /// A schema, or a part of one.
    fn in_schemas(&self, pointer: &str, is_camel: bool) -> Vec<Target> {
        let location = self.location_of(pointer);
        let mut targets = Vec::new();
        // A derived location, as the lock has it: the enum of a tag's values.
        if is_camel && (self.schemas.has(&location) || !is_pointer(&location)) {
            targets.push(Target::Type(location.clone()));
        }
        let Some((above, step)) = location.rsplit_once('/') else {
            return targets;
        };
        let Some((ty, keyword)) = above.rsplit_once('/') else {
            return targets;
        };
        let Some(found) = self.schemas.find(ty) else {
            return targets;
        };
        match keyword {
            "properties" if !is_camel => {
                let ty = without_all_of(ty);
                let property = unescape(step);
                let found = self.schemas.find(ty).and_then(Found::object);
                if found.is_some_and(|object| object.properties.contains_key(&*property)) {
                    targets.push(Target::Part(ty.to_owned(), property.into_owned()));
                }
            }
            "enum" if is_camel => {
                let value = value_of(found, &unescape(step));
                targets.extend(value.map(|value| Target::Part(ty.to_owned(), value)));
            }
            "oneOf" | "anyOf" if is_camel => {
                let branch = branch_at(found, &location, step);
                targets.extend(branch.map(|branch| Target::Part(ty.to_owned(), branch)));
            }
            _ => {}
        }
        targets
    }

    /// The location of a schema at a pointer, which may pass through references.
    fn location_of(&self, pointer: &str) -> String {
        if self.schemas.has(pointer) {
            return pointer.to_owned();
        }
        let Some((above, step)) = pointer.rsplit_once('/') else {
            return pointer.to_owned();
        };
        format!("{}/{step}", self.schemas.resolve(above))
    }

    fn with_name(&self, key: &str, is_camel: bool) -> Vec<Target> {
        if is_camel {
            let types = self.schemas_with_name(key).into_iter();
            let types = types.map(|location| Target::Type(location.to_owned()));
            let sent = self.sent.iter().filter(|sent| {
                sent.name == key || sent.operation.operation_id.as_deref() == Some(key)
            });
            return types
                .chain(sent.map(|sent| Target::Webhook(sent.listed.clone())))
                .collect();
        }
        let calls = self.calls_with_name(key);
        let calls = calls.map(|call| Target::Call(call.listed()));
        calls.chain(self.group(key)).collect()
    }

    /// `Pet.name`, where both names may have dots.
    fn parts_with_name(&self, key: &str) -> Vec<Target> {
        for (dot, _) in key.match_indices('.') {
            let (owner, part) = (&key[..dot], &key[dot + 1..]);
            let mut targets = Vec::new();
            for location in self.schemas_with_name(owner) {
                let found = self.schemas.find(location);
                targets.extend(found.into_iter().flat_map(|found| parts_of(found, part)));
            }
            let calls = self.calls_with_name(owner);
            let calls = calls.filter(|call| has_parameter(call, part));
            targets.extend(calls.map(|call| Target::Parameter(call.listed(), part.to_owned())));
            if !targets.is_empty() {
                return targets;
            }
        }
        Vec::new()
    }

    /// The named schemas with a name: those of the document, else those of its other files.
    fn schemas_with_name(&self, name: &str) -> Vec<&'a str> {
        let locations = self.schemas.locations();
        let all: Vec<&str> = locations
            .filter(|location| named(location).as_deref() == Some(name))
            .collect();
        let (in_files, own): (Vec<&str>, Vec<&str>) =
            all.into_iter().partition(|location| is_in_file(location));
        if own.is_empty() { in_files } else { own }
    }

    fn calls_with_name(&self, name: &str) -> impl Iterator<Item = &OperationAt<'a>> {
        self.calls.iter().filter(move |call| {
            call.operation.operation_id.as_deref() == Some(name) || title_of(call) == name
        })
    }

    fn group(&self, tag: &str) -> Option<Target> {
        let mut calls = self.calls.iter();
        let has_tag =
            |call: &OperationAt<'_>| call.operation.tags.first().is_some_and(|one| one == tag);
        calls.any(has_tag).then(|| Target::Group(tag.to_owned()))
    }

    fn credential(&self, scheme: &str) -> Option<Target> {
        let components = self.document.components.as_ref()?;
        let has_scheme = components.security_schemes.contains_key(scheme);
        has_scheme.then(|| Target::Credential(scheme.to_owned()))
    }

    /// The operations that have the parameter at a location, each with its name.
    fn parameters_at(&self, location: &str) -> Vec<(String, &'a str)> {
        let mut found = Vec::new();
        for call in &self.calls {
            let parameters = call.operation.parameters.iter();
            for parameter in parameters.filter_map(ReferenceOr::as_item) {
                let data = parameter.parameter_data_ref();
                if origin_of(&data.extensions) == Some(location) {
                    found.push((call.listed(), data.name.as_str()));
                }
            }
        }
        found
    }

    /// What keys could have named, in the form of a key.
    pub fn candidates(&self, key: &str) -> Vec<String> {
        let mut keys = Vec::new();
        if key.starts_with('/') || key.contains("#/") {
            let locations = self.schemas.locations();
            keys.extend(
                locations
                    .filter(|location| is_pointer(location))
                    .map(display),
            );
            for call in &self.calls {
                let listed = call.listed();
                keys.extend(
                    parameters_of(call).map(|name| join(&format!("{listed}/parameters"), name)),
                );
                keys.push(listed);
                keys.extend(call.operation.tags.first().map(|tag| join("/tags", tag)));
            }
            return keys;
        }
        let owners = key.match_indices('.').map(|(dot, _)| &key[..dot]);
        for owner in owners {
            for location in self.schemas_with_name(owner) {
                let found = self.schemas.find(location).into_iter();
                keys.extend(
                    found
                        .flat_map(names_of_parts)
                        .map(|part| format!("{owner}.{part}")),
                );
            }
            let calls = self.calls_with_name(owner);
            keys.extend(
                calls
                    .flat_map(parameters_of)
                    .map(|name| format!("{owner}.{name}")),
            );
        }
        keys.extend(self.schemas.locations().filter_map(named));
        for call in &self.calls {
            keys.push(title_of(call));
            keys.extend(call.operation.operation_id.clone());
            keys.extend(call.operation.tags.first().cloned());
        }
        keys
    }
}

/// `GET /pets`.
fn title_of(call: &OperationAt<'_>) -> String {
    format!("{} {}", call.http_method, call.path)
}

fn parameters_of<'a>(call: &OperationAt<'a>) -> impl Iterator<Item = &'a str> {
    let parameters = call.operation.parameters.iter();
    let parameters = parameters.filter_map(ReferenceOr::as_item);
    parameters.map(|parameter| parameter.parameter_data_ref().name.as_str())
}

fn has_parameter(call: &OperationAt<'_>, name: &str) -> bool {
    parameters_of(call).any(|one| one == name)
}

/// The type that an `allOf` is combined to has the properties of its parts.
fn without_all_of(location: &str) -> &str {
    let mut ty = location;
    while let Some((above, index)) = ty.rsplit_once('/')
        && let Some(outer) = above.strip_suffix("/allOf")
        && index.bytes().all(|byte| byte.is_ascii_digit())
    {
        ty = outer;
    }
    ty
}

/// The values of an enum.
fn values_of(found: Found<'_>) -> Vec<String> {
    match &found.schema.kind {
        Kind::String(text) => text.values.clone(),
        Kind::Integer(integer) => integer.values.iter().map(i64::to_string).collect(),
        _ => Vec::new(),
    }
}

/// The value that a step names, else the one at this index. A null, which has no variant, moves the others.
fn value_of(found: Found<'_>, step: &str) -> Option<String> {
    let values = values_of(found);
    if values.iter().any(|value| value == step) {
        return Some(step.to_owned());
    }
    let index: usize = step.parse().ok().filter(|_| !found.schema.nullable)?;
    values.get(index).cloned()
}

/// The location of a branch, which is elsewhere if it is a `$ref`. Then its index counts, unless branches were removed.
fn branch_at(found: Found<'_>, location: &str, step: &str) -> Option<String> {
    let branches = found.branches()?;
    if branches.iter().any(|branch| branch == location) {
        return Some(location.to_owned());
    }
    let (above, _) = location.rsplit_once('/')?;
    let is_at = |(index, branch): (usize, &String)| {
        let inside = branch.strip_prefix(above);
        inside.is_none_or(|inside| inside.trim_start_matches('/') == index.to_string())
    };
    let are_all = !found.schema.nullable && branches.iter().enumerate().all(is_at);
    let index: usize = step.parse().ok().filter(|_| are_all)?;
    branches.get(index).cloned()
}

/// The fields and variants of a type with a name: a property, a value, or the name of a branch's schema.
fn parts_of(found: Found<'_>, name: &str) -> Vec<Target> {
    let part = |key: String| Target::Part(found.location.to_owned(), key);
    if let Some(branches) = found.branches() {
        let named_so = branches
            .iter()
            .filter(|branch| named(branch).as_deref() == Some(name));
        // The value of a tag, which is not known here.
        return named_so
            .cloned()
            .chain([name.to_owned()])
            .map(part)
            .collect();
    }
    let has_it = names_of_parts(found).iter().any(|one| one == name);
    has_it.then(|| part(name.to_owned())).into_iter().collect()
}

fn names_of_parts(found: Found<'_>) -> Vec<String> {
    if let Some(object) = found.object() {
        return object.properties.keys().cloned().collect();
    }
    let branches = found.branches().into_iter().flatten();
    branches
        .filter_map(|branch| named(branch))
        .chain(values_of(found))
        .collect()
}

/// The pointer that names a target and nothing else.
fn pointer_of(target: &Target) -> String {
    match target {
        Target::Type(location) | Target::SharedParameter(location) | Target::Part(location, _) => {
            display(location)
        }
        Target::Call(listed) | Target::Webhook(listed) => listed.clone(),
        Target::Parameter(listed, name) => join(&format!("{listed}/parameters"), name),
        Target::Group(tag) => join("/tags", tag),
        Target::Credential(scheme) => join("/components/securitySchemes", scheme),
    }
}
