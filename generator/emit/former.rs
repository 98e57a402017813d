//! The former names of operations: deprecated aliases of their types, and methods that call those with the present names.

use proc_macro2::TokenStream;
use quote::quote;

use super::print::Piece;
use super::scope::Scope;
use super::tokens;
use crate::ir::{Client, FormerName, Group, Ident};
use crate::markdown;

/// The aliases in the module of a group. Their operations may be in another one.
pub fn emit_former_types(group: &Group, client: &Client) -> Vec<Piece> {
    let mut aliases = Vec::new();
    for target in &client.groups {
        let former = target.calls.iter().flat_map(|call| &call.former_types);
        for former in former.filter(|former| former.module == group.module) {
            let scope = Scope::in_calls();
            let (alias, name) = (scope.item(&former.former), scope.item(&former.name));
            let module = (target.module != group.module).then(|| {
                let module = scope.name(&target.module);
                quote!(super::#module::)
            });
            let plain = former.name.plain();
            let (path, link) = if module.is_some() {
                let path = format!("{}::{plain}", target.module.plain());
                let link = format!("(super::{}::{name})", scope.name(&target.module));
                (path, link)
            } else {
                (plain.to_owned(), String::new())
            };
            let docs = format!("The former name of [`{path}`]{link}.");
            let docs = tokens::docs(&markdown::generated(docs));
            let note = renamed_to(&path);
            let alias = quote!(#docs #[deprecated = #note] pub type #alias = #module #name;);
            aliases.push(Piece::items(alias, scope));
        }
    }
    aliases
}

/// A method with a former name.
pub struct FormerMethod<'a> {
    /// The names.
    pub names: &'a FormerName,
    /// The group of the operation.
    pub group: &'a Group,
    /// The attributes of the method that it calls, without its documentation.
    pub attributes: TokenStream,
    /// The arguments of both methods, with their types.
    pub arguments: &'a [(TokenStream, TokenStream)],
    /// The request builder.
    pub returned: &'a Ident,
}

/// A method that calls the one with the present name.
pub fn emit_former_method(method: &FormerMethod<'_>, scope: Scope) -> Piece {
    let FormerMethod {
        names,
        group,
        attributes,
        arguments,
        returned,
    } = method;
    let FormerName {
        module,
        handle,
        former,
        name,
    } = names;
    let is_moved = *module != group.module;
    let owner = match handle {
        Some(handle) => {
            let handle = scope.name(handle);
            let module = is_moved.then(|| {
                let module = scope.name(module);
                quote!(super::#module::)
            });
            quote!(super::#module #handle<'_>)
        }
        None => scope.runtime("Client"),
    };
    let client = match handle {
        Some(_) => quote!(self.client),
        None => quote!(self),
    };
    let target = match &group.handle {
        _ if !is_moved => quote!(self),
        Some((_, method)) => {
            let method = scope.name(method);
            quote!(#client.#method())
        }
        None => client,
    };
    let path = match &group.handle {
        Some((_, method)) if is_moved => format!("client.{}().{}", method.plain(), name.plain()),
        None if is_moved => format!("client.{}", name.plain()),
        _ => name.plain().to_owned(),
    };
    let docs = tokens::docs(&markdown::generated(format!(
        "The former name of `{path}`."
    )));
    let note = renamed_to(&path);
    let (former, name, returned) = (scope.name(former), scope.name(name), scope.item(returned));
    let parameters = arguments
        .iter()
        .map(|(argument, ty)| quote!(#argument: #ty));
    let values = arguments.iter().map(|(argument, _)| argument);
    let method = quote! {
        impl #owner {
            #docs
            #[deprecated = #note]
            #attributes
            #[inline]
            pub fn #former(&self, #(#parameters),*) -> #returned {
                #target.#name(#(#values),*)
            }
        }
    };
    Piece::items(method, scope)
}

fn renamed_to(path: &str) -> String {
    format!("renamed to `{path}`")
}
