//! Parameters → arguments and setters of request builders.

use std::collections::{BTreeMap, HashMap, HashSet};

use openapiv3::{
    CookieStyle, HeaderStyle, OpenAPI, Operation, Parameter, ParameterData,
    ParameterSchemaOrContent, PathStyle, QueryStyle, ReferenceOr,
};
use serde_json::Value;

use super::auth;
use super::undefined::Declared;
use crate::analyse::locations::display;
use crate::analyse::renames::{Rename, chosen, confirm};
use crate::analyse::secrets::names_secret;
use crate::diagnostic::{Diagnostic, codes};
use crate::draft::Group;
use crate::ir::{
    ClientHeader, Credential, Docs, Explode, Ident, Name, Param, ParamLocation, Passed,
    Serialization, Style, Type, has_keys,
};
use crate::lock::Positions;
use crate::lower::extension;
use crate::markdown;
use crate::names::{Claim, Scope, Use, ident};
use crate::operations::{OperationAt, media, origin_of, schema_location};
use crate::plan::planner::Planner;
use crate::schema::Found;
use crate::values::accepts::may_accept;
use crate::values::defaults::{NO_VALUE, ignored};

/// The parameter for a name in the path that no parameter describes: any string.
pub fn open_argument(name: &str, scope: &mut Scope) -> Param {
    Param {
        name: scope.name(name, Use::Setter),
        location: ParamLocation::Path,
        serialization: serialize_as(Style::Simple, None, false),
        ty: Type::String,
        passed: Passed::AsItself,
        checks: Vec::new(),
        default: None,
        docs: Docs::default(),
        is_introduced: false,
        deprecated: false,
        dropped: None,
        for_all: false,
    }
}

