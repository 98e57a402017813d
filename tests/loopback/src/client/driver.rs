//! The Rust code that makes the calls of one client: from its surface.

use std::fmt::Write;
use std::path::Path;

use serde_json::Value;

use super::Client;
use super::calls::surface_key;
use crate::api::items;
use crate::service::{UNDERSTOOD, USER, secret};

/// The module of a client: the crate at `library`, and the function `call` that makes one call.
#[must_use]
pub fn module(client: &Client, library: &Path) -> String {
    let mut code = format!(
        "pub mod {} {{\nuse super::*;\n#[path = \"{}\"]\npub mod client;\nuse client::*;\n\n",
        client.name,
        library.display(),
    );
    if client.surface.get("client").is_some() {
        code.push_str(&connect(client));
        code.push_str(&report(client));
    }
    let _ = writeln!(
        code,
        "pub async fn call(base: &str, call: &Value) -> Result<Value, String> {{\n    match number(call, \"operation\") {{"
    );
    for (number, operation) in client.operations().enumerate() {
        let _ = writeln!(
            code,
            "        {number} => {{\n{}        }}",
            arm(client, operation)
        );
    }
    code.push_str("        _ => Err(\"there is no such operation\".to_owned()),\n    }\n}\n\n");
    code.push_str(&webhooks(client));
    code.push_str("}\n");
    code
}

/// The function that makes the client of a call.
fn connect(client: &Client) -> String {
    let mut code = "fn connect(base: &str, call: &Value) -> Result<Client, String> {
    static TRANSPORT: OnceLock<runtime::ReqwestTransport> = OnceLock::new();
    let transport = TRANSPORT.get_or_init(|| {
        runtime::ReqwestTransport::new(reqwest::Client::builder().no_proxy()).expect(\"a transport\")
    });
    let base = format!(\"{base}/{}\", number(call, \"reply\"));
    let mut builder = Client::builder(base.clone()).transport(transport.clone()).retry(RetryPolicy::none()).strict();
"
    .to_owned();
    for credential in items(&client.surface["client"]["credentials"]) {
        let text = |key: &str| credential[key].as_str().expect("a string");
        let secret = secret(text("scheme"));
        let arguments = match text("kind") {
            "basic" => format!("{USER:?}.to_owned(), {secret:?}.to_owned()"),
            "bearer" => format!("token(call, {:?}, {secret:?})", text("scheme")),
            _ => format!("{secret:?}.to_owned()"),
        };
        let _ = writeln!(
            code,
            "    if has(call, {:?}) {{ builder = builder.{}({arguments}); }}",
            text("scheme"),
            text("method"),
        );
    }
    for server in items(&client.surface["client"]["servers"]) {
        let name = server["name"].as_str().expect("a name");
        let value = match server["constructor"].as_str() {
            Some(constructor) => format!("Server::{constructor}()"),
            None => format!("Server::{name}"),
        };
        let _ = writeln!(
            code,
            "    builder = builder.server_base({value}, base.clone());"
        );
    }
    code.push_str("    builder.build().map_err(|error| error.to_string())\n}\n\n");
    code
}

/// The functions that report what became of a call.
fn report(client: &Client) -> String {
    let headers = |property: &str| -> String {
        let headers = items(&client.surface["client"]["response_headers"]);
        let headers = headers.filter(|header| header[property] == Value::Bool(true));
        let methods = headers.filter_map(|header| header["method"].as_str());
        methods
            .map(|method| {
                format!(
                    "    problems.extend(value.{method}().err().map(|error| error.to_string()));\n"
                )
            })
            .collect()
    };
    format!(
        "fn success<T>(value: &Response<T>) -> Value {{
    let mut problems: Vec<String> = Vec::new();
{}    json!({{
        \"status\": value.status().as_u16(),
        \"understood\": value.header({UNDERSTOOD:?}),
        \"problems\": problems,
    }})
}}

fn failure<E: 'static>(value: &Error<E>) -> Value
where
    Error<E>: StdError,
{{
    let mut problems: Vec<String> = Vec::new();
{}    let understood = value.headers().and_then(|headers| headers.get({UNDERSTOOD:?}));
    json!({{
        \"kind\": format!(\"{{:?}}\", value.kind()),
        \"status\": value.status().map(|status| status.as_u16()),
        \"body\": String::from_utf8_lossy(value.body()),
        \"error\": chain(value),
        \"declared\": value.api().is_some(),
        \"understood\": understood.and_then(|value| value.to_str().ok()),
        \"problems\": problems,
    }})
}}

",
        headers("of_response"),
        headers("of_error"),
    )
}

