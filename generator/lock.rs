//! Data type: the names and forms of an earlier run by JSON pointer, which the next run keeps, the operation of the example in
//! the README, and what the run generated them from.
//!
//! `disjunct.lock` lists only names that could change: a schema whose name is a valid type name keeps it. An entry only
//! selects one of several possible names.

mod form;
mod merge;
#[cfg(feature = "cli")]
mod moved;
mod origin;
mod quote;
mod terms;
#[cfg(test)]
mod tests;
mod unkept;

use std::collections::{BTreeMap, HashSet};
use std::fmt;
use std::ops::Range;

use serde::{Deserialize, Serialize};
use toml::{Spanned, Value};

use crate::schema::derived::version_1_forms;

pub use form::{Form, Positions};
use merge::settle_origin;
pub use origin::Origin;
use quote::quote;
pub use terms::Terms;
pub use unkept::Unkept;

/// The name of the file.
pub const FILE_NAME: &str = "disjunct.lock";

/// The version of the format that a new file has.
const VERSION: u32 = 5;

/// The version in which arguments are in the order of properties, see [`Terms`]. A file of this version keeps it.
const VERSION_4: u32 = 4;

/// The version in which methods repeat the words of their groups, see [`Terms`]. A file of this version keeps it.
const VERSION_3: u32 = 3;

/// The version before other terms of names. A file of this version keeps it.
const VERSION_2: u32 = 2;

/// The version that wrote the locations of derived schemas as if they were the document's.
const VERSION_1: u32 = 1;

/// The integer types.
const INTEGERS: [&str; 8] = ["i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64"];

/// The message for a name that is not a Rust path.
const NO_NAME: &str = "this is not the name of a generated item";

const HEADER: &str = "\
# The names and forms of generated items, which disjunct keeps on the next run, and what they were generated from. Keep this file under
# version control. To rename an item after the document, or to have its form chosen anew, delete its line.
";

/// Rust paths by JSON pointers: `types::Name` of schemas, `calls::group::Name` of operations, `webhooks::Name` of what the service
/// sends, `credentials::name` of security schemes; and for each type by pointer, the names of its fields by key, and of its
/// variants by value or by the pointer of a branch.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Lock {
    #[serde(rename = "names")]
    paths: BTreeMap<String, String>,
    members: BTreeMap<String, BTreeMap<String, String>>,
    /// The names of types by their former names, which stay as deprecated aliases; of operations, their paths by their former ones.
    renamed: BTreeMap<String, String>,
    example: Option<String>,
    /// `None` in a file of a generator that did not write it.
    origin: Option<Origin>,
    /// The names of the enums of error responses that operations share, by their responses.
    error_responses: BTreeMap<String, String>,
    /// The forms of types and operations.
    forms: BTreeMap<String, Form>,
    /// The integer types of schemas.
    integers: BTreeMap<String, String>,
    /// What names are made of.
    terms: Terms,
    /// Whether the file was written by version 1.
    #[serde(skip)]
    is_version_1: bool,
}

/// What is wrong in a file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Problem {
    /// One sentence, lower case, without a full stop.
    pub message: String,
    /// The bytes of the text.
    pub span: Range<usize>,
}

#[derive(Deserialize)]
struct File {
    version: Spanned<u32>,
    example: Option<String>,
    // Of any type, since a newer generator may write others, and names are kept in any case.
    document: Option<Spanned<Value>>,
    generator: Option<Value>,
    settings: Option<Value>,
    #[serde(default)]
    names: BTreeMap<String, Spanned<String>>,
    #[serde(default)]
    members: BTreeMap<String, BTreeMap<String, Spanned<String>>>,
    #[serde(default)]
    renamed: BTreeMap<String, Spanned<String>>,
    #[serde(default)]
    error_responses: BTreeMap<String, Spanned<String>>,
    #[serde(default)]
    forms: BTreeMap<String, Spanned<Value>>,
    #[serde(default)]
    integers: BTreeMap<String, Spanned<String>>,
}

