//! Uses of the operations: the methods that make requests, their setters, and what sending them returns.

use std::collections::HashMap;

use proc_macro2::TokenStream;
use quote::quote;

use super::paths::{argument_type, name, path, ty};
use super::program::Program;
use super::usage::Use;
use crate::surface::{Body, Client, Operation, Output, Pages, Parameter, RustType, Stream};

/// Uses each operation.
pub fn use_operations(program: &mut Program, client: &Client) {
    let groups = client.groups.iter();
    let methods: HashMap<&str, Option<&str>> = groups
        .map(|group| (group.path.as_str(), group.method.as_deref()))
        .collect();
    for operation in &client.operations {
        let module = operation.path.rsplit_once("::");
        let group = module.and_then(|(module, _)| methods.get(module).copied().flatten());
        let group = group.map(|method| {
            let method = name(method);
            quote!(.#method())
        });
        use_operation(program, operation, group.as_ref());
    }
}

/// An operation, whose methods are those of the client or of what `group` returns.
fn use_operation(program: &mut Program, operation: &Operation, group: Option<&TokenStream>) {
    let Operation {
        path: owner,
        pointer: _,
        method,
        http_method: _,
        url: _,
        deprecated: _,
        arguments,
        body,
        other_bodies,
        setters,
        servers: _,
        security: _,
        output: _,
        contents,
        content_methods,
        stream,
        accept: _,
        error: _,
        redirects: _,
        idempotency_key: _,
        pages,
    } = operation;
    let argument = body.as_ref().filter(|body| body.required);
    let way = Way {
        method,
        body: argument,
        takes_media_type: false,
    };
    use_method(program, operation, arguments, &way, group);
    for other in other_bodies.iter().filter(|other| other.body.required) {
        let way = Way {
            method: &other.method,
            body: Some(&other.body),
            // Of such a method the caller writes the body, and labels it.
            takes_media_type: other.body.ty.name == "runtime::Body",
        };
        use_method(program, operation, arguments, &way, group);
    }
    for setter in setters {
        let usage = Use::of(format!("{owner}::{}", setter.name));
        use_setter(program, owner, usage, (&setter.name, &setter.ty));
    }
    if let Some(body) = body.as_ref().filter(|body| !body.required) {
        use_setter(program, owner, Use::of(&**owner), ("body", &body.ty));
    }
    for other in other_bodies.iter().filter(|other| !other.body.required) {
        use_setter(
            program,
            owner,
            Use::of(&**owner),
            (&other.method, &other.body.ty),
        );
    }
    use_send(program, operation);
    if let Some(contents) = contents {
        use_contents(program, operation, contents, content_methods);
    }
    if let Some(stream) = stream {
        use_stream(program, operation, stream);
    }
    if let Some(pages) = pages {
        use_pages(program, operation, pages);
    }
}

/// A method that makes the request.
struct Way<'s> {
    method: &'s str,
    body: Option<&'s Body>,
    takes_media_type: bool,
}

