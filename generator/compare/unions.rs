//! Changes of a union.

use std::collections::{HashMap, HashSet};

use super::change::Change;
use super::codes;
use super::context::Context;
use super::effect::Effect;
use super::limits::compare_limits;
use super::shown::show_branch;
use super::structs::is_dropped_now;
use super::verdict::Direction;
use crate::surface::{Branch, Item, SharedField, Union, UnionDecision};

const OPEN_ENUM: &str = "the enum is `#[non_exhaustive]`";
const NO_VARIANT: &str = "the variant no longer exists";
const NEW_VARIANT: &str = "the old service rejects the new variant";
const OLD_VARIANT: &str = "the service rejects the removed variant";
const NOT_READ: &str = "the union has no variant for unknown values";

/// A union on both sides.
#[derive(Clone, Copy)]
struct Pair<'s> {
    context: &'s Context<'s>,
    old: (&'s Item, &'s Union),
    new: (&'s Item, &'s Union),
    direction: Direction,
}

impl Pair<'_> {
    fn start(&self, code: &'static str, name: &str) -> Change {
        let path = &self.new.0.path;
        if name.is_empty() {
            Change::new(code, path)
        } else {
            Change::new(code, format!("{path}::{name}"))
        }
    }

    /// A change of a part that both sides have.
    fn between(&self, code: &'static str, name: &str, old: String, new: String) -> Change {
        self.start(code, name)
            .old(old, &*self.old.0.pointer)
            .new_side(new, &*self.new.0.pointer)
    }
}

/// The changes of a union.
pub fn compare_unions(
    context: &Context<'_>,
    old: (&Item, &Union),
    new: (&Item, &Union),
) -> Vec<Change> {
    let pair = Pair {
        context,
        old,
        new,
        direction: context.direction(&old.0.path, &new.0.path),
    };
    let Union {
        by: old_by,
        branches: old_branches,
        shared: old_shared,
    } = old.1;
    let Union {
        by: new_by,
        branches: new_branches,
        shared: new_shared,
    } = new.1;
    let mut changes = compare_decisions(pair, old_by, new_by);
    let matched = match_branches(context, old_branches, new_branches);
    for (before, after) in &matched {
        match (before, after) {
            (Some(before), Some(after)) => {
                let (old_dropped, new_dropped) = (&before.dropped, &after.dropped);
                if is_dropped_now(old_dropped.as_deref(), new_dropped.as_deref()) {
                    let change = removed_branch(pair, before);
                    let side = added_branch(pair, after).new;
                    changes.push(change.kept(codes::UNION_VARIANT_KEPT, side));
                } else if old_dropped.is_some() && new_dropped.is_none() {
                    changes.push(added_branch(pair, after));
                }
                changes.extend(compare_branch(pair, before, after));
            }
            (Some(before), None) => changes.push(removed_branch(pair, before)),
            (None, Some(after)) => changes.push(added_branch(pair, after)),
            (None, None) => {}
        }
    }
    changes.extend(compare_order(pair, &matched));
    changes.extend(compare_shared(pair, old_shared, new_shared));
    changes
}

type Matched<'s> = Vec<(Option<&'s Branch>, Option<&'s Branch>)>;

/// Variants of one name, then of one type.
fn match_branches<'s>(context: &Context<'_>, old: &'s [Branch], new: &'s [Branch]) -> Matched<'s> {
    let by_name: HashMap<&str, &Branch> = new
        .iter()
        .map(|branch| (branch.name.as_str(), branch))
        .collect();
    let old_names: HashMap<&str, &Branch> = old
        .iter()
        .map(|branch| (branch.name.as_str(), branch))
        .collect();
    let added = new
        .iter()
        .filter(|branch| !old_names.contains_key(branch.name.as_str()));
    let added: Vec<&Branch> = added.collect();
    let mut by_select = HashMap::new();
    let mut by_type = HashMap::new();
    for branch in &added {
        by_select.insert(&branch.select, *branch);
        by_type.insert(context.new.expand(&branch.ty).to_string(), *branch);
    }
    let mut taken = HashSet::new();
    let mut matched: Matched<'s> = Vec::new();
    for branch in old {
        let same = by_name.get(branch.name.as_str()).copied().or_else(|| {
            let ty = context.in_new_names(&branch.ty).to_string();
            let by_select = by_select.get(&branch.select);
            let same = by_select.or_else(|| by_type.get(&ty)).copied()?;
            taken.insert(same.name.as_str()).then_some(same)
        });
        matched.push((Some(branch), same));
    }
    let rest = added.into_iter();
    let rest = rest.filter(|branch| !taken.contains(branch.name.as_str()));
    matched.extend(rest.map(|branch| (None, Some(branch))));
    matched
}

