//! The module `calls`: the client's groups, and the methods of its builder.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;

use super::call::emit_call;
use super::example::Examples;
use super::failure::emit_failure;
use super::former::emit_former_types;
use super::imports::import;
use super::object::plain;
use super::print::Piece;
use super::scope::{Scope, Uses};
use super::tokens;
use super::tree::Module;
use crate::files::Layout;
use crate::ir::{
    Call, CallFailure, Client, ClientHeader, Crate, Credential, CredentialKind, FlowUrl, Group,
    KeyLocation, OAuthFlow, ResponseHeader, SharedFailure, Type, UrlPurpose,
};

/// The module of all calls; `None` where the document describes none.
pub fn emit_client(plan: &Crate, layout: Layout) -> Option<Module> {
    let client = plan.client.as_ref()?;
    let examples = match layout {
        Layout::Crate => Some(Examples::of(plan)),
        Layout::Module | Layout::OneFile => None,
    };
    let mut children: Vec<Module> = client
        .groups
        .iter()
        .map(|group| emit_group(group, client, &plan.failures, examples.as_ref()))
        .collect();
    children.extend(emit_failures(&plan.failures));
    let headers = emit_response_headers(client);
    let pieces = vec![
        export_handles(client),
        import_for(&children, Some(&headers)),
        emit_handles(client),
        emit_builder(client),
        headers,
    ];
    Some(Module {
        visibility: "pub",
        docs: format!(
            "//! The operations of {}.\n",
            super::front::inline(&plan.package.title)
        ),
        children,
        ..Module::of("calls", pieces)
    })
}

