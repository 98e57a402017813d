//! The error responses of operations: one enum for all operations that declare the same.

mod declarers;
mod former;
mod names;

use std::collections::BTreeMap;

use super::keys::{Shared, key_of};
use crate::draft::{self, Items};
use crate::ir::{CallFailure, Docs, Ident, Output, SharedFailure, StatusBranch, Statuses};
use crate::lock::{Lock, Terms};
use crate::lower::named::is_in_operation;
use crate::markdown;
use crate::names::{joined, module_of, status_name};

/// The enums that operations share.
pub struct Failures<'a> {
    items: &'a Items,
    by_key: BTreeMap<String, Statuses>,
}

impl<'a> Failures<'a> {
    /// Names the enums of all operations; `kept` is the lock of the next run.
    pub fn find(
        client: Option<&draft::Client>,
        items: &'a Items,
        lock: &Lock,
        kept: &mut Lock,
    ) -> Self {
        let mut failures = Self {
            items,
            by_key: BTreeMap::new(),
        };
        let shared = failures.find_shared(client);
        let names = match lock.terms() {
            Terms::Former => former::name_all(&shared, items),
            Terms::Standard | Terms::Grouped | Terms::Ordered => {
                names::name_all(&shared, lock, kept)
            }
        };
        for (Shared { key, branches, .. }, name) in shared.into_iter().zip(names) {
            failures.by_key.insert(key, Statuses { name, branches });
        }
        failures
    }

    /// The responses that are no operation's own, in the order of the operations.
    fn find_shared(&self, client: Option<&draft::Client>) -> Vec<Shared> {
        let mut shared: Vec<Shared> = Vec::new();
        let mut known: BTreeMap<String, usize> = BTreeMap::new();
        let groups = client.into_iter().flat_map(|client| &client.groups);
        let calls = groups.flat_map(|group| group.calls.iter().map(|call| (&group.module, call)));
        for (group, call) in calls {
            if call.failures.is_empty() || self.is_own(&call.failures) {
                continue;
            }
            let key = key_of(&call.failures);
            let operation = (group.clone(), call.ty.clone());
            if let Some(index) = known.get(&key) {
                shared[*index].operations.push(operation);
                shared[*index].pointers.push(call.pointer.clone());
                continue;
            }
            known.insert(key.clone(), shared.len());
            // The descriptions are those of one operation.
            let without_docs = |branch: &StatusBranch| StatusBranch {
                docs: Docs::default(),
                ..branch.clone()
            };
            shared.push(Shared {
                key,
                branches: call.failures.iter().map(without_docs).collect(),
                operations: vec![operation],
                pointers: vec![call.pointer.clone()],
            });
        }
        shared
    }

    /// The type of the error responses of the operation `ty`.
    pub fn link(&self, branches: Vec<StatusBranch>, ty: &Ident) -> CallFailure {
        let name = joined([ty.as_str(), "Error"]);
        if branches.is_empty() {
            return CallFailure::Undeclared { alias: name };
        }
        if self.is_own(&branches) {
            return CallFailure::Own(Statuses { name, branches });
        }
        let shared = &self.by_key[&key_of(&branches)];
        CallFailure::Shared {
            shared: shared.name.clone(),
            alias: name,
            docs: describe_branches(&branches),
        }
    }

    /// Whether no other operation can have these responses: a body's type is declared within the operation.
    fn is_own(&self, branches: &[StatusBranch]) -> bool {
        let is_of_one_operation = |branch: &StatusBranch| {
            let Output::Json(ty) = &branch.body else {
                return false;
            };
            let named = ty.named();
            let mut declared = named.into_iter().filter_map(|name| self.items.get(name));
            declared.any(|item| is_in_operation(&item.pointer))
        };
        branches.iter().any(is_of_one_operation)
    }

    /// The enums, sorted by name.
    pub fn into_sorted(self) -> Vec<SharedFailure> {
        let mut failures: Vec<SharedFailure> = self
            .by_key
            .into_values()
            .map(|statuses| SharedFailure {
                module: module_of(&statuses.name),
                statuses,
            })
            .collect();
        failures.sort_by(|a, b| a.module.cmp(&b.module));
        failures
    }
}

/// The descriptions of an operation's responses, one item each, where they add something to the status.
fn describe_branches(branches: &[StatusBranch]) -> Docs {
    let declared = |branch: &&StatusBranch| {
        let words = branch
            .docs
            .text()
            .trim_end_matches(['.', '!'])
            .to_lowercase();
        !words.is_empty() && words != status_name(branch.status).to_lowercase()
    };
    let lines = branches
        .iter()
        .filter(declared)
        .map(|branch| branch.docs.item(&format!("`{}`", branch.name.plain())));
    markdown::generated(lines.collect::<Vec<_>>().join("\n"))
}
