//! Operation and schemas → what there is to recognise pages by: the query parameters, and the arrays and scalars of the response.

use std::collections::BTreeSet;

use openapiv3::{LinkOperation, Parameter as DeclaredParameter, ReferenceOr, Response};
use serde_json::Value;

use super::names::{ITEMS, WRAPPERS, is_side_array, plain};
use crate::analyse::unions::own_json_kind;
use crate::ir::{FirstPage, JsonKind, PropertyNames};
use crate::lower::extension;
use crate::operations::{OperationAt, body_of, id_of, media, schema_location};
use crate::schema::leaves::leaves;
use crate::schema::{Found, Kind, Schemas};
use crate::source::pointer;

/// JSON types, null aside; none where any value is allowed.
pub type Types = BTreeSet<JsonKind>;

/// A query parameter, or a property of the body of a request that is not a `GET`.
pub struct Parameter<'a> {
    /// Its name; of a property, the JSON pointer.
    pub name: String,
    /// Whether it is a property of the body.
    pub is_in_body: bool,
    /// Its plain name.
    pub plain: String,
    /// The types of its values.
    pub types: Types,
    /// Whether a request must have it.
    pub is_required: bool,
    /// The location of its schema.
    schema: Option<&'a str>,
}

/// A scalar of the response.
pub struct Scalar<'a> {
    /// Where it is.
    pub names: PropertyNames,
    /// Its plain name.
    pub plain: String,
    /// The types of its values.
    pub types: Types,
    /// The location of its schema.
    schema: &'a str,
}

/// The items of a page.
pub enum Items {
    /// The array at this location.
    Found(PropertyNames),
    /// One of several arrays.
    Several(Vec<PropertyNames>),
    /// No array.
    Missing,
}

/// What there is to recognise pages by.
pub struct Evidence<'a> {
    model: &'a Schemas,
    /// The location of the response's schema.
    response: Option<&'a str>,
    /// The query parameters, and then the properties of the body.
    pub parameters: Vec<Parameter<'a>>,
    /// The scalars of the response, and of the objects in it that describe the page.
    pub scalars: Vec<Scalar<'a>>,
    /// The items.
    pub items: Items,
    /// The number of arrays in the first two levels of the response.
    pub arrays: usize,
    /// Whether the response declares the header `Link`.
    pub has_link_header: bool,
    /// Parameters that Link Objects to the same operation take from the response: name and property.
    pub links: Vec<(String, PropertyNames)>,
}

impl<'a> Evidence<'a> {
    /// Collects it for an operation and its success response.
    pub fn find(
        found: OperationAt<'a>,
        response: Option<&'a Response>,
        model: &'a Schemas,
    ) -> Self {
        let json = response.and_then(|response| json_schema(response, model));
        Self {
            model,
            response: json,
            parameters: [
                query_parameters(found, model),
                body_parameters(found, model),
            ]
            .into_iter()
            .flatten()
            .collect(),
            scalars: json
                .map(|json| find_scalars(model, json))
                .unwrap_or_default(),
            items: json.map_or(Items::Missing, |json| find_items(model, json, found.path)),
            arrays: json.map_or(0, |json| count_arrays(model, json)),
            has_link_header: response.is_some_and(|response| {
                response.extensions.contains_key(extension::HAS_LINK_HEADER)
            }),
            links: response
                .map(|response| links_to_itself(found, response))
                .unwrap_or_default(),
        }
    }

    /// The first parameter with one of these plain names.
    pub fn parameter(&self, names: &[&str]) -> Option<&Parameter<'a>> {
        let mut all = self.parameters.iter();
        all.find(|parameter| parameter.is_one_of(names))
    }

    /// The first scalar with one of these plain names, and no other types than these.
    pub fn scalar(&self, names: &[&str], types: &[JsonKind]) -> Option<&Scalar<'a>> {
        let mut all = self.scalars.iter();
        all.find(|scalar| names.contains(&scalar.plain.as_str()) && has_only(&scalar.types, types))
    }

    /// Whether the items are objects with a property of this name.
    pub fn item_has(&self, items: &PropertyNames, name: &str) -> bool {
        let array = self.locate(items);
        let item = array.and_then(|array| item_of(self.model, array));
        item.is_some_and(|item| properties(self.model, item).any(|(other, _)| other == name))
    }

    /// Whether there is an array at these properties of the response.
    pub fn has_array(&self, names: &PropertyNames) -> bool {
        self.locate(names)
            .is_some_and(|at| is_array(self.model, at))
    }

    /// The location of the schema of a property of the response.
    pub fn locate(&self, names: &PropertyNames) -> Option<&'a str> {
        let mut at = self.response?;
        for name in names {
            let (_, inner) = properties(self.model, at).find(|(other, _)| *other == name)?;
            at = inner;
        }
        Some(at)
    }

    /// The number of the first page, or the offset of the first item: the default, else the minimum, else what is assumed.
    pub fn first(&self, parameter: &Parameter<'_>, assumed: i64) -> FirstPage {
        let mut declared = None;
        let schema = parameter.schema;
        for found in schema
            .into_iter()
            .flat_map(|schema| self.model.annotations(schema))
        {
            let minimum = match &found.schema.kind {
                Kind::Integer(integer) => integer
                    .minimum
                    .and_then(|minimum| i64::try_from(minimum).ok()),
                _ => None,
            };
            let default = found.schema.default.as_ref().and_then(Value::as_i64);
            declared = declared.or(default).or(minimum);
        }
        FirstPage {
            number: declared.unwrap_or(assumed),
            is_assumed: declared.is_none(),
        }
    }

    /// Whether the description of a scalar shows that it is a number of pages.
    pub fn describes_pages(&self, scalar: &Scalar<'_>) -> bool {
        self.model.annotations(scalar.schema).any(|found| {
            let description = found.schema.description.as_deref().unwrap_or_default();
            let description = description.to_ascii_lowercase();
            let phrases = ["of pages", "total pages", "page count"];
            phrases.iter().any(|phrase| description.contains(phrase))
        })
    }

    /// Whether the description or the format of a scalar shows that it is a URL.
    pub fn describes_url(&self, scalar: &Scalar<'_>) -> bool {
        self.model.annotations(scalar.schema).any(|found| {
            let format = match &found.schema.kind {
                Kind::String(string) => string.format.as_deref(),
                _ => None,
            };
            let texts = [format, found.schema.description.as_deref()];
            texts.into_iter().flatten().any(names_url)
        })
    }
}