/// Whether unknown values have a variant of their own.
fn is_open(by: &UnionDecision) -> bool {
    match by {
        UnionDecision::Tag { .. } => true,
        UnionDecision::JsonType => false,
        UnionDecision::Shape { open } => open.is_some(),
    }
}

fn added_branch(pair: Pair<'_>, branch: &Branch) -> Change {
    let mut effect = Effect::NONE.wider(NEW_VARIANT);
    if !is_open(&pair.old.1.by) {
        effect = effect.old_fails(NOT_READ);
    }
    pair.start(codes::UNION_VARIANT_ADDED, &branch.name)
        .new_side(show_branch(branch), &*pair.new.0.pointer)
        .keeps_source(OPEN_ENUM)
        .on_wire(pair.direction, effect)
}

fn removed_branch(pair: Pair<'_>, branch: &Branch) -> Change {
    let mut effect = Effect::NONE.narrower(OLD_VARIANT);
    if !is_open(&pair.new.1.by) {
        effect = effect.new_fails(NOT_READ);
    }
    pair.start(codes::UNION_VARIANT_REMOVED, &branch.name)
        .old(show_branch(branch), &*pair.old.0.pointer)
        .breaks_source(NO_VARIANT)
        .on_wire(pair.direction, effect)
        .advice(format!("remove the uses of `{}`", branch.name))
        .of_dropped(branch.dropped.as_deref())
}

fn compare_branch(pair: Pair<'_>, old: &Branch, new: &Branch) -> Vec<Change> {
    let Branch {
        name: old_name,
        accessor: old_accessor,
        ty: old_ty,
        select: old_select,
        from: old_from,
        limits: old_limits,
        // Compared with the other side's.
        dropped: _,
    } = old;
    let Branch {
        name: new_name,
        accessor: new_accessor,
        ty: new_ty,
        select: new_select,
        from: new_from,
        limits: new_limits,
        dropped: _,
    } = new;
    let between = |code| pair.between(code, new_name, show_branch(old), show_branch(new));
    let former = |name: &str| format!("{}::{name}", pair.old.0.path);
    let mut changes = Vec::new();
    if old_name != new_name {
        let advice = format!("write `{new_name}` for `{old_name}`");
        let change = between(codes::UNION_VARIANT_RENAMED)
            .formerly(former(old_name))
            .breaks_source(NO_VARIANT);
        changes.push(change.advice(advice));
    } else if old_accessor != new_accessor {
        let (before, after) = (format!("{old_accessor}()"), format!("{new_accessor}()"));
        let change = pair.between(codes::ACCESSOR_RENAMED, new_accessor, before, after);
        let advice = format!("call `{new_accessor}` for `{old_accessor}`");
        changes.push(
            change
                .formerly(former(old_accessor))
                .breaks_source("the method no longer exists")
                .advice(advice),
        );
    }
    if !pair.context.is_same(old_ty, new_ty) {
        let effect = pair.context.effect(old_ty.unboxed(), new_ty.unboxed());
        changes.push(
            between(codes::UNION_VARIANT_TYPE_CHANGED)
                .breaks_source("the variant holds another type")
                .on_wire(pair.direction, effect)
                .advice(format!("`{new_name}` holds `{new_ty}`: change its uses")),
        );
    }
    // The shape of an untagged variant follows from its type.
    if old_select != new_select && matches!(pair.new.1.by, UnionDecision::Tag { .. }) {
        let values = |select: &[String]| format!("{new_name} ({})", select.join(" | "));
        let change = pair.between(
            codes::UNION_VARIANT_TAG_CHANGED,
            new_name,
            values(old_select),
            values(new_select),
        );
        changes.push(
            change
                .keeps_source("the variant has the same name")
                .on_wire(pair.direction, effect_of_tags(old_select, new_select)),
        );
    }
    if old_from != new_from {
        let shown = |has: bool| if has { "impl From" } else { "no `From`" };
        let code = if *new_from {
            codes::FROM_ADDED
        } else {
            codes::FROM_REMOVED
        };
        let (before, after) = (shown(*old_from).to_owned(), shown(*new_from).to_owned());
        let change = pair.between(code, new_name, before, after);
        changes.push(if *new_from {
            change.keeps_source("a trait is implemented in addition")
        } else {
            change
                .breaks_source("several variants hold the type, so there is no `From` for it")
                .advice(format!(
                    "write `{}::{new_name}(…)` for `from` and `into`",
                    pair.new.0.path
                ))
        });
    }
    changes.extend(compare_limits(
        &format!("{}::{new_name}", pair.new.0.path),
        (old_limits, &pair.old.0.pointer),
        (new_limits, &pair.new.0.pointer),
        pair.direction,
    ));
    changes
}

