//! Operations that had another name in an earlier version of the crate.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use crate::analyse::names::call_names::UNTAGGED;
use crate::ir::{Call, Client, FormerName, Group, Ident};
use crate::lock::Lock;
use crate::markdown;
use crate::names::{Use, ident};

/// The former names in the lock that are free, of operations that exist, as parts of these operations; `kept` is the lock of the next run.
///
/// A former name stays in its group: where no operation has the group any more, it is a former one.
pub fn keep_renamed_calls(client: Option<&mut Client>, lock: &Lock, kept: &mut Lock) {
    let Some(client) = client else {
        return;
    };
    add_former_groups(client, lock);
    let mut taken = taken_names(client);
    for (former_path, path) in lock.renamed_calls() {
        let Some(former) = find_former(client, former_path, path) else {
            continue;
        };
        let Some(call) = find_call(client, path) else {
            continue;
        };
        let is_method = path.ends_with(METHOD);
        let owner = match &former.handle {
            // Methods of the client are in no group.
            None if is_method => String::new(),
            _ => former.module.to_string(),
        };
        if taken.insert((owner, former.former.clone())) {
            kept.rename(former_path, path);
            if is_method {
                call.former_methods.push(former);
            } else {
                call.former_types.push(former);
            }
        }
    }
}

/// Adds the groups that operations had and that none has any more.
fn add_former_groups(client: &mut Client, lock: &Lock) {
    let mut moves: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (former_path, path) in lock.renamed_calls() {
        let (Some((former, _)), Some((module, _))) = (split(former_path), split(path)) else {
            continue;
        };
        let mut groups = client.groups.iter();
        let target = groups.find(|group| group.module.plain() == module);
        let Some(target) = target else { continue };
        let name = match &target.handle {
            Some((_, method)) => format!("`client.{}()`", method.plain()),
            None => "the client".to_owned(),
        };
        moves.entry(former.to_owned()).or_default().insert(name);
    }
    let mut taken = HashSet::new();
    for group in &client.groups {
        taken.insert(group.module.plain().to_owned());
        taken.extend(group.handle.iter().map(|(ty, _)| ty.plain().to_owned()));
        taken.extend(
            group
                .handle
                .iter()
                .map(|(_, method)| method.plain().to_owned()),
        );
        if group.handle.is_none() {
            let methods = group.calls.iter().flat_map(Call::methods);
            taken.extend(methods.map(|method| method.plain().to_owned()));
        }
    }
    for (former, targets) in moves {
        let module = ident(&former, Use::Module);
        let ty = ident(&format!("{former} calls"), Use::Type);
        let method = ident(&former, Use::GroupMethod);
        let is_free = |name: &Ident| !taken.contains(name.plain());
        if module.plain() != former || ![&module, &ty, &method].into_iter().all(is_free) {
            continue;
        }
        // Without a tag, operations are methods of the client.
        let handle = (former != UNTAGGED).then_some((ty, method));
        let targets: Vec<String> = targets.into_iter().collect();
        let targets = targets.join(", ");
        client.groups.push(Group {
            module,
            handle,
            docs: markdown::generated(format!("The former name of {targets}.")),
            calls: Vec::new(),
            moved_to: Some(targets),
        });
    }
}

/// How paths of methods end.
const METHOD: &str = "()";

/// The group and the item of `calls::group::Item` or `calls::group::method()`.
fn split(path: &str) -> Option<(&str, &str)> {
    let path = path.strip_prefix("calls::")?;
    path.trim_end_matches(METHOD).split_once("::")
}

fn find_former(client: &Client, former_path: &str, path: &str) -> Option<FormerName> {
    let (module, former) = split(former_path)?;
    let (_, name) = split(path)?;
    let group = client
        .groups
        .iter()
        .find(|group| group.module.plain() == module)?;
    let purpose = match (path.ends_with(METHOD), &group.handle) {
        (false, _) => Use::Type,
        (true, Some(_)) => Use::Method,
        (true, None) => Use::ClientMethod,
    };
    let exact = |name: &str| Some(ident(name, purpose)).filter(|ident| ident.plain() == name);
    Some(FormerName {
        module: group.module.clone(),
        handle: group.handle.as_ref().map(|(ty, _)| ty.clone()),
        former: exact(former)?,
        name: exact(name)?,
    })
}

/// The operation that has a type or a method.
fn find_call<'c>(client: &'c mut Client, path: &str) -> Option<&'c mut Call> {
    let (module, name) = split(path)?;
    let mut groups = client.groups.iter_mut();
    let group = groups.find(|group| group.module.plain() == module)?;
    let has_name = |call: &Call| {
        let names = if path.ends_with(METHOD) {
            call.methods()
        } else {
            call.types()
        };
        names.iter().any(|of_call| of_call.plain() == name)
    };
    group.calls.iter_mut().find(|call| has_name(call))
}

/// The names of types in each group, and those of the methods of each group's type or of the client.
fn taken_names(client: &Client) -> HashSet<(String, Ident)> {
    let mut taken = HashSet::new();
    for group in &client.groups {
        let Group {
            module,
            handle,
            docs: _,
            calls,
            moved_to: _,
        } = group;
        let module = module.to_string();
        let owner = if handle.is_some() {
            module.clone()
        } else {
            String::new()
        };
        if let Some((ty, method)) = handle {
            taken.insert((module.clone(), ty.clone()));
            taken.insert((String::new(), method.clone()));
        }
        for call in calls {
            for ty in call.types() {
                taken.insert((module.clone(), ty.clone()));
            }
            for method in call.methods() {
                taken.insert((owner.clone(), method.clone()));
            }
        }
    }
    taken
}