impl Planner<'_> {
    /// The required parameters and the others.
    pub(in crate::plan) fn plan_params(
        &mut self,
        document: &OpenAPI,
        found: OperationAt<'_>,
    ) -> (Vec<Param>, Vec<Param>) {
        let declared = self.sent_params(document, found.operation);
        let methods = self.methods_before(&display(found.location), &declared);
        let mut scope = Scope::with(methods.iter().map(String::as_str));
        let template = self.fill_path(found, &declared);
        let mut arguments = Vec::new();
        let mut setters = Vec::new();
        let listed = found.listed();
        let renames = declared.iter().map(|parameter| {
            let data = parameter.parameter_data_ref();
            let location = origin_of(&data.extensions).unwrap_or_default();
            self.renames.of_parameter(&listed, &data.name, location)
        });
        let renames: Vec<Option<&Rename>> = renames.collect();
        let names = name_params(&declared, &renames, &methods, &mut scope);
        for (parameter, name) in declared.into_iter().zip(names) {
            let data = parameter.parameter_data_ref();
            let (mut location, mut serialization) = location_and_serialization(parameter);
            let wire = match (location, template.location_of(&data.name)) {
                (ParamLocation::Path, None) => {
                    (location, serialization) =
                        (ParamLocation::Query, serialize_as(Style::Form, None, false));
                    template.asked_as(&data.name)
                }
                (ParamLocation::Path, filled) => filled,
                _ => Some(data.name.as_str()),
            };
            let Some(wire) = wire else { continue };
            let Some(schema) = schema_location(parameter) else {
                continue;
            };
            let planned = self.plan_type(schema);
            if serialization.style == Style::DeepObject {
                self.check_deep(parameter, &planned.ty);
            }
            let declared = Declared {
                location: origin_of(&data.extensions).unwrap_or_default(),
                serialization,
                explode: data.explode,
            };
            self.report_undefined(declared, schema);
            let secret = planned.ty == Type::String && names_secret(&data.name);
            let ty = if secret { Type::Secret } else { planned.ty };
            let subject = subject_of(parameter, data);
            let description = self.describe_param(schema, data, &ty);
            let default = self.shown_default(schema, data, &ty);
            let is_introduced = description.is_empty() && !subject.is_empty();
            let docs =
                markdown::with_facts(description, &subject, &planned.checks, default.as_ref());
            let is_text_header =
                location == ParamLocation::Header && matches!(ty, Type::String | Type::Secret);
            let param = Param {
                name: Name {
                    wire: wire.to_owned(),
                    rust: name,
                },
                location,
                serialization,
                ty,
                passed: Passed::AsItself,
                checks: planned.checks,
                default: default.map(|default| default.to_string()),
                docs,
                is_introduced,
                deprecated: data.deprecated.unwrap_or_default(),
                dropped: self.dropped_parameter(data),
                for_all: is_text_header && !data.required && !is_of_one_request(wire),
            };
            // The client makes a key that a request must have, unless its setter is called.
            let is_made = has_keys(found.http_method) && param.is_random_key();
            if data.required && !is_made {
                arguments.push(param);
            } else {
                setters.push(param);
            }
        }
        arguments.extend(
            template
                .open
                .iter()
                .map(|name| open_argument(name, &mut scope)),
        );
        // The path's own come first, in the order in which the path has them.
        arguments.sort_by_key(|param| {
            let position = template
                .names
                .iter()
                .position(|name| *name == param.name.wire);
            (param.location, position.unwrap_or_default())
        });
        let arguments = self.order_params(&display(found.location), arguments);
        (arguments, setters)
    }

    /// The version of the API that no longer has a parameter.
    fn dropped_parameter(&self, data: &ParameterData) -> Option<String> {
        let at = origin_of(&data.extensions)?;
        self.dropped.version(at).map(str::to_owned)
    }

    /// The methods that the request builder of the operation at a pointer had before, which no parameter is named like.
    fn methods_before(&mut self, pointer: &str, declared: &[&Parameter]) -> Vec<String> {
        let before = self.options.lock.form(pointer);
        let methods = before.map(|form| form.methods.clone()).unwrap_or_default();
        let names = declared
            .iter()
            .map(|parameter| ident(&parameter.parameter_data_ref().name, Use::Setter));
        let names: HashSet<String> = names.map(|name| name.plain().to_owned()).collect();
        // They stay in the lock for the name of the parameter.
        let met = methods.iter().filter(|method| names.contains(*method));
        let met: Vec<String> = met.cloned().collect();
        if !met.is_empty() {
            self.lock.form_mut(pointer).methods = met;
        }
        methods
    }

    /// The arguments in the order that they had before; new ones come last. Those of the path have the order of the path.
    fn order_params(&mut self, pointer: &str, mut arguments: Vec<Param>) -> Vec<Param> {
        let before = self.options.lock.form(pointer);
        let before = before
            .map(|form| form.arguments.clone())
            .unwrap_or_default();
        let positions = Positions::of(&before);
        arguments.sort_by_key(|param| {
            let is_of_path = param.location == ParamLocation::Path;
            let position = positions.get(&param.name.wire);
            (!is_of_path, if is_of_path { 0 } else { position })
        });
        let others = arguments
            .iter()
            .filter(|param| param.location != ParamLocation::Path);
        let kept: Vec<String> = others.map(|param| param.name.wire.clone()).collect();
        if !kept.is_empty() {
            self.lock.form_mut(pointer).arguments = kept;
        }
        arguments
    }

    /// The description of a parameter.
    fn describe_param(&self, schema: &str, data: &ParameterData, ty: &Type) -> Docs {
        let own = markdown::to_docs(data.description.as_deref().unwrap_or_default());
        self.describe(schema, ty, &data.name, own)
    }

    /// The default of a parameter, if the parameter may be absent. A value that `Debug` hides is not shown.
    fn shown_default(&mut self, schema: &str, data: &ParameterData, ty: &Type) -> Option<Value> {
        let default = self.default_of(schema);
        default.filter(|_| !data.required && *ty != Type::Secret)
    }

    /// The default in a parameter's schema, if the schema accepts it.
    fn default_of(&mut self, schema: &str) -> Option<Value> {
        let own_default =
            |found: Found<'_>| Some((found.location.to_owned(), found.schema.default.clone()?));
        let (location, default) = self.model.annotations(schema).find_map(own_default)?;
        if !may_accept(self.model, &location, &default) {
            self.diagnostics.push(ignored(&location, NO_VALUE));
            return None;
        }
        Some(default)
    }

    /// The parameters that are sent. Those that OpenAPI ignores are reported.
    fn sent_params<'o>(
        &mut self,
        document: &OpenAPI,
        operation: &'o Operation,
    ) -> Vec<&'o Parameter> {
        let is_authorized = auth::writes_authorization(document, operation);
        let mut sent = Vec::new();
        for parameter in operation.parameters.iter().filter_map(ReferenceOr::as_item) {
            match declared_instead(parameter, is_authorized) {
                Some(instead) => self.report_ignored(parameter, instead),
                None => sent.push(parameter),
            }
        }
        sent
    }

    /// Reports a header parameter that OpenAPI ignores.
    fn report_ignored(&mut self, parameter: &Parameter, instead: &str) {
        let data = parameter.parameter_data_ref();
        let at = origin_of(&data.extensions).unwrap_or_default();
        let message = format!(
            "OpenAPI ignores the header parameter `{}`: {instead}",
            data.name
        );
        self.diagnostics.push(Diagnostic::new(
            &codes::IGNORED_HEADER,
            format!("{at}/name"),
            message,
        ));
    }

    /// Reports `deepObject` for a parameter that is neither an object nor, as many services allow, an array.
    fn check_deep(&mut self, parameter: &Parameter, ty: &Type) {
        if matches!(
            ty,
            Type::Named(_) | Type::Map(..) | Type::Vec(_) | Type::OpenTuple(_) | Type::Value
        ) {
            return;
        }
        let at = origin_of(&parameter.parameter_data_ref().extensions).unwrap_or_default();
        let message = "`deepObject` needs an object, but this parameter has no properties";
        let found = Diagnostic::new(&codes::UNKNOWN_STYLE, format!("{at}/style"), message);
        self.diagnostics
            .push(found.help("remove `style`, or describe an object"));
    }
}

