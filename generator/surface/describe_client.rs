//! `ir::Crate` → [`Surface`](super::Surface): the client.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::client::{
    Body, Client, ClientHeader, Credential, FormerName, Group, Operation, OtherBody, Output, Pages,
    Parameter, RequiredScheme, ResponseHeader, Server, ServerVariable, Stream, VariableEnum,
    VariableValue,
};
use super::limits::describe_limits;
use super::runtime_defaults::RuntimeDefaults;
use super::rust_type::RustType;
use super::types::{describe_name, describe_type, module_path};
use crate::ir;

/// What is exported at the top of every crate with a client, in addition to parts of the runtime.
const OF_REQWEST: [&str; 4] = ["Method", "StatusCode", "http", "reqwest"];

/// The client, whose first URL is `server`.
pub fn describe_client(client: &ir::Client, server: Option<&String>) -> Client {
    let ir::Client {
        groups,
        credentials,
        headers,
        response_headers,
        servers,
        server_variables,
    } = client;
    let operations = groups.iter().flat_map(|group| {
        let ir::Group {
            module,
            handle: _,
            docs: _,
            moved_to: _,
            calls,
        } = group;
        let calls = calls.iter();
        calls.map(move |call| describe_operation(call, &module_path(module)))
    });
    let headers = headers.iter().map(|header| {
        let ir::ClientHeader {
            name,
            secret,
            docs: _,
        } = header;
        ClientHeader {
            method: name.rust.to_string(),
            key: name.wire.clone(),
            secret: *secret,
        }
    });
    let groups = groups.iter().map(describe_group);
    let credentials = credentials.iter().map(describe_credential);
    let response_headers = response_headers.iter().map(describe_response_header);
    let builder_methods = client.builder_methods().into_iter();
    let oauth_urls = client.oauth_urls().into_iter();
    let mut oauth_urls: BTreeMap<String, String> = oauth_urls
        .map(|(name, (url, _))| (name.to_string(), url.url.clone()))
        .collect();
    Client {
        server: server.cloned(),
        token_url: oauth_urls.remove("TOKEN_URL"),
        oauth_urls,
        exports: describe_exports(client),
        builder_methods: builder_methods.map(str::to_owned).collect(),
        defaults: RuntimeDefaults::current(),
        groups: sorted(groups, |group| &group.path),
        operations: sorted(operations, |operation| &operation.path),
        credentials: sorted(credentials, |credential| &credential.method),
        headers: sorted(headers, |header| &header.method),
        response_headers: sorted(response_headers, |header| &header.method),
        servers: servers.iter().map(describe_server).collect(),
        variables: server_variables.iter().map(describe_variable).collect(),
    }
}

/// The items in the order of their keys, which does not depend on the order of the document.
pub fn sorted<T>(items: impl Iterator<Item = T>, key: impl Fn(&T) -> &String) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.sort_by(|one, other| key(one).cmp(key(other)));
    items
}

fn describe_response_header(header: &ir::ResponseHeader) -> ResponseHeader {
    let ir::ResponseHeader {
        name,
        ty,
        in_success,
        in_errors,
        required_in_success,
        docs: _,
    } = header;
    ResponseHeader {
        method: name.rust.to_string(),
        key: name.wire.clone(),
        ty: describe_type(ty),
        of_response: *in_success,
        of_error: *in_errors,
        required_of_response: *required_in_success,
    }
}

/// The items at the top of the crate.
fn describe_exports(client: &ir::Client) -> Vec<String> {
    let mut exports = client.exports();
    exports.extend(OF_REQWEST);
    exports.extend(client.header_traits());
    if !client.servers.is_empty() {
        exports.insert("Server");
    }
    exports.into_iter().map(str::to_owned).collect()
}

fn describe_group(group: &ir::Group) -> Group {
    let ir::Group {
        module,
        handle,
        docs: _,
        calls: _,
        moved_to: _,
    } = group;
    let path = module_path(module);
    Group {
        method: handle.as_ref().map(|(_, method)| method.to_string()),
        handle: handle.as_ref().map(|(ty, _)| format!("{path}::{ty}")),
        path,
    }
}

