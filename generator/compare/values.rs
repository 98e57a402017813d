//! What it does to requests and responses when values get another type.

use std::cmp::Ordering;
use std::collections::HashSet;

use super::context::Context;
use super::effect::Effect;
use super::fields::compare_fields;
use super::index::Index;
use crate::surface::{Branch, ItemKind, Rest, RustType, Struct, Union, ValueEnum};

const OTHER_VALUES: &str = "the values have another JSON type";
const MORE_STRINGS: &str = "strings are allowed that were not";
const FEWER_STRINGS: &str = "strings are no longer allowed that were";
const MORE_NUMBERS: &str = "numbers are allowed that were not";
const FEWER_NUMBERS: &str = "numbers are no longer allowed that were";
const ANY_VALUE: &str = "any value is allowed";
const ONE_TYPE: &str = "values of other JSON types are no longer allowed";

/// What values of a type are in JSON.
#[derive(Clone, Debug, PartialEq)]
enum Json<'t> {
    Any,
    Null,
    Boolean,
    /// Integers of a type.
    Integer(&'t str),
    Number,
    /// Any string, or one with a format.
    String(&'t str),
    Values(&'t ValueEnum),
    Array(Items<'t>),
    Map(&'t RustType),
    /// A struct or a union at this path.
    Named(&'t str),
}

/// The items of an array.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Items<'t> {
    /// The first items, each of a type of its own.
    first: &'t [RustType],
    /// How many of these there have to be.
    required: usize,
    /// All further ones; `None` where there are none.
    rest: Option<&'t RustType>,
}

impl<'t> Items<'t> {
    fn of_vec(item: &'t RustType) -> Self {
        Self {
            first: &[],
            required: 0,
            rest: Some(item),
        }
    }

    fn of_tuple(first: &'t [RustType]) -> Self {
        Self {
            first,
            required: first.len(),
            rest: None,
        }
    }

    /// The type of the item at an index. One that is not required is within an `Option`.
    fn at(self, index: usize) -> Option<&'t RustType> {
        let first = self.first.get(index).map(|first| {
            if index < self.required {
                first
            } else {
                first.held()
            }
        });
        first.or(self.rest)
    }
}

impl Context<'_> {
    /// What values of `new` in place of `old` do. `Option` and `Box` do not matter: presence is compared on its own.
    pub fn effect(&self, old: &RustType, new: &RustType) -> Effect {
        let (old, new) = (self.old.expand(old), self.new.expand(new));
        self.effect_of_expanded(&old, &new)
    }

    /// The same for values that are sent as text, not as JSON: any value is a string then.
    pub fn effect_of_text(&self, old: &RustType, new: &RustType) -> Effect {
        let (old, new) = (self.old.expand(old), self.new.expand(new));
        let mut effect = self.effect_of_expanded(&old, &new);
        let (old, new) = ((&old, &self.old), (&new, &self.new));
        if accepts_any_text(new, old) {
            (effect.narrower, effect.new_fails) = (None, None);
        }
        if accepts_any_text(old, new) {
            (effect.wider, effect.old_fails) = (None, None);
        }
        effect
    }

    /// The same for two types of one name, of which one is of another kind.
    pub fn effect_of_kinds(&self, old: &RustType, new: &RustType) -> Effect {
        let (old, new) = (self.old.expand(old), self.new.expand(new));
        match (
            old.name == new.name,
            self.old.item(&old.name),
            self.new.item(&new.name),
        ) {
            (true, Some(before), Some(after)) => match (&before.kind, &after.kind) {
                (ItemKind::Struct(_), ItemKind::Union(_)) => {
                    self.effect_of_wrapping(&old, &new.name)
                }
                (ItemKind::Union(_), ItemKind::Struct(_)) => {
                    self.effect_of_unwrapping(&old.name, &new)
                }
                _ => Effect::all(OTHER_VALUES),
            },
            _ => self.effect_of_expanded(&old, &new),
        }
    }

    fn effect_of_expanded(&self, old: &RustType, new: &RustType) -> Effect {
        let (old, new) = (bare(old), bare(new));
        let (old_json, new_json) = (json_of(old, &self.old), json_of(new, &self.new));
        match (old_json, new_json) {
            (one, other)
                if one == other
                    && !matches!(one, Json::Named(_) | Json::Array(_) | Json::Map(_)) =>
            {
                Effect::NONE
            }
            (Json::Any, Json::Any) => Effect::NONE,
            (Json::Any, _) => Effect::NONE.narrower(ONE_TYPE).new_fails(ONE_TYPE),
            (_, Json::Any) => Effect::NONE.wider(ANY_VALUE).old_fails(ANY_VALUE),
            (Json::Integer(old), Json::Integer(new)) => effect_of_integers(old, new),
            (Json::Integer(_), Json::Number) => {
                Effect::NONE.wider(MORE_NUMBERS).old_fails(MORE_NUMBERS)
            }
            (Json::Number, Json::Integer(_)) => Effect::NONE
                .narrower(FEWER_NUMBERS)
                .new_fails(FEWER_NUMBERS),
            (Json::Values(old), Json::Values(new)) => effect_of_values(old, new),
            (Json::String(_), Json::Values(values)) if values.of == "String" => {
                Effect::NONE.narrower(FEWER_STRINGS)
            }
            (Json::Values(values), Json::String(_)) if values.of == "String" => {
                Effect::NONE.wider(MORE_STRINGS)
            }
            (Json::Integer(_), Json::Values(values)) if values.of != "String" => {
                Effect::NONE.narrower(FEWER_NUMBERS)
            }
            (Json::Values(values), Json::Integer(_)) if values.of != "String" => {
                Effect::NONE.wider(MORE_NUMBERS)
            }
            (Json::String(old), Json::String(new)) => effect_of_strings(old, new),
            (Json::Map(old), Json::Map(new)) => effect_of_items(self, old, new),
            (Json::Array(old), Json::Array(new)) => effect_of_arrays(self, old, new),
            (Json::Named(old), Json::Named(new)) => self.effect_of_named(old, new),
            (Json::Named(old), Json::Map(value)) if is_any(value) => {
                self.effect_of_objects(struct_at(&self.old, old), Some(&open_struct()))
            }
            (Json::Map(value), Json::Named(new)) if is_any(value) => {
                self.effect_of_objects(Some(&open_struct()), struct_at(&self.new, new))
            }
            (_, Json::Named(path)) => self.effect_of_wrapping(old, path),
            (Json::Named(path), _) => self.effect_of_unwrapping(path, new),
            _ => Effect::all(OTHER_VALUES),
        }
    }

    /// A struct or union in place of another one.
    fn effect_of_named(&self, old: &str, new: &str) -> Effect {
        // What happens inside a type that stays is reported there.
        if old == new || self.renames.get(old) == Some(&new) {
            return Effect::NONE;
        }
        let key = (old.to_owned(), new.to_owned());
        if let Some(known) = self.known.borrow().get(&key) {
            return *known;
        }
        // A type may contain itself.
        self.known.borrow_mut().insert(key.clone(), Effect::NONE);
        let kinds = (self.old.item(old), self.new.item(new));
        let effect = match kinds {
            (Some(one), Some(other)) => match (&one.kind, &other.kind) {
                (ItemKind::Struct(one), ItemKind::Struct(other)) => {
                    compare_fields(self, one, other)
                }
                (ItemKind::Union(one), ItemKind::Union(other)) => self.effect_of_unions(one, other),
                (ItemKind::Struct(_), ItemKind::Union(_)) => {
                    self.effect_of_wrapping(&RustType::plain(old), new)
                }
                (ItemKind::Union(_), ItemKind::Struct(_)) => {
                    self.effect_of_unwrapping(old, &RustType::plain(new))
                }
                _ => Effect::all(OTHER_VALUES),
            },
            _ => Effect::all(OTHER_VALUES),
        };
        self.known.borrow_mut().insert(key, effect);
        effect
    }

    /// An object in place of another one; other values if one of them is no struct.
    fn effect_of_objects(&self, old: Option<&Struct>, new: Option<&Struct>) -> Effect {
        match (old, new) {
            (Some(old), Some(new)) => compare_fields(self, old, new),
            _ => Effect::all(OTHER_VALUES),
        }
    }

    /// A union in place of one of its variants.
    fn effect_of_wrapping(&self, old: &RustType, union: &str) -> Effect {
        let Some(ItemKind::Union(union)) = self.new.item(union).map(|item| &item.kind) else {
            return Effect::all(OTHER_VALUES);
        };
        let mut branches = branches_of(union);
        let has_it = branches.any(|branch| self.is_alike(old, &branch.ty));
        if has_it {
            Effect::NONE
                .wider(ANOTHER_VARIANT)
                .old_fails(ANOTHER_VARIANT)
        } else {
            Effect::all(OTHER_VALUES)
        }
    }

    /// One variant in place of a union.
    fn effect_of_unwrapping(&self, union: &str, new: &RustType) -> Effect {
        let Some(ItemKind::Union(union)) = self.old.item(union).map(|item| &item.kind) else {
            return Effect::all(OTHER_VALUES);
        };
        let mut branches = branches_of(union);
        let has_it = branches.any(|branch| self.is_alike(&branch.ty, new));
        if has_it {
            Effect::NONE
                .narrower(FEWER_VARIANTS)
                .new_fails(FEWER_VARIANTS)
        } else {
            Effect::all(OTHER_VALUES)
        }
    }

    /// A union in place of another one: variants of the same type are the same.
    fn effect_of_unions(&self, old: &Union, new: &Union) -> Effect {
        let before = branches_of(old);
        let before: HashSet<RustType> = before
            .map(|branch| bare(&self.in_new_names(&branch.ty)).clone())
            .collect();
        let after = branches_of(new);
        let after: HashSet<RustType> = after
            .map(|branch| bare(&self.new.expand(&branch.ty)).clone())
            .collect();
        let mut effect = Effect::NONE;
        if !before.is_subset(&after) {
            effect = effect.narrower(FEWER_VARIANTS).new_fails(FEWER_VARIANTS);
        }
        if !after.is_subset(&before) {
            effect = effect.wider(ANOTHER_VARIANT).old_fails(ANOTHER_VARIANT);
        }
        effect
    }

    /// Whether two types are the same without a look into types with other names.
    fn is_alike(&self, old: &RustType, new: &RustType) -> bool {
        let (old, new) = (self.old.expand(old), self.new.expand(new));
        self.is_same(bare(&old), bare(&new))
    }
}

const ANOTHER_VARIANT: &str = "values of another variant are allowed";
const FEWER_VARIANTS: &str = "values of a variant are no longer allowed";

/// Whether a type has all values.
fn is_any(ty: &RustType) -> bool {
    bare(ty).name == "runtime::Untyped"
}

/// A map of any values: an object without described properties.
fn open_struct() -> Struct {
    Struct {
        constants: Vec::new(),
        fields: Vec::new(),
        rest: Rest {
            name: String::new(),
            ty: RustType::plain("runtime::Extra"),
            limits: Vec::new(),
        },
        closed: false,
        limits: Vec::new(),
    }
}

/// The struct at a path.
fn struct_at<'s>(index: &Index<'s>, path: &str) -> Option<&'s Struct> {
    match &index.item(path)?.kind {
        ItemKind::Struct(object) => Some(object),
        _ => None,
    }
}