/// The call of an operation.
fn arm(client: &Client, operation: &Value) -> String {
    let text = |value: &Value, key: &str| value[key].as_str().map(str::to_owned);
    let groups = items(&client.surface["client"]["groups"]);
    let path = text(operation, "path").expect("a path");
    let module = path.rsplit_once("::").map_or("", |(module, _)| module);
    let mut group = groups.filter(|group| group["path"] == module);
    let group = group.next().and_then(|group| text(group, "method"));
    let group = group.map_or_else(String::new, |method| format!(".{method}()"));
    let mut arguments = Vec::new();
    for argument in items(&operation["arguments"]) {
        let ty = text(argument, "type").expect("a type");
        let is_copied = ty == "bool" || ty == "f64" || ty.starts_with(['i', 'u']) && ty.len() <= 3;
        let borrow = if is_copied { "" } else { "&" };
        arguments.push(format!(
            "{borrow}parameter::<{ty}>(call, {:?})?",
            surface_key(argument)
        ));
    }
    let method = text(operation, "method").expect("a method");
    let call = |method: &str, body: Option<(&Value, Option<String>)>| {
        let mut arguments = arguments.clone();
        if let Some((body, media_type)) = body {
            arguments.push(body_argument(body));
            arguments.extend(media_type);
        }
        format!("client{group}.{method}({})", arguments.join(", "))
    };
    // Methods that take the body come first, then setters.
    let is_required = |body: &&Value| body["required"] == Value::Bool(true);
    let is_chosen = |method: &str| format!("call[\"body_method\"] == {method:?}");
    let body = operation.get("body").filter(is_required);
    let mut created = call(&method, body.map(|body| (body, None)));
    let mut setters = String::new();
    if let Some(body) = operation.get("body").filter(|body| !is_required(body)) {
        let (is_chosen, body) = (is_chosen("body"), body_argument(body));
        let _ = writeln!(
            setters,
            "            if {is_chosen} {{ request = request.body({body}); }}"
        );
    }
    for other in items(&operation["other_bodies"]) {
        let method = text(other, "method").expect("a method");
        let (is_chosen, body) = (is_chosen(&method), &other["body"]);
        if is_required(&body) {
            let call = call(&method, Some((body, media_type_argument(body))));
            created = format!("if {is_chosen} {{ {call} }} else {{ {created} }}");
        } else {
            let body = body_argument(body);
            let _ = writeln!(
                setters,
                "            if {is_chosen} {{ request = request.{method}({body}); }}"
            );
        }
    }
    let mut code = format!(
        "            let client = connect(base, call)?;\n            let mut request = {created};\n{setters}"
    );
    for setter in items(&operation["setters"]) {
        let name = text(setter, "name").expect("a name");
        let ty = text(setter, "type").expect("a type");
        let key = surface_key(setter);
        let _ = writeln!(
            code,
            "            if is_set(call, {key:?}) {{ request = request.{name}(parameter::<{ty}>(call, {key:?})?); }}"
        );
    }
    code.push_str(&send(operation));
    code
}

/// The methods that send the call.
fn send(operation: &Value) -> String {
    let mut code =
        "            let result = match call[\"form\"].as_str().unwrap_or_default() {\n".to_owned();
    let methods = items(&operation["content_methods"]).filter_map(Value::as_str);
    let any = operation.get("contents").map(|_| "send_any");
    for method in ["send"].into_iter().chain(methods).chain(any) {
        let _ = writeln!(
            code,
            "                {method:?} => request.{method}().await.map(|value| success(&value)).map_err(|error| failure(&error)),"
        );
    }
    if operation.get("stream").is_some() {
        code.push_str(
            "                \"stream\" => match request.stream().await {
                    Ok(mut value) => {
                        let mut report = success(&value);
                        while let Some(item) = value.next().await {
                            if let Err(error) = item {
                                report[\"problems\"] = json!([error.to_string()]);
                            }
                        }
                        Ok(report)
                    }
                    Err(error) => Err(failure(&error)),
                },\n",
        );
    }
    code.push_str(
        "                _ => return Err(\"there is no such method\".to_owned()),
            };
            Ok(result.unwrap_or_else(|failure| failure))\n",
    );
    code
}

fn body_argument(body: &Value) -> String {
    match body["type"].as_str().expect("a string") {
        "runtime::Body" => {
            format!("runtime::Body::new({MEDIA_TYPE}, read::<String>(&call[\"body\"])?)")
        }
        ty => format!("read::<{ty}>(&call[\"body\"])?"),
    }
}

/// The last argument of a further method whose body the caller writes.
fn media_type_argument(body: &Value) -> Option<String> {
    (body["type"] == "runtime::Body").then(|| MEDIA_TYPE.to_owned())
}

/// The media type of a body that the caller writes.
const MEDIA_TYPE: &str = "&*read::<String>(&call[\"body_media\"])?.leak()";

/// The function that decodes what a webhook sends.
fn webhooks(client: &Client) -> String {
    let mut code =
        "pub fn webhook(name: &str, body: &[u8]) -> Result<(), String> {\n    match name {\n"
            .to_owned();
    for webhook in items(&client.surface["webhooks"]) {
        let pointer = webhook["pointer"].as_str().unwrap_or_default();
        let Some(name) = pointer
            .strip_prefix("/webhooks/")
            .and_then(|rest| rest.split('/').next())
        else {
            continue;
        };
        let path = webhook["path"].as_str().expect("a path");
        let _ = writeln!(
            code,
            "        {name:?} => runtime::decode_strict::<{path}>(body).map(drop).map_err(|error| error.to_string()),"
        );
    }
    code.push_str("        _ => Ok(()),\n    }\n}\n");
    code
}