impl Parameter<'_> {
    /// Whether it has one of these plain names.
    pub fn is_one_of(&self, names: &[&str]) -> bool {
        names.contains(&self.plain.as_str())
    }

    /// Whether its values have no other types than these; a schema of any values passes.
    pub fn takes_only(&self, types: &[JsonKind]) -> bool {
        self.types.iter().all(|of_value| types.contains(of_value))
    }
}

/// Whether there are types, and only these.
pub fn has_only(types: &Types, allowed: &[JsonKind]) -> bool {
    !types.is_empty() && types.iter().all(|of_value| allowed.contains(of_value))
}

fn names_url(text: &str) -> bool {
    let text = text.to_ascii_lowercase();
    let mut words = text.split(|c: char| !c.is_ascii_alphanumeric());
    words.any(|word| matches!(word, "url" | "uri" | "link"))
}

fn query_parameters<'a>(found: OperationAt<'a>, model: &'a Schemas) -> Vec<Parameter<'a>> {
    let mut parameters = Vec::new();
    for parameter in &found.operation.parameters {
        let ReferenceOr::Item(parameter @ DeclaredParameter::Query { .. }) = parameter else {
            continue;
        };
        let data = parameter.parameter_data_ref();
        let schema = schema_location(parameter);
        parameters.push(Parameter {
            name: data.name.clone(),
            is_in_body: false,
            plain: plain(&data.name),
            types: schema
                .map(|schema| types_of(model, schema))
                .unwrap_or_default(),
            is_required: data.required,
            schema,
        });
    }
    parameters
}

/// The scalars of a JSON body, and of the objects in it that describe the page.
fn body_parameters<'a>(found: OperationAt<'a>, model: &'a Schemas) -> Vec<Parameter<'a>> {
    if found.http_method == "GET" {
        return Vec::new();
    }
    let body =
        body_of(found.operation, model).filter(|(_, chosen)| chosen.kind == media::Kind::Json);
    let schema = body.and_then(|(_, chosen)| chosen.location);
    let scalars = schema.map(|schema| find_scalars(model, schema));
    let parameter = |scalar: Scalar<'a>| Parameter {
        name: pointer_to(&scalar.names),
        is_in_body: true,
        plain: scalar.plain,
        types: scalar.types,
        is_required: false,
        schema: Some(scalar.schema),
    };
    let parameters = scalars.into_iter().flatten().map(parameter);
    parameters.collect()
}

/// The JSON pointer of a property.
pub fn pointer_to(names: &PropertyNames) -> String {
    let mut text = String::new();
    for name in names {
        pointer::push(&mut text, name);
    }
    text
}

fn json_schema<'a>(response: &'a Response, model: &'a Schemas) -> Option<&'a str> {
    let chosen = media::choose(&response.content, model)?;
    chosen
        .location
        .filter(|_| matches!(chosen.kind, media::Kind::Json))
}

/// The types of a schema's values, those of all branches of a union.
fn types_of(model: &Schemas, schema: &str) -> Types {
    let leaves = leaves(model, schema).into_iter();
    let types = leaves.filter_map(|leaf| own_json_kind(&leaf.schema.kind));
    types.collect()
}

/// The properties of an object; none of anything else.
fn properties<'a>(
    model: &'a Schemas,
    schema: &'a str,
) -> impl Iterator<Item = (&'a String, &'a str)> {
    let object = model.find_bare(schema).and_then(Found::object);
    let properties = object.into_iter().flat_map(|object| &object.properties);
    properties.map(|(name, inner)| (name, inner.as_str()))
}

fn is_array(model: &Schemas, schema: &str) -> bool {
    let found = model.find_bare(schema);
    found.is_some_and(|found| matches!(found.schema.kind, Kind::Array(_)))
}

