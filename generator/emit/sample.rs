//! Example values: a type → a short expression, if there is one.

use std::cell::Cell;
use std::collections::HashMap;

use super::literal::number_literal;
use super::scope::Scope;
use crate::ir::{
    Bound, Check, Content, Crate, Field, Ident, Item, ItemKind, Literal, Object, StringFormat,
    Temporal, Type, Union,
};

/// The inputs of examples: the declared types, by name.
pub struct Samples<'p>(HashMap<&'p Ident, &'p Item>);

/// Objects within objects are shown this deep.
const DEEPEST: usize = 3;

/// An expression may be this long: a longer one is no example any more.
const LONGEST: usize = 400;

/// And this long where there is no other.
const LONGEST_LOOSE: usize = 4000;

/// Objects are nested this deep where there is no other example.
const DEEPEST_LOOSE: usize = 8;

/// So many types are looked at for one expression: some hold themselves, and some have no end of branches.
const MOST_LOOKS: usize = 200;

/// Where in an expression a value is.
#[derive(Clone, Copy)]
struct Position<'l> {
    target: For,
    /// In how many objects.
    depth: usize,
    /// How many types may still be looked at.
    looks: &'l Cell<usize>,
    /// Whether any value of the type will do, where there is none that is also valid.
    loose: bool,
    /// Records the paths of the expression.
    scope: &'l Scope,
}

impl Position<'_> {
    /// The same, for a target of exactly the type.
    fn itself(self) -> Self {
        Self {
            target: For::Itself,
            ..self
        }
    }

    /// A field of the object at this position.
    fn field(self) -> Self {
        Self {
            target: For::Field,
            depth: self.depth + 1,
            ..self
        }
    }

    /// The same, where the expression may turn out not to exist.
    fn attempt(self, make: impl FnOnce(Position<'_>) -> Option<String>) -> Option<String> {
        self.scope.attempt(|scope| make(Position { scope, ..self }))
    }

    /// `None` where enough has been looked at.
    fn look(self) -> Option<()> {
        self.looks.set(self.looks.get().checked_sub(1)?);
        Some(())
    }
}

/// The target of an expression.
#[derive(Clone, Copy, PartialEq)]
enum For {
    /// An argument `impl IntoField<T>`.
    Field,
    /// A target of exactly the type.
    Itself,
}

impl<'p> Samples<'p> {
    /// Of this plan's crate.
    pub fn of(plan: &'p Crate) -> Self {
        let items = plan.types.iter().flat_map(|module| &module.items);
        Self(items.map(|item| (&item.name, item)).collect())
    }

    /// An argument: a reference, except for numbers and booleans.
    ///
    /// Its checks are ignored: a readable identifier is a better example than one that passes them.
    pub fn argument(&self, ty: &Type, name: &str, scope: &Scope) -> Option<String> {
        let value = |ty| scope.attempt(|scope| self.whole_value(ty, name, For::Itself, scope));
        match ty {
            Type::String => Some(string(name)),
            Type::Bool | Type::Int(_) | Type::Float => value(ty),
            Type::Vec(item) => value(item).map(|item| format!("&[{item}]")),
            ty => value(ty).map(|value| format!("&{value}")),
        }
    }

    /// A body as an argument, which takes the type itself.
    pub fn required_body(&self, content: &Content, scope: &Scope) -> Option<String> {
        self.body(content, For::Itself, scope)
    }

    /// A body as the argument of a setter: the value in an `Option`, unless it is one itself.
    pub fn optional_body(&self, content: &Content, scope: &Scope) -> Option<String> {
        let is_option = content
            .ty()
            .is_some_and(|ty| matches!(self.resolved(ty), Type::Option(_)));
        let target = if is_option { For::Itself } else { For::Field };
        self.body(content, target, scope)
    }

    fn body(&self, content: &Content, target: For, scope: &Scope) -> Option<String> {
        scope.attempt(|scope| {
            let made = match content {
                Content::Text => string("text"),
                Content::Bytes | Content::Raw => {
                    format!("{}::file(\"file\")?", scope.write_body())
                }
                content => self.whole_value(content.ty()?, "body", target, scope)?,
            };
            Some(made)
        })
    }

