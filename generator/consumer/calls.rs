//! Uses of the operations: the methods that make requests, their setters, and what sending them returns.

use std::collections::HashMap;

use proc_macro2::TokenStream;
use quote::quote;

use super::paths::{argument_type, name, path, ty};
use super::program::Program;
use super::usage::Use;
use crate::surface::{
    Body, Client, FormerName, Operation, OtherBody, Output, Pages, RustType, Stream, UNDECLARED,
};

/// Uses each operation.
pub fn use_operations(program: &mut Program, client: &Client) {
    let mut groups = HashMap::new();
    for group in &client.groups {
        let method = group.method.as_deref().map(name);
        let call = method.map(|method| quote!(.#method()));
        groups.insert(group.path.as_str(), call.unwrap_or_default());
    }
    for operation in &client.operations {
        for former in &operation.former_names {
            use_former_name(program, operation, former, &groups);
        }
        let group = groups.get(operation.module());
        use_operation(program, operation, group);
    }
}

/// A former name of a request builder, or of a method that returns it.
fn use_former_name(
    program: &mut Program,
    operation: &Operation,
    former: &FormerName,
    groups: &HashMap<&str, TokenStream>,
) {
    let FormerName {
        former: former_path,
        name: target,
    } = former;
    let usage = Use::of(&**former_path).naming(&*operation.path);
    let request = path(&operation.path);
    let Some(former_path) = former_path.strip_suffix("()") else {
        let former = path(former_path);
        program.add(usage, quote!((request: #request) -> #former { request }));
        return;
    };
    let Some((module, method)) = former_path.rsplit_once("::") else {
        return;
    };
    let target = target.trim_end_matches("()").rsplit("::").next();
    let mut others = operation.other_methods();
    let other = others.find(|other| Some(&*other.method) == target);
    let way = Way {
        method,
        ..other.map_or_else(|| Way::usual(operation), Way::of_other)
    };
    use_method(program, operation, &way, (usage, groups.get(module)));
}

/// An operation, whose methods are those of the client or of what `group` returns.
fn use_operation(program: &mut Program, operation: &Operation, group: Option<&TokenStream>) {
    let Operation {
        path: owner,
        pointer: _,
        // Used by `Way::usual`.
        method: _,
        http_method: _,
        url: _,
        deprecated: _,
        // Used with each method.
        arguments: _,
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
        // Used by `use_former_name`.
        // A note.
        lifecycle: _,
        former_names: _,
    } = operation;
    let usage = || Use::of_all(&**owner);
    use_method(program, operation, &Way::usual(operation), (usage(), group));
    for other in operation.other_methods() {
        use_method(program, operation, &Way::of_other(other), (usage(), group));
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

impl<'s> Way<'s> {
    /// The method with the operation's name.
    fn usual(operation: &'s Operation) -> Self {
        Self {
            method: &operation.method,
            body: operation.body.as_ref().filter(|body| body.required),
            takes_media_type: false,
        }
    }

    /// A method that sends the body as another media type.
    fn of_other(other: &'s OtherBody) -> Self {
        Self {
            method: &other.method,
            body: Some(&other.body),
            // Of such a method the caller writes the body, and labels it.
            takes_media_type: other.body.ty.name == "runtime::Body",
        }
    }
}

fn use_method(
    program: &mut Program,
    operation: &Operation,
    way: &Way<'_>,
    (mut usage, group): (Use, Option<&TokenStream>),
) {
    let (request, method) = (path(&operation.path), name(way.method));
    usage = usage.naming(operation.module());
    let mut arguments = Vec::new();
    let mut names = Vec::new();
    for parameter in &operation.arguments {
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
    let error = operation.error.as_deref().unwrap_or(UNDECLARED);
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
        "runtime::JsonParts" => quote!(api::JsonParts<#item>),
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