fn use_method(
    program: &mut Program,
    operation: &Operation,
    parameters: &[Parameter],
    way: &Way<'_>,
    group: Option<&TokenStream>,
) {
    let (request, method) = (path(&operation.path), name(way.method));
    let mut usage = Use::of_all(&*operation.path);
    if let Some((module, _)) = operation.path.rsplit_once("::") {
        usage = usage.naming(module);
    }
    let mut arguments = Vec::new();
    let mut names = Vec::new();
    for parameter in parameters {
        let (argument, of) = (name(&parameter.name), argument_type(&parameter.ty));
        arguments.push(quote!(#argument: #of));
        names.push(quote!(#argument));
        usage = usage.with_type(&parameter.ty);
    }
    if let Some(body) = way.body {
        let of = ty(&body.ty);
        arguments.push(quote!(sent: #of));
        names.push(quote!(sent));
        usage = usage.with_type(&body.ty);
    }
    if way.takes_media_type {
        names.push(quote!("text/plain"));
    }
    program.add(
        usage,
        quote! {
            (client: &api::Client, #(#arguments),*) -> #request {
                client #group.#method(#(#names),*)
            }
        },
    );
}

fn use_setter(program: &mut Program, owner: &str, usage: Use, (setter, of): (&str, &RustType)) {
    let (request, setter, value) = (path(owner), name(setter), ty(of));
    program.add(
        usage.naming(owner).with_type(of),
        quote! {
            (request: #request, value: #value, maybe: Option<#value>) -> #request {
                request.#setter(value).#setter(maybe)
            }
        },
    );
}

/// `send`, and `download` where the response is bytes.
fn use_send(program: &mut Program, operation: &Operation) {
    let (output, usage) = match &operation.output {
        Output::Empty => (quote!(()), Use::of(&*operation.path)),
        Output::Json(of) => (ty(of), Use::of(&*operation.path).with_type(of)),
        Output::Text => (quote!(String), Use::of(&*operation.path)),
        Output::Bytes => (quote!(bytes::Bytes), Use::of(&*operation.path)),
        Output::Several(several) => (path(several), Use::of(&*operation.path).naming(several)),
    };
    send_by(program, operation, usage, &quote!(send), &output);
    let is_download = operation.output == Output::Bytes
        && operation.stream.is_none()
        && operation.contents.is_none();
    if is_download {
        let usage = Use::of(&*operation.path).naming("ByteStream");
        send_by(
            program,
            operation,
            usage,
            &quote!(download),
            &quote!(api::ByteStream),
        );
    }
}

/// A method that sends the request and returns a response of this type.
fn send_by(
    program: &mut Program,
    operation: &Operation,
    usage: Use,
    method: &TokenStream,
    output: &TokenStream,
) {
    let request = path(&operation.path);
    let (error, usage) = error_type(operation, usage);
    program.add(
        usage,
        quote! {
            (request: #request) -> impl Future<Output = Result<api::Response<#output>, api::Error<#error>>> {
                request.#method()
            }
        },
    );
}

/// The type of error responses.
fn error_type(operation: &Operation, usage: Use) -> (TokenStream, Use) {
    let error = operation.error.as_deref().unwrap_or("runtime::Undeclared");
    (path(error), usage.naming(error))
}

/// The methods that ask for any content, or for one of them.
fn use_contents(program: &mut Program, operation: &Operation, contents: &str, methods: &[String]) {
    let usage = Use::of(&*operation.path).naming(contents);
    send_by(
        program,
        operation,
        usage,
        &quote!(send_any),
        &path(contents),
    );
    let request = path(&operation.path);
    for method in methods {
        let method = name(method);
        let usage = Use::of(&*operation.path).naming(contents);
        // What it returns is the content of a variant, which is used there.
        program.add(
            usage,
            quote!((request: #request) { drop(request.#method()); }),
        );
    }
}

fn use_stream(program: &mut Program, operation: &Operation, stream: &Stream) {
    let Stream {
        items,
        media: _,
        is_only: _,
        is_switched: _,
        reconnects,
    } = stream;
    let item = items.arguments.first().map(ty);
    let item = item.unwrap_or_else(|| quote!(String));
    let output = match items.name.as_str() {
        "runtime::JsonLines" | "runtime::JsonSequence" => quote!(api::JsonLines<#item>),
        "runtime::PartStream" => quote!(api::PartStream),
        _ => quote!(api::EventStream<#item>),
    };
    let usage = Use::of(&*operation.path).with_type(items);
    send_by(program, operation, usage, &quote!(stream), &output);
    if *reconnects {
        let usage = Use::of(&*operation.path).with_type(items);
        let (error, usage) = error_type(operation, usage);
        let request = path(&operation.path);
        program.add(
            usage,
            quote! {
                (request: #request) -> api::runtime::Reconnecting<#item, #error> {
                    request.reconnecting()
                }
            },
        );
    }
}

fn use_pages(program: &mut Program, operation: &Operation, pages: &Pages) {
    let Pages {
        method,
        items_method,
        page,
        item,
        rule: _,
    } = pages;
    let (request, page_type, item_type) = (path(&operation.path), ty(page), ty(item));
    for (of, method) in [("Pages", method), ("Items", items_method)] {
        let (of, method) = (name(of), name(method));
        let usage = Use::of(&*operation.path).with_type(page).with_type(item);
        let (error, usage) = error_type(operation, usage);
        program.add(
            usage,
            quote! {
                (request: #request) -> api::runtime::#of<#page_type, #item_type, #error> {
                    request.#method()
                }
            },
        );
    }
}