/// Unknown values of a tag are kept, so that both crates read them.
fn effect_of_tags(old: &[String], new: &[String]) -> Effect {
    let mut effect = Effect::NONE;
    if !old.iter().all(|value| new.contains(value)) {
        effect = effect.narrower("the service rejects values of the tag that it accepted");
    }
    // The first one is what is written.
    if new.first().is_some_and(|value| !old.contains(value)) {
        effect = effect.wider("the old service rejects the new value of the tag");
    }
    effect
}

/// Untagged variants are tried in their order.
fn compare_order(pair: Pair<'_>, matched: &Matched<'_>) -> Option<Change> {
    if !matches!(pair.new.1.by, UnionDecision::Shape { .. }) {
        return None;
    }
    let branches = pair.new.1.branches.iter().enumerate();
    let positions: HashMap<&str, usize> = branches
        .map(|(index, branch)| (branch.name.as_str(), index))
        .collect();
    let both = matched
        .iter()
        .filter_map(|(before, after)| before.and(*after));
    let both: Vec<usize> = both.map(|branch| positions[branch.name.as_str()]).collect();
    if both.is_sorted() {
        return None;
    }
    let order = |union: &Union| {
        let names = union.branches.iter().map(|branch| branch.name.as_str());
        names.collect::<Vec<_>>().join(", ")
    };
    let change = pair.between(
        codes::UNION_ORDER_CHANGED,
        "",
        order(pair.old.1),
        order(pair.new.1),
    );
    Some(
        change
            .keeps_source("the variants are the same")
            .breaks_behaviour("a value that several variants accept may become another one")
            .advice(format!(
                "check which variant of `{}` a value becomes",
                pair.new.0.path
            )),
    )
}

fn compare_decisions(pair: Pair<'_>, old: &UnionDecision, new: &UnionDecision) -> Vec<Change> {
    if let (
        UnionDecision::Tag {
            key: old_key,
            kind: old_kind,
            untagged: old_untagged,
            has_default: had_default,
        },
        UnionDecision::Tag {
            key: new_key,
            kind: new_kind,
            untagged: new_untagged,
            has_default,
        },
    ) = (old, new)
    {
        let mut changes = compare_tags(pair, (old_key, old_kind), (new_key, new_kind));
        changes.extend(compare_untagged(
            pair,
            old_untagged.as_ref(),
            new_untagged.as_ref(),
        ));
        if had_default != has_default {
            changes.push(compare_default(pair, *has_default));
        }
        return changes;
    }
    // The property by which an unknown object is recognized follows from the variants.
    if show_decision(old) == show_decision(new) && is_open(old) == is_open(new) {
        return Vec::new();
    }
    let mut change = pair.between(
        codes::UNION_DECISION_CHANGED,
        "",
        show_decision(old),
        show_decision(new),
    );
    let loses_kind =
        matches!(old, UnionDecision::Tag { .. }) && !matches!(new, UnionDecision::Tag { .. });
    let loses_unknown = is_open(old) && !is_open(new);
    change = if loses_kind {
        change.breaks_source("`kind` no longer exists")
    } else if loses_unknown {
        change.breaks_source("`Unknown` no longer exists")
    } else {
        change.keeps_source("what the enum has is the same or more")
    };
    vec![change.breaks_behaviour("a value may become another variant")]
}

fn show_decision(by: &UnionDecision) -> String {
    match by {
        UnionDecision::Tag { key, .. } => format!("tagged by `{key}`"),
        UnionDecision::JsonType => "by JSON type".to_owned(),
        UnionDecision::Shape { open: None } => "by shape".to_owned(),
        UnionDecision::Shape { open: Some(_) } => "by shape, open".to_owned(),
    }
}

