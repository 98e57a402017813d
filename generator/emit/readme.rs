//! The README, which is the documentation of the crate: an example of its use, and a section for each thing that it can do.

use minijinja::{Value, context};

use super::example::{
    ShownCall, address, credentials_of, example_call, hand_over, lay_out, write_server,
};
use super::front::recursion_limit;
use super::sample::Samples;
use crate::ir::{
    Call, Check, Content, Crate, Credential, CredentialKind, Group, Item, ItemKind, Object, Output,
    Rest, Server, Stream, StreamItems, Switch, UnionDecision,
};

/// What the template shows in the sections; `None` or empty where a section does not apply.
pub fn sections(plan: &Crate) -> Value {
    let all = plan.client.iter().flat_map(|client| &client.credentials);
    let is_undeclared = |credential: &&Credential| credential.kind == CredentialKind::Undeclared;
    let credentials: Vec<String> = all
        .clone()
        .filter(|credential| !is_undeclared(credential))
        .map(|credential| credential.method.plain().to_owned())
        .collect();
    context! {
        credentials => credentials,
        authentication => authentication(plan),
        undeclared => all.clone().any(|credential| is_undeclared(&credential)).then(|| undeclared(plan)),
        tokens => tokens(plan),
        has_idempotency_keys => calls(plan).any(|(_, call)| call.idempotency_key.is_some()),
        servers => servers(plan),
        errors => errors(plan),
        retries => plan.client.as_ref().map(|_| retries(plan)),
        timeouts => plan.client.as_ref().map(|_| timeouts(plan)),
        undescribed => plan.client.as_ref().map(|_| undescribed(plan)),
        uploads => uploads(plan),
        has_files => calls(plan).any(|(_, call)| call.bodies().any(|body| matches!(body.content, Content::Multipart(..)))),
        proxy => plan.client.as_ref().map(|_| proxy(plan)),
        transport => plan.client.as_ref().map(|_| transport(plan)),
        tests => plan.client.as_ref().map(|_| tests(plan)),
        has_tower => plan.package.tower,
        has_streams => calls(plan).any(|(_, call)| call.stream.is_some()),
        reconnects => calls(plan).any(|(_, call)| call.reconnecting().is_some()),
        is_switched => streams(plan).any(|stream| stream.switch.is_some()),
        streams_by_default => streams(plan).any(|stream| stream.switch == Some(Switch::On)),
        has_whole => streams(plan).any(|stream| !stream.types.is_empty()),
        stream => stream(plan),
        has_contents => calls(plan).any(|(_, call)| call.contents.is_some()),
        has_bodies => calls(plan).any(|(_, call)| !call.other_bodies.is_empty()),
        media_types => media_types(plan),
        download => download(plan),
        pages => pages(plan),
        response_header => response_header(plan),
        has_unknown => plan_items(plan).any(has_unknown),
        unknown => unknown(plan),
        has_checks => plan_items(plan).any(has_checks),
        refuses_deviations => plan_items(plan).any(is_exact),
        validation => validation(plan),
        has_client => plan.client.is_some(),
        has_tracing => plan.client.is_some(),
    }
}

fn plan_items(plan: &Crate) -> impl Iterator<Item = &Item> {
    plan.types.iter().flat_map(|module| &module.items)
}

fn is_exact(item: &Item) -> bool {
    matches!(&item.kind, ItemKind::Object(object) if object.exact)
}

/// Source of an example, laid out.
fn example(plan: &Crate, source: &str) -> String {
    let limit = recursion_limit(plan);
    format!("{limit}{}", lay_out(source).trim())
}

/// A client with the credentials that the shown operation requires.
fn authentication(plan: &Crate) -> Option<String> {
    let client = plan.client.as_ref()?;
    let chosen: Vec<&Credential> = match example_call(plan) {
        Some((_, call)) => credentials_of(call, &client.credentials),
        None => client.credentials.iter().take(1).collect(),
    };
    if chosen
        .iter()
        .any(|one| one.kind == CredentialKind::Undeclared)
    {
        return None;
    }
    let library = plan.package.lib_name.plain();
    let credentials = hand_over(&chosen);
    if credentials.is_empty() {
        return None;
    }
    let address = address(plan);
    Some(example(
        plan,
        &format!(
            "use {library}::Client;\n\
             fn connect() -> Result<Client, Box<dyn std::error::Error>> {{\n\
             Ok(Client::builder({address}){credentials}.build()?)\n}}"
        ),
    ))
}

