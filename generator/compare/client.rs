//! Changes of the client itself: groups, credentials, headers, servers, and what is at the top of the crate.

use std::collections::{BTreeMap, BTreeSet};

use super::change::Change;
use super::codes;
use super::context::Context;
use super::effect::Effect;
use super::headers::{compare_headers, compare_response_headers};
use super::operations::compare_operations;
use super::sides::{METHOD_ADDED, NO_METHOD, change_of, pairs};
use super::verdict::{Direction, Verdict};
use crate::surface::{
    Client, Credential, Group, RuntimeDefaults, Server, ServerVariable, VariableEnum, VariableValue,
};

const NO_VARIANT: &str = "the variant no longer exists";
const OPEN_ENUM: &str = "the enum is `#[non_exhaustive]`";
const OTHER_SERVER: &str = "requests go to another URL";

/// The changes of the client.
pub fn compare_clients(context: &Context<'_>) -> Vec<Change> {
    let (old, new) = (&context.old.surface.client, &context.new.surface.client);
    let (old, new) = match (old, new) {
        (None, None) => return Vec::new(),
        (None, Some(_)) => {
            let mut change = Change::new(codes::CLIENT_ADDED, "Client")
                .new_side("pub struct Client", "/paths")
                .keeps_source("types are added");
            change.new_client = Verdict::breaks("the old service does not have the operations");
            return vec![change];
        }
        (Some(_), None) => {
            let mut change = Change::new(codes::CLIENT_REMOVED, "Client")
                .old("pub struct Client", "/paths")
                .breaks_source("the type no longer exists");
            change.old_client = Verdict::breaks("the service no longer has the operations");
            return vec![change];
        }
        (Some(old), Some(new)) => (old, new),
    };
    let Client {
        server: old_server,
        token_url: old_token_url,
        oauth_urls: old_oauth_urls,
        exports: old_exports,
        builder_methods: old_methods,
        defaults: old_defaults,
        groups: old_groups,
        operations: _,
        credentials: old_credentials,
        headers: old_headers,
        response_headers: old_response_headers,
        servers: old_servers,
        variables: old_variables,
    } = old;
    let Client {
        server: new_server,
        token_url: new_token_url,
        oauth_urls: new_oauth_urls,
        exports: new_exports,
        builder_methods: new_methods,
        defaults: new_defaults,
        groups: new_groups,
        operations: _,
        credentials: new_credentials,
        headers: new_headers,
        response_headers: new_response_headers,
        servers: new_servers,
        variables: new_variables,
    } = new;
    let mut changes = compare_groups(old_groups, new_groups);
    changes.extend(compare_operations(context, old, new));
    let is_needed = |credential: &Credential| needs(old, credential) || needs(new, credential);
    changes.extend(compare_credentials(
        old_credentials,
        new_credentials,
        is_needed,
    ));
    changes.extend(compare_headers(old_headers, new_headers));
    let response_headers = (&old_response_headers[..], &new_response_headers[..]);
    changes.extend(compare_response_headers(context, response_headers));
    changes.extend(compare_default_server(
        old_server.as_ref(),
        new_server.as_ref(),
    ));
    changes.extend(compare_oauth_url(
        "TOKEN_URL",
        old_token_url.as_ref(),
        new_token_url.as_ref(),
    ));
    let names: BTreeSet<&String> = old_oauth_urls.keys().chain(new_oauth_urls.keys()).collect();
    changes.extend(names.into_iter().filter_map(|name| {
        compare_oauth_url(name, old_oauth_urls.get(name), new_oauth_urls.get(name))
    }));
    changes.extend(compare_servers(old_servers, new_servers));
    changes.extend(compare_variables(old_variables, new_variables));
    changes.extend(compare_exports(old_exports, new_exports));
    if context.has_facts_of(2) {
        changes.extend(compare_builders(old_methods, new_methods));
    }
    changes.extend(compare_defaults(old_defaults, new_defaults));
    changes
}

fn compare_groups(old: &[Group], new: &[Group]) -> Vec<Change> {
    let shown = |group: &Group| {
        let Group {
            path,
            method,
            handle,
        } = group;
        match (method, handle) {
            (Some(method), Some(handle)) => format!("pub fn {method}(&self) -> {handle}<'_>"),
            _ => format!("pub mod {path}"),
        }
    };
    let mut changes = Vec::new();
    for (before, after) in pairs(old, new, |group| &group.path) {
        let Some(path) = before.or(after).map(|group| &group.path) else {
            continue;
        };
        let change = |code| change_of(code, path, (before, after), shown, "/tags");
        match (before, after) {
            (Some(_), None) => changes.push(
                change(codes::GROUP_REMOVED)
                    .breaks_source("the module and the client's method no longer exist"),
            ),
            (None, _) => changes.push(change(codes::GROUP_ADDED).keeps_source(METHOD_ADDED)),
            (Some(before), Some(after)) if before != after => {
                changes.push(change(codes::GROUP_RENAMED).breaks_source(NO_METHOD));
            }
            (Some(_), Some(_)) => {}
        }
    }
    changes
}