    /// The target of an alias.
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

    /// A value that is in no other: a valid one, else any that compiles.
    fn whole_value(&self, ty: &Type, name: &str, target: For, scope: &Scope) -> Option<String> {
        let attempt = |loose: bool| {
            let longest = if loose { LONGEST_LOOSE } else { LONGEST };
            scope.attempt(|scope| {
                self.value(
                    ty,
                    &[],
                    name,
                    Position {
                        target,
                        depth: 0,
                        looks: &Cell::new(MOST_LOOKS),
                        loose,
                        scope,
                    },
                )
                .filter(|made| made.len() <= longest)
            })
        };
        attempt(false).or_else(|| attempt(true))
    }

    /// A value that breaks none of the checks.
    fn value(&self, ty: &Type, checks: &[Check], name: &str, at: Position<'_>) -> Option<String> {
        at.look()?;
        let target = at.target;
        let checks = if at.loose { &[] } else { checks };
        match ty {
            Type::String | Type::Secret => {
                let string = string_of(name, checks)?;
                Some(match (target, ty) {
                    (For::Field, _) => string,
                    (For::Itself, Type::Secret) => {
                        format!("{}::from({string})", at.scope.write(ty))
                    }
                    (For::Itself, _) => format!("{string}.to_owned()"),
                })
            }
            Type::Bool if checks.is_empty() => Some("true".to_owned()),
            Type::Int(_) => number(checks).map(|value| value.to_string()),
            Type::Float => number(checks).map(|value| format!("{value}.0")),
            Type::Temporal(kind) => Some(made_up_time(*kind, at.scope)),
            Type::Named(name) => self.named(name, checks, at),
            Type::Boxed(inner) => {
                let value = self.value(inner, checks, name, at.itself())?;
                Some(if target == For::Field {
                    value
                } else {
                    format!("Box::new({value})")
                })
            }
            Type::Option(inner) => {
                let value = self.value(inner, checks, name, at)?;
                Some(if target == For::Field {
                    value
                } else {
                    format!("Some({value})")
                })
            }
            Type::Vec(item) => {
                let made = at.attempt(|at| {
                    // A type may hold itself.
                    let is_deep = at.loose && at.depth >= DEEPEST;
                    let checks = checks_of_item(checks).filter(|_| !is_deep)?;
                    self.value(item, checks, name, at)
                });
                let Some(value) = made else {
                    return at
                        .loose
                        .then(|| format!("Vec::<{}>::new()", at.scope.write(item)));
                };
                Some(if target == For::Field {
                    format!("[{value}]")
                } else {
                    format!("vec![{value}]")
                })
            }
            Type::Map(key, value) if target == For::Field && **key == Type::String => {
                let is_open =
                    |check: &Check| matches!(check, Check::Nested | Check::MinProperties(0 | 1));
                let value = checks
                    .iter()
                    .all(is_open)
                    .then(|| self.value(value, &[], name, at))??;
                Some(format!("[(\"key\", {value})]"))
            }
            Type::File => Some(format!("{}::from_path(\"file\")?", at.scope.write(ty))),
            ty if at.loose => self.loose_value(ty, name, at),
            _ => None,
        }
    }

    /// A value of a type of which no short one is valid for sure.
    fn loose_value(&self, ty: &Type, name: &str, at: Position<'_>) -> Option<String> {
        Some(match ty {
            Type::Bool => "true".to_owned(),
            Type::Base64 => format!("{}::from(b\"bytes\".to_vec())", at.scope.write(ty)),
            Type::Value => format!("{}::from(\"text\")", at.scope.write(ty)),
            Type::Null => "()".to_owned(),
            Type::Map(key, value) if **key == Type::String => {
                let value = self.value(value, &[], name, at.itself())?;
                let map = "std::collections::BTreeMap";
                format!("{map}::from([(\"key\".to_owned(), {value})])")
            }
            Type::Matching(inner) => {
                let value = self.value(inner, &[], name, at.itself())?;
                let matching = at.scope.write(ty);
                let (matching, _) = matching.split_once('<')?;
                format!("{matching}::Value({value})")
            }
            Type::Tuple(parts) => self.tuple(parts, name, at)?,
            Type::OpenTuple(tuple) => {
                let first = self.tuple(&tuple.first, name, at)?;
                let tuple = at.scope.write(ty);
                let (tuple, _) = tuple.split_once('<')?;
                format!("{tuple}::new({first})")
            }
            _ => return None,
        })
    }

