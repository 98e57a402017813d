//! Security schemes, and the operations that require them.

use serde_json::{Map, Value, json};

use super::field::Fields;
use super::grammar::Kind;
use super::lowering::Lowering;
use super::normal::extension;
use super::resolve::follow;
use super::wire_names::{check_key_name, is_token};
use crate::diagnostic::{Diagnostic, Diagnostics, codes, nearest};
use crate::source::pointer::{escape, unescape};

impl<'a> Lowering<'a, '_> {
    /// All security schemes, each under its name.
    pub(super) fn security_schemes(&mut self, components: &'a Value, at: &str) -> Value {
        let mut lowered = Map::new();
        let Some((schemes, at)) = self.map(components, "securitySchemes", at) else {
            return json!({});
        };
        for (name, scheme) in schemes {
            self.scheme_names.declared.insert(name);
            let at = format!("{at}/{}", escape(name));
            let found = follow(
                self.root,
                scheme,
                &at,
                Kind::SecurityScheme,
                self.diagnostics,
            );
            if let Some(scheme) =
                found.and_then(|(scheme, at)| lower_scheme(scheme, &at, self.diagnostics))
            {
                lowered.insert(name.clone(), scheme);
            }
        }
        Value::Object(lowered)
    }

    /// An array of requirements: names of schemes, each with its scopes.
    pub(super) fn requirements(&mut self, owner: &'a Value, at: &str) -> Option<Value> {
        let (requirements, at) = self.list(owner, "security", at)?;
        let mut lowered = Vec::new();
        for (index, requirement) in requirements.iter().enumerate() {
            let at = format!("{at}/{index}");
            let Some(requirement) = Fields::of(requirement, &at, self.diagnostics) else {
                continue;
            };
            let mut schemes = Map::new();
            let declared = &self.scheme_names.declared;
            let mut undeclared = Vec::new();
            for (name, scopes) in requirement.object {
                let at = requirement.location(name);
                let scopes = lower_scopes(scopes, &at, requirement.diagnostics);
                // Since 3.2 a scheme that is not among the names is a URI.
                let component = name.strip_prefix(SCHEMES).map(unescape);
                let component = component.filter(|component| declared.contains(&**component));
                match component.filter(|_| !declared.contains(name.as_str())) {
                    Some(component) => schemes.insert(component.into_owned(), scopes),
                    None => {
                        if !declared.contains(name.as_str()) {
                            undeclared.push(name);
                        }
                        schemes.insert(name.clone(), scopes)
                    }
                };
            }
            lowered.push(Value::Object(schemes));
            for name in undeclared {
                let first = (requirement.location(name), 0);
                let asked = self.scheme_names.undeclared.entry(name);
                asked
                    .and_modify(|(_, others)| *others += 1)
                    .or_insert(first);
            }
        }
        Some(Value::Array(lowered))
    }
}

/// The beginning of the URIs of schemes.
const SCHEMES: &str = "#/components/securitySchemes/";

/// The scopes of a scheme in a requirement.
fn lower_scopes(scopes: &Value, at: &str, diagnostics: &mut Diagnostics) -> Value {
    let Some(scopes) = scopes.as_array() else {
        let message = "expected an array of scopes; an empty array is assumed";
        diagnostics.push(Diagnostic::new(&codes::ASSUMED_FIELD, at, message));
        return json!([]);
    };
    let mut lowered = Vec::new();
    for (index, scope) in scopes.iter().enumerate() {
        let at = format!("{at}/{index}");
        if scope.is_string() {
            lowered.push(scope.clone());
        } else {
            let message = "expected a string; the scope is skipped";
            diagnostics.push(Diagnostic::new(&codes::ASSUMED_FIELD, at, message));
        }
    }
    Value::Array(lowered)
}

