//! The places in a value: where a property, an item or a value of a map is, and what its schemas declare.

use std::collections::BTreeSet;

use corpus::schema::Schemas;
use expected::runtime::Segment;
use serde_json::Value;

use crate::applied::{Applied, types};

/// Values nested deeper have the same places again.
const DEEPEST: usize = 8;

/// A place in a value.
#[derive(Clone, Debug)]
pub struct Place<'a> {
    /// Its path.
    pub path: Vec<Segment>,
    /// What it is in the value around it.
    pub role: Role,
    /// The schemas that are declared for it.
    pub declared: Vec<&'a Value>,
    /// The schemas that apply to its value.
    pub applied: Applied<'a>,
    /// The JSON types that it may have, without null.
    pub types: BTreeSet<&'static str>,
    /// What is around it, itself included.
    pub around: Around,
}

/// What a value is in the value around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The whole value.
    Root,
    /// A property that is required, which may be the tag of a union.
    Required,
    /// A property that may be absent.
    Optional,
    /// The value of an entry of a map, or of a property that the schema does not name.
    Entry,
    /// An item of an array.
    Item,
    /// An item of a tuple.
    Position,
    /// A property that decides the branch of a union.
    Tag,
}

/// What is around a value.
#[derive(Clone, Debug, Default)]
pub struct Around {
    /// Whether an object can keep what came.
    pub is_kept: bool,
    /// The path of the innermost value that may be absent.
    pub may_be_absent: Option<Vec<Segment>>,
    /// Whether a union is decided by the shape of a value.
    pub by_shape: bool,
    /// Whether a union is decided by a tag.
    pub by_tag: bool,
    /// Why it is not known what must become of a deviation.
    pub open: Option<&'static str>,
}

impl Place<'_> {
    /// The path, the same for all items of an array and all entries of a map.
    #[must_use]
    pub fn pattern(&self) -> String {
        let steps = self.path.iter().map(|step| match step {
            Segment::Key(_) if self.role == Role::Entry => "{}".to_owned(),
            Segment::Key(key) => key.to_string(),
            Segment::Index(_) => "[]".to_owned(),
        });
        let steps: Vec<String> = steps.collect();
        format!("{} {:?}", steps.join("/"), self.types)
    }
}

/// All places of a value of a schema.
#[must_use]
pub fn places<'a>(schemas: &'a Schemas<'a>, schema: &'a Value, value: &Value) -> Vec<Place<'a>> {
    let mut search = Search {
        schemas,
        path: Vec::new(),
        found: Vec::new(),
    };
    search.visit(vec![schema], value, Role::Root, Around::default());
    search.found
}

struct Search<'a> {
    schemas: &'a Schemas<'a>,
    path: Vec<Segment>,
    found: Vec<Place<'a>>,
}

impl<'a> Search<'a> {
    fn visit(&mut self, declared: Vec<&'a Value>, value: &Value, role: Role, mut around: Around) {
        if declared.is_empty() || self.path.len() > DEEPEST {
            return;
        }
        let applied = Applied::of(self.schemas, &declared, value);
        let all = declared.iter().map(|schema| types(self.schemas, schema, 0));
        let all = all.reduce(|one, other| one.intersection(&other).copied().collect());
        let mut types = all.unwrap_or_default();
        types.remove("null");
        if role == Role::Optional || role == Role::Entry && around.is_kept {
            around.may_be_absent = Some(self.path.clone());
        }
        around.open = around.open.or(applied.open);
        self.found.push(Place {
            path: self.path.clone(),
            role,
            declared,
            applied: applied.clone(),
            types,
            around: around.clone(),
        });
        around.by_shape |= applied.by_shape;
        around.by_tag |= !applied.tags.is_empty();
        match value {
            Value::Object(members) => {
                for (key, value) in members {
                    self.visit_member(&applied, key, value, &around);
                }
            }
            Value::Array(items) => self.visit_items(&applied, items, &around),
            _ => {}
        }
    }

    fn visit_member(&mut self, applied: &Applied<'a>, key: &str, value: &Value, around: &Around) {
        let mut around = around.clone();
        around.is_kept |= applied.has_properties();
        let mut declared = applied.property(key);
        let role = match () {
            () if applied.tags.iter().any(|tag| tag == key) => Role::Tag,
            () if declared.is_empty() => Role::Entry,
            () if applied.requires(key) => Role::Required,
            () => Role::Optional,
        };
        if declared.is_empty() {
            if applied.values("patternProperties").next().is_some() {
                around.open = Some("an object whose keys have patterns");
            }
            declared = self.of_entry(applied, key);
        }
        self.path.push(key.to_owned().into());
        self.visit(declared, value, role, around);
        self.path.pop();
    }

    /// The schemas of a property that the schema does not name.
    fn of_entry(&self, applied: &Applied<'a>, key: &str) -> Vec<&'a Value> {
        let patterns = applied.values("patternProperties");
        let patterns = patterns.filter_map(Value::as_object).flatten();
        let matching: Vec<&Value> = patterns
            .filter(|(pattern, _)| self.schemas.is_match(pattern, key))
            .map(|(_, schema)| schema)
            .collect();
        if !matching.is_empty() {
            return matching;
        }
        let additional = applied.values("additionalProperties");
        additional.filter(|schema| schema.is_object()).collect()
    }

    fn visit_items(&mut self, applied: &Applied<'a>, items: &[Value], around: &Around) {
        let positions = applied.values("prefixItems").filter_map(Value::as_array);
        let positions: Vec<&Vec<Value>> = positions.collect();
        for (index, item) in items.iter().enumerate() {
            let at: Vec<&Value> = positions.iter().filter_map(|all| all.get(index)).collect();
            let (declared, role) = if at.is_empty() {
                let items = applied.values("items").filter(|items| items.is_object());
                let role = if positions.is_empty() {
                    Role::Item
                } else {
                    Role::Position
                };
                (items.collect(), role)
            } else {
                (at, Role::Position)
            };
            self.path.push(index.into());
            self.visit(declared, item, role, around.clone());
            self.path.pop();
        }
    }
}
