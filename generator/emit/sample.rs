//! Values that examples make up: a type → an expression that a reader understands at a glance, if there is one.

use std::cell::Cell;
use std::collections::HashMap;

use super::literal::number_literal;
use super::tokens::{self, From};
use crate::ir::{
    Bound, Check, Content, Crate, Field, Ident, Item, ItemKind, Literal, Object, Presence, Temporal, Type,
    Union,
};

/// What examples are made of: the declared types, by name.
pub struct Samples<'p>(HashMap<&'p Ident, &'p Item>);

/// Objects within objects are shown this deep.
const DEEPEST: usize = 3;

/// An expression may be this long: a longer one is no example any more.
const LONGEST: usize = 400;

/// So many types are looked at for one expression: some hold themselves, and some have no end of branches.
const MOST_LOOKS: usize = 200;

/// Where in an expression a value stands.
#[derive(Clone, Copy)]
struct Spot<'l> {
    target: For,
    /// In how many objects.
    depth: usize,
    /// How many types may still be looked at.
    looks: &'l Cell<usize>,
}

impl Spot<'_> {
    /// The same, given to what takes nothing but the type.
    fn itself(self) -> Self {
        Self { target: For::Itself, ..self }
    }

    /// A field of the object that stands here.
    fn field(self) -> Self {
        Self { target: For::Field, depth: self.depth + 1, ..self }
    }

    /// `None` where enough has been looked at.
    fn look(self) -> Option<()> {
        self.looks.set(self.looks.get().checked_sub(1)?);
        Some(())
    }
}

/// What an expression is given to.
#[derive(Clone, Copy, PartialEq)]
enum For {
    /// What takes `impl IntoField<T>`.
    Field,
    /// What takes nothing but the type itself.
    Itself,
}

/// A simple value, where one can be written in a word.
fn simple(ty: &Type, name: &str) -> Option<String> {
    match ty {
        Type::Text => Some(text(name)),
        Type::Bool => Some("true".to_owned()),
        Type::Int(_) => Some("1".to_owned()),
        Type::Float => Some("1.0".to_owned()),
        _ => None,
    }
}

impl<'p> Samples<'p> {
    /// Of this plan's crate.
    pub fn of(plan: &'p Crate) -> Self {
        let items = plan.types.iter().flat_map(|module| &module.items);
        Self(items.map(|item| (&item.name, item)).collect())
    }

    /// An argument, which borrows what is no number and no flag.
    ///
    /// What is checked of it is not looked at: an identifier that is named as such says more than one that passes.
    pub fn argument(&self, ty: &Type, name: &str) -> Option<String> {
        let spot = Spot { target: For::Itself, depth: 0, looks: &Cell::new(MOST_LOOKS) };
        simple(ty, name).or_else(|| match ty {
            Type::List(item) => self.value(item, &[], name, spot).map(|value| format!("&[{value}]")),
            ty => self.value(ty, &[], name, spot).map(|value| format!("&{value}")),
        })
    }

    /// A body as an argument, which takes the type itself.
    pub fn required_body(&self, content: &Content) -> Option<String> {
        self.body(content, For::Itself)
    }

    /// A body as what a setter takes: the value in an `Option`, unless it is one itself.
    pub fn optional_body(&self, content: &Content) -> Option<String> {
        let is_option = content.ty().is_some_and(|ty| matches!(self.resolved(ty), Type::Option(_)));
        self.body(content, if is_option { For::Itself } else { For::Field })
    }

    fn body(&self, content: &Content, target: For) -> Option<String> {
        let made = match content {
            Content::Text => text("text"),
            Content::Bytes => return None,
            content => self.value(
                content.ty()?,
                &[],
                "body",
                Spot { target, depth: 0, looks: &Cell::new(MOST_LOOKS) },
            )?,
        };
        Some(made).filter(|made| made.len() <= LONGEST)
    }

