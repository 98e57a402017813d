//! What is known of a schema and has no keyword in JSON Schema.
//!
//! As with keywords, an annotation does not change which values the schema accepts; everything else makes the schema one of its own.

use indexmap::IndexMap;
use serde_json::Value;

use crate::schema::{AssumedType, PropertyPatterns, RequiredRule};

/// What describes a schema.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(test, derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Annotations {
    /// How the schema got its `type`, where the document has none that can be read.
    #[cfg_attr(test, serde(skip_serializing_if = "Option::is_none"))]
    pub assumed: Option<Assumption>,
    /// Whether some keywords were skipped, so that it accepts more than the document's schema.
    #[cfg_attr(test, serde(skip_serializing_if = "std::ops::Not::not"))]
    pub is_wider: bool,
    /// Whether `Debug` must hide the value: `x-sensitive`.
    #[cfg_attr(test, serde(skip_serializing_if = "std::ops::Not::not"))]
    pub is_sensitive: bool,
    /// Of a file: the component that is only a `$ref` to it.
    #[cfg_attr(test, serde(skip_serializing_if = "Option::is_none"))]
    pub component_name: Option<String>,
    /// A number, a boolean or a short string that the document gives as an example.
    #[cfg_attr(test, serde(skip_serializing_if = "Option::is_none"))]
    pub example: Option<Value>,
    /// Of the data of a server-sent event: the location of the schema of the JSON that it is.
    #[cfg_attr(test, serde(skip_serializing_if = "Option::is_none"))]
    pub event_content: Option<String>,
}

/// Why a schema has a type that the document does not give it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub enum Assumption {
    /// The document's own `type` cannot be read, which has been reported.
    Reported,
    /// Its keywords are about these types only, which is reported where the schema is used.
    #[cfg_attr(test, serde(untagged, serialize_with = "write_types"))]
    Types(Vec<AssumedType>),
}

#[cfg(test)]
fn write_types<S: serde::Serializer>(
    types: &[AssumedType],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let names: Vec<&str> = types.iter().map(|assumed| assumed.name()).collect();
    serializer.serialize_str(&names.join(" or "))
}

impl Annotations {
    /// These, and those of another where these are absent.
    pub fn or(self, other: Self) -> Self {
        Self {
            assumed: self.assumed.or(other.assumed),
            is_wider: self.is_wider || other.is_wider,
            is_sensitive: self.is_sensitive || other.is_sensitive,
            component_name: self.component_name.or(other.component_name),
            example: self.example.or(other.example),
            event_content: self.event_content.or(other.event_content),
        }
    }

    /// These without those that another has too.
    pub fn without(self, other: &Self) -> Self {
        Self {
            assumed: self.assumed.filter(|_| other.assumed.is_none()),
            is_wider: self.is_wider && !other.is_wider,
            is_sensitive: self.is_sensitive && !other.is_sensitive,
            component_name: self
                .component_name
                .filter(|_| other.component_name.is_none()),
            example: self.example.filter(|_| other.example.is_none()),
            event_content: self.event_content.filter(|_| other.event_content.is_none()),
        }
    }

    /// Whether there are none.
    pub fn are_none(&self) -> bool {
        *self == Self::default()
    }

    /// Whether both have the same annotation.
    pub fn meet(&self, other: &Self) -> bool {
        self.clone().without(other) != *self
    }
}

/// The items of an array by position. Strings are locations of schemas.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(test, derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Positions {
    /// `prefixItems`
    pub first: Vec<String>,
    /// `items`: all further ones.
    #[cfg_attr(test, serde(skip_serializing_if = "Option::is_none"))]
    pub rest: Option<String>,
}

