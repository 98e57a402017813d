//! The name of every group and operation, chosen before any of them is planned: a skipped operation changes no other name.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use openapiv3::OpenAPI;

use super::call_locations::CallLocations;
use super::named_locations::Locations;
use crate::analyse::media_order::keep_media;
use crate::analyse::renames::{Renames, chosen, confirm};
use crate::ir::Ident;
use crate::lock::{Lock, Terms};
use crate::names::{self, Claim, Scope, Use, ident};
use crate::operations::{OperationAt, id_of, operations};

/// The module of operations without a tag.
pub const UNTAGGED: &str = "untagged";

/// The names of groups and operations.
#[derive(Clone, Debug, Default)]
pub struct CallNames {
    /// For each tag, the first of the tags that have the same name in Rust: they are one group.
    tags: BTreeMap<String, String>,
    groups: BTreeMap<Option<String>, GroupName>,
    calls: BTreeMap<String, CallName>,
}

/// The names of a group.
#[derive(Clone, Debug)]
pub struct GroupName {
    /// The file and the module.
    pub module: Ident,
    /// The type, and the client's method that returns it; absent for operations without a tag.
    pub handle: Option<(Ident, Ident)>,
}

/// The names of an operation.
#[derive(Clone, Debug)]
pub struct CallName {
    /// The method that creates its request builder.
    pub method: Ident,
    /// The file and the module.
    pub module: Ident,
    /// The type of the request builder.
    pub ty: Ident,
}

impl CallNames {
    /// Names all groups and operations, and adds the names of their schemas to `locations`.
    pub fn find(
        document: &OpenAPI,
        locations: &mut Locations,
        (renames, lock): (&Renames, &Lock),
    ) -> Self {
        let mut found: Vec<OperationAt<'_>> = operations(document).collect();
        found.sort_by_cached_key(OperationAt::listed);
        let tags = join_tags(&found);
        let groups = name_groups(&found, &tags, (renames, lock));
        let (mut named, mut of_operations) = (BTreeMap::new(), BTreeMap::new());
        let handles: Vec<Ident> = groups
            .values()
            .filter_map(|group| Some(group.handle.clone()?.1))
            .collect();
        let mut grouped: HashMap<Option<&str>, Vec<OperationAt<'_>>> = HashMap::new();
        for found in &found {
            grouped
                .entry(group_tag(&tags, found))
                .or_default()
                .push(*found);
        }
        for (tag, group) in &groups {
            let calls = grouped.remove(&tag.as_deref()).unwrap_or_default();
            let raw_names: Vec<(String, &str)> =
                calls.iter().map(|found| spell_call(*found)).collect();
            let purpose = method_of(group);
            let claims: Vec<Claim<'_>> = calls
                .iter()
                .zip(&raw_names)
                .map(|(found, (raw_name, word))| {
                    let before = lock.call_at(&found.listed()).map(|(_, name)| name);
                    Claim {
                        chosen: chosen(renames.of_call(&found.listed()), purpose),
                        before,
                        word,
                        ..Claim::of(raw_name)
                    }
                })
                .collect();
            let kept = kept_names(&claims, group, lock.terms());
            let kept = kept.iter().map(String::as_str);
            let settled = Scope::with(kept).settle(&claims, Use::CallType(lock.terms()));
            let methods = name_methods(&settled, &claims, group, lock.terms());
            for (claim, raw_name) in claims.iter().zip(&settled) {
                let words = words_in_group(&ident(raw_name, Use::Method), group, lock.terms());
                if let (None, Some(words)) = (claim.chosen, words) {
                    refuse_method(&ident(&words, Use::Method), &calls, renames);
                }
            }
            let mut minter = Minter::of(group, &handles, lock.terms());
            for ((found, raw_name), method) in calls.iter().zip(settled).zip(methods) {
                let name = minter.mint(&raw_name, &method);
                confirm(renames.of_call(&found.listed()), &name.method);
                named.insert(found.listed(), name);
                of_operations.insert(found.listed(), raw_name);
            }
        }
        let mut inside = CallLocations::of(document);
        for found in &found {
            inside.record(*found, &of_operations[&found.listed()]);
        }
        inside.settle(lock, locations);
        Self {
            tags,
            groups,
            calls: named,
        }
    }

    /// The tag that represents an operation's group.
    pub fn tag<'n>(&'n self, found: &OperationAt<'_>) -> Option<&'n str> {
        group_tag(&self.tags, found)
    }

    /// The names of the group of a tag.
    pub fn group(&self, tag: Option<&str>) -> Option<&GroupName> {
        self.groups.get(&tag.map(str::to_owned))
    }