/// Whether an operation of a client needs a credential.
fn needs(client: &Client, credential: &Credential) -> bool {
    let mut sets = client
        .operations
        .iter()
        .flat_map(|operation| &operation.security);
    sets.any(|set| set.iter().any(|one| one.scheme == credential.scheme))
}

fn compare_credentials(
    old: &[Credential],
    new: &[Credential],
    is_needed: impl Fn(&Credential) -> bool,
) -> Vec<Change> {
    const KIND: &str = "the credential is sent in another way";
    let shown = |credential: &Credential| {
        let Credential {
            method,
            scheme: _,
            kind,
        } = credential;
        match kind.as_str() {
            "basic" => format!("pub fn {method}(self, user, password) -> Self: basic"),
            kind => format!("pub fn {method}(self, key) -> Self: {kind}"),
        }
    };
    let mut changes = Vec::new();
    for (before, after) in pairs(old, new, |credential| &credential.method) {
        let Some(credential) = before.or(after) else {
            continue;
        };
        let subject = format!("ClientBuilder::{}", credential.method);
        let pointer = format!("/components/securitySchemes/{}", credential.scheme);
        let change = |code| change_of(code, &subject, (before, after), shown, &pointer);
        match (before, after) {
            (Some(_), None) => changes.push(
                change(codes::CREDENTIAL_REMOVED)
                    .breaks_source(NO_METHOD)
                    .advice(format!("remove the calls of `{}`", credential.method)),
            ),
            (None, _) => changes.push(change(codes::CREDENTIAL_ADDED).keeps_source(METHOD_ADDED)),
            (Some(before), Some(after)) if before.kind != after.kind => {
                // A token, a user and a password, or a key.
                let argument = |credential: &Credential| match credential.kind.as_str() {
                    "bearer" => 0,
                    "basic" => 1,
                    _ => 2,
                };
                // No request has a credential that no operation needs.
                let effect = if is_needed(before) || is_needed(after) {
                    Effect::all(KIND)
                } else {
                    Effect::NONE
                };
                let change = change(codes::CREDENTIAL_CHANGED).on_wire(Direction::REQUEST, effect);
                changes.push(if argument(before) == argument(after) {
                    change.keeps_source("the method has the same argument")
                } else {
                    change.breaks_source("the method has other arguments")
                });
            }
            (Some(_), Some(_)) => {}
        }
    }
    changes
}

fn compare_default_server(old: Option<&String>, new: Option<&String>) -> Option<Change> {
    if old.map(|url| without_slash(url)) == new.map(|url| without_slash(url)) {
        return None;
    }
    let shown = |url: &String| format!("pub const SERVER: &str = {url:?}");
    let change = change_of(
        codes::DEFAULT_SERVER_CHANGED,
        "SERVER",
        (old, new),
        shown,
        "/servers",
    );
    Some(match (old, new) {
        (Some(_), None) => change.breaks_source("the constant no longer exists"),
        (None, _) => change.keeps_source("a constant is added"),
        (Some(old), Some(_)) => change
            .keeps_source("the constant has the same type")
            .breaks_behaviour(OTHER_SERVER)
            .advice(format!(
                "pass `{old}` to `Client::builder` to call the former server"
            )),
    })
}

/// The URL of a server, to which paths are added: a slash at its end means nothing.
fn without_slash(url: &str) -> &str {
    url.trim_end_matches('/')
}

fn compare_oauth_url(name: &str, old: Option<&String>, new: Option<&String>) -> Option<Change> {
    if old == new {
        return None;
    }
    let shown = |url: &String| format!("pub const {name}: &str = {url:?}");
    let pointer = "/components/securitySchemes";
    let subject = format!("OAuth::{name}");
    let change = change_of(
        codes::TOKEN_URL_CHANGED,
        &subject,
        (old, new),
        shown,
        pointer,
    );
    Some(match (old, new) {
        (Some(_), None) => change.breaks_source("the constant no longer exists"),
        (None, _) => change.keeps_source("a constant is added"),
        (Some(_), Some(_)) => change
            .keeps_source("the constant has the same type")
            .breaks_behaviour("tokens come from another URL"),
    })
}

