//! The shape of a JSON value, as far as it distinguishes the variants of a union, and how well a value matches a shape.
//!
//! Does not depend on unions. The macro `shape!` writes a shape similarly to a schema.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::content::Key;
use super::tag::Tag;
use super::whole::whole;

/// The shape of a JSON value.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    /// Any value.
    Any,
    /// No value.
    Never,
    /// `null`
    Null,
    /// `true` or `false`
    Boolean,
    /// An integer.
    Integer,
    /// Any number.
    Number,
    /// A string.
    Text,
    /// One of these constants.
    Is(&'static [Constant]),
    /// An array whose elements have this shape.
    List(&'static Shape),
    /// An array of exactly these elements.
    Tuple(&'static [Shape]),
    /// An array of these elements, of which so many are required, and further ones of this shape.
    OpenTuple(&'static [Shape], usize, &'static Shape),
    /// An object with these properties, and the shape of all others.
    Object(&'static [Member], &'static Shape),
    /// Any of these shapes, which have different JSON types.
    Either(&'static [Shape]),
}

/// A property of an object.
#[derive(Clone, Copy, Debug)]
pub struct Member {
    /// Its name.
    pub name: &'static str,
    /// Whether it is required.
    pub required: bool,
    /// The shape of its value.
    pub shape: Shape,
}

/// A constant: a string, an integer or a boolean.
#[derive(Clone, Copy, Debug)]
pub struct Constant {
    /// The string itself, or the integer or boolean as JSON writes it.
    pub text: &'static str,
    /// The constant as Rust writes it. Both fields are literals, as a `const` of shapes needs until Rust 1.89: what a function returns would not
    /// live long enough there.
    pub literal: &'static str,
}

/// How well a value matches a shape.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fit {
    /// Whether it has the right JSON type.
    pub(super) kind: bool,
    /// Whether all of it matches.
    pub(super) whole: bool,
    /// Whether all of it matches with corrections.
    pub(super) near: bool,
    /// The number of parts that match, less those that do not.
    pub(super) score: i32,
}

impl Fit {
    const ANY: Self = Self {
        kind: true,
        whole: true,
        near: true,
        score: 0,
    };
    const OTHER_KIND: Self = Self {
        kind: false,
        whole: false,
        near: false,
        score: -3,
    };
    const OTHER_VALUE: Self = Self {
        kind: true,
        whole: false,
        near: false,
        score: -1,
    };

    fn whole(score: i32) -> Self {
        Self {
            kind: true,
            whole: true,
            near: true,
            score,
        }
    }

    fn add(&mut self, whole: bool, near: bool, score: i32) {
        self.whole &= whole;
        self.near &= near;
        self.score = self.score.saturating_add(score);
    }
}

/// Computes how well a value matches a shape.
#[derive(Clone, Copy)]
pub(super) struct Look(pub(super) &'static Shape);

impl Look {
    fn alternatives(self) -> &'static [Shape] {
        match self.0 {
            Shape::Either(all) => all,
            one => std::slice::from_ref(one),
        }
    }

    /// Matches a value without parts: `kind` is its JSON type, `is` whether it equals a constant, and `becomes` whether it can be
    /// corrected to a value of the shape.
    fn scalar(
        self,
        kind: impl Fn(&Shape) -> bool,
        is: impl Fn(&Constant) -> bool,
        becomes: impl Fn(&Shape) -> bool,
    ) -> Fit {
        let mut best = Fit {
            near: self.alternatives().iter().any(becomes),
            ..Fit::OTHER_KIND
        };
        for shape in self.alternatives() {
            match shape {
                Shape::Any => return Fit::ANY,
                Shape::Is(constants) if constants.iter().any(&is) => return Fit::whole(3),
                Shape::Is(constants) if constants.iter().any(|constant| kind(&constant.kind())) => {
                    best = Fit {
                        near: best.near,
                        ..Fit::OTHER_VALUE
                    };
                }
                shape if kind(shape) => return Fit::whole(1),
                _ => {}
            }
        }
        best
    }
}

impl Constant {
    /// Whether it is a string.
    fn is_string(&self) -> bool {
        self.literal.starts_with('"')
    }

    fn kind(&self) -> Shape {
        match self.text {
            _ if self.is_string() => Shape::Text,
            "true" | "false" => Shape::Boolean,
            _ => Shape::Integer,
        }
    }
}

impl<'de> DeserializeSeed<'de> for Look {
    type Value = Fit;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Fit, D::Error> {
        // A shape that matches everything is not compared: otherwise the whole value would be visited at every level.
        if let Shape::Any = self.0 {
            return deserializer
                .deserialize_ignored_any(IgnoredAny)
                .map(|_| Fit::ANY);
        }
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Look {
    type Value = Fit;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Fit, E> {
        let is_null = |shape: &Shape| matches!(shape, Shape::Null);
        Ok(self.scalar(is_null, |_| false, |shape| !matches!(shape, Shape::Never)))
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Fit, E> {
        let is = |constant: &Constant| {
            !constant.is_string() && constant.text == if value { "true" } else { "false" }
        };
        Ok(self.scalar(|shape| matches!(shape, Shape::Boolean), is, is_text))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Fit, E> {
        let is = |constant: &Constant| !constant.is_string() && constant.text.parse() == Ok(value);
        Ok(self.scalar(
            |shape| matches!(shape, Shape::Integer | Shape::Number),
            is,
            is_text,
        ))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Fit, E> {
        let is = |constant: &Constant| !constant.is_string() && constant.text.parse() == Ok(value);
        Ok(self.scalar(
            |shape| matches!(shape, Shape::Integer | Shape::Number),
            is,
            is_text,
        ))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Fit, E> {
        if let Some(value) = whole(value) {
            return self.visit_i64(value);
        }
        Ok(self.scalar(|shape| matches!(shape, Shape::Number), |_| false, is_text))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Fit, E> {
        let is = |constant: &Constant| constant.is_string() && constant.text == text;
        Ok(self.scalar(is_text, is, |shape| text_becomes(text, shape)))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Fit, A::Error> {
        let is_object = |shape: &Shape| matches!(shape, Shape::Object(..));
        let is_of_lists = |shape: &&Shape| {
            matches!(
                shape,
                Shape::Any | Shape::List(_) | Shape::Tuple(_) | Shape::OpenTuple(..)
            )
        };
        let shape = match self.alternatives().iter().find(is_of_lists) {
            Some(Shape::List(items)) => *items,
            Some(Shape::Tuple(positions)) => {
                return look_at_each(positions, positions.len(), &Shape::Never, seq);
            }
            Some(Shape::OpenTuple(positions, required, rest)) => {
                return look_at_each(positions, *required, rest, seq);
            }
            Some(_) => &Shape::Any,
            None => {
                // An empty array stands for an empty object.
                let is_empty = seq.next_element::<IgnoredAny>()?.is_none();
                skip_elements(&mut seq)?;
                return Ok(Fit {
                    near: is_empty && self.alternatives().iter().any(is_object),
                    ..Fit::OTHER_KIND
                });
            }
        };
        let mut fit = Fit::ANY;
        while fit.near {
            let Some(item) = seq.next_element_seed(Look(shape))? else {
                break;
            };
            if fit.whole {
                fit.score = item.score;
            }
            fit.whole &= item.whole;
            fit.near = item.near;
        }
        skip_elements(&mut seq)?;
        Ok(fit)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fit, A::Error> {
        let shape = self.alternatives().iter().find_map(|shape| match shape {
            Shape::Any => Some((&[][..], &Shape::Any)),
            Shape::Object(members, rest) => Some((*members, *rest)),
            _ => None,
        });
        let Some((members, rest)) = shape else {
            return self.look_at_only(map);
        };
        let mut missing = members.iter().filter(|member| member.required).count();
        let (mut is_any_known, mut is_any_other) = (false, false);
        let mut fit = Fit::ANY;
        while let Some(key) = map.next_key_seed(Key)? {
            let known = members.iter().find(|member| member.name == key);
            let value = map.next_value_seed(Look(known.map_or(rest, |member| &member.shape)))?;
            is_any_known |= known.is_some();
            is_any_other |= known.is_none();
            // An optional property that cannot be corrected is absent.
            let is_optional = known.is_none_or(|member| !member.required);
            fit.add(
                value.whole,
                value.near || (is_optional && !is_constant(known)),
                value.score + i32::from(value.whole && known.is_some()),
            );
            missing =
                missing.saturating_sub(usize::from(known.is_some_and(|member| member.required)));
        }
        for _ in 0..missing {
            fit.add(false, true, -2);
        }
        // Other properties than the declared ones are something else, unless the schema has only optional ones.
        let is_strict = missing > 0 || matches!(rest, Shape::Never);
        if is_strict && !is_any_known && is_any_other {
            fit.near = false;
        }
        Ok(fit)
    }
}

impl Look {
    /// Matches an object that is not expected: it may be the only element of an array.
    fn look_at_only<'de, A: MapAccess<'de>>(self, mut map: A) -> Result<Fit, A::Error> {
        let items = self.alternatives().iter().find_map(|shape| match shape {
            Shape::List(items @ Shape::Object(..)) => Some(*items),
            _ => None,
        });
        if let Some(items) = items {
            let near = Look(items).visit_map(map)?.near;
            return Ok(Fit {
                near,
                ..Fit::OTHER_KIND
            });
        }
        while map.next_key_seed(Key)?.is_some() {
            map.next_value::<IgnoredAny>()?;
        }
        Ok(Fit::OTHER_KIND)
    }
}

fn is_text(shape: &Shape) -> bool {
    matches!(shape, Shape::Text)
}

/// Whether the constant of a property distinguishes the variant from others.
fn is_constant(member: Option<&Member>) -> bool {
    member.is_some_and(|member| matches!(member.shape, Shape::Is(_)))
}

/// Whether the content of a string is a value of the shape.
fn text_becomes(text: &str, shape: &Shape) -> bool {
    match shape {
        Shape::Boolean => matches!(text, "" | "true" | "false"),
        Shape::Integer | Shape::Number if text.is_empty() => true,
        Shape::Integer => text.parse::<i64>().is_ok(),
        Shape::Number => text.parse::<f64>().is_ok_and(f64::is_finite),
        Shape::List(_) | Shape::Object(..) => text.is_empty(),
        _ => false,
    }
}

/// Moves past the other elements.
fn skip_elements<'de, A: SeqAccess<'de>>(seq: &mut A) -> Result<(), A::Error> {
    while seq.next_element::<IgnoredAny>()?.is_some() {}
    Ok(())
}

/// Compares each element of an array with a shape of its own.
fn look_at_each<'de, A: SeqAccess<'de>>(
    positions: &'static [Shape],
    required: usize,
    rest: &'static Shape,
    mut seq: A,
) -> Result<Fit, A::Error> {
    let (mut fit, mut count) = (Fit::ANY, 0);
    while let Some(item) = seq.next_element_seed(Look(positions.get(count).unwrap_or(rest)))? {
        fit.add(item.whole, item.near, item.score);
        count += 1;
    }
    for _ in count..required {
        fit.add(false, false, -2);
    }
    Ok(fit)
}

/// Finds a constant in a property of an object that no shape has there.
pub(super) struct UnknownTag {
    /// The name of the property, if there is one.
    pub(super) keys: &'static [&'static str],
    /// The shapes of the variants.
    pub(super) shapes: &'static [Shape],
}

impl UnknownTag {
    fn members<'n>(&self, name: &'n str) -> impl Iterator<Item = &'static Member> + 'n {
        let members = self.shapes.iter().flat_map(|shape| match shape {
            Shape::Object(members, _) => *members,
            _ => &[],
        });
        members.filter(move |member| member.name == name)
    }

    /// The name of the only property, if no variant has it.
    fn read_only_key<'de, A: MapAccess<'de>>(
        &self,
        mut map: A,
    ) -> Result<Option<String>, A::Error> {
        let Some(key) = map.next_key_seed(Key)? else {
            return Ok(None);
        };
        map.next_value::<IgnoredAny>()?;
        let is_only = map.next_key::<IgnoredAny>()?.is_none();
        Ok((is_only && self.members(&key).next().is_none()).then(|| key.to_string()))
    }

    fn is_known(&self, key: &str, tag: &Tag<'_>) -> bool {
        self.members(key).any(|member| match member.shape {
            Shape::Is(constants) => constants.iter().any(|constant| {
                constant.is_string() == tag.is_like(&"") && constant.text == tag.text()
            }),
            _ => false,
        })
    }
}

impl<'de> DeserializeSeed<'de> for UnknownTag {
    type Value = Option<String>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        if self.keys.is_empty() {
            Ok(None)
        } else {
            deserializer.deserialize_any(self)
        }
    }
}

impl<'de> Visitor<'de> for UnknownTag {
    type Value = Option<String>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        if self.keys == [""] {
            return self.read_only_key(map);
        }
        while let Some(key) = map.next_key_seed(Key)? {
            if !self.keys.contains(&&*key) {
                map.next_value::<IgnoredAny>()?;
                continue;
            }
            let tag = map.next_value::<Tag<'de>>().ok();
            let tag = tag.filter(|tag| !self.is_known(&key, tag));
            return Ok(tag.map(|tag| tag.text().to_owned()));
        }
        Ok(None)
    }
}

/// Writes a [`Shape`]: `any`, `never`, `null`, `boolean`, `integer`, `number`, `string`; a constant; `[items]`; `[first, second]`, of
/// which one is required and others follow `[first, second; 1; others]`; `(one | another)`; `{ "required": shape; "optional": shape; _: all_others }`.
macro_rules! shape {
    (any) => { runtime::Shape::Any };
    (never) => { runtime::Shape::Never };
    (null) => { runtime::Shape::Null };
    (boolean) => { runtime::Shape::Boolean };
    (integer) => { runtime::Shape::Integer };
    (number) => { runtime::Shape::Number };
    (string) => { runtime::Shape::Text };
    ([$items:tt]) => { runtime::Shape::List(&runtime::shape!($items)) };
    ([$($position:tt),*]) => { runtime::Shape::Tuple(&[$(runtime::shape!($position)),*]) };
    ([$($position:tt),*; $required:literal; $rest:tt]) => {
        runtime::Shape::OpenTuple(&[$(runtime::shape!($position)),*], $required, &runtime::shape!($rest))
    };
    (($($constant:literal)|+)) => {
        runtime::Shape::Is(&[$(runtime::Constant {
            text: concat!($constant),
            literal: stringify!($constant),
        }),+])
    };
    (($($shape:tt)|+)) => { runtime::Shape::Either(&[$(runtime::shape!($shape)),+]) };
    ({
        $($name:literal : $shape:tt),*
        $(; $($optional:literal : $optional_shape:tt),* $(; _ : $rest:tt)?)?
    }) => {
        runtime::Shape::Object(
            &[
                $(runtime::Member { name: $name, required: true, shape: runtime::shape!($shape) },)*
                $($(runtime::Member { name: $optional, required: false, shape: runtime::shape!($optional_shape) },)*)?
            ],
            &runtime::shape!(@rest $($($rest)?)?),
        )
    };
    (@rest) => { runtime::Shape::Any };
    (@rest $rest:tt) => { runtime::shape!($rest) };
    ($constant:literal) => { runtime::shape!(($constant)) };
}

pub(crate) use {shape};