    /// What an alias stands for.
    fn resolved<'t>(&self, ty: &'t Type) -> &'t Type
    where
        'p: 't,
    {
        match ty {
            Type::Named(name) => match self.0.get(name).map(|item| &item.kind) {
                Some(ItemKind::Alias(ty)) => self.resolved(ty),
                _ => ty,
            },
            ty => ty,
        }
    }

    /// A value that breaks none of the checks.
    fn value(&self, ty: &Type, checks: &[Check], name: &str, spot: Spot<'_>) -> Option<String> {
        spot.look()?;
        let target = spot.target;
        match ty {
            Type::Text | Type::Secret => {
                let text = text_of(name, checks)?;
                Some(match (target, ty) {
                    (For::Field, _) => text,
                    (For::Itself, Type::Secret) => format!("runtime::Secret::from({text})"),
                    (For::Itself, _) => format!("{text}.to_owned()"),
                })
            }
            Type::Int(_) => {
                number(checks, |bound| matches!(bound, Bound::Int(_))).map(|value| value.to_string())
            }
            Type::Float => number(checks, |_| true).map(|value| format!("{value}.0")),
            Type::Temporal(kind) if checks.is_empty() => Some(made_up_time(*kind)),
            Type::Named(name) => self.named(name, checks, spot),
            Type::Boxed(inner) => {
                let value = self.value(inner, checks, name, spot.itself())?;
                Some(if target == For::Field { value } else { format!("Box::new({value})") })
            }
            Type::Option(inner) => {
                let value = self.value(inner, checks, name, spot)?;
                Some(if target == For::Field { value } else { format!("Some({value})") })
            }
            Type::List(item) => {
                let value = self.value(item, checks_of_item(checks)?, name, spot)?;
                Some(if target == For::Field { format!("[{value}]") } else { format!("vec![{value}]") })
            }
            Type::Map(key, value) if target == For::Field && **key == Type::Text => {
                let is_open = |check: &Check| matches!(check, Check::Nested | Check::MinProperties(0 | 1));
                let value = checks.iter().all(is_open).then(|| self.value(value, &[], name, spot))??;
                Some(format!("[(\"key\", {value})]"))
            }
            _ if checks.is_empty() => simple(ty, name),
            _ => None,
        }
    }

    fn named(&self, name: &Ident, checks: &[Check], spot: Spot<'_>) -> Option<String> {
        let item = self.0.get(name).filter(|item| !item.deprecated)?;
        match &item.kind {
            ItemKind::Alias(ty) => self.value(ty, checks, name.plain(), spot),
            _ if checks.iter().any(|check| *check != Check::Nested) => None,
            ItemKind::Object(object) => self.object(name, object, spot),
            ItemKind::Values(values) => {
                values.variants.first().map(|variant| format!("types::{name}::{}", variant.name))
            }
            ItemKind::Union(union) => self.union(name, union, spot),
        }
    }

    /// With all that is required; where nothing is, with one field that is simple.
    fn object(&self, name: &Ident, object: &Object, spot: Spot<'_>) -> Option<String> {
        if spot.depth >= DEEPEST || !object.checks.is_empty() {
            return None;
        }
        let required = || object.fields.iter().filter(|field| field.presence == Presence::Required);
        if required().next().is_none() {
            let simple = || object.fields.iter().filter(|field| !field.deprecated && is_simple(field));
            let shown = simple().find(|field| field.example.is_some()).or_else(|| simple().next());
            let set = shown.and_then(|field| {
                Some(format!(".{}({})", field.name.rust, self.field(field, spot.field())?))
            });
            return Some(format!("types::{name}::new(){}", set.unwrap_or_default()));
        }
        let arguments: Vec<String> =
            required().map(|field| self.field(field, spot.field())).collect::<Option<_>>()?;
        Some(format!("types::{name}::new({})", arguments.join(", ")))
    }

    /// What `new` or a setter is given for a field: the document's own example, where it has one.
    fn field(&self, field: &Field, spot: Spot<'_>) -> Option<String> {
        field
            .example
            .as_ref()
            .and_then(spell_example)
            .or_else(|| self.value(&field.ty, &field.checks, field.name.rust.plain(), spot))
    }

    /// What the first branch that can be made holds: a field takes it as it is.
    fn union(&self, name: &Ident, union: &Union, spot: Spot<'_>) -> Option<String> {
        let branches = union.branches.iter().filter(|branch| branch.from);
        let mut made =
            branches.map_while(|branch| spot.look().map(|()| branch)).filter_map(|branch| match &branch.ty {
                Type::Named(held) => self.named(held, &branch.checks, spot.itself()),
                _ => None,
            });
        let held = made.next()?;
        Some(if spot.target == For::Field { held } else { format!("types::{name}::from({held})") })
    }
}