fn compare_servers(old: &[Server], new: &[Server]) -> Vec<Change> {
    let shown = |server: &Server| {
        let names = server.variables.iter().map(|variable| {
            let ty = variable.values.as_deref().unwrap_or("String");
            format!("{}: {ty}", variable.name)
        });
        let names: Vec<String> = names.collect();
        if names.is_empty() {
            format!("{}: {}", server.name, server.url)
        } else {
            format!("{} {{ {} }}: {}", server.name, names.join(", "), server.url)
        }
    };
    let mut changes = Vec::new();
    for (before, after) in pairs(old, new, |server| &server.name) {
        let Some(server) = before.or(after) else {
            continue;
        };
        let subject = format!("Server::{}", server.name);
        let change = |code| change_of(code, &subject, (before, after), shown, "/servers");
        match (before, after) {
            (Some(_), None) => changes.push(
                change(codes::SERVER_REMOVED)
                    .breaks_source(NO_VARIANT)
                    .advice(format!("remove the uses of `{}`", server.name)),
            ),
            (None, _) => changes.push(change(codes::SERVER_ADDED).keeps_source(OPEN_ENUM)),
            (Some(before), Some(after)) => changes.extend(compare_server(before, after, change)),
        }
    }
    changes
}

fn compare_server(
    old: &Server,
    new: &Server,
    change: impl Fn(&'static str) -> Change,
) -> Vec<Change> {
    let Server {
        name: _,
        url: old_url,
        is_relative: old_relative,
        is_own: old_own,
        variables: old_variables,
        constructor: old_constructor,
    } = old;
    let Server {
        name: _,
        url: new_url,
        is_relative: new_relative,
        is_own: new_own,
        variables: new_variables,
        constructor: new_constructor,
    } = new;
    let mut changes = Vec::new();
    let (old_url, new_url) = (without_slash(old_url), without_slash(new_url));
    if (old_url, old_relative, old_own) != (new_url, new_relative, new_own) {
        changes.push(
            change(codes::SERVER_CHANGED)
                .keeps_source("the variant has the same name")
                .breaks_behaviour(OTHER_SERVER),
        );
    }
    let fields = |variables: &[ServerVariable]| -> BTreeSet<(String, Option<String>)> {
        let variables = variables.iter();
        variables
            .map(|variable| (variable.name.clone(), variable.values.clone()))
            .collect()
    };
    let defaults = |variables: &[ServerVariable]| -> BTreeMap<String, String> {
        let variables = variables.iter();
        variables
            .map(|variable| (variable.name.clone(), variable.default.clone()))
            .collect()
    };
    if fields(old_variables) != fields(new_variables) || old_constructor != new_constructor {
        changes.push(
            change(codes::SERVER_VARIABLE_CHANGED)
                .breaks_source("the variant has other fields")
                .advice("change the uses of the variant"),
        );
    } else if loses_setter(old_variables, new_variables) {
        changes.push(
            change(codes::SERVER_VARIABLE_CHANGED)
                .breaks_source("a method that sets a variable no longer exists")
                .advice("assign the field of the variant"),
        );
    } else if defaults(old_variables) != defaults(new_variables) {
        let mut change = change(codes::SERVER_VARIABLE_CHANGED);
        let shown = |variables| format!("defaults {:?}", defaults(variables));
        if let (Some(before), Some(after)) = (&mut change.old, &mut change.new) {
            (before.rust, after.rust) = (shown(old_variables), shown(new_variables));
        }
        changes.push(
            change
                .keeps_source("the fields are the same")
                .breaks_behaviour(OTHER_SERVER),
        );
    }
    changes
}

/// Whether a method that sets a variable is missing.
fn loses_setter(old: &[ServerVariable], new: &[ServerVariable]) -> bool {
    old.iter().any(|old| {
        let new = new.iter().find(|new| new.name == old.name);
        old.setter.is_some() && new.is_some_and(|new| new.setter != old.setter)
    })
}

fn compare_variables(old: &[VariableEnum], new: &[VariableEnum]) -> Vec<Change> {
    let shown = |value: &VariableValue| {
        let VariableValue { name, value } = value;
        format!("{name} ({value})")
    };
    let mut changes = Vec::new();
    for (before, after) in pairs(old, new, |variable| &variable.path) {
        let variable = before.or(after);
        let Some(path) = variable.map(|VariableEnum { path, variants: _ }| path) else {
            continue;
        };
        let values = |variable: Option<&'_ VariableEnum>| {
            variable
                .map(|variable| variable.variants.clone())
                .unwrap_or_default()
        };
        let (old, new) = (values(before), values(after));
        for (before, after) in pairs(&old, &new, |value| &value.name) {
            let Some(name) = before.or(after).map(|value| &value.name) else {
                continue;
            };
            let subject = format!("{path}::{name}");
            let change = |code| change_of(code, &subject, (before, after), shown, "/servers");
            match (before, after) {
                (Some(_), None) => {
                    changes.push(change(codes::VARIANT_REMOVED).breaks_source(NO_VARIANT));
                }
                (None, _) => changes.push(change(codes::VARIANT_ADDED).keeps_source(OPEN_ENUM)),
                (Some(before), Some(after)) if before != after => changes.push(
                    change(codes::VARIANT_VALUE_CHANGED)
                        .keeps_source("the variant has the same name")
                        .breaks_behaviour(OTHER_SERVER),
                ),
                (Some(_), Some(_)) => {}
            }
        }
    }
    changes
}