impl Lock {
    /// Parses a file. Entries that are not valid are skipped and reported.
    pub fn parse(text: &str) -> (Self, Vec<Problem>) {
        let file: File = match toml::from_str(&settle_origin(text)) {
            Ok(file) => file,
            Err(error) => return (Self::default(), vec![unreadable(&error)]),
        };
        let version = *file.version.get_ref();
        if !(VERSION_1..=VERSION).contains(&version) {
            let message =
                format!("unsupported version, expected {VERSION_1} to {VERSION}; no name is kept");
            return (
                Self::default(),
                vec![Problem {
                    message,
                    span: file.version.span(),
                }],
            );
        }
        let mut lock = Self {
            example: file.example,
            is_version_1: version == VERSION_1,
            terms: match version {
                VERSION_1 | VERSION_2 => Terms::Former,
                VERSION_3 => Terms::Standard,
                VERSION_4 => Terms::Grouped,
                _ => Terms::Ordered,
            },
            ..Self::default()
        };
        let (mut problems, mut taken) = (Vec::new(), HashSet::new());
        if let Some(document) = &file.document {
            let (generator, settings) = (file.generator.as_ref(), file.settings.as_ref());
            lock.origin = Origin::read(document.get_ref(), generator, settings);
            if lock.origin.is_none() {
                problems.push(Problem {
                    message: "expected the version and hash of the document and the version of the generator; they are skipped".to_owned(),
                    span: document.span(),
                });
            }
        }
        for (pointer, path) in file.names {
            let span = path.span();
            let path = path.into_inner();
            let wrong = if !pointer.starts_with('/') || !is_path(&path) {
                NO_NAME
            } else if !taken.insert(path.clone()) {
                "another entry has the same name"
            } else {
                lock.paths.insert(pointer, path);
                continue;
            };
            problems.push(Problem {
                message: format!("{wrong}; the entry is skipped"),
                span,
            });
        }
        for (ty, members) in file.members {
            for (member, name) in members {
                if is_name(name.get_ref()) {
                    lock.keep_part(&ty, member, name.get_ref());
                } else {
                    problems.push(Problem {
                        message: format!("{NO_NAME}; the entry is skipped"),
                        span: name.span(),
                    });
                }
            }
        }
        for (former, path) in file.renamed {
            let name = match path.get_ref().strip_prefix("types::") {
                Some(name) => Some(name).filter(|name| is_name(name) && is_name(&former)),
                None => Some(&**path.get_ref()).filter(|path| is_rename_of_call(&former, path)),
            };
            match name {
                Some(name) => lock.rename(&former, name),
                None => problems.push(Problem {
                    message: format!("{NO_NAME}; the entry is skipped"),
                    span: path.span(),
                }),
            }
        }
        for (responses, name) in file.error_responses {
            if is_name(name.get_ref()) {
                lock.keep_error_responses(responses, name.get_ref());
            } else {
                problems.push(Problem {
                    message: format!("{NO_NAME}; the entry is skipped"),
                    span: name.span(),
                });
            }
        }
        problems.extend(lock.read_forms(file.forms, file.integers));
        (lock, problems)
    }

    /// Reads the forms, and returns what is wrong in them.
    fn read_forms(
        &mut self,
        forms: BTreeMap<String, Spanned<Value>>,
        integers: BTreeMap<String, Spanned<String>>,
    ) -> Vec<Problem> {
        let mut problems = Vec::new();
        for (pointer, form) in forms {
            let span = form.span();
            match form.into_inner().try_into() {
                Ok(form) => drop(self.forms.insert(pointer, form)),
                Err(error) => problems.push(Problem {
                    message: format!("{}; the form is skipped", error.message()),
                    span,
                }),
            }
        }
        for (location, integer) in integers {
            if INTEGERS.contains(&integer.get_ref().as_str()) {
                self.integers.insert(location, integer.into_inner());
            } else {
                let expected = INTEGERS.join(", ");
                problems.push(Problem {
                    message: format!("expected one of {expected}; the entry is skipped"),
                    span: integer.span(),
                });
            }
        }
        problems
    }

