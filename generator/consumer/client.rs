//! Uses of the client itself: what is at the top of the crate, credentials, headers, groups and servers; and of webhooks.

use proc_macro2::TokenStream;
use quote::quote;

use super::paths::{name, path, ty};
use super::program::Program;
use super::usage::Use;
use crate::surface::{
    Client, Credential, Event, Events, Group, ResponseHeader, Server, Surface, VariableEnum,
    Webhook,
};

/// Uses what settings add.
pub fn use_package(program: &mut Program, surface: &Surface) {
    let package = &surface.package;
    if package.has_api_version {
        use_constant(program, "API_VERSION");
    }
    if package.tower {
        use_import(program, "runtime::TowerTransport");
    }
}

/// Uses the client, without its operations.
pub fn use_client(program: &mut Program, client: &Client) {
    let Client {
        server,
        token_url,
        oauth_urls,
        exports,
        builder_methods,
        // What the methods do is not seen by a compiler.
        defaults: _,
        groups,
        operations: _,
        credentials,
        headers,
        response_headers,
        servers,
        variables,
    } = client;
    if server.is_some() {
        use_constant(program, "SERVER");
    }
    if token_url.is_some() {
        use_constant(program, "TOKEN_URL");
    }
    for name in oauth_urls.keys() {
        use_constant(program, name);
    }
    for export in exports {
        use_import(program, export);
    }
    use_builder(program, builder_methods);
    for group in groups {
        use_group(program, group);
    }
    for credential in credentials {
        use_credential(program, credential);
    }
    for header in headers {
        let of = if header.secret {
            quote!(api::runtime::Secret)
        } else {
            quote!(String)
        };
        use_option(program, &header.method, &[of]);
    }
    for header in response_headers {
        use_response_header(program, header);
    }
    for server in servers {
        use_server(program, server);
    }
    for variable in variables {
        use_variable(program, variable);
    }
}