fn export_handles(client: &Client) -> Piece {
    let scope = Scope::in_calls();
    let exports = client.groups.iter().filter_map(|group| {
        let (handle, _) = group.handle.as_ref()?;
        let (module, handle) = (scope.name(&group.module), scope.item(handle));
        Some(quote!(#[doc(inline)] pub use #module::#handle;))
    });
    Piece::items(quote!(#(#exports)*), scope)
}

/// The documentation of every enum of error responses that operations share.
const SHARED: &str = "Error responses that several operations declare.";

/// What this module and those inside take from the one around it.
fn import_for(children: &[Module], headers: Option<&Piece>) -> Piece {
    let of_children = children
        .iter()
        .flat_map(Module::all)
        .map(|module| &module.uses);
    let of_headers = headers.map(|headers| &headers.uses);
    let modules = [quote!(runtime)]
        .into_iter()
        .chain(shared_modules(of_children.chain(of_headers)));
    let modules: Vec<TokenStream> = modules.collect();
    Piece::imports(quote!(use super::{#(#modules),*};))
}

/// What is imported from the module around, for code that uses this.
fn shared_modules<'u>(
    mut all: impl Iterator<Item = &'u Uses> + Clone,
) -> impl Iterator<Item = TokenStream> {
    let uses_servers = all.clone().any(|uses| !uses.modules.is_empty());
    let uses_types = all.any(|uses| !uses.types.is_empty());
    let servers = uses_servers.then(|| quote!(server_urls));
    servers.into_iter().chain(uses_types.then(|| quote!(types)))
}

/// The module of the enums that operations share, a file each.
fn emit_failures(failures: &[SharedFailure]) -> Option<Module> {
    if failures.is_empty() {
        return None;
    }
    let children = failures.iter().map(|failure| {
        let items = [emit_failure(&failure.statuses, SHARED)];
        let pieces: Vec<Piece> = [import(&items)].into_iter().chain(items).collect();
        Module::of(failure.module.as_str(), pieces)
    });
    let children: Vec<Module> = children.collect();
    let exports = failures
        .iter()
        .map(|failure| (&failure.module, vec![&failure.statuses.name]));
    let scope = Scope::in_calls();
    let exports = Piece::items(tokens::exports(exports, &scope), scope);
    let imports = import_for(&children, None);
    let docs = "//! Error responses of operations. Operations that declare the same error responses share an enum.\n";
    Some(Module {
        visibility: "pub",
        docs: docs.to_owned(),
        children,
        ..Module::of("failures", vec![exports, imports])
    })
}

/// `client.sessions()` for each group.
fn emit_handles(client: &Client) -> Piece {
    let scope = Scope::in_calls();
    let handles = client.groups.iter().filter_map(|group| {
        let (ty, method) = group.handle.as_ref()?;
        let (ty, method) = (scope.name(ty), scope.name(method));
        let docs = tokens::docs(&group.docs);
        let deprecated = group.moved_to.as_ref().map(|targets| {
            let note = format!("renamed to {targets}");
            quote!(#[deprecated = #note])
        });
        Some(quote! {
            #docs
            #deprecated
            #[must_use]
            #[inline]
            pub fn #method(&self) -> #ty<'_> {
                #ty { client: self }
            }
        })
    });
    let handles: Vec<TokenStream> = handles.collect();
    let handles = (!handles.is_empty()).then(|| {
        let client = scope.runtime("Client");
        quote!(impl #client { #(#handles)* })
    });
    Piece::items(quote!(#handles), scope)
}

/// The builder's methods for credentials, and for headers that are sent with every call that declares them.
fn emit_builder(client: &Client) -> Piece {
    let scope = Scope::in_calls();
    // The method of an undeclared one is a part of the runtime.
    let credentials = client
        .credentials
        .iter()
        .filter(|credential| credential.kind != CredentialKind::Undeclared)
        .map(|credential| emit_credential(credential, &scope));
    let headers = client.headers.iter().map(|header| {
        let ClientHeader { name, secret, docs } = header;
        let (wire, rust) = (&name.wire, scope.name(&name.rust));
        let line = format!(
            "Sends the `{}` header with every request whose operation declares it.",
            plain(wire)
        );
        let text = if docs.is_empty() {
            line
        } else {
            format!("{line}\n\n{}", docs.text())
        };
        let docs = tokens::doc_lines(&text);
        let ty = if *secret {
            scope.runtime("Secret")
        } else {
            quote!(String)
        };
        let method = if *secret {
            quote!(secret_header)
        } else {
            quote!(declared_header)
        };
        quote! {
            #docs
            pub fn #rust(self, value: impl Into<#ty>) -> Self {
                self.#method(#wire, value)
            }
        }
    });
    let methods: Vec<TokenStream> = credentials.chain(headers).collect();
    let methods = (!methods.is_empty()).then(|| {
        let builder = scope.runtime("ClientBuilder");
        quote!(impl #builder { #(#methods)* })
    });
    Piece::items(quote!(#methods), scope)
}

/// The method of the builder for a credential.
pub fn emit_credential(credential: &Credential, scope: &Scope) -> TokenStream {
    let Credential {
        method,
        scheme,
        kind,
        docs,
        deprecated,
    } = credential;
    let line = match kind {
        CredentialKind::Bearer => {
            "Sets the token that is sent as `Authorization: Bearer …`.".to_owned()
        }
        CredentialKind::Undeclared => {
            "Sets the token that is sent with every request as `Authorization: Bearer …`.\n\n\
             The document declares no security scheme. [`credential`](Self::credential) sends another credential with every request."
                .to_owned()
        }
        CredentialKind::OAuth(urls) => describe_oauth(urls),
        CredentialKind::Basic => {
            "Sets the user and password that are sent as `Authorization: Basic …`.".to_owned()
        }
        CredentialKind::Http(name) => {
            let name = plain(name);
            format!(
                "Sets what is sent as `Authorization: {name} …`, after `{name}`.\n\nIt is the same in each request. If the scheme wants \
                 another value each time, set the header `Authorization` of each call instead."
            )
        }
        CredentialKind::ApiKey(location, name) => {
            let location = match location {
                KeyLocation::Header => "header",
                KeyLocation::Query => "query parameter",
                KeyLocation::Cookie => "cookie",
            };
            format!(
                "Sets the API key that is sent in the {location} `{}`.",
                plain(name)
            )
        }
    };
    let text = if docs.is_empty() {
        line
    } else {
        format!("{line}\n\n{}", docs.text())
    };
    let docs = tokens::doc_lines(&text);
    let deprecated = tokens::deprecated(*deprecated);
    let method = scope.name(method);
    let (credential, secret) = (scope.runtime("Credential"), scope.runtime("Secret"));
    let (arguments, make) = match kind {
        CredentialKind::Bearer | CredentialKind::OAuth(_) | CredentialKind::Undeclared => {
            if matches!(kind, CredentialKind::OAuth(_)) {
                scope.part("OAuth");
            }
            let given = match refresh_urls(kind) {
                Some(urls) => quote! {
                    let token: #credential = token.into();
                    self.credential(#scheme, token.refresh_urls(&[#urls]))
                },
                None => quote!(self.credential(#scheme, token.into())),
            };
            return quote! {
                #docs
                #deprecated
                pub fn #method(self, token: impl Into<#credential>) -> Self {
                    #given
                }
            };
        }
        CredentialKind::Basic => (
            quote!(user: impl Into<String>, password: impl Into<#secret>),
            quote!(basic(user, password)),
        ),
        CredentialKind::Http(name) => (
            quote!(credentials: impl Into<#secret>),
            quote!(http(#name, credentials)),
        ),
        CredentialKind::ApiKey(location, name) => {
            let method = match location {
                KeyLocation::Header => quote!(header),
                KeyLocation::Query => quote!(query),
                KeyLocation::Cookie => quote!(cookie),
            };
            (quote!(key: impl Into<#secret>), quote!(#method(#name, key)))
        }
    };
    quote! {
        #docs
        #deprecated
        pub fn #method(self, #arguments) -> Self {
            self.credential(#scheme, #credential::#make)
        }
    }
}

/// The URLs at which the tokens of token URLs are refreshed, in pairs.
fn refresh_urls(kind: &CredentialKind) -> Option<TokenStream> {
    let CredentialKind::OAuth(flows) = kind else {
        return None;
    };
    let pairs = flows.iter().filter_map(|flow| {
        let refresh = flow.refresh.as_ref()?;
        Some((&flow.token.url, &refresh.url))
    });
    // Flows of one endpoint have the same pair.
    let pairs: BTreeSet<_> = pairs.collect();
    let listed = pairs
        .iter()
        .map(|(token, refresh)| quote!((#token, #refresh)));
    (!pairs.is_empty()).then(|| quote!(#(#listed),*))
}

fn describe_oauth(flows: &[OAuthFlow]) -> String {
    let line = "Sets the token that is sent as `Authorization: Bearer …`: a string, or \
                [`OAuth`](runtime::OAuth), which requests tokens from a token endpoint.";
    if flows.is_empty() {
        return line.to_owned();
    }
    let urls = flows.iter().map(|flow| {
        let refresh = flow.refresh.as_ref();
        let refresh = refresh.map(|refresh| format!(", refresh URL `{}`", plain(&refresh.url)));
        let device = flow.device.as_ref();
        let device = device.map(|device| format!(", device URL `{}`", plain(&device.url)));
        let (name, url) = (flow.flow, plain(&flow.token.url));
        let others = [refresh, device].into_iter().flatten();
        format!("- `{name}`: `{url}`{}", others.collect::<String>())
    });
    let urls: Vec<String> = urls.collect();
    format!("{line}\n\nThe token endpoints:\n\n{}", urls.join("\n"))
}

/// The constants for the token endpoints.
pub fn emit_oauth_urls(
    client: &Client,
    unused: Option<&TokenStream>,
    scope: &Scope,
) -> TokenStream {
    let constants = client
        .oauth_urls()
        .into_iter()
        .map(|(name, (url, scheme))| {
            let FlowUrl { url, purpose, .. } = url;
            let what = match purpose {
                UrlPurpose::Token => "The URL of the token endpoint",
                UrlPurpose::Refresh => "The URL that refresh tokens are sent to",
                UrlPurpose::Device => "The URL at which a device is given codes",
            };
            let docs = match name.plain() {
                "TOKEN_URL" | "REFRESH_URL" | "DEVICE_AUTHORIZATION_URL" => format!("{what}."),
                _ => format!("{what}, of the security scheme `{}`.", plain(scheme)),
            };
            let (docs, name) = (tokens::doc_lines(&docs), scope.name(name));
            quote!(#docs #unused pub const #name: &str = #url;)
        });
    quote!(#(#constants)*)
}

/// The traits whose methods read declared headers: responses and errors are types of the runtime.
fn emit_response_headers(client: &Client) -> Piece {
    let scope = Scope::in_calls();
    let method = |header: &ResponseHeader, is_required: bool| {
        let (wire, rust) = (&header.name.wire, scope.name(&header.name.rust));
        let text = format!(
            "{}\n\n# Errors\n\nIf the header is {}not as declared.",
            header.docs.text(),
            if is_required { "absent or " } else { "" },
        );
        let docs = tokens::doc_lines(&text);
        let (ty, error) = (scope.ty(&header.ty), scope.runtime("HeaderError"));
        let is_string = matches!(header.ty, Type::Temporal(_) | Type::Named(_));
        let string = is_string.then(|| scope.runtime("StringHeader"));
        let bare = string.as_ref().map(|string| quote!(|#string(value)| value));
        let (ty, read, bare) = if is_required {
            let bare = bare.map(|bare| quote!(.map(#bare)));
            (ty, scope.runtime("read_required_header"), bare)
        } else {
            let bare = bare.map(|bare| quote!(.map(|value| value.map(#bare))));
            (quote!(Option<#ty>), scope.runtime("read_header"), bare)
        };
        quote! {
            #docs
            fn #rust(&self) -> Result<#ty, #error> {
                #read(self.declared_headers(), #wire) #bare
            }
        }
    };
    let headers = &client.response_headers;
    let success: Vec<_> = headers
        .iter()
        .filter(|header| header.in_success)
        .map(|header| method(header, header.required_in_success))
        .collect();
    let success = (!success.is_empty()).then(|| {
        let (response, read) = (scope.runtime("Response"), scope.runtime("ReadHeaders"));
        quote! {
            /// Reads the headers that the document declares for successful responses.
            pub trait ResponseHeaders: #read { #(#success)* }
            impl<T> ResponseHeaders for #response<T> {}
        }
    });
    let errors: Vec<_> = headers
        .iter()
        .filter(|header| header.in_errors)
        .map(|header| method(header, false))
        .collect();
    let errors = (!errors.is_empty()).then(|| {
        let (error, read) = (scope.runtime("Error"), scope.runtime("ReadHeaders"));
        quote! {
            /// Reads the headers that the document declares for error responses.
            pub trait ErrorHeaders: #read { #(#errors)* }
            impl<E> ErrorHeaders for #error<E> {}
        }
    });
    Piece::items(quote!(#success #errors), scope)
}

fn emit_group(
    group: &Group,
    client: &Client,
    failures: &[SharedFailure],
    examples: Option<&Examples<'_>>,
) -> Module {
    let mut calls: Vec<_> = group.calls.iter().collect();
    calls.sort_by_key(|call| &call.module);
    let scope = Scope::in_calls();
    let exports = calls.into_iter().map(|call| (&call.module, call.types()));
    let exports = Piece::items(tokens::exports(exports, &scope), scope);
    let children: Vec<Module> = group
        .calls
        .iter()
        .map(|call| emit_call(call, group, failures, examples))
        .collect();
    let shares = |call: &Call| matches!(call.failure, CallFailure::Shared { .. });
    let uses_failures = group.calls.iter().any(shares);
    let failures = uses_failures.then(|| quote!(failures));
    let of_children = children
        .iter()
        .flat_map(Module::all)
        .map(|module| &module.uses);
    let imports: Vec<TokenStream> = failures
        .into_iter()
        .chain([quote!(runtime)])
        .chain(shared_modules(of_children))
        .collect();
    let imports = Piece::imports(quote!(use super::{#(#imports),*};));
    let scope = Scope::in_calls();
    let handle = group.handle.as_ref().map(|(ty, _)| {
        let ty = scope.item(ty);
        let client = scope.runtime("Client");
        let docs = tokens::docs(&group.docs);
        quote! {
            #docs
            #[derive(Clone, Copy, Debug)]
            pub struct #ty<'a> {
                pub(super) client: &'a #client,
            }
        }
    });
    let handle = Piece::items(quote!(#handle), scope);
    let docs = match (&group.moved_to, &group.handle) {
        (Some(targets), _) => format!("//! The former names of operations of {targets}.\n"),
        (None, Some((_, method))) => format!("//! The operations of `client.{method}()`.\n"),
        (None, None) => "//! Operations without a tag.\n".to_owned(),
    };
    let mut pieces = vec![exports, imports, handle];
    pieces.extend(emit_former_types(group, client));
    Module {
        visibility: "pub",
        docs,
        children,
        ..Module::of(group.module.as_str(), pieces)
    }
}