fn describe_operation(call: &ir::Call, module: &str) -> Operation {
    let ir::Call {
        pointer,
        module: _,
        method,
        ty,
        http_method,
        path,
        fixed_query,
        docs: _,
        deprecated,
        lifecycle,
        arguments,
        body,
        other_bodies,
        setters,
        servers,
        security,
        on_success: _,
        output,
        contents,
        stream,
        // Only reports have them.
        readers: _,
        accept,
        failure,
        pages,
        redirects,
        idempotency_key,
        former_types,
        former_methods,
    } = call;
    // Those of responses are items.
    let builder = former_types.iter().filter(|former| former.name == *ty);
    let builder = builder.map(|former| describe_former(former, module, ""));
    let methods = former_methods.iter();
    let methods = methods.map(|former| describe_former(former, module, "()"));
    let mut former_names: Vec<FormerName> = builder.chain(methods).collect();
    former_names.sort_unstable();
    let query = fixed_query.as_ref().map(|query| format!("?{query}"));
    let servers = servers.iter().map(|server| {
        let ir::OwnServer {
            name,
            constructor: _,
        } = server;
        name.to_string()
    });
    Operation {
        path: format!("{module}::{ty}"),
        pointer: pointer.clone(),
        method: method.to_string(),
        http_method: http_method.clone(),
        url: path.clone() + &query.unwrap_or_default(),
        deprecated: *deprecated,
        lifecycle: lifecycle.clone(),
        arguments: arguments.iter().map(describe_parameter).collect(),
        body: body.as_ref().map(describe_body),
        other_bodies: other_bodies.iter().map(describe_other_body).collect(),
        setters: setters.iter().map(describe_parameter).collect(),
        servers: servers.collect(),
        security: security.iter().map(|set| describe_schemes(set)).collect(),
        output: match output {
            ir::Output::Empty => Output::Empty,
            ir::Output::Json(ty) => Output::Json(describe_type(ty)),
            ir::Output::Text => Output::Text,
            ir::Output::Bytes => Output::Bytes,
            ir::Output::Several(statuses) => {
                Output::Several(format!("{module}::{}", statuses.name))
            }
        },
        contents: contents
            .as_ref()
            .map(|contents| format!("{module}::{}", contents.name)),
        content_methods: contents.as_ref().map(content_methods).unwrap_or_default(),
        stream: stream.as_ref().map(describe_stream),
        accept: accept.clone(),
        redirects: redirects.clone(),
        idempotency_key: idempotency_key.clone(),
        error: Some(format!("{module}::{}", failure.name())),
        pages: pages.as_deref().map(describe_pages),
        former_names,
    }
}

/// A former name of an item of an operation whose group is `module`.
fn describe_former(former: &ir::FormerName, module: &str, end: &str) -> FormerName {
    let ir::FormerName {
        module: former_module,
        handle: _,
        former,
        name,
    } = former;
    FormerName {
        former: format!("{}::{former}{end}", module_path(former_module)),
        name: format!("{module}::{name}{end}"),
    }
}

fn describe_schemes(set: &[ir::RequiredScheme]) -> Vec<RequiredScheme> {
    let mut schemes = Vec::new();
    for required in set {
        let ir::RequiredScheme { scheme, scopes } = required;
        schemes.push(RequiredScheme {
            scheme: scheme.clone(),
            scopes: scopes.clone(),
        });
    }
    schemes
}

fn describe_parameter(parameter: &ir::Param) -> Parameter {
    let ir::Param {
        name,
        location,
        serialization,
        ty,
        checks,
        default,
        docs: _,
        is_introduced: _,
        passed: _,
        deprecated,
        dropped,
        for_all,
    } = parameter;
    let (name, key) = describe_name(name);
    let location = match location {
        ir::ParamLocation::Path => "path",
        ir::ParamLocation::Query => "query",
        ir::ParamLocation::QueryString => "querystring",
        ir::ParamLocation::Header => "header",
        ir::ParamLocation::Cookie => "cookie",
    };
    Parameter {
        name,
        key,
        location: location.to_owned(),
        style: describe_style(*serialization),
        ty: describe_type(ty),
        limits: describe_limits(checks),
        default: default.clone(),
        deprecated: *deprecated,
        dropped: dropped.clone(),
        for_all: *for_all,
    }
}