    /// The names of the operation at a pointer under `paths`.
    pub fn call(&self, listed: &str) -> Option<&CallName> {
        self.calls.get(listed)
    }

    /// Keeps the names in the lock.
    pub fn keep(&self, document: &OpenAPI, lock: &mut Lock) {
        keep_media(document, lock);
        for found in operations(document) {
            if let (Some(group), Some(call)) =
                (self.group(self.tag(&found)), self.call(&found.listed()))
            {
                lock.keep_call(found.listed(), group.module.plain(), call.ty.plain());
            }
        }
    }
}

fn group_tag<'t>(tags: &'t BTreeMap<String, String>, found: &OperationAt<'_>) -> Option<&'t str> {
    tags.get(tag_of(found)?).map(String::as_str)
}

fn tag_of<'a>(found: &OperationAt<'a>) -> Option<&'a str> {
    found.operation.tags.first().map(String::as_str)
}

/// For each tag, the first tag with the same name.
fn join_tags(found: &[OperationAt<'_>]) -> BTreeMap<String, String> {
    let tags: BTreeSet<&str> = found.iter().filter_map(tag_of).collect();
    let mut firsts: HashMap<String, &str> = HashMap::new();
    let mut joined = BTreeMap::new();
    for tag in tags {
        let name = ident(tag, Use::Module).plain().to_owned();
        let first: &str = firsts.entry(name).or_insert(tag);
        joined.insert(tag.to_owned(), first.to_owned());
    }
    joined
}

fn name_groups(
    found: &[OperationAt<'_>],
    joined: &BTreeMap<String, String>,
    (renames, lock): (&Renames, &Lock),
) -> BTreeMap<Option<String>, GroupName> {
    let mut tags: BTreeMap<&str, Option<&str>> = BTreeMap::new();
    let mut groups = BTreeMap::new();
    for found in found {
        let Some(tag) = group_tag(joined, found) else {
            let untagged = GroupName {
                module: ident(UNTAGGED, Use::Module),
                handle: None,
            };
            groups.insert(None, untagged);
            continue;
        };
        let before = lock.call_at(&found.listed()).map(|(group, _)| group);
        let known = tags.entry(tag).or_default();
        // An operation that moved here was in another group.
        let is_own = before == Some(ident(tag, Use::Module).plain());
        *known = if is_own { before } else { known.or(before) };
    }
    // Tags with the same name in Rust are one group.
    let rename_of = |tag: &str| {
        let mut same = joined.iter().filter(|(_, first)| *first == tag);
        same.find_map(|(tag, _)| renames.of_group(tag))
    };
    let claims: Vec<Claim<'_>> = tags
        .iter()
        .map(|(tag, before)| Claim {
            chosen: chosen(rename_of(tag), Use::Module),
            before: *before,
            ..Claim::of(tag)
        })
        .collect();
    let settled = Scope::with([UNTAGGED]).settle(&claims, Use::Module);
    let types: Vec<String> = settled
        .iter()
        .map(|raw_name| format!("{raw_name} calls"))
        .collect();
    let types: Vec<&str> = types.iter().map(String::as_str).collect();
    let types = Scope::default().mint_all(&types, Use::Type);
    let mut methods = Scope::default();
    for ((tag, raw_name), ty) in tags.keys().zip(settled).zip(types) {
        let method = methods.mint(&raw_name, Use::GroupMethod);
        confirm(rename_of(tag), &method);
        let handle = Some((ty, method));
        groups.insert(
            Some((*tag).to_owned()),
            GroupName {
                module: ident(&raw_name, Use::Module),
                handle,
            },
        );
    }
    groups
}

/// The words of a method in a group: without those of the group at its beginning, as in `annotation_queues().create_queue()`. `None`
/// where these are not a method's name.
fn words_in_group(name: &Ident, group: &GroupName, terms: Terms) -> Option<String> {
    if terms < Terms::Grouped || group.handle.is_none() {
        return None;
    }
    let words = names::split(name);
    let rest = words.strip_prefix(names::split(&group.module).as_slice())?;
    let words = rest.join(" ");
    let method = ident(&words, Use::Method);
    (!rest.is_empty() && method.as_str() == rest.join("_")).then_some(words)
}

/// The types that a new operation must not have: its method would be that of an operation in the lock, without the words of the group.
fn kept_names(claims: &[Claim<'_>], group: &GroupName, terms: Terms) -> BTreeSet<String> {
    let claims = claims.iter().filter(|claim| claim.chosen.is_none());
    let before: BTreeSet<&str> = claims.filter_map(|claim| claim.before).collect();
    let shortened = before.iter().filter_map(|name| {
        let words = words_in_group(&ident(name, Use::Method), group, terms)?;
        Some(ident(&words, Use::CallType(terms)).plain().to_owned())
    });
    shortened
        .filter(|name| !before.contains(name.as_str()))
        .collect()
}

/// Refuses the user's name for a method that another operation has, without the words of the group.
fn refuse_method(method: &Ident, calls: &[OperationAt<'_>], renames: &Renames) {
    for found in calls {
        let rename = renames.of_call(&found.listed());
        if let Some(rename) = rename.filter(|rename| rename.is(method)) {
            rename.refuse();
        }
    }
}

/// The words of the methods of a group. A method repeats the words of its group if another one has the name without them, or if its user
/// chose its name.
fn name_methods(
    raw_names: &[String],
    claims: &[Claim<'_>],
    group: &GroupName,
    terms: Terms,
) -> Vec<String> {
    let long: Vec<Ident> = raw_names
        .iter()
        .map(|raw_name| ident(raw_name, Use::Method))
        .collect();
    let taken: BTreeSet<&str> = long.iter().map(Ident::plain).collect();
    let shortened = long.iter().zip(claims).map(|(name, claim)| {
        words_in_group(name, group, terms)
            .filter(|_| claim.chosen.is_none())
            .filter(|words| !taken.contains(ident(words, Use::Method).plain()))
    });
    shortened
        .zip(raw_names)
        .map(|(words, raw_name)| words.unwrap_or_else(|| raw_name.clone()))
        .collect()
}

/// What the methods of a group are of.
fn method_of(group: &GroupName) -> Use {
    if group.handle.is_none() {
        Use::ClientMethod
    } else {
        Use::Method
    }
}

/// Mints the names of the operations of a group.
struct Minter {
    method: Use,
    methods: Scope,
    modules: Scope,
    group: Ident,
    terms: Terms,
}

impl Minter {
    fn of(group: &GroupName, handles: &[Ident], terms: Terms) -> Self {
        let on_client = group.handle.is_none();
        let other_methods = if on_client { handles } else { &[] };
        let taken: BTreeSet<&str> = other_methods.iter().map(Ident::plain).collect();
        Self {
            method: method_of(group),
            methods: Scope::with(taken),
            modules: Scope::default(),
            group: group.module.clone(),
            terms,
        }
    }

    fn mint(&mut self, raw_name: &str, method: &str) -> CallName {
        // Clippy warns about a module inside a module of the same name.
        let clashes = self.group == ident(raw_name, Use::Module);
        let module = if clashes {
            format!("{raw_name} call")
        } else {
            raw_name.to_owned()
        };
        CallName {
            method: self.methods.mint(method, self.method),
            module: self.modules.mint(&module, Use::Module),
            ty: ident(raw_name, Use::CallType(self.terms)),
        }
    }
}

/// An operation is named after its id, else after method and path: `/a/` is distinguished from `/a` by its slash. FastAPI's ids consist of a name, the path and the method: such an
/// operation is named after the first part, and the others are only used to distinguish it.
fn spell_call(found: OperationAt<'_>) -> (String, &str) {
    let Some(id) = id_of(found.operation) else {
        let is_folder = found.path.len() > 1 && found.path.ends_with('/');
        let word = if is_folder { "slash" } else { "" };
        return (spell_path(found.http_method, found.path), word);
    };
    let path: String = found
        .path
        .chars()
        .map(|c| if c.is_alphanumeric() { c } else { '_' })
        .collect();
    let rest = format!("{path}_{}", found.http_method.to_lowercase());
    match id.strip_suffix(&rest) {
        Some(name) if found.path.starts_with('/') && name.contains(char::is_alphanumeric) => {
            (name.to_owned(), &id[name.len()..])
        }
        _ => (id.to_owned(), ""),
    }
}

/// `GET /pets/{id}/toys` → `get pets by id toys`.
fn spell_path(http_method: &str, path: &str) -> String {
    let steps = path.split('/').filter(|step| !step.is_empty());
    let steps = steps.map(|step| {
        match step
            .strip_prefix('{')
            .and_then(|step| step.strip_suffix('}'))
        {
            Some(parameter) => format!("by {parameter}"),
            None => step.to_owned(),
        }
    });
    let words: Vec<String> = steps.collect();
    format!("{} {}", http_method.to_lowercase(), words.join(" "))
}
