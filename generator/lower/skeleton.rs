//! The document without its schemas.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::document_servers::DocumentServers;
use super::facts::labels_of;
use super::lowering::Lowering;
use super::normal::{Normal, Schemas};
use super::operations::external_docs;
use super::paths::lower_paths;
use super::scheme_names::SchemeNames;
use super::servers::report_servers;
use super::version::check_dialect;
use super::webhooks::lower_webhooks;
use crate::diagnostic::Diagnostics;

/// Builds the skeleton: the document without its schemas, and the location of its named schemas.
pub fn lower_skeleton(
    root: &Value,
    diagnostics: &mut Diagnostics,
) -> Option<(Normal, Option<String>)> {
    let (mut schemas, mut callbacks) = (Schemas::default(), Map::new());
    let mut lowering = Lowering {
        root,
        schemas: &mut schemas,
        callbacks: &mut callbacks,
        scheme_names: SchemeNames::default(),
        servers: DocumentServers::of(root),
        labels: labels_of(root),
        diagnostics: &mut *diagnostics,
    };
    let mut skeleton = Map::new();
    skeleton.insert("openapi".to_owned(), json!("3.0.3"));
    skeleton.insert("info".to_owned(), lowering.info()?);
    let (components, at) = lowering
        .object(root, "components", "")
        .unwrap_or((&Value::Null, String::new()));
    let schemes = lowering.security_schemes(components, &at);
    let named = lowering.map(components, "schemas", &at).map(|(_, at)| at);
    lowering.check_components(components, &at);
    let contents = lowering.shared_contents(components, &at);
    let lists = [
        ("security", lowering.requirements(root, "")),
        ("servers", lowering.servers()),
        ("tags", lowering.tags()),
    ];
    skeleton.extend(
        root.as_object()
            .and_then(external_docs)
            .map(|docs| ("externalDocs".to_owned(), docs)),
    );
    skeleton.extend(
        lists
            .into_iter()
            .filter_map(|(key, list)| Some((key.to_owned(), list?))),
    );
    lowering.report_parents(skeleton.get("tags"));
    lower_webhooks(&mut lowering);
    let paths = lower_paths(&mut lowering);
    lowering.scheme_names.report(lowering.diagnostics);
    skeleton.insert("paths".to_owned(), paths);
    let mut components = json!({ "securitySchemes": schemes, "callbacks": callbacks });
    components
        .as_object_mut()?
        .extend(contents.map(|(section, all)| (section.to_owned(), all)));
    skeleton.insert("components".to_owned(), components);
    report_servers(root, diagnostics);
    if let Some(dialect) = root.get("jsonSchemaDialect") {
        check_dialect(dialect, "/jsonSchemaDialect", diagnostics);
    }
    let normal = Normal {
        skeleton,
        schemas,
        unchecked: BTreeMap::new(),
    };
    Some((normal, named))
}
