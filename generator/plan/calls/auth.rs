//! Security schemes → methods of the client's builder, and the operations that use them.

use std::borrow::Cow;

use indexmap::IndexMap;
use openapiv3::{
    APIKeyLocation, OAuth2Flows, OpenAPI, Operation, ReferenceOr, SecurityRequirement,
    SecurityScheme,
};
use serde_json::Value;

use crate::analyse::renames::{Renames, chosen, confirm};
use crate::ir::{
    Credential, CredentialKind, Docs, FlowUrl, KeyLocation, OAuthFlow, RequiredScheme, UrlPurpose,
};
use crate::lock::Lock;
use crate::lower::extension;
use crate::markdown;
use crate::names::{Claim, Scope, Use, constant, ident};
use crate::source::pointer::join;

/// One method of the builder for each scheme: with the name in the lock, else named after the credential, or after the scheme where
/// several take the same credential.
pub fn plan_credentials(document: &OpenAPI, (renames, lock): (&Renames, &Lock)) -> Vec<Credential> {
    let schemes = document
        .components
        .iter()
        .flat_map(|components| &components.security_schemes);
    let mut schemes: Vec<(&String, CredentialKind, Docs, bool)> = schemes
        .filter_map(|(name, scheme)| {
            let scheme = scheme.as_item()?;
            let (kind, docs) = kind_of(scheme)?;
            let is_deprecated = extensions_of(scheme).contains_key(extension::DEPRECATED);
            Some((name, kind, docs, is_deprecated))
        })
        .collect();
    schemes.sort_by_key(|(name, ..)| name.as_str());
    let methods = schemes.iter().map(|(_, kind, ..)| method_of(kind));
    let methods: Vec<Cow<'_, str>> = methods.collect();
    let count = |method: &str| methods.iter().filter(|one| **one == method).count();
    let claims = schemes.iter().zip(&methods).map(|((name, ..), method)| {
        let before = lock.credential_at(&location_of(name));
        let raw_name = if count(method) == 1 || before == Some(&**method) {
            &**method
        } else {
            name.as_str()
        };
        Claim {
            chosen: chosen(renames.of_credential(name), Use::BuilderMethod),
            before,
            ..Claim::of(raw_name)
        }
    });
    let claims: Vec<Claim<'_>> = claims.collect();
    let settled = Scope::default().settle(&claims, Use::BuilderMethod);
    let credential = |(found, raw_name): ((&String, _, _, bool), String)| {
        let (name, kind, docs, deprecated) = found;
        let method = ident(&raw_name, Use::BuilderMethod);
        confirm(renames.of_credential(name), &method);
        Credential {
            method,
            scheme: name.clone(),
            kind,
            docs,
            deprecated,
        }
    };
    let mut credentials: Vec<Credential> =
        schemes.into_iter().zip(settled).map(credential).collect();
    name_urls(&mut credentials);
    if credentials.is_empty() {
        credentials.push(undeclared());
    }
    credentials
}

/// Of a document without schemes, such as GitHub's, whose service takes a token all the same.
fn undeclared() -> Credential {
    Credential {
        method: ident(BEARER_TOKEN, Use::BuilderMethod),
        scheme: BEARER_TOKEN.to_owned(),
        kind: CredentialKind::Undeclared,
        docs: Docs::default(),
        deprecated: false,
    }
}

const BEARER_TOKEN: &str = "bearer_token";

/// The URLs of a flow of one sort.
type UrlOf = fn(&mut OAuthFlow) -> Option<&mut FlowUrl>;