/// The subject of a parameter's documentation, if it has no description. A required parameter is an argument, listed by its name.
fn subject_of(parameter: &Parameter, data: &ParameterData) -> String {
    if data.required {
        return String::new();
    }
    if data.extensions.contains_key(extension::QUERY_STRING) {
        return "Sets the query string.".to_owned();
    }
    let name = markdown::code_text(&data.name);
    match parameter {
        Parameter::Header { .. } => format!("Sets the `{name}` header."),
        Parameter::Cookie { .. } => format!("Sets the `{name}` cookie."),
        Parameter::Query { .. } | Parameter::Path { .. } => {
            format!("Sets the `{name}` query parameter.")
        }
    }
}

/// The setters, independent of their order: of parameters with the same name, the path's has the plain name, then the query's.
pub fn name_params(
    declared: &[&Parameter],
    renames: &[Option<&Rename>],
    methods: &[String],
    scope: &mut Scope,
) -> Vec<Ident> {
    let mut written: HashMap<&str, usize> = HashMap::new();
    for parameter in declared {
        *written
            .entry(&parameter.parameter_data_ref().name)
            .or_default() += 1;
    }
    let claims = declared.iter().zip(renames).map(|(parameter, rename)| {
        let claim = Claim::of(&parameter.parameter_data_ref().name);
        let (rank, word) = match parameter {
            _ if methods.contains(&ident(claim.raw_name, Use::Setter).plain().to_owned()) => {
                (0, "param")
            }
            _ if written[claim.raw_name] == 1 => (0, ""),
            Parameter::Path { .. } => (0, "in path"),
            Parameter::Query { .. } => (1, "in query"),
            Parameter::Header { .. } => (2, "in header"),
            Parameter::Cookie { .. } => (3, "in cookie"),
        };
        Claim {
            chosen: chosen(*rename, Use::Setter),
            rank,
            word,
            ..claim
        }
    });
    let claims: Vec<Claim<'_>> = claims.collect();
    let settled = scope.settle(&claims, Use::Setter);
    let names = settled.iter().map(|raw_name| ident(raw_name, Use::Setter));
    let names: Vec<Ident> = names.collect();
    for (rename, name) in renames.iter().zip(&names) {
        confirm(*rename, name);
    }
    names
}

/// What sets the header that a parameter declares, where OpenAPI ignores the parameter. OpenAPI always ignores `Authorization`; here
/// it is ignored only where a security scheme of the operation sets the header.
pub fn declared_instead(parameter: &Parameter, is_authorized: bool) -> Option<&'static str> {
    let name = &parameter.parameter_data_ref().name;
    if !matches!(parameter, Parameter::Header { .. }) {
        return None;
    }
    match name.to_ascii_lowercase().as_str() {
        "accept" => Some("the media types of the responses decide it"),
        "content-type" => Some("the media type of the body decides it"),
        "authorization" if is_authorized => Some("the security schemes decide it"),
        _ => None,
    }
}

