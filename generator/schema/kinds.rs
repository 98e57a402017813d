//! The kinds of schemas: a JSON type with the keywords about its values, or what stands for other schemas.

use indexmap::IndexMap;

/// What the values of a schema are, null aside. Strings that name schemas are their locations.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Kind {
    /// Any value.
    #[default]
    Any,
    /// Those of another schema, which this one annotates.
    Annotated(String),
    /// Strings.
    String(StringSchema),
    /// Integers.
    Integer(IntegerSchema),
    /// Numbers.
    Number(NumberSchema),
    /// `true` or `false`, or only the one that is listed.
    Boolean(Vec<bool>),
    /// Objects.
    Object(ObjectSchema),
    /// Arrays.
    Array(ArraySchema),
    /// Arrays with as many items as there are schemas, each item described by its own.
    Tuple(Vec<String>),
    /// Null alone.
    Null,
    /// Those of exactly one of several schemas.
    OneOf(Vec<String>),
    /// Those of at least one of several schemas.
    AnyOf(Vec<String>),
}

/// Keywords about strings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StringSchema {
    /// `enum`; empty where any string is allowed.
    pub values: Vec<String>,
    /// `format`
    pub format: Option<String>,
    /// Every `pattern` that the string has to match.
    pub patterns: Vec<String>,
    /// `minLength`
    pub min_length: Option<u64>,
    /// `maxLength`
    pub max_length: Option<u64>,
}

/// Keywords about integers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct IntegerSchema {
    /// `enum`; empty where any integer is allowed.
    pub values: Vec<i64>,
    /// `format`
    pub format: Option<String>,
    /// `minimum`; `i64::MIN` at least.
    pub minimum: Option<i128>,
    /// `maximum`; `u64::MAX` at most.
    pub maximum: Option<i128>,
    /// Whether the minimum itself is excluded.
    pub excludes_minimum: bool,
    /// Whether the maximum itself is excluded.
    pub excludes_maximum: bool,
    /// `multipleOf`
    pub multiple_of: Option<i64>,
}

/// Keywords about numbers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NumberSchema {
    /// `enum`; empty where any number is allowed.
    pub values: Vec<f64>,
    /// `format`
    pub format: Option<String>,
    /// `minimum`
    pub minimum: Option<f64>,
    /// `maximum`
    pub maximum: Option<f64>,
    /// Whether the minimum itself is excluded.
    pub excludes_minimum: bool,
    /// Whether the maximum itself is excluded.
    pub excludes_maximum: bool,
    /// `multipleOf`
    pub multiple_of: Option<f64>,
}

/// Keywords about arrays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArraySchema {
    /// The schemas of the first items, each of which is described by its own.
    pub positions: Vec<String>,
    /// The schema of each further item; `None` where any is allowed.
    pub items: Option<String>,
    /// `minItems`
    pub min_items: Option<u64>,
    /// `maxItems`
    pub max_items: Option<u64>,
    /// `uniqueItems`
    pub unique_items: bool,
}

/// Keywords about objects.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ObjectSchema {
    /// The schema of each described property, in the document's order.
    pub properties: IndexMap<String, String>,
    /// `required`
    pub required: Vec<String>,
    /// Further rules about required properties.
    pub required_rules: Vec<RequiredRule>,
    /// Whether a property that is required and not described is as it should be.
    pub may_require_undescribed: bool,
    /// The values of properties that are not described.
    pub additional: Additional,
    /// The patterns of the names of those properties that `additional` describes; all others can have any values.
    pub patterns: Option<PropertyPatterns>,
    /// The schema of the names of properties.
    pub property_names: Option<String>,
    /// `minProperties`
    pub min_properties: Option<u64>,
    /// `maxProperties`
    pub max_properties: Option<u64>,
}

/// Which properties an object may have that it does not describe.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Additional {
    /// Any.
    #[default]
    Any,
    /// None.
    None,
    /// Those whose values a schema accepts.
    Schema(String),
}

/// Names of properties.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct PropertyPatterns {
    /// A name matches one of these.
    pub patterns: Vec<String>,
    /// Whether the object has no properties of other names.
    pub is_closed: bool,
}

/// A rule about required properties other than `required`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub enum RequiredRule {
    /// All properties of one group at least.
    AnyOf(Vec<Vec<String>>),
    /// All properties of exactly one group.
    OneOf(Vec<Vec<String>>),
    /// Where there is a property, all of these others.
    Dependent(String, Vec<String>),
}

impl Kind {
    /// The branches of a union.
    pub fn branches(&self) -> Option<&[String]> {
        match self {
            Self::OneOf(branches) | Self::AnyOf(branches) => Some(branches),
            _ => None,
        }
    }
}

impl ArraySchema {
    /// The schemas of the items.
    pub fn all_items(&self) -> impl Iterator<Item = &str> {
        self.positions.iter().chain(&self.items).map(String::as_str)
    }

    /// How many of the first items, which are described by their position, are required.
    pub fn required(&self) -> usize {
        let least = self.min_items.unwrap_or(0);
        usize::try_from(least).map_or(self.positions.len(), |least| {
            least.min(self.positions.len())
        })
    }

    /// The schema of each item, where all have the same.
    pub fn item_of_all(&self) -> Option<&str> {
        let items = self.items.as_deref();
        items.filter(|_| self.positions.is_empty())
    }

    /// The schema of the item at an index.
    pub fn item_at(&self, index: usize) -> Option<&str> {
        let item = self.positions.get(index).or(self.items.as_ref());
        item.map(String::as_str)
    }
}

impl ObjectSchema {
    /// The schema of the values of properties that are not described, where there is one.
    pub fn additional_schema(&self) -> Option<&str> {
        match &self.additional {
            Additional::Schema(location) => Some(location),
            Additional::Any | Additional::None => None,
        }
    }

    /// Whether it has no properties but those it describes.
    pub fn is_closed(&self) -> bool {
        self.additional == Additional::None
    }

    /// Whether it describes properties, or has none at all: a struct. All others are maps.
    pub fn is_struct(&self) -> bool {
        !self.properties.is_empty() || self.is_closed()
    }
}
