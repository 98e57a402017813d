//! The type of each location of the document. Types that no operation uses are planned here: those of skipped operations, and of the
//! branches of undecided unions.

use std::collections::BTreeMap;

use indexmap::IndexMap;
use openapiv3::{MediaType, OpenAPI, Operation, ReferenceOr};

use super::calls::params::location_and_serialization;
use super::planned::Planned;
use super::planner::Planner;
use crate::analyse::locations::{display, is_component};
use crate::hash::HashSet;
use crate::ir::{Bindings, IntegerType, OperationTypes, OwnedValue, ParameterType, TagValue, Type};
use crate::operations::sent::Sent;
use crate::operations::{OperationAt, location_of, operations, origin_of, schema_location};
use crate::schema::Found;
use crate::schema::derived::{How, derive};
use crate::source::pointer;

impl Planner<'_> {
    /// Plans every schema that describes values, and records its type.
    pub(super) fn plan_bindings(&mut self, document: &OpenAPI, sent: &[Sent<'_>]) -> Bindings {
        let mut schemas = BTreeMap::new();
        let types = operations(document)
            .map(|found| (found.location, self.bind_operation(found, &mut schemas)));
        let types: Vec<_> = types.collect();
        let sent = sent.iter().map(|sent| {
            let (bodies, locations) = self.bind_body(sent.location, sent.operation, &mut schemas);
            (sent.location, bodies, locations)
        });
        let sent: Vec<_> = sent.collect();
        let shared = self.bind_shared(document, &mut schemas);
        let used = types
            .iter()
            .map(|(_, (_, locations))| locations)
            .chain(sent.iter().map(|(.., locations)| locations));
        self.plan_reachable(used.chain([&shared]).flatten().copied());
        self.bind_others();
        schemas.extend(
            self.planned
                .iter()
                .map(|(location, planned)| (location.clone(), planned.clone().whole())),
        );
        let operations = types
            .into_iter()
            .map(|(location, (types, _))| (display(location), types));
        let webhooks = sent
            .into_iter()
            .map(|(location, bodies, _)| (display(location), bodies));
        Bindings {
            schemas: sorted(
                schemas
                    .into_iter()
                    .map(|(location, ty)| (display(&location), ty)),
            ),
            operations: sorted(operations),
            webhooks: sorted(webhooks),
        }
    }

    /// The types of an operation, and the locations of their schemas. Bare references of the document are bound here.
    fn bind_operation<'o>(
        &mut self,
        found: OperationAt<'o>,
        schemas: &mut BTreeMap<String, Type>,
    ) -> (OperationTypes, Vec<&'o str>) {
        let mut parameters = Vec::new();
        let mut by_status = Vec::new();
        let mut locations = Vec::new();
        for parameter in found
            .operation
            .parameters
            .iter()
            .filter_map(ReferenceOr::as_item)
        {
            let data = parameter.parameter_data_ref();
            let Some(schema) = schema_location(parameter) else {
                continue;
            };
            let ty = self.plan_type(schema).whole();
            locations.push(schema);
            if let Some(location) = origin_of(&data.extensions) {
                let travels = location_and_serialization(parameter).0;
                let bound = ParameterType {
                    name: data.name.clone(),
                    location: travels,
                    ty,
                };
                parameters.push((display(location), bound));
            }
        }
        let (body, inside) = self.bind_body(found.location, found.operation, schemas);
        locations.extend(inside);
        let responses = &found.operation.responses;
        let default = responses
            .default
            .iter()
            .map(|response| ("default".to_owned(), response));
        let all = responses
            .responses
            .iter()
            .map(|(status, response)| (status.to_string(), response));
        for (status, response) in all.chain(default) {
            let Some(response) = response.as_item() else {
                continue;
            };
            let location = origin_of(&response.extensions).unwrap_or(found.location);
            let (bound, inside) = self.bind_content(&response.content, location, schemas);
            by_status.push((status, bound));
            locations.extend(inside);
        }
        let types = OperationTypes {
            parameters: sorted(parameters),
            body,
            responses: sorted(by_status),
        };
        (types, locations)
    }

    /// The types of an operation's body, and the locations of their schemas.
    fn bind_body<'o>(
        &mut self,
        at: &str,
        operation: &'o Operation,
        schemas: &mut BTreeMap<String, Type>,
    ) -> (Vec<(String, Type)>, Vec<&'o str>) {
        let body = operation
            .request_body
            .as_ref()
            .and_then(ReferenceOr::as_item);
        let Some(body) = body else {
            return Default::default();
        };
        self.bind_content(
            &body.content,
            origin_of(&body.extensions).unwrap_or(at),
            schemas,
        )
    }

    /// The locations of the schemas of bodies and responses among the components, which may be unused.
    fn bind_shared<'o>(
        &mut self,
        document: &'o OpenAPI,
        schemas: &mut BTreeMap<String, Type>,
    ) -> Vec<&'o str> {
        let Some(components) = &document.components else {
            return Vec::new();
        };
        let bodies = components
            .request_bodies
            .values()
            .filter_map(ReferenceOr::as_item);
        let bodies = bodies.map(|body| (&body.content, &body.extensions));
        let responses = components
            .responses
            .values()
            .filter_map(ReferenceOr::as_item);
        let responses = responses.map(|response| (&response.content, &response.extensions));
        let mut locations = Vec::new();
        for (content, extensions) in bodies.chain(responses) {
            let owner = origin_of(extensions).unwrap_or_default();
            locations.extend(self.bind_content(content, owner, schemas).1);
        }
        locations
    }

    /// The types by media type, and the locations of their schemas.
    fn bind_content<'o>(
        &mut self,
        content: &'o IndexMap<String, MediaType>,
        owner: &str,
        schemas: &mut BTreeMap<String, Type>,
    ) -> (Vec<(String, Type)>, Vec<&'o str>) {
        let (mut bound, mut locations) = (Vec::new(), Vec::new());
        for (media, body) in content {
            let Some(schema) = body.schema.as_ref().and_then(location_of) else {
                continue;
            };
            let ty = self.plan_type(schema).whole();
            locations.push(schema);
            let location = pointer::join(&format!("{owner}/content"), media);
            schemas.insert(format!("{location}/schema"), ty.clone());
            bound.push((media.clone(), ty));
        }
        (sorted(bound), locations)
    }

    /// Plans the schemas that can be reached from named schemas and from these locations.
    fn plan_reachable<'p>(&mut self, uses: impl Iterator<Item = &'p str>) {
        let model = self.model;
        let mut queue: Vec<&str> = model
            .locations()
            .filter(|location| is_component(location))
            .collect();
        queue.extend(uses.filter_map(|location| Some(model.find(location)?.location)));
        queue.sort_unstable();
        let mut seen: HashSet<&str> = HashSet::default();
        while let Some(location) = queue.pop() {
            let Some(found) = model.find(location).filter(|_| seen.insert(location)) else {
                continue;
            };
            self.plan_type(location);
            // What is inside of a type of the user has no types.
            if self.replacements.of(model, found).is_some() {
                continue;
            }
            let owned = self.bind_owned(found);
            queue.extend(
                found
                    .children()
                    .into_iter()
                    .filter(|child| !owned.contains(child)),
            );
        }
    }

    /// The locations of properties with one value each, which have neither a field nor a type.
    fn bind_owned<'a>(&mut self, found: Found<'a>) -> Vec<&'a str> {
        let Some(object) = found.object() else {
            return Vec::new();
        };
        let mut locations = Vec::new();
        for owned in self.plan_owned(found, object) {
            let Some(location) = object.properties.get(&owned.key) else {
                continue;
            };
            let ty = match owned.value {
                OwnedValue::Constant(_) | OwnedValue::Tag(TagValue::String(_)) => Type::String,
                OwnedValue::Tag(TagValue::Int(_)) => Type::Int(IntegerType::I64),
                OwnedValue::Tag(TagValue::Bool(_)) => Type::Bool,
            };
            if !is_component(location) {
                self.planned
                    .entry(location.to_owned())
                    .or_insert(Planned::of(ty));
            }
            locations.push(location.as_str());
        }
        locations
    }

    /// A location that is replaced by another one has its type.
    fn bind_others(&mut self) {
        let model = self.model;
        for location in model.locations() {
            if !self.planned.contains_key(location)
                && let Some(planned) = self
                    .stand_in(location)
                    .and_then(|other| self.planned.get(&other))
                    .cloned()
            {
                self.planned.insert(location.to_owned(), planned);
            }
        }
    }

    /// The type of a property that several parts of an `allOf` describe, or a part and the schema around it: the location in a part →
    /// the location in the merged schema.
    fn member_of_merged(&self, location: &str) -> Option<&str> {
        let (part, name) = location
            .rsplit_once("/properties/")
            .filter(|(_, name)| !name.contains('/'))?;
        let within = part
            .rsplit_once("/allOf/")
            .filter(|(_, index)| index.parse::<usize>().is_ok());
        let whole = within.map_or(part, |(whole, _)| whole);
        let member = self
            .model
            .property(whole, &pointer::unescape(name))
            .filter(|member| *member != location)?;
        self.model.find(member).map(|found| found.location)
    }

    /// The location that replaces this one: the target of a bare reference; the branch merged with the siblings of its union; the
    /// property of the merged schema; the schema that a single branch becomes.
    fn stand_in(&self, location: &str) -> Option<String> {
        if self.model.alias_target(location).is_some() {
            return self
                .model
                .find(location)
                .map(|found| found.location.to_owned());
        }
        let merged = derive(location, How::Merged);
        if self.planned.contains_key(&merged) {
            return Some(merged);
        }
        if let Some(member) = self.member_of_merged(location) {
            return Some(member.to_owned());
        }
        let (list, index) = location.rsplit_once('/')?;
        index.parse::<usize>().ok()?;
        let outer = list
            .strip_suffix("/oneOf")
            .or_else(|| list.strip_suffix("/anyOf"))?;
        let is_union = self.model.find(outer)?.branches().is_some();
        (!is_union).then(|| outer.to_owned())
    }
}

/// By key. The last of several values with the same key is kept.
fn sorted<V>(entries: impl IntoIterator<Item = (String, V)>) -> Vec<(String, V)> {
    let entries: BTreeMap<String, V> = entries.into_iter().collect();
    entries.into_iter().collect()
}