    /// A lock without names, for a crate whose names are made of the same terms.
    pub(crate) fn successor(&self) -> Self {
        Self {
            terms: self.terms,
            ..Self::default()
        }
    }

    /// A lock that keeps no name, for which all names are chosen anew. Former names stay deprecated aliases.
    #[cfg(feature = "cli")]
    pub(crate) fn renewed(&self) -> Self {
        Self {
            renamed: self.renamed.clone(),
            example: self.example.clone(),
            ..Self::default()
        }
    }

    /// What names are made of.
    pub(crate) fn terms(&self) -> Terms {
        self.terms
    }

    /// Whether there is no name.
    pub fn is_empty(&self) -> bool {
        self.paths.is_empty() && self.members.is_empty()
    }

    /// The types, by the pointers of their schemas.
    pub fn types(&self) -> impl Iterator<Item = (&str, &str)> {
        self.paths
            .iter()
            .filter_map(|(pointer, path)| Some((pointer.as_str(), path.strip_prefix("types::")?)))
    }

    /// The types of the schemas at a pointer and below it.
    pub(crate) fn types_within<'l>(&'l self, location: &'l str) -> impl Iterator<Item = &'l str> {
        let from = self.paths.range(location.to_owned()..);
        let inside =
            from.map_while(move |(pointer, path)| Some((pointer.strip_prefix(location)?, path)));
        let inside = inside.filter(|(rest, _)| rest.is_empty() || rest.starts_with('/'));
        inside.filter_map(|(_, path)| path.strip_prefix("types::"))
    }

    /// The type of the schema at a pointer.
    pub(crate) fn type_at(&self, pointer: &str) -> Option<&str> {
        self.path_at(pointer)?.strip_prefix("types::")
    }

    /// The group and the request builder of the operation at a pointer.
    pub(crate) fn call_at(&self, pointer: &str) -> Option<(&str, &str)> {
        self.paths
            .get(pointer)?
            .strip_prefix("calls::")?
            .split_once("::")
    }

    /// The name of the webhook or callback at a pointer.
    pub(crate) fn webhook_at(&self, pointer: &str) -> Option<&str> {
        self.paths.get(pointer)?.strip_prefix("webhooks::")
    }

    /// The builder's method for the security scheme at a pointer.
    pub(crate) fn credential_at(&self, pointer: &str) -> Option<&str> {
        self.paths.get(pointer)?.strip_prefix("credentials::")
    }

    /// The name of a field or variant of the type at a pointer, by its key, its value, or the pointer of its schema.
    pub(crate) fn part_at(&self, ty: &str, member: &str) -> Option<&str> {
        let members = self.find(&self.members, ty)?;
        self.find(members, member).map(String::as_str)
    }

    /// The form of the type or operation at a pointer.
    pub(crate) fn form(&self, pointer: &str) -> Option<&Form> {
        self.find(&self.forms, pointer)
    }

    /// The form of the type or operation at a pointer, to keep a part of it.
    pub(crate) fn form_mut(&mut self, pointer: &str) -> &mut Form {
        self.forms.entry(pointer.to_owned()).or_default()
    }

    /// How many forms of another lock are other ones, or are missing.
    #[cfg(feature = "cli")]
    pub(crate) fn count_other_forms(&self, other: &Self) -> usize {
        let forms = self.forms.iter();
        let forms = forms.filter(|(pointer, form)| {
            let known = other.forms.get(*pointer);
            known.is_none_or(|known| !form.is_same_apart_from_names(known))
        });
        let integers = self.integers.iter();
        let integers =
            integers.filter(|(location, integer)| other.integers.get(*location) != Some(integer));
        forms.count() + integers.count()
    }

    /// The integer type of the schema at a location.
    pub(crate) fn integer_at(&self, location: &str) -> Option<&str> {
        self.find(&self.integers, location).map(String::as_str)
    }

    /// Keeps the integer type of a schema.
    pub(crate) fn keep_integer(&mut self, location: impl Into<String>, integer: &str) {
        self.integers.insert(location.into(), integer.to_owned());
    }

    /// The name of the enum of error responses.
    pub(crate) fn error_responses(&self, responses: &str) -> Option<&str> {
        self.error_responses.get(responses).map(String::as_str)
    }