    fn tuple(&self, parts: &[Type], name: &str, at: Position<'_>) -> Option<String> {
        let values = parts
            .iter()
            .map(|part| self.value(part, &[], name, at.itself()));
        let values: Vec<String> = values.collect::<Option<_>>()?;
        Some(match values.as_slice() {
            [only] => format!("({only},)"),
            several => format!("({})", several.join(", ")),
        })
    }

    fn named(&self, name: &Ident, checks: &[Check], at: Position<'_>) -> Option<String> {
        let item = self
            .0
            .get(name)
            .filter(|item| at.loose || !item.is_deprecated())?;
        match &item.kind {
            ItemKind::Alias(ty) => self.value(ty, checks, name.plain(), at),
            _ if checks.iter().any(|check| *check != Check::Nested) => None,
            ItemKind::Object(object) => self.object(name, object, at),
            ItemKind::Values(values) => values
                .variants
                .first()
                .map(|variant| format!("{}::{}", at.scope.write_type_name(name), variant.name)),
            ItemKind::Union(union) => self.union(name, union, at),
        }
    }

    /// With all that is required; where nothing is, with one field that is simple.
    fn object(&self, name: &Ident, object: &Object, at: Position<'_>) -> Option<String> {
        let deepest = if at.loose { DEEPEST_LOOSE } else { DEEPEST };
        if at.depth >= deepest || !at.loose && !object.checks.is_empty() {
            return None;
        }
        let required = || object.fields.iter().filter(|field| field.is_argument());
        if required().next().is_none() {
            let simple = || {
                object
                    .fields
                    .iter()
                    .filter(|field| !field.is_deprecated() && is_simple(field))
            };
            let shown = simple()
                .find(|field| field.example.is_some())
                .or_else(|| simple().next());
            let set = shown.and_then(|field| {
                let value = at.field().attempt(|at| self.field(field, at))?;
                Some(format!(".{}({value})", field.name.rust))
            });
            let name = at.scope.write_type_name(name);
            return Some(format!("{name}::new(){}", set.unwrap_or_default()));
        }
        let arguments: Vec<String> = required()
            .map(|field| self.field(field, at.field()))
            .collect::<Option<_>>()?;
        let name = at.scope.write_type_name(name);
        Some(format!("{name}::new({})", arguments.join(", ")))
    }

    /// The argument of `new` or a setter for a field: the document's own example, where it has one.
    fn field(&self, field: &Field, at: Position<'_>) -> Option<String> {
        field
            .example
            .as_ref()
            .and_then(|example| write_example(example, at.scope))
            .or_else(|| self.value(&field.ty, &field.checks, field.name.rust.plain(), at))
    }

    /// The first variant of which there is a value, where any will do.
    fn variant(&self, name: &Ident, union: &Union, at: Position<'_>) -> Option<String> {
        let may_nest = at.loose && at.depth < DEEPEST_LOOSE;
        let branches = union.branches.iter().filter(|_| may_nest);
        let mut made = branches
            .map_while(|branch| at.look().map(|()| branch))
            .filter_map(|branch| {
                let value = at
                    .field()
                    .itself()
                    .attempt(|at| self.value(&branch.ty, &[], branch.accessor.plain(), at))?;
                let value = if branch.boxed {
                    format!("Box::new({value})")
                } else {
                    value
                };
                Some((&branch.name, value))
            });
        let (variant, value) = made.next()?;
        Some(format!(
            "{}::{variant}({value})",
            at.scope.write_type_name(name)
        ))
    }