fn lower_scheme(scheme: &Value, at: &str, diagnostics: &mut Diagnostics) -> Option<Value> {
    let mut scheme = Fields::of(scheme, at, diagnostics)?;
    let kind = declared(&mut scheme, "type")?;
    let description = scheme.text("description");
    let is_deprecated = scheme.flag("deprecated");
    let metadata = scheme.text("oauth2MetadataUrl");
    let mut lowered = match kind {
        "http" => {
            let is_bearer =
                scheme.object.contains_key("bearerFormat") && !scheme.object.contains_key("scheme");
            if is_bearer {
                scheme.assume("scheme", "`bearer` is assumed because of `bearerFormat`");
            }
            let name = if is_bearer {
                "bearer"
            } else {
                declared(&mut scheme, "scheme")?
            };
            if !is_token(name) {
                let message = format!("`{name}` is no HTTP authentication scheme");
                return skip(message, &scheme.location("scheme"), scheme.diagnostics);
            }
            // The case of others is kept: some services compare it.
            let known = ["basic", "bearer"];
            let known = known.iter().find(|known| name.eq_ignore_ascii_case(known));
            json!({ "type": "http", "scheme": known.copied().unwrap_or(name) })
        }
        "apiKey" => {
            let location = declared(&mut scheme, "in")?;
            let locations = ["query", "header", "cookie"];
            if !locations.contains(&location) {
                let message = format!("unknown location `{location}` of an API key");
                let found = Diagnostic::new(&codes::UNKNOWN_VALUE, scheme.location("in"), message);
                let help =
                    nearest(location, locations).map(|near| format!("did you mean `{near}`?"));
                diagnostics.push(Diagnostic { help, ..found });
                return None;
            }
            let name = declared(&mut scheme, "name")?;
            check_key_name(location, name, &scheme.location("name"), scheme.diagnostics)?;
            json!({ "type": "apiKey", "in": location, "name": name })
        }
        "oauth2" => json!({ "type": "oauth2", "flows": lower_flows(&mut scheme) }),
        // The flows are in a document of the service.
        "openIdConnect" => json!({ "type": "oauth2", "flows": {} }),
        _ => {
            let message = format!("security schemes of type `{kind}` are not supported");
            let found = Diagnostic::new(
                &codes::SKIPPED_SECURITY_SCHEME,
                scheme.location("type"),
                message,
            );
            let near = nearest(kind, ["http", "apiKey", "oauth2", "openIdConnect"]);
            let found = match (kind.to_ascii_lowercase().as_str(), near) {
                ("bearer" | "basic", _) => {
                    found.help(format!("use `type: http` and `scheme: {kind}`"))
                }
                (_, Some(near)) => found.help(format!("did you mean `{near}`?")),
                _ => found,
            };
            scheme.diagnostics.push(found);
            return None;
        }
    };
    if is_deprecated {
        lowered[extension::DEPRECATED] = json!(true);
    }
    if let Some(url) = metadata {
        lowered[extension::METADATA_URL] = json!(url);
    }
    Some(with_description(lowered, description))
}

/// The flows with a token endpoint: of the others, a client receives the token.
fn lower_flows(scheme: &mut Fields<'_, '_>) -> Value {
    let mut lowered = Map::new();
    let at = scheme.location("flows");
    let flows = scheme.map("flows").into_iter().flatten();
    for (name, flow) in flows {
        let has_endpoint = [
            "authorizationCode",
            "clientCredentials",
            "password",
            DEVICE_FLOW,
        ];
        if !has_endpoint.contains(&name.as_str()) {
            continue;
        }
        let at = format!("{at}/{}", escape(name));
        let Some(mut flow) = Fields::of(flow, &at, scheme.diagnostics) else {
            continue;
        };
        let (url, refresh) = (flow.text("tokenUrl"), flow.text("refreshUrl"));
        let Some(url) = url else { continue };
        if !is_token_url(url) {
            let help = "use a URL that begins with `https://` or `http://`, or a relative one";
            let message =
                "tokens cannot be requested from this URL; the crate has no constant for it";
            let found = Diagnostic::new(
                &codes::UNUSABLE_TOKEN_URL,
                format!("{at}/tokenUrl"),
                message,
            );
            scheme.diagnostics.push(found.help(help));
            continue;
        }
        let device = flow.text("deviceAuthorizationUrl");
        let mut flow = json!({ "tokenUrl": url, "refreshUrl": refresh, "scopes": {} });
        if name == "authorizationCode" {
            flow["authorizationUrl"] = json!("");
        }
        if name == DEVICE_FLOW {
            flow["deviceAuthorizationUrl"] = json!(device.filter(|url| is_token_url(url)));
            lowered.insert(extension::DEVICE_FLOW.to_owned(), flow);
            continue;
        }
        lowered.insert(name.clone(), flow);
    }
    Value::Object(lowered)
}

/// The flow in which the user authorizes a device on another one.
const DEVICE_FLOW: &str = "deviceAuthorization";

/// Whether tokens can be requested from a URL: it is of the web, or relative to one.
fn is_token_url(url: &str) -> bool {
    let is_one_word = !url.contains(|c: char| c.is_whitespace() || c.is_control());
    let before_colon = url.split(['/', '?', '#']).next().unwrap_or_default();
    let is_web = match before_colon.split_once(':') {
        Some((scheme, _)) => {
            let is_http = ["http", "https"]
                .iter()
                .any(|web| scheme.eq_ignore_ascii_case(web));
            let host = url[scheme.len() + 1..].strip_prefix("//");
            is_http && host.is_some_and(|host| !host.is_empty() && !host.starts_with('/'))
        }
        None => true,
    };
    is_one_word && is_web
}

/// A string that a scheme cannot be used without.
fn declared<'a>(scheme: &mut Fields<'a, '_>, key: &str) -> Option<&'a str> {
    if !scheme.object.contains_key(key) {
        let message = format!("missing `{key}`; the scheme cannot be used");
        return skip(message, scheme.at, scheme.diagnostics);
    }
    scheme.text(key)
}

fn skip<T>(message: String, at: &str, diagnostics: &mut Diagnostics) -> Option<T> {
    diagnostics.push(Diagnostic::new(
        &codes::SKIPPED_SECURITY_SCHEME,
        at,
        message,
    ));
    None
}

fn with_description(mut value: Value, description: Option<&str>) -> Value {
    if let (Some(object), Some(text)) = (value.as_object_mut(), description) {
        object.insert("description".to_owned(), json!(text));
    }
    value
}
