//! Security schemes → how a user hands over credentials, and which calls use them.

use openapiv3::{APIKeyLocation, OpenAPI, Operation, ReferenceOr, SecurityRequirement, SecurityScheme};

use crate::ir::{Credential, CredentialKind, Docs, KeyPlace};
use crate::plan::docs;
use crate::plan::names::{Scope, Use};

/// One builder method a scheme. A method is called after what it takes; after the scheme where several take the same.
pub fn plan_credentials(document: &OpenAPI) -> Vec<Credential> {
    let schemes = document.components.iter().flat_map(|components| &components.security_schemes);
    let mut schemes: Vec<(&String, CredentialKind, Docs)> = schemes
        .filter_map(|(name, scheme)| {
            let (kind, docs) = kind_of(scheme.as_item()?)?;
            Some((name, kind, docs))
        })
        .collect();
    schemes.sort_by_key(|(name, ..)| name.as_str());
    let count = |method: &str| schemes.iter().filter(|(_, kind, _)| method_of(kind) == method).count();
    let mut scope = Scope::default();
    schemes
        .iter()
        .map(|(name, kind, docs)| {
            let method = method_of(kind);
            let spelling = if count(method) == 1 { method } else { name.as_str() };
            Credential {
                method: scope.mint(spelling, Use::BuilderMethod),
                scheme: (*name).clone(),
                kind: kind.clone(),
                docs: docs.clone(),
            }
        })
        .collect()
}

fn method_of(kind: &CredentialKind) -> &'static str {
    match kind {
        CredentialKind::Bearer => "bearer_token",
        CredentialKind::Basic => "basic_auth",
        CredentialKind::ApiKey(..) => "api_key",
    }
}

fn kind_of(scheme: &SecurityScheme) -> Option<(CredentialKind, Docs)> {
    let (kind, description) = match scheme {
        SecurityScheme::APIKey { location, name, description, .. } => {
            let place = match location {
                APIKeyLocation::Header => KeyPlace::Header,
                APIKeyLocation::Query => KeyPlace::Query,
                APIKeyLocation::Cookie => KeyPlace::Cookie,
            };
            (CredentialKind::ApiKey(place, name.clone()), description)
        }
        SecurityScheme::HTTP { scheme, description, .. } => match scheme.as_str() {
            "basic" => (CredentialKind::Basic, description),
            "bearer" => (CredentialKind::Bearer, description),
            _ => return None,
        },
        SecurityScheme::OAuth2 { .. } | SecurityScheme::OpenIDConnect { .. } => return None,
    };
    Some((kind, docs::plan_docs(description.as_deref().unwrap_or_default())))
}

/// The sets of schemes of which any one opens the operation. A scheme that cannot be handed over is left out, and a set of no others
/// with it.
pub fn plan_security(document: &OpenAPI, operation: &Operation) -> Vec<Vec<String>> {
    let requirements: &[SecurityRequirement] =
        operation.security.as_deref().or(document.security.as_deref()).unwrap_or_default();
    let schemes = document.components.as_ref().map(|components| &components.security_schemes);
    let known = |name: &&String| {
        let scheme = schemes.and_then(|schemes| schemes.get(*name)).and_then(ReferenceOr::as_item);
        scheme.and_then(kind_of).is_some()
    };
    let usable = |requirement: &SecurityRequirement| {
        let names: Vec<String> = requirement.keys().filter(known).cloned().collect();
        (requirement.is_empty() || !names.is_empty()).then_some(names)
    };
    requirements.iter().filter_map(usable).collect()
}