fn compare_tags(
    pair: Pair<'_>,
    (old_key, old_kind): (&String, &String),
    (new_key, new_kind): (&String, &String),
) -> Vec<Change> {
    let mut changes = Vec::new();
    if old_key != new_key {
        let change = pair.between(
            codes::UNION_TAG_CHANGED,
            "",
            format!("tagged by `{old_key}`"),
            format!("tagged by `{new_key}`"),
        );
        changes.push(
            change
                .keeps_source("the tag is no field")
                .on_wire(pair.direction, Effect::all("the tag has another name")),
        );
    }
    let is_renamed = pair.context.renames.contains_key(pair.old.0.path.as_str());
    if old_kind != new_kind && !is_renamed {
        let change = pair.between(
            codes::UNION_DECISION_CHANGED,
            "kind",
            format!("pub fn kind(&self) -> {old_kind}"),
            format!("pub fn kind(&self) -> {new_kind}"),
        );
        changes.push(change.breaks_source("`kind` returns a type with another name"));
    }
    changes
}

/// Objects with an unknown tag become another variant.
fn compare_default(pair: Pair<'_>, has_default: bool) -> Change {
    const UNKNOWN: &str = "an unknown tag: `Unknown`";
    const DEFAULT: &str = "an unknown tag: the default variant";
    let (before, after) = if has_default {
        (UNKNOWN, DEFAULT)
    } else {
        (DEFAULT, UNKNOWN)
    };
    let (before, after) = (before.to_owned(), after.to_owned());
    let change = pair.between(codes::UNION_DECISION_CHANGED, "", before, after);
    change
        .keeps_source("the variants are the same")
        .breaks_behaviour("an object with an unknown tag becomes another variant")
}

fn compare_untagged(pair: Pair<'_>, old: Option<&String>, new: Option<&String>) -> Option<Change> {
    const NO_TAG: &str = "objects without the tag are allowed";
    const TAG: &str = "objects without the tag are no longer allowed";
    if old == new {
        return None;
    }
    let shown = |variant: Option<&String>| match variant {
        Some(variant) => format!("without the tag: `{variant}`"),
        None => "the tag is required".to_owned(),
    };
    let (code, effect) = match (old, new) {
        (Some(_), None) => (
            codes::UNION_TAG_REQUIRED,
            Effect::NONE.narrower(TAG).new_fails(TAG),
        ),
        (None, _) => (
            codes::UNION_TAG_OPTIONAL,
            Effect::NONE.wider(NO_TAG).old_fails(NO_TAG),
        ),
        (Some(_), Some(_)) => (codes::UNION_TAG_OPTIONAL, Effect::NONE),
    };
    let change = pair.between(code, "", shown(old), shown(new));
    let change = change
        .keeps_source("the variants are the same")
        .on_wire(pair.direction, effect);
    Some(if old.is_some() && new.is_some() {
        change.breaks_behaviour("an object without the tag becomes another variant")
    } else {
        change
    })
}

fn compare_shared<'s>(
    pair: Pair<'_>,
    old: &'s [SharedField],
    new: &'s [SharedField],
) -> Vec<Change> {
    let shown = |field: &SharedField| {
        let SharedField { name, ty } = field;
        format!("pub fn {name}(&self) -> Option<&{ty}>")
    };
    let by_name = |fields: &'s [SharedField]| -> HashMap<&'s str, &'s SharedField> {
        fields
            .iter()
            .map(|field| (field.name.as_str(), field))
            .collect()
    };
    let (old_names, new_names) = (by_name(old), by_name(new));
    let mut changes = Vec::new();
    for field in old {
        let before = shown(field);
        match new_names.get(field.name.as_str()) {
            None => changes.push(
                pair.start(codes::SHARED_FIELD_REMOVED, &field.name)
                    .old(before, &*pair.old.0.pointer)
                    .breaks_source("not every variant has the field")
                    .advice(format!("match on the variants that have `{}`", field.name)),
            ),
            Some(after) if !pair.context.is_same(&field.ty, &after.ty) => {
                let change = pair.between(
                    codes::SHARED_FIELD_CHANGED,
                    &field.name,
                    before,
                    shown(after),
                );
                changes.push(change.breaks_source("the method returns another type"));
            }
            Some(_) => {}
        }
    }
    for field in new {
        if !old_names.contains_key(field.name.as_str()) {
            changes.push(
                pair.start(codes::SHARED_FIELD_ADDED, &field.name)
                    .new_side(shown(field), &*pair.new.0.pointer)
                    .keeps_source("a method is added"),
            );
        }
    }
    changes
}