/// Clients with credentials that the document does not declare.
fn undeclared(plan: &Crate) -> String {
    let library = plan.package.lib_name.plain();
    let address = address(plan);
    example(
        plan,
        &format!(
            "use {library}::{{Client, Credential}};\n\
             fn with_token() -> Result<Client, Box<dyn std::error::Error>> {{\n\
             Ok(Client::builder({address}).bearer_token(std::env::var(\"TOKEN\")?).build()?)\n}}\n\
             fn with_key() -> Result<Client, Box<dyn std::error::Error>> {{\n\
             let key = Credential::header(\"X-Api-Key\", std::env::var(\"API_KEY\")?);\n\
             Ok(Client::builder({address}).credential(\"key\", key).build()?)\n}}"
        ),
    )
}

/// A client that gets its tokens from a token endpoint.
fn tokens(plan: &Crate) -> Option<String> {
    let client = plan.client.as_ref()?;
    let (method, flows) = client.credentials.iter().find_map(|credential| {
        let CredentialKind::OAuth(flows) = &credential.kind else {
            return None;
        };
        Some((&credential.method, flows))
    })?;
    let flow = flows.first();
    let library = plan.package.lib_name.plain();
    let url = match flow {
        Some(flow) => format!("{library}::{}", flow.token.constant),
        None => "\"https://login.example.com/token\"".to_owned(),
    };
    let (parameters, tokens) = match flow.map(|flow| flow.flow) {
        Some("password") => (
            "user: &str, password: &str",
            format!("OAuth::password({url}, user, password)"),
        ),
        Some("authorizationCode") => (
            "refresh_token: &str",
            format!("OAuth::refresh_token({url}, refresh_token).client_id(\"my-app\")"),
        ),
        Some("deviceAuthorization") => match flow.and_then(|flow| flow.device.as_ref()) {
            Some(device) => (
                "client_id: &str",
                format!(
                    "OAuth::device({url}, {library}::{}, client_id, |code| {{ println!(\"Enter {{}} at {{}}\", code.user_code(), code.verification_uri()) }})",
                    device.constant
                ),
            ),
            None => (
                "refresh_token: &str",
                format!("OAuth::refresh_token({url}, refresh_token).client_id(\"my-app\")"),
            ),
        },
        _ => (
            "client_id: &str, client_secret: &str",
            format!("OAuth::client_credentials({url}, client_id, client_secret)"),
        ),
    };
    let address = address(plan);
    Some(example(
        plan,
        &format!(
            "use {library}::{{BuildError, Client, OAuth}};\n\
             fn connect({parameters}) -> Result<Client, BuildError> {{\n\
             let tokens = {tokens};\n\
             Client::builder({address}).{method}(tokens).build()\n}}"
        ),
    ))
}

/// A client of a server of the document, and one of a test's server.
fn servers(plan: &Crate) -> Option<String> {
    let client = plan.client.as_ref()?;
    let chosen = client.servers.iter().find(|server| !server.is_relative)?;
    let mut others: Vec<&Server> = Vec::new();
    for call in client.groups.iter().flat_map(|group| &group.calls) {
        let of_call = |server: &&Server| call.servers.iter().any(|own| own.name == server.name);
        let first = call.servers.first();
        let mut all = client.servers.iter();
        let first = all.find(|server| first.is_some_and(|own| own.name == server.name));
        // A relative one is on the host of the mock.
        let needed = first.filter(|first| !first.is_relative || first.template.starts_with("//"));
        if !others.iter().any(of_call) {
            others.extend(needed);
        }
    }
    let library = plan.package.lib_name.plain();
    let chosen = write_server(chosen);
    let others = others.iter().zip(8081..).map(|(server, port)| {
        let server = write_server(server);
        format!(".server_base({server}, \"http://localhost:{port}\")")
    });
    let others: String = others.collect();
    Some(example(
        plan,
        &format!(
            "use {library}::{{BuildError, Client, Server}};\n\
             fn real() -> Result<Client, BuildError> {{\n\
             Client::builder({chosen}).build()\n}}\n\
             fn mock() -> Result<Client, BuildError> {{\n\
             Client::builder(\"http://localhost:8080\"){others}.build()\n}}"
        ),
    ))
}