/// Names the constants of URLs that are not the same for all flows: after the method of their scheme, and also after the flow where the
/// scheme has several.
fn name_urls(credentials: &mut [Credential]) {
    let sorts: [(&str, UrlOf); 3] = [
        (TOKEN_URL, |flow| Some(&mut flow.token)),
        (REFRESH_URL, |flow| flow.refresh.as_mut()),
        (DEVICE_URL, |flow| flow.device.as_mut()),
    ];
    let mut scope = Scope::default();
    for (words, url_of) in sorts {
        let all = credentials.iter_mut().flat_map(flows_of);
        if is_one(all.filter_map(url_of)) {
            continue;
        }
        for credential in credentials.iter_mut() {
            let method = credential.method.plain().to_owned();
            let is_one = is_one(flows_of(credential).iter_mut().filter_map(url_of));
            let mut name = |words: &str| constant(&scope.mint(words, Use::Method));
            let shared = is_one.then(|| name(&format!("{method} {words}")));
            for flow in flows_of(credential) {
                let of_flow = format!("{method} {} {words}", flow.flow);
                if let Some(url) = url_of(flow) {
                    url.constant = shared.clone().unwrap_or_else(|| name(&of_flow));
                }
            }
        }
    }
}

fn flows_of(credential: &mut Credential) -> &mut [OAuthFlow] {
    match &mut credential.kind {
        CredentialKind::OAuth(flows) => flows,
        _ => &mut [],
    }
}

fn is_one<'f>(mut urls: impl Iterator<Item = &'f mut FlowUrl>) -> bool {
    let first = urls.next();
    first.is_none_or(|first| urls.all(|url| url.url == first.url))
}

/// Keeps the names of the methods in the lock.
pub fn keep_credentials(credentials: &[Credential], lock: &mut Lock) {
    let declared = credentials
        .iter()
        .filter(|credential| credential.kind != CredentialKind::Undeclared);
    for Credential { scheme, method, .. } in declared {
        lock.keep_credential(location_of(scheme), method.plain());
    }
}

fn location_of(scheme: &str) -> String {
    join("/components/securitySchemes", scheme)
}

fn method_of(kind: &CredentialKind) -> Cow<'static, str> {
    match kind {
        CredentialKind::Bearer | CredentialKind::OAuth(_) | CredentialKind::Undeclared => {
            BEARER_TOKEN.into()
        }
        CredentialKind::Basic => "basic_auth".into(),
        CredentialKind::Http(name) => format!("{}_auth", name.to_ascii_lowercase()).into(),
        CredentialKind::ApiKey(..) => "api_key".into(),
    }
}

fn kind_of(scheme: &SecurityScheme) -> Option<(CredentialKind, Docs)> {
    let metadata = extensions_of(scheme).get(extension::METADATA_URL);
    let metadata = metadata.and_then(Value::as_str).map(markdown::one_line);
    let metadata = metadata.map(|url| format!("Metadata of the authorization server: `{url}`."));
    let (kind, description) = match scheme {
        SecurityScheme::APIKey {
            location,
            name,
            description,
            ..
        } => {
            let location = match location {
                APIKeyLocation::Header => KeyLocation::Header,
                APIKeyLocation::Query => KeyLocation::Query,
                APIKeyLocation::Cookie => KeyLocation::Cookie,
            };
            (CredentialKind::ApiKey(location, name.clone()), description)
        }
        SecurityScheme::HTTP {
            scheme,
            description,
            ..
        } => match scheme.as_str() {
            "basic" => (CredentialKind::Basic, description),
            "bearer" => (CredentialKind::Bearer, description),
            other => (CredentialKind::Http(other.to_owned()), description),
        },
        SecurityScheme::OAuth2 {
            flows, description, ..
        } => (CredentialKind::OAuth(plan_flows(flows)), description),
        SecurityScheme::OpenIDConnect { .. } => return None,
    };
    Some((
        kind,
        markdown::paragraphs(&[description.as_deref(), metadata.as_deref()]),
    ))
}

fn extensions_of(scheme: &SecurityScheme) -> &IndexMap<String, Value> {
    match scheme {
        SecurityScheme::APIKey { extensions, .. }
        | SecurityScheme::HTTP { extensions, .. }
        | SecurityScheme::OAuth2 { extensions, .. }
        | SecurityScheme::OpenIDConnect { extensions, .. } => extensions,
    }
}

/// The words of the constants.
const TOKEN_URL: &str = "token url";
const REFRESH_URL: &str = "refresh url";
const DEVICE_URL: &str = "device authorization url";