fn describe_style(serialization: ir::Serialization) -> String {
    let ir::Serialization {
        style,
        explode,
        reserved,
    } = serialization;
    let style = match style {
        ir::Style::Form => "form",
        ir::Style::Simple => "simple",
        ir::Style::Label => "label",
        ir::Style::Matrix => "matrix",
        ir::Style::SpaceDelimited => "spaceDelimited",
        ir::Style::PipeDelimited => "pipeDelimited",
        ir::Style::DeepObject => "deepObject",
        ir::Style::Json => "json",
        ir::Style::Cookie => "cookie",
    };
    let explode = match explode {
        ir::Explode::Yes => " explode",
        ir::Explode::No => "",
    };
    let reserved = if reserved { " allowReserved" } else { "" };
    format!("{style}{explode}{reserved}")
}

fn describe_other_body(other: &ir::OtherBody) -> OtherBody {
    let ir::OtherBody { method, body } = other;
    OtherBody {
        method: method.to_string(),
        body: describe_body(body),
    }
}

/// The methods that ask for one of the contents.
fn content_methods(contents: &ir::Contents) -> Vec<String> {
    let branches = contents.branches.iter();
    let methods = branches.flat_map(|branch| branch.method.iter().chain(&branch.download));
    let mut methods: Vec<String> = methods.map(ToString::to_string).collect();
    methods.sort_unstable();
    methods
}

fn describe_body(body: &ir::Body) -> Body {
    let ir::Body {
        content,
        media,
        declared,
        required,
        // Follows from the type.
        checked: _,
        passed: _,
        checks,
        docs: _,
    } = body;
    let styles = |styles: &[(String, ir::Serialization)]| {
        let styles = styles.iter();
        let styles = styles.map(|(field, style)| format!("{field}: {}", describe_style(*style)));
        styles.collect::<Vec<String>>()
    };
    let (ty, mut parts) = match content {
        ir::Content::Json(ty) => (describe_type(ty), Vec::new()),
        ir::Content::Form(ty, fields) => (describe_type(ty), styles(fields)),
        ir::Content::Multipart(ty, parts) => {
            let ir::Parts {
                types,
                headers,
                styles: fields,
                positions: ir::PartPositions { first, rest },
            } = parts;
            let first = first.iter().enumerate();
            let first =
                first.filter_map(|(index, media)| Some(format!("[{index}]: {}", media.as_ref()?)));
            let rest = rest.iter().map(|media| format!("[]: {media}"));
            let positions = first.chain(rest);
            let types = types.iter();
            let types = types.map(|(field, media)| format!("{field}: {media}"));
            let required = headers.iter().flat_map(|(field, headers)| {
                let required = headers.iter().filter(|header| header.required);
                required.map(move |header| format!("{field}: header {}", header.name))
            });
            let parts = types.chain(positions).chain(required).chain(styles(fields));
            (describe_type(ty), parts.collect())
        }
        ir::Content::Text => (RustType::plain("String"), Vec::new()),
        ir::Content::Bytes | ir::Content::Raw => (RustType::plain("runtime::Body"), Vec::new()),
    };
    parts.sort();
    let media = match content {
        // The caller decides which one it is.
        ir::Content::Raw => declared.join(", "),
        _ => media.clone(),
    };
    Body {
        ty,
        media,
        parts,
        required: *required,
        limits: describe_limits(checks),
    }
}

fn describe_stream(stream: &ir::Stream) -> Stream {
    let ir::Stream {
        items,
        media,
        accept: _,
        is_only,
        types: _,
        switch,
        reconnects,
    } = stream;
    let items = match items {
        ir::StreamItems::Events(ty) => RustType::of("runtime::EventStream", describe_type(ty)),
        ir::StreamItems::EventsAndErrors(ty) => {
            RustType::of("runtime::EventsAndErrors", describe_type(ty))
        }
        // The union has what else distinguishes them.
        ir::StreamItems::NamedEvents(ir::NamedEvents {
            ty,
            has_error: _,
            has_further_fields: _,
            has_unnamed: _,
        }) => RustType::of("runtime::NamedEvents", describe_type(ty)),
        ir::StreamItems::TextEvents => RustType::plain("runtime::TextEvents"),
        ir::StreamItems::Parts => RustType::plain("runtime::PartStream"),
        ir::StreamItems::Lines(ty) => RustType::of("runtime::JsonLines", describe_type(ty)),
        ir::StreamItems::Sequence(ty) => RustType::of("runtime::JsonSequence", describe_type(ty)),
        ir::StreamItems::JsonParts(ty) => RustType::of("runtime::JsonParts", describe_type(ty)),
    };
    Stream {
        items,
        media: media.clone(),
        is_only: *is_only,
        is_switched: switch.is_some(),
        reconnects: *reconnects,
    }
}