    /// The value of the first branch with an example: a field accepts it without the enum.
    fn union(&self, name: &Ident, union: &Union, at: Position<'_>) -> Option<String> {
        let branches = union.branches.iter().filter(|branch| branch.from);
        let mut made = branches
            .map_while(|branch| at.look().map(|()| branch))
            .filter_map(|branch| match &branch.ty {
                Type::Named(held) => at
                    .itself()
                    .attempt(|at| self.named(held, &branch.checks, at)),
                _ => None,
            });
        let Some(held) = made.next() else {
            return self.variant(name, union, at);
        };
        Some(if at.target == For::Field {
            held
        } else {
            format!("{}::from({held})", at.scope.write_type_name(name))
        })
    }
}

fn string(name: &str) -> String {
    format!("\"{}\"", name.replace('_', "-"))
}

/// Whether a field is a string, a boolean or a number.
fn is_simple(field: &Field) -> bool {
    matches!(
        field.held(),
        Type::String | Type::Bool | Type::Int(_) | Type::Float
    )
}

/// An example of the document, where a reader of code may see it and understands it: a secret is none.
fn write_example(example: &Literal, scope: &Scope) -> Option<String> {
    Some(match example {
        Literal::Bool(flag) => flag.to_string(),
        Literal::Int(number) => number_literal(&number.to_string()).to_string(),
        Literal::Float(number) => number.to_string(),
        Literal::String(text) => format!("{text:?}"),
        Literal::Temporal(kind, text) => temporal(*kind, text, scope),
        Literal::Variant(name, variant) => format!("{}::{variant}", scope.write_type_name(name)),
        _ => return None,
    })
}

fn temporal(kind: Temporal, text: &str, scope: &Scope) -> String {
    let kind = scope.write(&Type::Temporal(kind));
    format!("{kind}::from_static({text:?})")
}

/// A point in time, or a length of it, that is plainly made up.
fn made_up_time(kind: Temporal, scope: &Scope) -> String {
    let text = match kind {
        Temporal::DateTime => "2030-01-31T12:00:00Z",
        Temporal::Date => "2030-01-31",
        Temporal::Time => "12:00:00Z",
        Temporal::Duration => "PT1H",
    };
    temporal(kind, text, scope)
}

/// As much of the name as the checks allow. A pattern is not looked into.
fn string_of(name: &str, checks: &[Check]) -> Option<String> {
    if let [Check::Format(format)] = checks {
        return made_up_string(*format).map(string);
    }
    let mut length = name.chars().count() as u64;
    let mut least = 0;
    for check in checks {
        match check {
            Check::MaxLength(limit) => length = length.min(*limit),
            Check::MinLength(limit) => least = least.max(*limit),
            _ => return None,
        }
    }
    let length = usize::try_from(length).ok().filter(|_| least <= length)?;
    Some(string(&name.chars().take(length).collect::<String>()))
}

/// A string of a format that is plainly made up. Formats with a type of their own have none.
fn made_up_string(format: StringFormat) -> Option<&'static str> {
    Some(match format {
        StringFormat::Uuid => "123e4567-e89b-12d3-a456-426614174000",
        StringFormat::Email | StringFormat::IdnEmail => "someone@example.com",
        StringFormat::Uri
        | StringFormat::UriReference
        | StringFormat::Iri
        | StringFormat::IriReference => "https://example.com/",
        StringFormat::UriTemplate => "https://example.com/{id}",
        StringFormat::JsonPointer => "/name",
        StringFormat::RelativeJsonPointer => "1/name",
        StringFormat::Regex => "^[a-z]+$",
        StringFormat::Hostname => "example.com",
        StringFormat::Ipv4 => "192.0.2.1",
        StringFormat::Ipv6 => "2001:db8::1",
        _ => return None,
    })
}

/// One, or the nearest limit to it.
fn number(checks: &[Check]) -> Option<i128> {
    let (mut least, mut most) = (i128::MIN, i128::MAX);
    for check in checks {
        match check {
            Check::Minimum(limit) => least = least.max(whole(limit)?),
            Check::Maximum(limit) => most = most.min(whole(limit)?),
            _ => return None,
        }
    }
    (least <= most).then(|| 1.clamp(least, most))
}

fn whole(bound: &Bound) -> Option<i128> {
    match bound {
        Bound::Int(value) => Some(*value),
        Bound::Float(value) => value.whole(),
    }
}

/// The checks of an only item; `None` where an array may not have one item.
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