/// The flows with a token endpoint, in the order in which a client would choose one.
fn plan_flows(flows: &OAuth2Flows) -> Vec<OAuthFlow> {
    let client = flows.client_credentials.as_ref();
    let password = flows.password.as_ref();
    let code = flows.authorization_code.as_ref();
    let device = flows.extensions.get(extension::DEVICE_FLOW);
    let of_device = |key: &str| Some(device?.get(key)?.as_str()?.to_owned());
    let (device_token, device_refresh) = (of_device("tokenUrl"), of_device("refreshUrl"));
    let client = client.map(|flow| (&flow.token_url, &flow.refresh_url));
    let password = password.map(|flow| (&flow.token_url, &flow.refresh_url));
    let code = code.map(|flow| (&flow.token_url, &flow.refresh_url));
    let found = [
        ("clientCredentials", client),
        ("password", password),
        ("authorizationCode", code),
        (
            "deviceAuthorization",
            device_token.as_ref().map(|token| (token, &device_refresh)),
        ),
    ];
    let url_of = |url: &String, words: &str, purpose: UrlPurpose| FlowUrl {
        url: markdown::one_line(url),
        constant: constant(&ident(words, Use::Method)),
        purpose,
    };
    let device_url = of_device("deviceAuthorizationUrl");
    let flows = found.into_iter().filter_map(|(flow, urls)| {
        let (token, refresh) = urls?;
        let refresh = refresh.as_ref().filter(|refresh| *refresh != token);
        Some(OAuthFlow {
            flow,
            token: url_of(token, TOKEN_URL, UrlPurpose::Token),
            refresh: refresh.map(|url| url_of(url, REFRESH_URL, UrlPurpose::Refresh)),
            device: device_url
                .as_ref()
                .filter(|_| flow == "deviceAuthorization")
                .map(|url| url_of(url, DEVICE_URL, UrlPurpose::Device)),
        })
    });
    flows.collect()
}

/// Whether a credential is sent in the header `Authorization`.
pub fn writes_authorization(document: &OpenAPI, operation: &Operation) -> bool {
    let schemes = document
        .components
        .as_ref()
        .map(|components| &components.security_schemes);
    let kind = |name: &String| kind_of(schemes?.get(name)?.as_item()?).map(|(kind, _)| kind);
    let mut kinds = plan_security(document, operation)
        .into_iter()
        .flatten()
        .filter_map(|required| kind(&required.scheme));
    kinds.any(|kind| match kind {
        CredentialKind::Bearer
        | CredentialKind::OAuth(_)
        | CredentialKind::Basic
        | CredentialKind::Http(_) => true,
        CredentialKind::Undeclared => false,
        CredentialKind::ApiKey(location, name) => {
            location == KeyLocation::Header && name.eq_ignore_ascii_case("authorization")
        }
    })
}

/// The alternative sets of schemes of an operation. A scheme that is not supported is skipped, and a set of unsupported schemes
/// with it.
pub fn plan_security(document: &OpenAPI, operation: &Operation) -> Vec<Vec<RequiredScheme>> {
    let requirements: &[SecurityRequirement] = operation
        .security
        .as_deref()
        .or(document.security.as_deref())
        .unwrap_or_default();
    let schemes = document
        .components
        .as_ref()
        .map(|components| &components.security_schemes);
    let is_supported = |name: &str| {
        let scheme = schemes
            .and_then(|schemes| schemes.get(name))
            .and_then(ReferenceOr::as_item);
        scheme.and_then(kind_of).is_some()
    };
    let mut sets = Vec::new();
    for requirement in requirements {
        let mut set = Vec::new();
        for (name, scopes) in requirement {
            if is_supported(name) {
                set.push(required_scheme(name, scopes));
            }
        }
        // All of them are needed, so their order is no more than that of the keys.
        set.sort_by(|one, other| one.scheme.cmp(&other.scheme));
        if requirement.is_empty() || !set.is_empty() {
            sets.push(set);
        }
    }
    sets
}

fn required_scheme(name: &str, scopes: &[String]) -> RequiredScheme {
    let mut scopes = scopes.to_vec();
    scopes.sort_unstable();
    scopes.dedup();
    RequiredScheme {
        scheme: name.to_owned(),
        scopes,
    }
}
