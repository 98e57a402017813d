//! Names of branches that have no name of their own: from their titles, else from what distinguishes them.

use std::collections::HashMap;
use std::rc::Rc;

use heck::{ToSnakeCase, ToUpperCamelCase};

use super::named_locations::{Label, Locations};
use super::tally::{Tally, is_enum};
use crate::analyse::unions::json_kind;
use crate::ir::Shape;
use crate::ir::TagValue;
use crate::lock::Terms;
use crate::schema::Schemas;
use crate::schema::derived::TYPE_STEP;
use crate::values::shapes::shape_of;

/// Longer titles make no good name.
const MOST_WORDS: usize = 5;

/// Longer constants make no good name.
const MOST_WORDS_OF_CONSTANTS: usize = 8;

/// How many levels of a branch are compared: its properties, those of its branches if it is a union, and their values.
const LEVELS: usize = 3;

/// How many shapes are kept for unions that have the same branches.
const MOST_KEPT: usize = 256;

/// The shapes of branches, shared by unions that contain each other.
#[derive(Default)]
struct Shapes<'a>(HashMap<&'a str, Rc<Shape>>);

impl<'a> Shapes<'a> {
    fn of(&mut self, model: &'a Schemas, branch: &'a str) -> Rc<Shape> {
        if let Some(known) = self.0.get(branch) {
            return Rc::clone(known);
        }
        let shape = Rc::new(shape_of(model, branch, LEVELS, 1));
        if self.0.len() < MOST_KEPT {
            self.0.insert(branch, Rc::clone(&shape));
        }
        shape
    }
}

/// Labels every branch that is defined inside its union.
pub fn label_branches(model: &Schemas, locations: &mut Locations) {
    let mut unions: Vec<&str> = model.locations().collect();
    let mut shapes = Shapes::default();
    let terms = locations.terms();
    // The inner names begin with the outer ones.
    unions.sort_by_key(|location| (location.len(), *location));
    for union in unions {
        let Some(found) = model.find(union).filter(|found| found.location == union) else {
            continue;
        };
        let Some(branches) = found.branches() else {
            continue;
        };
        let branches: Vec<&str> = branches.iter().map(String::as_str).collect();
        if branches
            .iter()
            .all(|branch| home_of(union, branch).is_none())
        {
            continue;
        }
        let raw_name = locations.call(union).0;
        for (branch, label) in
            branches
                .iter()
                .zip(labels(model, &raw_name, &branches, &mut shapes, terms))
        {
            if let (Some(inside), Some(label)) = (home_of(union, branch), label) {
                locations.label(inside, label);
            }
        }
    }
}

/// The location of a branch that is defined inside the union: `…/oneOf/1`.
fn home_of<'p>(union: &str, branch: &'p str) -> Option<&'p str> {
    let inside = branch.strip_prefix(union)?;
    let step = ["/oneOf/", "/anyOf/", TYPE_STEP]
        .into_iter()
        .find_map(|step| inside.strip_prefix(step))?;
    let number = step.split('/').next()?;
    let end = branch.len() - step.len() + number.len();
    Some(&branch[..end])
}

/// A label for each branch; `None` where two would have the same, or where nothing makes a label.
fn labels<'a>(
    model: &'a Schemas,
    union: &str,
    branches: &[&'a str],
    shapes: &mut Shapes<'a>,
    terms: Terms,
) -> Vec<Option<Label>> {
    let shapes: Vec<Rc<Shape>> = branches
        .iter()
        .map(|branch| shapes.of(model, branch))
        .collect();
    let own = |words: String| Label {
        words,
        is_own: true,
    };
    let distinguished = |words: String| Label {
        words,
        is_own: false,
    };
    let tally = Tally::of(model, branches, &shapes);
    let labels: Vec<Option<Label>> = branches
        .iter()
        .zip(&shapes)
        .map(|(branch, shape)| {
            title(model, union, branch)
                .or_else(|| constant(&tally, shape))
                .map(own)
                .or_else(|| own_key(&tally, shape).map(distinguished))
                .or_else(|| kind(model, &tally, branch, terms).map(distinguished))
                .or_else(|| constants(&tally, shape).map(own))
                .or_else(|| only_own_key(&tally, shape).map(distinguished))
                .or_else(|| is_empty(shape).then(|| distinguished("empty".to_owned())))
        })
        .collect();
    let mut times: HashMap<String, usize> = HashMap::new();
    for label in labels.iter().flatten() {
        *times.entry(label.words.to_upper_camel_case()).or_default() += 1;
    }
    let alone = |label: &Label| times.get(&label.words.to_upper_camel_case()) == Some(&1);
    labels
        .into_iter()
        .map(|label| label.filter(alone))
        .collect()
}

