//! The document itself, and the sections whose values are shared.

use serde_json::{Map, Value, json};

use super::conversion::{Conversion, Role};
use super::locations::Locations;
use super::security;

/// The version that documents are converted to.
const VERSION: &str = "3.0.3";

/// The fields of a document that OpenAPI 3 does not have; the sections of shared values are among them.
const REPLACED: [&str; 10] = [
    "swagger",
    "host",
    "basePath",
    "schemes",
    "consumes",
    "produces",
    "definitions",
    "parameters",
    "responses",
    "securityDefinitions",
];

impl<'a> Conversion<'a, '_> {
    /// The document, without its files.
    pub(super) fn document(&mut self) -> Map<String, Value> {
        let root = self.root.as_object().into_iter().flatten();
        let mut converted = Map::from_iter([("openapi".to_owned(), json!(VERSION))]);
        self.moves.add("/openapi", "/swagger");
        if let Some(servers) = self.servers() {
            converted.insert("servers".to_owned(), servers);
        }
        for (key, value) in root {
            let value = match key.as_str() {
                "paths" => self.map(Role::PathItem, value, &Locations::fixed("/paths")),
                key if REPLACED.contains(&key) || key == crate::source::FILES_KEY => continue,
                _ => value.clone(),
            };
            converted.insert(key.clone(), value);
        }
        let components = self.components();
        match converted.get_mut("components") {
            // They are no part of Swagger 2.0, which is reported later, and may be referred to all the same.
            Some(Value::Object(own)) => own.extend(components),
            _ => drop(converted.insert("components".to_owned(), Value::Object(components))),
        }
        converted
    }

    fn components(&mut self) -> Map<String, Value> {
        let mut components = Map::new();
        if let Some(definitions) = self.root.get("definitions") {
            let locations = self.section("definitions", "schemas");
            let schemas = self.map(Role::Schema, definitions, &locations);
            components.insert("schemas".to_owned(), schemas);
        }
        if let Some(responses) = self.root.get("responses") {
            let locations = self.section("responses", "responses");
            let responses = self.map(Role::Response, responses, &locations);
            components.insert("responses".to_owned(), responses);
        }
        if let Some(parameters) = self.root.get("parameters") {
            components.extend(self.shared_parameters(parameters));
        }
        if let Some(schemes) = self.root.get("securityDefinitions") {
            let locations = self.section("securityDefinitions", "securitySchemes");
            let schemes = security::convert_schemes(schemes, &locations, &mut self.moves);
            components.insert("securitySchemes".to_owned(), schemes);
        }
        components
    }

    /// The locations of a section of shared values.
    fn section(&mut self, old: &str, new: &str) -> Locations {
        let locations = Locations {
            old: format!("/{old}"),
            new: format!("/components/{new}"),
        };
        self.moves.add(&locations.new, &locations.old);
        locations
    }

    /// Shared parameters, and shared bodies. A shared part of a form is a part of each operation's body.
    fn shared_parameters(&mut self, parameters: &'a Value) -> Map<String, Value> {
        let Value::Object(shared) = parameters else {
            return Map::from_iter([("parameters".to_owned(), parameters.clone())]);
        };
        let consumes = self.consumes.clone();
        let (mut parameters, mut bodies) = (Map::new(), Map::new());
        for (name, value) in shared {
            let old = Locations::fixed("/parameters").field(name).old;
            let found = self.follow(value, &old);
            let location = found
                .as_ref()
                .and_then(|(parameter, _)| parameter.get("in")?.as_str());
            let section = match location {
                Some("formData") => continue,
                Some("body") => "requestBodies",
                _ => "parameters",
            };
            let new = Locations::fixed("/components")
                .field(section)
                .field(name)
                .new;
            self.moves.add(&new, &old);
            if let (Some((body, at)), "requestBodies") = (found, section) {
                let is_own = at == old;
                let locations = Locations { old: at, new };
                let body = self.body(body, &locations, &consumes, is_own);
                bodies.insert(name.clone(), body);
            } else {
                let parameter = self.value(Role::Parameter, value, &Locations { old, new });
                parameters.insert(name.clone(), parameter);
            }
        }
        let sections = [("parameters", parameters), ("requestBodies", bodies)];
        let sections = sections.into_iter().filter(|(_, all)| !all.is_empty());
        sections
            .map(|(name, all)| (name.to_owned(), Value::Object(all)))
            .collect()
    }
}