/// A type without `Option`, `Patch` and `Box`.
fn bare(ty: &RustType) -> &RustType {
    let inner = ty.unboxed().held();
    if inner == ty { ty } else { bare(inner) }
}

/// Whether a type accepts the text of each value of another type.
fn accepts_any_text(
    (ty, index): (&RustType, &Index<'_>),
    (other, other_index): (&RustType, &Index<'_>),
) -> bool {
    match (json_of(bare(ty), index), json_of(bare(other), other_index)) {
        (Json::Array(items), Json::Array(others)) if items.first.is_empty() => {
            let both = items
                .rest
                .zip(others.rest.filter(|_| others.first.is_empty()));
            both.is_some_and(|(item, other)| accepts_any_text((item, index), (other, other_index)))
        }
        (
            Json::String(""),
            Json::Boolean | Json::Integer(_) | Json::Number | Json::String(_) | Json::Values(_),
        ) => true,
        _ => false,
    }
}

fn json_of<'t>(ty: &'t RustType, index: &Index<'t>) -> Json<'t> {
    match (ty.name.as_str(), ty.arguments.as_slice()) {
        ("", []) => Json::Null,
        ("", positions) => Json::Array(Items::of_tuple(positions)),
        ("bool", _) => Json::Boolean,
        ("f64", _) => Json::Number,
        // What the type of a user reads and writes is not known.
        ("runtime::Untyped" | "runtime::Custom", _) => Json::Any,
        ("Vec", [item]) => Json::Array(Items::of_vec(item)),
        ("runtime::OpenTuple", [first, rest, required]) => Json::Array(Items {
            first: &first.arguments,
            required: required.name.parse().unwrap_or_default(),
            rest: Some(rest),
        }),
        ("BTreeMap", [_, value]) => Json::Map(value),
        ("runtime::Matching", [value]) => json_of(value, index),
        (path, _) if path.starts_with("types::") => match index.item(path).map(|item| &item.kind) {
            Some(ItemKind::Values(values)) => Json::Values(values),
            _ => Json::Named(path),
        },
        (name, _) if name.starts_with(['i', 'u']) && name.len() <= 3 => Json::Integer(name),
        ("String" | "runtime::Secret", _) => Json::String(""),
        (name, _) => Json::String(name),
    }
}

/// Arrays by their positions, and all further items.
fn effect_of_arrays(context: &Context<'_>, old: Items<'_>, new: Items<'_>) -> Effect {
    const MORE: &str = "arrays may be longer than they could be";
    const FEWER: &str = "arrays may no longer be as long as they could be";
    const SHORTER: &str = "arrays may be shorter than they could be";
    const LONGER: &str = "arrays may no longer be as short as they could be";
    let mut effect = match new.required.cmp(&old.required) {
        Ordering::Less => Effect::NONE.wider(SHORTER).old_fails(SHORTER),
        Ordering::Equal => Effect::NONE,
        Ordering::Greater => Effect::NONE.narrower(LONGER).new_fails(LONGER),
    };
    // The last index stands for all further items.
    for index in 0..=old.first.len().max(new.first.len()) {
        effect = effect.and(match (old.at(index), new.at(index)) {
            (Some(old), Some(new)) => effect_of_items(context, old, new),
            (None, Some(_)) => Effect::NONE.wider(MORE).old_fails(MORE),
            (Some(_), None) => Effect::NONE.narrower(FEWER).new_fails(FEWER),
            (None, None) => Effect::NONE,
        });
    }
    effect
}

/// Items of arrays and maps: null is a value of theirs.
fn effect_of_items(context: &Context<'_>, old: &RustType, new: &RustType) -> Effect {
    const NULL: &str = "null is allowed";
    const NO_NULL: &str = "null is no longer allowed";
    let effect = context.effect_of_expanded(old, new);
    match (old.accepts_null(), new.accepts_null()) {
        (false, true) => effect.and(Effect::NONE.wider(NULL).old_fails(NULL)),
        (true, false) => effect.and(Effect::NONE.narrower(NO_NULL).new_fails(NO_NULL)),
        _ => effect,
    }
}

/// An unsigned type may come from a `minimum`, and its largest values are then beyond what the format allows: where a signed type lacks them, no
/// service rejects more. That another format does is a change of a rule.
fn effect_of_integers(old: &str, new: &str) -> Effect {
    let mut effect = Effect::NONE;
    let ((old_sign, old_bits), (new_sign, new_bits)) = (sign_and_bits(old), sign_and_bits(new));
    let (old_range, new_range) = (range(old), range(new));
    if new_range.0 < old_range.0 || new_range.1 > old_range.1 {
        effect = effect.wider(MORE_NUMBERS).old_fails(MORE_NUMBERS);
    }
    if new_range.0 > old_range.0 || new_range.1 < old_range.1 {
        effect = effect.new_fails(FEWER_NUMBERS);
        let only_gets_a_sign = old_bits == new_bits && old_sign == "u" && new_sign == "i";
        if !only_gets_a_sign {
            effect = effect.narrower(FEWER_NUMBERS);
        }
    }
    effect
}

/// The sign of an integer type, and its bits.
fn sign_and_bits(name: &str) -> (&str, u32) {
    let (sign, bits) = name.split_at(1);
    (sign, bits.parse().unwrap_or(64))
}

/// The least and the greatest value of an integer type.
fn range(name: &str) -> (i128, i128) {
    let (sign, bits) = sign_and_bits(name);
    if sign == "u" {
        (0, (1 << bits) - 1)
    } else {
        (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)
    }
}

/// A string with a format is still read if it has another one.
fn effect_of_strings(old: &str, new: &str) -> Effect {
    let mut effect = Effect::NONE;
    if !old.is_empty() {
        effect = effect.wider(MORE_STRINGS);
    }
    if !new.is_empty() {
        effect = effect.narrower(FEWER_STRINGS);
    }
    effect
}

/// The variants that the API has.
fn branches_of(union: &Union) -> impl Iterator<Item = &Branch> {
    let branches = union.branches.iter();
    branches.filter(|branch| branch.dropped.is_none())
}

/// Unknown values are kept by both crates.
fn effect_of_values(old: &ValueEnum, new: &ValueEnum) -> Effect {
    if (old.of == "String") != (new.of == "String") {
        return Effect::all(OTHER_VALUES);
    }
    let values = |values: &ValueEnum| -> HashSet<String> {
        let variants = values.variants.iter();
        let variants = variants.filter(|variant| variant.dropped.is_none());
        variants.map(|variant| variant.value.clone()).collect()
    };
    let (old, new) = (values(old), values(new));
    let mut effect = Effect::NONE;
    if !old.is_subset(&new) {
        effect = effect.narrower("values are no longer allowed that were");
    }
    if !new.is_subset(&old) {
        effect = effect.wider("values are allowed that were not");
    }
    effect
}

#[cfg(test)]
mod tests {
    use super::effect_of_integers;

    /// Whether the service rejects more, accepts more, the old crate and the new one cannot read a response.
    fn effects(old: &str, new: &str) -> [bool; 4] {
        let effect = effect_of_integers(old, new);
        [
            effect.narrower.is_some(),
            effect.wider.is_some(),
            effect.old_fails.is_some(),
            effect.new_fails.is_some(),
        ]
    }

    #[test]
    fn a_type_that_only_gets_a_sign_rejects_nothing() {
        assert_eq!(effects("u32", "i32"), [false, true, true, true]);
        assert_eq!(effects("u64", "i64"), [false, true, true, true]);
        assert_eq!(effects("u64", "i32"), [true; 4]);
        assert_eq!(effects("i64", "u64"), [true; 4]);
        assert_eq!(effects("i64", "i32"), [true, false, false, true]);
        assert_eq!(effects("u32", "i64"), [false, true, true, false]);
    }
}