/// The title without the words that the union's own name ends with.
fn title(model: &Schemas, union: &str, branch: &str) -> Option<String> {
    let title = model.find(branch)?.schema.title.as_deref()?;
    let words = title.to_snake_case();
    let union = format!("_{}", union.to_snake_case());
    let repeats = |end: &usize| union.ends_with(&format!("_{}", &words[..*end]));
    let ends: Vec<usize> = words.match_indices('_').map(|(end, _)| end).collect();
    let rest = ends
        .into_iter()
        .rev()
        .find(repeats)
        .map_or(words.as_str(), |end| &words[end + 1..]);
    sayable(rest, MOST_WORDS)
}

/// The label in words, if it has few of them, and letters.
fn sayable(text: &str, most: usize) -> Option<String> {
    let words = text.to_snake_case();
    let count = words.split('_').filter(|word| !word.is_empty()).count();
    let starts = words
        .trim_start_matches('_')
        .starts_with(char::is_alphabetic);
    (starts && (1..=most).contains(&count)).then(|| words.replace('_', " "))
}

/// A constant that no other branch has.
fn constant(tally: &Tally<'_>, shape: &Shape) -> Option<String> {
    own_constants(tally, shape).find_map(|(name, values)| match values {
        // An address makes no good name.
        [TagValue::String(text)] => {
            sayable(text, MOST_WORDS_OF_CONSTANTS).filter(|_| !text.contains("://"))
        }
        // A boolean or a number needs the property's name.
        [TagValue::Bool(true)] => sayable(name, MOST_WORDS),
        [TagValue::Bool(false)] => sayable(&format!("not {name}"), MOST_WORDS),
        [TagValue::Int(number)] => sayable(&format!("{name} {number}"), MOST_WORDS),
        _ => None,
    })
}

/// Several strings of which the branch allows one, where all other branches allow others: a tag.
fn constants(tally: &Tally<'_>, shape: &Shape) -> Option<String> {
    own_constants(tally, shape)
        .filter(|(name, _)| tally.is_shared(name))
        .find_map(|(_, values)| {
            let texts = values.iter().map(|value| match value {
                TagValue::String(text) => sayable(text, MOST_WORDS_OF_CONSTANTS),
                _ => None,
            });
            sayable(
                &texts.collect::<Option<Vec<_>>>()?.join(" or "),
                MOST_WORDS_OF_CONSTANTS,
            )
        })
}

/// The constants of a property that no other branch allows for it.
fn own_constants<'s>(
    tally: &Tally<'_>,
    shape: &'s Shape,
) -> impl Iterator<Item = (&'s str, &'s [TagValue])> {
    let members = shape
        .as_object()
        .into_iter()
        .flat_map(|object| &object.properties);
    let constants = members.filter_map(|(name, member)| match &member.shape {
        Shape::Is(values) => Some((name.as_str(), values.as_slice())),
        _ => None,
    });
    constants.filter(|(name, values)| tally.are_own(name, values))
}

/// A property that only this branch requires.
fn own_key(tally: &Tally<'_>, shape: &Shape) -> Option<String> {
    let mut own = shape.as_object()?.properties.iter();
    let (name, _) = own.find(|(name, member)| member.required && tally.is_own(name))?;
    sayable(name, MOST_WORDS)
}

/// The one property that no other branch has.
fn only_own_key(tally: &Tally<'_>, shape: &Shape) -> Option<String> {
    let mut own = shape
        .as_object()?
        .properties
        .keys()
        .filter(|name| tally.is_own(name));
    let name = own.next().filter(|_| own.next().is_none())?;
    sayable(name, MOST_WORDS)
}

/// Whether it is an object without properties.
fn is_empty(shape: &Shape) -> bool {
    let object = shape.as_object();
    object.is_some_and(|object| {
        object.properties.is_empty() && object.rest.as_deref() == Some(&Shape::Never)
    })
}

fn kind(model: &Schemas, tally: &Tally<'_>, branch: &str, terms: Terms) -> Option<String> {
    let kind = json_kind(model, branch)?;
    if is_enum(model, branch) && tally.has_one_enum() {
        return Some("value".to_owned());
    }
    let word = match kind.word() {
        "string" => terms.string(),
        "array" => terms.array(),
        word => word,
    };
    tally.is_only(kind).then(|| word.to_owned())
}
