//! A type as a reader of the crate's documentation sees it: `Option<Vec<types::Item>>`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// What a path of a schema's type begins with.
pub const TYPES: &str = "types::";

/// Types in a file may be nested this deep. The document's own limit is lower.
const DEEPEST: usize = 256;

/// A path with arguments. A tuple has no name, and its positions are the arguments.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RustType {
    /// The path; empty for a tuple.
    pub name: String,
    /// The arguments.
    pub arguments: Vec<RustType>,
}

impl RustType {
    /// A type without arguments.
    pub fn plain(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            arguments: Vec::new(),
        }
    }

    /// A type with one argument.
    pub fn of(name: &str, argument: Self) -> Self {
        Self {
            name: name.to_owned(),
            arguments: vec![argument],
        }
    }

    /// The type in an `Option` or `runtime::Patch`; any other type itself.
    pub fn held(&self) -> &Self {
        match (self.name.as_str(), self.arguments.as_slice()) {
            ("Option" | "runtime::Patch", [inner]) => inner,
            _ => self,
        }
    }

    /// The type without `Box`.
    pub fn unboxed(&self) -> &Self {
        match (self.name.as_str(), self.arguments.as_slice()) {
            ("Box", [inner]) => inner.unboxed(),
            _ => self,
        }
    }

    /// Whether null is one of its values.
    pub fn accepts_null(&self) -> bool {
        let is_unit = self.name.is_empty() && self.arguments.is_empty();
        is_unit || ["Option", "runtime::Patch", "runtime::Untyped"].contains(&self.name.as_str())
    }

    /// The paths of the schemas' types in it.
    pub fn named(&self) -> Vec<&str> {
        let mut found = Vec::new();
        let mut queue = vec![self];
        while let Some(next) = queue.pop() {
            if next.name.starts_with(TYPES) {
                found.push(next.name.as_str());
            }
            queue.extend(&next.arguments);
        }
        found
    }
}

impl fmt::Display for RustType {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (open, close) = if self.name.is_empty() {
            ("(", ")")
        } else {
            ("<", ">")
        };
        out.write_str(&self.name)?;
        if self.arguments.is_empty() && !self.name.is_empty() {
            return Ok(());
        }
        out.write_str(open)?;
        for (index, argument) in self.arguments.iter().enumerate() {
            let between = if index == 0 { "" } else { ", " };
            write!(out, "{between}{argument}")?;
        }
        if self.name.is_empty() && self.arguments.len() == 1 {
            out.write_str(",")?;
        }
        out.write_str(close)
    }
}

impl FromStr for RustType {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let (ty, rest) = parse(text, 0)?;
        if rest.is_empty() {
            Ok(ty)
        } else {
            Err("there is something after the type")
        }
    }
}

/// The type that a string begins with, and what follows it.
fn parse(text: &str, depth: usize) -> Result<(RustType, &str), &'static str> {
    if depth > DEEPEST {
        return Err("the type is nested too deep");
    }
    let end = text.find(['<', '>', '(', ')', ',']).unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    let close = match (name.is_empty(), rest.chars().next()) {
        (true, Some('(')) => ')',
        (false, Some('<')) => '>',
        (false, _) => return Ok((RustType::plain(name), rest)),
        (true, _) => return Err("a type is missing"),
    };
    let mut arguments = Vec::new();
    let mut rest = &rest[1..];
    loop {
        if let Some(after) = rest.strip_prefix(close) {
            let name = name.to_owned();
            return Ok((RustType { name, arguments }, after));
        }
        // `(T,)` is a tuple of one position.
        if name.is_empty() && arguments.len() == 1 && rest.starts_with(",)") {
            rest = &rest[1..];
            continue;
        }
        if !arguments.is_empty() {
            rest = rest.strip_prefix(", ").ok_or("`, ` is missing")?;
        }
        let (argument, after) = parse(rest, depth + 1)?;
        arguments.push(argument);
        rest = after;
    }
}

impl Serialize for RustType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for RustType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse()
            .map_err(|problem| D::Error::custom(format!("`{text}` is not a type: {problem}")))
    }
}