fn compare_exports(old: &[String], new: &[String]) -> Vec<Change> {
    let shown = |name: &String| format!("pub use {name}");
    let mut changes = Vec::new();
    for (before, after) in pairs(old, new, String::as_str) {
        let Some(name) = before.or(after) else {
            continue;
        };
        let change = |code| change_of(code, name, (before, after), shown, "");
        match (before, after) {
            (Some(_), None) => changes.push(
                change(codes::EXPORT_REMOVED)
                    .breaks_source("no operation needs the item, which no longer exists"),
            ),
            (None, Some(_)) => {
                changes.push(change(codes::EXPORT_ADDED).keeps_source("an item is added"));
            }
            _ => {}
        }
    }
    changes
}

/// The methods of the builder that only some crates have.
fn compare_builders(old: &[String], new: &[String]) -> Vec<Change> {
    let shown = |name: &String| format!("pub fn {name}(self, …) -> Self");
    let mut changes = Vec::new();
    for (before, after) in pairs(old, new, String::as_str) {
        let Some(name) = before.or(after) else {
            continue;
        };
        let subject = format!("ClientBuilder::{name}");
        let change = |code| change_of(code, &subject, (before, after), shown, "");
        match (before, after) {
            (Some(_), None) => changes.push(
                change(codes::EXPORT_REMOVED)
                    .breaks_source("no operation needs the method, which no longer exists"),
            ),
            (None, Some(_)) => changes.push(change(codes::EXPORT_ADDED).keeps_source(METHOD_ADDED)),
            _ => {}
        }
    }
    changes
}

/// What a smaller value means.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Smaller {
    /// What worked may fail.
    Breaks,
    /// Only times differ.
    Harmless,
}

fn compare_defaults(old: &RuntimeDefaults, new: &RuntimeDefaults) -> Vec<Change> {
    let (old, new) = (default_values(old), default_values(new));
    let mut changes = Vec::new();
    for ((name, before, smaller), (_, after, _)) in old.into_iter().zip(new) {
        if before == after {
            continue;
        }
        let change = Change::new(
            codes::RUNTIME_DEFAULT_CHANGED,
            format!("ClientBuilder: {name}"),
        )
        .old(before.to_string(), "")
        .new_side(after.to_string(), "")
        .keeps_source("the methods are the same");
        changes.push(if after < before && smaller == Smaller::Breaks {
            change
                .breaks_behaviour("what was within the default may exceed it")
                .advice(format!("set `{name}` on the client"))
        } else {
            change
        });
    }
    changes
}

fn default_values(defaults: &RuntimeDefaults) -> [(&'static str, u64, Smaller); 12] {
    let RuntimeDefaults {
        timeout,
        connect_timeout,
        idle_timeout,
        max_body,
        max_error_body,
        error_body_time,
        max_item,
        max_redirects,
        max_retries,
        retry_base_delay,
        retry_max_delay,
        retry_max_wait,
    } = *defaults;
    let size = |size: usize| u64::try_from(size).unwrap_or(u64::MAX);
    [
        ("timeout", timeout, Smaller::Breaks),
        ("connect_timeout", connect_timeout, Smaller::Breaks),
        ("idle_timeout", idle_timeout, Smaller::Breaks),
        ("max_body", size(max_body), Smaller::Breaks),
        ("max_error_body", size(max_error_body), Smaller::Breaks),
        ("error_body_time", error_body_time, Smaller::Breaks),
        ("max_item", size(max_item), Smaller::Breaks),
        ("max_redirects", size(max_redirects), Smaller::Breaks),
        ("max_retries", max_retries.into(), Smaller::Breaks),
        ("retry_base_delay", retry_base_delay, Smaller::Harmless),
        ("retry_max_delay", retry_max_delay, Smaller::Harmless),
        ("retry_max_wait", retry_max_wait, Smaller::Breaks),
    ]
}