fn item_of<'a>(model: &'a Schemas, array: &'a str) -> Option<&'a str> {
    match &model.find_bare(array)?.schema.kind {
        Kind::Array(array) => array.item_of_all(),
        _ => None,
    }
}

const SCALARS: [JsonKind; 4] = [
    JsonKind::String,
    JsonKind::Integer,
    JsonKind::Number,
    JsonKind::Boolean,
];

/// Where a scalar that describes the page can be: `_links.next.href` is the deepest that is common.
const DEEPEST: usize = 3;

fn find_scalars<'a>(model: &'a Schemas, response: &'a str) -> Vec<Scalar<'a>> {
    let mut scalars = Vec::new();
    let mut queue = vec![(PropertyNames::new(), response)];
    while let Some((above, object)) = queue.pop() {
        let mut wrappers = Vec::new();
        for (name, schema) in properties(model, object) {
            let names = [above.as_slice(), std::slice::from_ref(name)].concat();
            let types = types_of(model, schema);
            let plain = plain(name);
            if has_only(&types, &SCALARS) {
                scalars.push(Scalar {
                    names,
                    plain,
                    types,
                    schema,
                });
            } else if names.len() < DEEPEST && WRAPPERS.contains(&plain.as_str()) {
                wrappers.push((names, schema));
            }
        }
        queue.splice(0..0, wrappers.into_iter().rev());
    }
    scalars
}

/// The items: the response itself, else an array of the first level, else one in an object that wraps them.
fn find_items(model: &Schemas, response: &str, path: &str) -> Items {
    if is_array(model, response) {
        return Items::Found(PropertyNames::new());
    }
    let mut first_level = Vec::new();
    let mut second_level = Vec::new();
    for (name, schema) in properties(model, response) {
        let plain = plain(name);
        if is_array(model, schema) && !is_side_array(&plain) {
            first_level.push(vec![name.clone()]);
        }
        if is_side_array(&plain) || !WRAPPERS.contains(&plain.as_str()) {
            continue;
        }
        for (inner, schema) in properties(model, schema) {
            if is_array(model, schema) && !is_side_array(&self::plain(inner)) {
                second_level.push(vec![name.clone(), inner.clone()]);
            }
        }
    }
    let arrays = if first_level.is_empty() {
        second_level
    } else {
        first_level
    };
    choose_items(arrays, path)
}

/// The only array, else the only one with a usual name, else the one that is named like the path.
fn choose_items(mut arrays: Vec<PropertyNames>, path: &str) -> Items {
    if arrays.len() < 2 {
        return arrays.pop().map_or(Items::Missing, Items::Found);
    }
    let last_name = |names: &PropertyNames| names.last().map(|name| plain(name));
    let is_usual = |names: &&PropertyNames| {
        last_name(names).is_some_and(|name| ITEMS.contains(&name.as_str()))
    };
    let of_path = last_segment(path);
    let is_of_path = |names: &&PropertyNames| of_path.is_some() && last_name(names) == of_path;
    let usual: Vec<&PropertyNames> = arrays.iter().filter(is_usual).collect();
    let of_path: Vec<&PropertyNames> = arrays.iter().filter(is_of_path).collect();
    match (usual.as_slice(), of_path.as_slice()) {
        ([only], _) | (_, [only]) => Items::Found((*only).clone()),
        _ => Items::Several(arrays),
    }
}

/// The plain name of the last segment of a path without a parameter.
fn last_segment(path: &str) -> Option<String> {
    let path = path.split(['?', '#']).next()?;
    let mut segments = path.split('/').rev();
    let last = segments.find(|segment| !segment.is_empty() && !segment.contains('{'))?;
    Some(plain(last.split('.').next()?))
}

fn count_arrays(model: &Schemas, response: &str) -> usize {
    let mut count = 0;
    for (_, schema) in properties(model, response) {
        if types_of(model, schema).contains(&JsonKind::Array) {
            count += 1;
            continue;
        }
        for (_, inner) in properties(model, schema) {
            count += usize::from(types_of(model, inner).contains(&JsonKind::Array));
        }
    }
    count
}

/// The parameters that Link Objects to the same operation take from the body of the response.
fn links_to_itself(found: OperationAt<'_>, response: &Response) -> Vec<(String, PropertyNames)> {
    let mut parameters = Vec::new();
    for link in response.links.values().filter_map(ReferenceOr::as_item) {
        let leads_here = match &link.operation {
            LinkOperation::OperationId(id) => id_of(found.operation) == Some(id.as_str()),
            LinkOperation::OperationRef(reference) => {
                reference.strip_prefix('#') == Some(found.listed().as_str())
            }
        };
        if !leads_here {
            continue;
        }
        for (name, value) in &link.parameters {
            let property = value
                .as_str()
                .and_then(|value| value.strip_prefix("$response.body#/"));
            if let Some(property) = property {
                let name = name.strip_prefix("query.").unwrap_or(name);
                let names = property
                    .split('/')
                    .map(|step| pointer::unescape(step).to_string());
                parameters.push((name.to_owned(), names.collect()));
            }
        }
    }
    parameters
}