/// The shown operation, and what can be asked of its error.
fn errors(plan: &Crate) -> Option<String> {
    let (group, call) = example_call(plan)?;
    let library = plan.package.lib_name.plain();
    let shown = ShownCall::of(call, group, &Samples::of(plan));
    let modules = shown.further_imports();
    let sent = shown.expression.trim_end_matches('?');
    // A file that is sent may be missing.
    let (result, end) = if sent.contains('?') {
        (" -> Result<(), Box<dyn std::error::Error>>", "Ok(())")
    } else {
        ("", "")
    };
    let declared = if call.failure.statuses(&plan.failures).is_some() {
        "ErrorKind::Api => println!(\"{:?}: {:?}\", error.status(), error.api()),"
    } else {
        "ErrorKind::Api => println!(\"{:?}: {error}\", error.status()),"
    };
    Some(example(
        plan,
        &format!(
            "use {library}::{{Client, ErrorKind{modules}}};\n\
             async fn example(client: &Client{}){result} {{\n\
             match {sent} {{\n\
             Ok(response) => println!(\"{{}}\", response.status()),\n\
             Err(error) => match error.kind() {{\n\
             {declared}\n\
             ErrorKind::Invalid => println!(\"not sent: {{error}}\"),\n\
             _ => println!(\"{{error}}\"),\n\
             }} }}\n{end} }}",
            shown.parameters(", "),
        ),
    ))
}

fn calls(plan: &Crate) -> impl Iterator<Item = (&Group, &Call)> {
    let groups = plan.client.iter().flat_map(|client| &client.groups);
    groups.flat_map(|group| group.calls.iter().map(move |call| (group, call)))
}

fn streams(plan: &Crate) -> impl Iterator<Item = &Stream> {
    calls(plan).filter_map(|(_, call)| call.stream.as_ref())
}

/// The items of the first stream.
fn stream(plan: &Crate) -> Option<String> {
    let is_shown = |call: &Call| call.stream.is_some() && !call.deprecated;
    let (group, call) = calls(plan).find(|(_, call)| is_shown(call))?;
    let item = match call.stream.as_ref()?.items {
        StreamItems::Events(_)
        | StreamItems::EventsAndErrors(_)
        | StreamItems::NamedEvents(_)
        | StreamItems::TextEvents => "item?.data",
        StreamItems::Lines(_) | StreamItems::Sequence(_) | StreamItems::JsonParts(_) => "item?",
        StreamItems::Parts => "item?.body()",
    };
    let then = format!(
        "while let Some(item) = items.next().await {{\nprintln!(\"{{:?}}\", {item});\n}}\n"
    );
    Some(received(plan, group, call, "mut items", "stream", &then))
}

/// The first response that is asked for as another media type.
fn media_types(plan: &Crate) -> Option<String> {
    let method = |call: &Call| {
        let mut branches = call.contents.iter().flat_map(|contents| &contents.branches);
        branches.find_map(|branch| branch.method.as_ref().map(ToString::to_string))
    };
    let then = "println!(\"{response:?}\");\n";
    first_received(plan, method, "response", then)
}

/// The first download, into a file.
fn download(plan: &Crate) -> Option<String> {
    let method = |call: &Call| match &call.contents {
        Some(contents) => {
            let mut branches = contents.branches.iter();
            branches.find_map(|branch| branch.download.as_ref().map(ToString::to_string))
        }
        None => {
            let is_download = call.output == Output::Bytes && call.stream.is_none();
            is_download.then(|| "download".to_owned())
        }
    };
    let then = "bytes.save(\"download\").await?;\n";
    first_received(plan, method, "mut bytes", then)
}

/// The first call that has the method, which sends it, and what is done with its response.
fn first_received(
    plan: &Crate,
    method: impl Fn(&Call) -> Option<String>,
    response: &str,
    then: &str,
) -> Option<String> {
    let mut calls = calls(plan).filter(|(_, call)| !call.deprecated);
    let (group, call, method) =
        calls.find_map(|(group, call)| Some((group, call, method(call)?)))?;
    Some(received(plan, group, call, response, &method, then))
}

/// A loop over the items of the first operation that pages.
fn pages(plan: &Crate) -> Option<String> {
    let is_shown = |call: &Call| call.pages.is_some() && !call.deprecated;
    let (group, call) = calls(plan).find(|(_, call)| is_shown(call))?;
    let method = call.pages.as_ref()?.items_method.to_string();
    let library = plan.package.lib_name.plain();
    let shown = ShownCall::of(call, group, &Samples::of(plan));
    let modules: String = shown
        .modules()
        .iter()
        .map(|module| format!(", {module}"))
        .collect();
    let builder = shown.expression.trim_end_matches(".send().await?");
    Some(example(
        plan,
        &format!(
            "use {library}::{{Client{modules}}};\n\
             async fn example(client: &Client{}) -> Result<(), Box<dyn std::error::Error>> {{\n\
             let mut items = {builder}.{method}();\n\
             while let Some(item) = items.next().await {{\n\
             println!(\"{{:?}}\", item?);\n\
             }}\n\
             Ok(())\n}}",
            shown.parameters(", "),
        ),
    ))
}