    /// The path of the type at a location.
    fn path_at(&self, pointer: &str) -> Option<&String> {
        self.find(&self.paths, pointer)
    }

    /// What a map has for a location, as the file's version writes it.
    fn find<'m, T>(&self, map: &'m BTreeMap<String, T>, location: &str) -> Option<&'m T> {
        if !self.is_version_1 {
            return map.get(location);
        }
        let mut forms = version_1_forms(location).into_iter();
        forms.find_map(|form| map.get(&*form))
    }

    /// The former names of types, each with the name that the type has since.
    pub(crate) fn renamed_types(&self) -> impl Iterator<Item = (&str, &str)> {
        self.renames()
            .filter(|(former, _)| !former.starts_with(CALLS))
    }

    /// The former paths of types and methods of operations, each with the path since. Those of methods end with `()`.
    pub(crate) fn renamed_calls(&self) -> impl Iterator<Item = (&str, &str)> {
        self.renames()
            .filter(|(former, _)| former.starts_with(CALLS))
    }

    fn renames(&self) -> impl Iterator<Item = (&str, &str)> {
        let renamed = self.renamed.iter();
        renamed.map(|(former, name)| (former.as_str(), name.as_str()))
    }

    /// Keeps a former name as an alias. Aliases of the former name are aliases of the new one.
    pub(crate) fn rename(&mut self, former: &str, name: &str) {
        for target in self.renamed.values_mut() {
            if target == former {
                name.clone_into(target);
            }
        }
        self.renamed.remove(name);
        self.renamed.insert(former.to_owned(), name.to_owned());
    }

    /// Moves what is known about the schema at a pointer, and about those below it, to another pointer: the schema has another name.
    #[cfg(feature = "cli")]
    pub(crate) fn move_schema(&mut self, from: &str, to: &str) {
        moved::move_keys(&mut self.members, from, to);
        for members in self.members.values_mut() {
            moved::move_keys(members, from, to);
        }
        moved::move_keys(&mut self.forms, from, to);
        moved::move_keys(&mut self.integers, from, to);
    }

    /// The pointer of the operation in the example of the crate.
    pub(crate) fn example(&self) -> Option<&str> {
        self.example.as_deref()
    }

    /// Keeps the example.
    pub(crate) fn keep_example(&mut self, pointer: Option<&str>) {
        self.example = pointer.map(str::to_owned);
    }

    /// The settings that the names were generated with; `None` if they are not known.
    pub(crate) fn settings(&self) -> Option<&BTreeMap<String, String>> {
        Some(&self.origin.as_ref()?.settings)
    }

    /// The hash of the document that the names were generated from; `None` if it is not known.
    pub(crate) fn document_hash(&self) -> Option<&str> {
        Some(&self.origin.as_ref()?.document_hash)
    }

    /// The version of the generator that generated the names; `None` if it is not known.
    #[cfg(feature = "cli")]
    pub(crate) fn generator_version(&self) -> Option<&str> {
        Some(&self.origin.as_ref()?.generator_version)
    }

    /// Declares what the names were generated from.
    pub(crate) fn set_origin(&mut self, origin: Origin) {
        self.origin = Some(origin);
    }

    /// Keeps the type of a schema.
    pub(crate) fn keep_type(&mut self, pointer: impl Into<String>, name: &str) {
        self.paths.insert(pointer.into(), format!("types::{name}"));
    }

    /// Keeps the name of the enum of error responses.
    pub(crate) fn keep_error_responses(&mut self, responses: impl Into<String>, name: &str) {
        self.error_responses
            .insert(responses.into(), name.to_owned());
    }

    /// Keeps the name of a field or variant of a type.
    pub(crate) fn keep_part(&mut self, ty: &str, member: impl Into<String>, name: &str) {
        self.members
            .entry(ty.to_owned())
            .or_default()
            .insert(member.into(), name.to_owned());
    }

    /// Keeps the name of a webhook or callback.
    pub(crate) fn keep_webhook(&mut self, pointer: impl Into<String>, name: &str) {
        self.paths
            .insert(pointer.into(), format!("webhooks::{name}"));
    }

    /// Keeps the builder's method for a security scheme.
    pub(crate) fn keep_credential(&mut self, pointer: impl Into<String>, method: &str) {
        self.paths
            .insert(pointer.into(), format!("credentials::{method}"));
    }

    /// Keeps the group and the request builder of an operation.
    pub(crate) fn keep_call(&mut self, pointer: impl Into<String>, group: &str, name: &str) {
        self.paths
            .insert(pointer.into(), format!("calls::{group}::{name}"));
    }
}