fn text(name: &str) -> String {
    format!("\"{}\"", name.replace('_', "-"))
}

/// Whether a field is a text, a flag or a number.
fn is_simple(field: &Field) -> bool {
    let ty = match &field.ty {
        Type::Option(inner) => inner,
        ty => ty,
    };
    matches!(ty, Type::Text | Type::Bool | Type::Int(_) | Type::Float)
}

/// An example of the document.
fn spell_example(example: &Literal) -> Option<String> {
    Some(match example {
        Literal::Bool(flag) => flag.to_string(),
        Literal::Int(number) => number_literal(&number.to_string()).to_string(),
        Literal::Float(number) => format!("{number:?}"),
        Literal::Text(text) => format!("{text:?}"),
        Literal::Temporal(kind, text) => temporal(*kind, text),
        Literal::Variant(name, variant) => format!("types::{name}::{variant}"),
        _ => return None,
    })
}

fn temporal(kind: Temporal, text: &str) -> String {
    format!("{}::from_static({text:?})", tokens::spell(&Type::Temporal(kind), From::Examples))
}

/// A point in time, or a length of it, that is plainly made up.
fn made_up_time(kind: Temporal) -> String {
    let text = match kind {
        Temporal::DateTime => "2030-01-31T12:00:00Z",
        Temporal::Date => "2030-01-31",
        Temporal::Time => "12:00:00Z",
        Temporal::Duration => "PT1H",
    };
    temporal(kind, text)
}

/// As much of the name as the checks allow. A pattern is not looked into.
fn text_of(name: &str, checks: &[Check]) -> Option<String> {
    let mut length = name.chars().count();
    for check in checks {
        match check {
            Check::MaxLength(most) => length = length.min(usize::try_from(*most).ok()?),
            Check::MinLength(_) => {}
            _ => return None,
        }
    }
    let is_long =
        checks.iter().all(|check| !matches!(check, Check::MinLength(least) if *least > length as u64));
    is_long.then(|| text(&name.chars().take(length).collect::<String>()))
}

/// One, or the nearest limit to it.
fn number(checks: &[Check], is_known: impl Fn(&Bound) -> bool) -> Option<i128> {
    let mut value = 1;
    for check in checks {
        match check {
            Check::Minimum(bound) if is_known(bound) => value = value.max(whole(*bound)?),
            Check::Maximum(bound) if is_known(bound) => value = value.min(whole(*bound)?),
            _ => return None,
        }
    }
    let holds = |check: &Check| match check {
        Check::Minimum(bound) => whole(*bound).is_some_and(|least| value >= least),
        Check::Maximum(bound) => whole(*bound).is_some_and(|most| value <= most),
        _ => false,
    };
    checks.iter().all(holds).then_some(value)
}

fn whole(bound: Bound) -> Option<i128> {
    match bound {
        Bound::Int(value) => Some(value),
        Bound::Float(value) => format!("{value}").parse().ok(),
    }
}

/// What an only item has to pass; `None` where a list may not be of one item.
fn checks_of_item(checks: &[Check]) -> Option<&[Check]> {
    let mut of_item: &[Check] = &[];
    for check in checks {
        match check {
            Check::MinItems(0 | 1) | Check::Unique | Check::Nested => {}
            Check::MaxItems(most) if *most > 0 => {}
            Check::Each(checks) => of_item = checks,
            _ => return None,
        }
    }
    Some(of_item)
}