fn describe_pages(pages: &ir::Pages) -> Pages {
    let ir::Pages {
        method,
        items_method,
        paging,
        id: _,
        page,
        item,
    } = pages;
    let ir::Paging {
        rule,
        // The pointer of a property of the body shows it.
        is_in_body: _,
        parameter,
        property,
        id_of_item,
        more,
        total_pages,
        // It changes no item, only how soon nothing more is requested.
        total_items: _,
        number,
        limit,
        first,
        items,
    } = paging;
    let location = |path: &ir::FieldPath| format!("/{}", path.names.join("/"));
    let more = more.as_ref();
    let more = more.map(|more| format!("{} != {}", location(&more.property), more.on_last_page));
    let parts = [
        ("parameter", parameter.clone()),
        ("property", property.as_ref().map(location)),
        ("id", id_of_item.clone()),
        ("while", more),
        ("total", total_pages.as_ref().map(location)),
        ("number", number.as_ref().map(location)),
        ("limit", limit.as_ref().map(location)),
        ("items", Some(location(items))),
        ("first", Some(first.number.to_string())),
    ];
    let mut description = rule.name().to_owned();
    for (name, value) in parts {
        if let Some(value) = value {
            let _ = write!(description, "; {name} {value}");
        }
    }
    Pages {
        method: method.to_string(),
        items_method: items_method.to_string(),
        page: describe_type(page),
        item: describe_type(item),
        rule: description,
    }
}

fn describe_credential(credential: &ir::Credential) -> Credential {
    let ir::Credential {
        method,
        scheme,
        kind,
        docs: _,
        deprecated: _,
    } = credential;
    let kind = match kind {
        // Of `OAuth` the constant with the URL is described, and that the crate has the type.
        ir::CredentialKind::Bearer
        | ir::CredentialKind::OAuth(_)
        | ir::CredentialKind::Undeclared => "bearer".to_owned(),
        ir::CredentialKind::Basic => "basic".to_owned(),
        ir::CredentialKind::Http(name) => format!("http {name}"),
        ir::CredentialKind::ApiKey(ir::KeyLocation::Header, name) => format!("header {name}"),
        ir::CredentialKind::ApiKey(ir::KeyLocation::Query, name) => format!("query {name}"),
        ir::CredentialKind::ApiKey(ir::KeyLocation::Cookie, name) => format!("cookie {name}"),
    };
    Credential {
        method: method.to_string(),
        scheme: scheme.clone(),
        kind,
    }
}

fn describe_server(server: &ir::Server) -> Server {
    let ir::Server {
        name,
        template,
        is_relative,
        is_own,
        docs: _,
        variables,
        constructor,
    } = server;
    let variables = variables.iter().map(|variable| {
        let ir::ServerVariable {
            name,
            default,
            values,
            setter,
            docs: _,
        } = variable;
        let (name, key) = describe_name(name);
        ServerVariable {
            name,
            key,
            default: default.clone(),
            values: values.as_ref().map(variable_path),
            setter: setter.as_ref().map(ToString::to_string),
        }
    });
    Server {
        name: name.to_string(),
        url: template.clone(),
        is_relative: *is_relative,
        is_own: *is_own,
        variables: variables.collect(),
        constructor: constructor.as_ref().map(ToString::to_string),
    }
}

fn variable_path(name: &ir::Ident) -> String {
    format!("server_urls::{name}")
}

fn describe_variable(variable: &ir::VariableEnum) -> VariableEnum {
    let ir::VariableEnum {
        name,
        variable: _,
        variants,
    } = variable;
    let variants = variants.iter().map(|(name, value)| VariableValue {
        name: name.to_string(),
        value: value.clone(),
    });
    VariableEnum {
        path: variable_path(name),
        variants: variants.collect(),
    }
}