/// What is more than a description.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(test, derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Assertions {
    /// The locations of the schemas of a tuple's items, in place of a type.
    #[cfg_attr(test, serde(skip_serializing_if = "Option::is_none"))]
    pub tuple: Option<Vec<String>>,
    /// What described an array's items by position, where `items` describes all of them: to be merged with other positions.
    #[cfg_attr(test, serde(skip_serializing_if = "Option::is_none"))]
    pub positions: Option<Positions>,
    /// The values of an `enum` that are not all of the schema's type.
    #[cfg_attr(test, serde(skip_serializing_if = "Option::is_none"))]
    pub mixed_values: Option<Vec<Value>>,
    /// Patterns that a string has to match in addition to its `pattern`.
    #[cfg_attr(test, serde(skip_serializing_if = "Vec::is_empty"))]
    pub patterns: Vec<String>,
    /// The names of those properties that `additionalProperties` describes, where these are not all.
    #[cfg_attr(test, serde(skip_serializing_if = "Option::is_none"))]
    pub property_patterns: Option<PropertyPatterns>,
    /// Rules about required properties in addition to `required`.
    #[cfg_attr(test, serde(skip_serializing_if = "Vec::is_empty"))]
    pub required_rules: Vec<RequiredRule>,
    /// Whether an object that requires properties it does not describe is as it should be, or another is reported for it.
    #[cfg_attr(test, serde(skip_serializing_if = "std::ops::Not::not"))]
    pub may_require_undescribed: bool,
    /// The location of an `enum` of integers that have names, of which this one allows fewer.
    #[cfg_attr(test, serde(skip_serializing_if = "Option::is_none"))]
    pub narrowed: Option<String>,
    /// The names of the values of an `enum`, by the value as a string, or as JSON writes it.
    #[cfg_attr(test, serde(skip_serializing_if = "IndexMap::is_empty"))]
    pub value_names: IndexMap<String, String>,
    /// The descriptions of the values of an `enum`, likewise.
    #[cfg_attr(test, serde(skip_serializing_if = "IndexMap::is_empty"))]
    pub value_descriptions: IndexMap<String, String>,
    /// Whether a `$ref` to a file that cannot be read is all there is, which has been reported.
    #[cfg_attr(test, serde(skip_serializing_if = "std::ops::Not::not"))]
    pub is_missing: bool,
    /// The value of the parent schema's discriminator for this schema: `x-ms-discriminator-value` of `AutoRest`.
    #[cfg_attr(test, serde(skip_serializing_if = "Option::is_none"))]
    pub discriminator_value: Option<String>,
}

impl Assertions {
    /// These, and those of another where these are absent.
    pub fn or(self, other: Self) -> Self {
        Self {
            tuple: self.tuple.or(other.tuple),
            positions: self.positions.or(other.positions),
            mixed_values: self.mixed_values.or(other.mixed_values),
            patterns: first(self.patterns, other.patterns),
            property_patterns: self.property_patterns.or(other.property_patterns),
            required_rules: first(self.required_rules, other.required_rules),
            may_require_undescribed: self.may_require_undescribed || other.may_require_undescribed,
            narrowed: self.narrowed.or(other.narrowed),
            value_names: first(self.value_names, other.value_names),
            value_descriptions: first(self.value_descriptions, other.value_descriptions),
            is_missing: self.is_missing || other.is_missing,
            discriminator_value: self.discriminator_value.or(other.discriminator_value),
        }
    }

    /// Those that are about values of a type.
    pub fn about(&self, kind: &str) -> Self {
        let mut about = Self::default();
        if kind == "string" {
            about.patterns.clone_from(&self.patterns);
        }
        if kind == "string" || kind == "integer" {
            about.value_names.clone_from(&self.value_names);
            about
                .value_descriptions
                .clone_from(&self.value_descriptions);
        }
        if kind == "array" {
            about.positions.clone_from(&self.positions);
        }
        if kind == "object" {
            about.required_rules.clone_from(&self.required_rules);
            about.property_patterns.clone_from(&self.property_patterns);
            about.may_require_undescribed = self.may_require_undescribed;
        }
        about
    }

    /// Of each of them the types whose values it is about; none where it is about values of all types.
    pub fn subjects(&self) -> impl Iterator<Item = &'static [&'static str]> {
        let all = self.kinds().into_iter();
        all.filter(|(is_there, _)| *is_there)
            .map(|(_, types)| types)
    }

    /// Whether there are none.
    pub fn are_none(&self) -> bool {
        self.subjects().next().is_none()
    }

    /// Whether both have the same assertion.
    pub fn meet(&self, other: &Self) -> bool {
        let both = self.kinds().into_iter().zip(other.kinds());
        both.into_iter().any(|((own, _), (other, _))| own && other)
    }

    /// For each assertion, whether it is present, and the types whose values it is about. Not `positions`: `items` comes with it.
    fn kinds(&self) -> [(bool, &'static [&'static str]); 11] {
        [
            (self.tuple.is_some(), &[]),
            (self.mixed_values.is_some(), &[]),
            (!self.patterns.is_empty(), &["string"]),
            (self.property_patterns.is_some(), &[]),
            (!self.required_rules.is_empty(), &["object"]),
            (self.may_require_undescribed, &[]),
            (self.narrowed.is_some(), &[]),
            (!self.value_names.is_empty(), &["string", "integer"]),
            (!self.value_descriptions.is_empty(), &["string", "integer"]),
            (self.is_missing, &[]),
            (self.discriminator_value.is_some(), &[]),
        ]
    }
}

/// The first of two, or the other where that is empty.
fn first<T: Default + PartialEq>(own: T, other: T) -> T {
    if own == T::default() { other } else { own }
}