/// A call that is sent by `method`, and what is done with its response.
fn received(
    plan: &Crate,
    group: &Group,
    call: &Call,
    response: &str,
    method: &str,
    then: &str,
) -> String {
    let library = plan.package.lib_name.plain();
    let shown = ShownCall::of(call, group, &Samples::of(plan));
    let modules = shown.further_imports();
    let (call, _) = shown.expression.rsplit_once('.').unwrap_or_default();
    let (call, _) = call.rsplit_once('.').unwrap_or_default();
    let parameters = shown.parameters(", ");
    example(
        plan,
        &format!(
            "use {library}::{{Client{modules}}};\n\
             async fn example(client: &Client{parameters}) -> Result<(), Box<dyn std::error::Error>> {{\n\
             let {response} = {call}.{method}().await?;\n{then}Ok(())\n}}"
        ),
    )
}

/// A client with a policy of its own.
fn retries(plan: &Crate) -> String {
    let library = plan.package.lib_name.plain();
    let address = address(plan);
    example(
        plan,
        &format!(
            "use std::time::Duration;\n\
             use {library}::{{BuildError, Client, RetryPolicy}};\n\
             fn patient() -> Result<Client, BuildError> {{\n\
             let policy = RetryPolicy::new().max_retries(4).max_wait(Duration::from_secs(10));\n\
             Client::builder({address}).retry(policy).build()\n}}"
        ),
    )
}

/// A client whose calls may take long.
fn timeouts(plan: &Crate) -> String {
    let library = plan.package.lib_name.plain();
    let address = address(plan);
    example(
        plan,
        &format!(
            "use std::time::Duration;\n\
             use {library}::{{BuildError, Client}};\n\
             fn for_long_calls() -> Result<Client, BuildError> {{\n\
             Client::builder({address}).timeout(Duration::from_secs(600)).build()\n}}"
        ),
    )
}

/// A request that the document does not describe.
fn undescribed(plan: &Crate) -> String {
    let library = plan.package.lib_name.plain();
    example(
        plan,
        &format!(
            "use {library}::{{Client, Method}};\n\
             async fn example(client: &Client) -> Result<(), Box<dyn std::error::Error>> {{\n\
             let request = client.request(Method::GET, \"/beta/items\");\n\
             let response = request.header(\"X-Beta\", 1).query(\"limit\", 5).send_bytes().await?;\n\
             println!(\"{{}}\", String::from_utf8_lossy(&response));\n\
             Ok(())\n}}"
        ),
    )
}

/// The first operation whose body is a file or has one.
fn uploads(plan: &Crate) -> Option<String> {
    let is_upload = |(_, call): &(&Group, &Call)| {
        let files = [Content::Bytes, Content::Raw];
        let body = call.body.as_ref().map(|body| &body.content);
        let is_multipart = matches!(body, Some(Content::Multipart(..)));
        !call.deprecated && (is_multipart || body.is_some_and(|body| files.contains(body)))
    };
    let samples = Samples::of(plan);
    let uploads = calls(plan).filter(is_upload);
    let mut shown = uploads.map(|(group, call)| ShownCall::of(call, group, &samples));
    let shown = shown.find(|shown| shown.expression.contains("(\"file\")?"))?;
    let library = plan.package.lib_name.plain();
    Some(example(
        plan,
        &format!(
            "use {library}::{{Client{}}};\n\
             async fn example(client: &Client{}) -> Result<(), Box<dyn std::error::Error>> {{\n\
             {};\nOk(())\n}}",
            shown.further_imports(),
            shown.parameters(", "),
            shown.expression,
        ),
    ))
}

/// A client behind a proxy.
fn proxy(plan: &Crate) -> String {
    let library = plan.package.lib_name.plain();
    let address = address(plan);
    example(
        plan,
        &format!(
            "use {library}::{{Client, reqwest}};\n\
             fn through_proxy() -> Result<Client, Box<dyn std::error::Error>> {{\n\
             let proxy = reqwest::Proxy::all(\"http://proxy.example.com:3128\")?;\n\
             let builder = Client::builder({address});\n\
             Ok(builder.configure_http(|http| http.proxy(proxy)).build()?)\n}}"
        ),
    )
}