fn use_constant(program: &mut Program, constant: &str) {
    let value = path(constant);
    program.add(Use::of(constant), quote!(() -> &'static str { #value }));
}

fn use_import(program: &mut Program, export: &str) {
    let item = path(export);
    program.add(Use::of(export), quote!(() { use #item; }));
}

/// The options of the builder: those of every client, and `further` ones.
fn use_builder(program: &mut Program, further: &[String]) {
    let server = quote!(&str);
    program.add(
        Use::of("Client"),
        quote! {
            (server: #server) -> Result<api::Client, api::BuildError> {
                api::Client::builder(server).build()
            }
        },
    );
    let (time, size) = (quote!(std::time::Duration), quote!(usize));
    let options = [
        ("timeout", &time),
        ("connect_timeout", &time),
        ("error_body_timeout", &time),
        ("max_body", &size),
        ("max_error_body", &size),
        ("max_redirects", &size),
    ];
    for (option, of) in options {
        use_option(program, option, std::slice::from_ref(of));
    }
    use_option(program, "retry", &[quote!(api::RetryPolicy)]);
    for method in further {
        match method.as_str() {
            "idempotency_keys" => use_option(program, method, &[quote!(bool)]),
            "max_item" => use_option(program, method, std::slice::from_ref(&size)),
            "server_base" => {
                use_option(program, method, &[quote!(api::Server), quote!(String)]);
            }
            // Of a newer generator.
            _ => {}
        }
    }
}

/// A method of the builder, with arguments of these types.
fn use_option(program: &mut Program, method: &str, arguments: &[TokenStream]) {
    let subject = format!("ClientBuilder::{method}");
    let method = name(method);
    let names = ["first", "second"].into_iter().map(name);
    let names: Vec<_> = names.take(arguments.len()).collect();
    program.add(
        Use::of(subject),
        quote! {
            (builder: api::ClientBuilder, #(#names: #arguments),*) -> api::ClientBuilder {
                builder.#method(#(#names),*)
            }
        },
    );
}

fn use_group(program: &mut Program, group: &Group) {
    let Group {
        path: module,
        method,
        handle,
    } = group;
    let (Some(method), Some(handle)) = (method, handle) else {
        return;
    };
    let (method, handle) = (name(method), path(handle));
    program.add(
        Use::of(&**module),
        quote!((client: &api::Client) -> #handle<'_> { client.#method() }),
    );
}

fn use_credential(program: &mut Program, credential: &Credential) {
    let Credential {
        method,
        scheme: _,
        kind,
    } = credential;
    let secret = quote!(api::runtime::Secret);
    match kind.as_str() {
        "bearer" => use_option(program, method, &[quote!(api::Credential)]),
        "basic" => use_option(program, method, &[quote!(String), secret]),
        _ => use_option(program, method, &[secret]),
    }
}

fn use_response_header(program: &mut Program, header: &ResponseHeader) {
    let ResponseHeader {
        method,
        key: _,
        ty: of,
        of_response,
        of_error,
        required_of_response,
    } = header;
    let (reader, value) = (name(method), ty(of));
    for (owner, has, is_required) in [
        ("Response", of_response, *required_of_response),
        ("Error", of_error, false),
    ] {
        let value = if is_required {
            quote!(#value)
        } else {
            quote!(Option<#value>)
        };
        if *has {
            let usage = Use::of(format!("{owner}::{method}")).with_type(of);
            let (owner, reads) = (name(owner), name(&format!("{owner}Headers")));
            program.add(
                usage,
                quote! {
                    (value: &api::#owner<()>) -> Result<#value, api::HeaderError> {
                        use api::#reads;
                        value.#reader()
                    }
                },
            );
        }
    }
}

/// A server, with its fields and nothing else.
fn use_server(program: &mut Program, server: &Server) {
    let Server {
        name: variant,
        url: _,
        is_relative: _,
        is_own: _,
        variables,
        constructor,
    } = server;
    let mut usage = Use::of(format!("Server::{variant}")).naming("Server");
    let variant = name(variant);
    let mut fields = Vec::new();
    let mut types = Vec::new();
    for variable in variables {
        let ty = match &variable.values {
            Some(values) => {
                usage = usage.naming(&**values);
                path(values)
            }
            None => quote!(String),
        };
        if let Some(setter) = &variable.setter {
            let setter = name(setter);
            program.add(
                usage.clone(),
                quote!((server: api::Server, value: #ty) -> api::Server { server.#setter(value) }),
            );
        }
        fields.push(name(&variable.name));
        types.push(ty);
    }
    let braced = (!fields.is_empty()).then(|| quote!({ #(#fields),* }));
    program.add(
        usage.clone(),
        quote!((#(#fields: #types),*) -> api::Server { api::Server::#variant #braced }),
    );
    program.add(
        usage.clone(),
        quote! {
            (value: api::Server) -> Option<(#(#types,)*)> {
                match value {
                    api::Server::#variant #braced => Some((#(#fields,)*)),
                    _ => None,
                }
            }
        },
    );
    if let Some(constructor) = constructor {
        let constructor = name(constructor);
        program.add(
            usage,
            quote!(() -> api::Server { api::Server::#constructor() }),
        );
    }
}

fn use_variable(program: &mut Program, variable: &VariableEnum) {
    let VariableEnum {
        path: owner,
        variants,
    } = variable;
    let this = path(owner);
    for variant in variants {
        let usage = Use::of(format!("{owner}::{}", variant.name)).naming(&**owner);
        let variant = name(&variant.name);
        program.add(
            usage,
            quote! {
                (value: #this) -> [#this; 2] {
                    match value {
                        #this::#variant => [value, value],
                        _ => [#this::#variant, value],
                    }
                }
            },
        );
    }
}

/// A webhook or callback: another name of a type.
pub fn use_webhook(program: &mut Program, webhook: &Webhook) {
    let (this, body) = (path(&webhook.path), ty(&webhook.ty));
    program.add(
        Use::of(&*webhook.path).with_type(&webhook.ty),
        quote!((value: #body) -> #this { value }),
    );
}

/// The enum of all webhooks: a variant is what its webhook has.
pub fn use_events(program: &mut Program, events: &Events) {
    let this = path(&events.path);
    program.add(
        Use::of(&*events.path).naming("runtime::DecodeError"),
        quote! {
            (name: &str, body: &[u8]) -> Result<#this, api::runtime::DecodeError> {
                let _ = #this::decode(name, body)?.name();
                #this::read(body)
            }
        },
    );
    for Event {
        name: variant,
        key: _,
        ty: held,
    } in &events.variants
    {
        let (variant_name, held_type) = (name(variant), ty(held));
        program.add(
            Use::of(format!("webhooks::{variant}"))
                .naming(&*events.path)
                .with_type(held),
            quote! {
                (value: #this) -> Option<#held_type> {
                    match value {
                        #this::#variant_name(body) => Some(*body),
                        _ => None,
                    }
                }
            },
        );
    }
}