/// The text of the file, a line an entry, sorted.
impl fmt::Display for Lock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let version = match self.terms {
            Terms::Former => VERSION_2,
            Terms::Standard => VERSION_3,
            Terms::Grouped => VERSION_4,
            Terms::Ordered => VERSION,
        };
        writeln!(f, "{HEADER}version = {version}")?;
        if let Some(pointer) = &self.example {
            writeln!(f, "example = {}", quote(pointer))?;
        }
        if let Some(origin) = &self.origin {
            write!(f, "{origin}")?;
        }
        if !self.forms.is_empty() {
            writeln!(f, "\n[forms]")?;
        }
        for (pointer, form) in &self.forms {
            writeln!(f, "{} = {}", quote(pointer), form.to_toml())?;
        }
        if !self.integers.is_empty() {
            writeln!(f, "\n[integers]")?;
        }
        for (location, integer) in &self.integers {
            writeln!(f, "{} = \"{integer}\"", quote(location))?;
        }
        writeln!(f, "\n[names]")?;
        for (pointer, path) in &self.paths {
            writeln!(f, "{} = \"{path}\"", quote(pointer))?;
        }
        for (ty, members) in &self.members {
            writeln!(f, "\n[members.{}]", quote(ty))?;
            for (member, name) in members {
                writeln!(f, "{} = \"{name}\"", quote(member))?;
            }
        }
        if !self.error_responses.is_empty() {
            writeln!(f, "\n[error_responses]")?;
        }
        for (responses, name) in &self.error_responses {
            writeln!(f, "{} = \"{name}\"", quote(responses))?;
        }
        if !self.renamed.is_empty() {
            writeln!(
                f,
                "\n# Former names, which are deprecated aliases. Delete a line to remove its alias.\n[renamed]"
            )?;
        }
        for (former, name) in &self.renamed {
            if former.starts_with(CALLS) {
                writeln!(f, "{} = \"{name}\"", quote(former))?;
            } else {
                writeln!(f, "{former} = \"types::{name}\"")?;
            }
        }
        Ok(())
    }
}

fn unreadable(error: &toml::de::Error) -> Problem {
    let span = error.span().unwrap_or_default();
    Problem {
        message: format!(
            "the file cannot be read, so no name is kept: {}",
            error.message()
        ),
        span,
    }
}

/// `types::Name`, `webhooks::Name`, `credentials::name` or `calls::group::Name`.
fn is_path(path: &str) -> bool {
    let steps: Vec<&str> = path.split("::").collect();
    matches!(
        steps.as_slice(),
        ["types" | "webhooks" | "credentials", _] | ["calls", _, _]
    ) && steps.iter().all(|step| is_name(step))
}

/// What the paths of operations begin with.
const CALLS: &str = "calls::";

/// Whether both are paths of types of operations, or both of methods: `calls::group::Name` or `calls::group::name()`.
fn is_rename_of_call(former: &str, path: &str) -> bool {
    let parts = [former, path].map(|path| match path.strip_suffix("()") {
        Some(path) => (path, true),
        None => (path, false),
    });
    let is_call = |path: &str| path.starts_with(CALLS) && is_path(path);
    let [(former, is_former_method), (path, is_method)] = parts;
    is_call(former) && is_call(path) && is_former_method == is_method
}

fn is_name(text: &str) -> bool {
    !text.is_empty()
        && text.chars().all(|c| c.is_alphanumeric() || c == '_')
        && !text.starts_with(char::is_numeric)
}