/// A client of a transport that responds itself.
fn tests(plan: &Crate) -> String {
    let library = plan.package.lib_name.plain();
    example(
        plan,
        &format!(
            "use {library}::runtime::{{Body, BodySource, BoxFuture, ConnectionError, Transport}};\n\
             use {library}::{{BuildError, Client, http}};\n\
             struct Always(&'static str);\n\
             impl Transport for Always {{\n\
             fn send<'a>(&'a self, _: http::Request<Body>) \
             -> BoxFuture<'a, Result<http::Response<BodySource>, ConnectionError>> {{\n\
             let mut response = http::Response::new(BodySource::from(self.0));\n\
             let json = http::HeaderValue::from_static(\"application/json\");\n\
             response.headers_mut().insert(\"content-type\", json);\n\
             Box::pin(async {{ Ok(response) }})\n\
             }} }}\n\
             fn client_for_tests() -> Result<Client, BuildError> {{\n\
             Client::builder(\"http://localhost\").transport(Always(\"{{}}\")).build()\n}}"
        ),
    )
}

/// A client with a transport and hooks of its own.
fn transport(plan: &Crate) -> String {
    let library = plan.package.lib_name.plain();
    let address = address(plan);
    example(
        plan,
        &format!(
            "use std::time::Duration;\n\
             use {library}::{{BuildError, Client}};\n\
             use {library}::runtime::{{HookedCall, Hooks, ReqwestTransport}};\n\
             struct Log;\n\
             impl Hooks for Log {{\n\
             fn on_retry(&self, call: &HookedCall, retry: u32, wait: Duration) {{\n\
             println!(\"{{call}}: retry {{retry}} in {{wait:?}}\");\n\
             }} }}\n\
             fn connect() -> Result<Client, BuildError> {{\n\
             let pool = {library}::reqwest::Client::builder().pool_max_idle_per_host(8);\n\
             let transport = ReqwestTransport::new(pool)?;\n\
             Client::builder({address}).transport(transport).hooks(Log).build()\n}}"
        ),
    )
}

/// A function that reads a declared header.
fn response_header(plan: &Crate) -> Option<String> {
    let headers = &plan.client.as_ref()?.response_headers;
    let header = headers.iter().find(|header| header.in_success)?;
    let method = &header.name.rust;
    let library = plan.package.lib_name.plain();
    Some(example(
        plan,
        &format!(
            "use {library}::{{HeaderError, Response, ResponseHeaders}};\n\
             fn show<T>(response: &Response<T>) -> Result<(), HeaderError> {{\n\
             println!(\"{{:?}}\", response.{method}()?);\n\
             Ok(())\n}}"
        ),
    ))
}

fn has_unknown(item: &Item) -> bool {
    match &item.kind {
        ItemKind::Values(_) => true,
        ItemKind::Union(union) => match &union.decision {
            UnionDecision::Tag { .. } => true,
            UnionDecision::Shape { open } => open.is_some(),
            UnionDecision::Kind => false,
        },
        ItemKind::Object(_) | ItemKind::Alias(_) => false,
    }
}

/// A function that looks at an unknown variant of a tagged union.
fn unknown(plan: &Crate) -> Option<String> {
    let is_tagged = |item: &&Item| matches!(&item.kind, ItemKind::Union(union) if matches!(union.decision, UnionDecision::Tag { .. }));
    let item = plan_items(plan).find(|item| is_tagged(item) && !item.is_deprecated())?;
    let (library, name) = (plan.package.lib_name.plain(), item.name.as_str());
    Some(example(
        plan,
        &format!(
            "use {library}::types::{name};\n\
             fn show(value: &{name}) {{\n\
             match value {{\n\
             {name}::Unknown(unknown) => println!(\"unknown variant: {{}}\", unknown.tag()),\n\
             known => println!(\"{{:?}}\", known.kind()),\n\
             }} }}"
        ),
    ))
}

fn has_checks(item: &Item) -> bool {
    matches!(&item.kind, ItemKind::Object(object) if is_checked(object))
}

/// Whether a struct has a constraint.
fn is_checked(object: &Object) -> bool {
    let of_rest = match &object.rest {
        Rest::Keep(_, checks) | Rest::Typed(_, _, checks) => !checks.is_empty(),
        Rest::Drop(_) | Rest::Deny(_) => false,
    };
    let is_own = |check: &Check| *check != Check::Nested;
    let of_fields = object
        .fields
        .iter()
        .any(|field| field.checks.iter().any(is_own));
    of_fields || of_rest || object.closed || !object.checks.is_empty()
}

/// A function that validates a struct.
fn validation(plan: &Crate) -> Option<String> {
    let item = plan_items(plan).find(|item| has_checks(item) && !item.is_deprecated())?;
    let (library, name) = (plan.package.lib_name.plain(), item.name.as_str());
    Some(example(
        plan,
        &format!(
            "use {library}::types::{name};\n\
             fn check(value: &{name}) {{\n\
             if let Err(violations) = value.validate() {{\n\
             println!(\"{{violations}}\");\n\
             }} }}"
        ),
    ))
}