/// The location of a parameter, and how it is serialized there.
pub fn location_and_serialization(parameter: &Parameter) -> (ParamLocation, Serialization) {
    let data = parameter.parameter_data_ref();
    let has = |fact: &str| data.extensions.contains_key(fact);
    let (location, style, reserved) = match parameter {
        Parameter::Path { style, .. } => {
            let style = match style {
                PathStyle::Matrix => Style::Matrix,
                PathStyle::Label => Style::Label,
                PathStyle::Simple => Style::Simple,
            };
            (ParamLocation::Path, style, false)
        }
        Parameter::Query {
            style,
            allow_reserved,
            ..
        } => {
            let location = if has(extension::QUERY_STRING) {
                ParamLocation::QueryString
            } else {
                ParamLocation::Query
            };
            (location, style_of(style), *allow_reserved)
        }
        Parameter::Header {
            style: HeaderStyle::Simple,
            ..
        } => (ParamLocation::Header, Style::Simple, false),
        Parameter::Cookie {
            style: CookieStyle::Form,
            ..
        } => {
            let is_plain = has(extension::PLAIN_COOKIE);
            let style = if is_plain { Style::Cookie } else { Style::Form };
            (ParamLocation::Cookie, style, false)
        }
    };
    let style = match &data.format {
        ParameterSchemaOrContent::Schema(_) => style,
        ParameterSchemaOrContent::Content(content) => {
            let json = content
                .keys()
                .next()
                .is_some_and(|name| media::essence(name).ends_with("json"));
            if json { Style::Json } else { style }
        }
    };
    (location, serialize_as(style, data.explode, reserved))
}

/// The style of a query or of a form's field.
pub fn style_of(style: &QueryStyle) -> Style {
    match style {
        QueryStyle::Form => Style::Form,
        QueryStyle::SpaceDelimited => Style::SpaceDelimited,
        QueryStyle::PipeDelimited => Style::PipeDelimited,
        QueryStyle::DeepObject => Style::DeepObject,
    }
}

/// A style with the other fields that decide the serialization.
pub fn serialize_as(style: Style, explode: Option<bool>, reserved: bool) -> Serialization {
    let by_default = matches!(style, Style::Form | Style::Cookie);
    let explode = explode.unwrap_or(by_default) && style != Style::Json;
    Serialization {
        style,
        explode: if explode { Explode::Yes } else { Explode::No },
        reserved,
    }
}

/// Whether a header concerns a single request: a condition, a range, the body; or an id that distinguishes the request from others,
/// so that a second request with the same value would be treated as a repetition.
pub fn is_of_one_request(header: &str) -> bool {
    let header = header.to_ascii_lowercase();
    let is_conditional = header.starts_with("if-") || matches!(header.as_str(), "range" | "expect");
    let is_of_body = header.starts_with("content-") || header.ends_with("digest");
    let distinguishes = header.contains("idempotency")
        || header.ends_with("request-id")
        || header.ends_with("correlation-id");
    is_conditional || is_of_body || distinguishes
}

/// The optional string headers of operations: a client may set them once for all operations.
pub fn client_headers(groups: &[Group], credentials: &[Credential]) -> Vec<ClientHeader> {
    let calls = groups.iter().flat_map(|group| &group.calls);
    let headers = calls
        .flat_map(|call| &call.setters)
        .filter(|param| param.for_all);
    let mut by_name: BTreeMap<String, &Param> = BTreeMap::new();
    for header in headers {
        by_name
            .entry(header.name.wire.to_ascii_lowercase())
            .or_insert(header);
    }
    let mut scope = Scope::with(
        credentials
            .iter()
            .map(|credential| credential.method.plain()),
    );
    by_name
        .into_values()
        .map(|header| ClientHeader {
            name: scope.name(&header.name.wire, Use::BuilderMethod),
            secret: header.ty == Type::Secret,
            docs: header.docs.clone(),
        })
        .collect()
}
