//! Uses of the types: those of schemas and of responses.

use std::collections::HashMap;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::paths::{name, path, ty};
use super::program::Program;
use super::usage::Use;
use crate::surface::{
    Branch, Conversion, Field, Item, ItemKind, Response, Responses, RustType, Struct, Surface,
    UNDECLARED, Union, UnionDecision, ValueEnum,
};

/// Uses each type.
pub fn use_items(program: &mut Program, surface: &Surface) {
    let items = surface.items.iter();
    let by_path: HashMap<&str, &Item> = items.map(|item| (item.path.as_str(), item)).collect();
    let operations = surface.client.iter().flat_map(|client| &client.operations);
    let contents: Vec<&str> = operations
        .filter_map(|operation| operation.contents.as_deref())
        .collect();
    for item in &surface.items {
        use_traits(program, item);
        use_json_schema(program, item);
        match &item.kind {
            ItemKind::Struct(object) => use_struct(program, &item.path, object),
            ItemKind::Union(union) => use_union(program, &item.path, union),
            ItemKind::Values(values) => use_values(program, &item.path, values),
            ItemKind::Alias(target) => use_alias(program, &item.path, target, &by_path),
            ItemKind::Responses(responses) => {
                // Of responses by media type, each has a variant.
                let is_open = !responses.are_errors && !contents.contains(&item.path.as_str());
                use_responses(program, &item.path, responses, is_open);
            }
        }
    }
    for conversion in &surface.conversions {
        use_conversion(program, conversion);
    }
}

/// A part of an item.
fn part(owner: &str, name: &str) -> String {
    format!("{owner}::{name}")
}

/// The traits that the user adds, apart from derives of other crates, of which only the name is known.
fn use_traits(program: &mut Program, item: &Item) {
    let this = path(&item.path);
    for derive in &item.derives {
        let implemented = match derive.as_str() {
            "Hash" => quote!(std::hash::Hash),
            "Eq" => quote!(Eq),
            "PartialOrd" => quote!(PartialOrd),
            "Ord" => quote!(Ord),
            _ => continue,
        };
        program.add(
            Use::of(&*item.path),
            quote! {
                (value: #this) {
                    fn has_it(_: impl #implemented) {}
                    has_it(value);
                }
            },
        );
    }
}

/// The function that the user adds.
fn use_json_schema(program: &mut Program, item: &Item) {
    let this = path(&item.path);
    if item.json_schema {
        program.add(
            // A field of the name is another item.
            Use::of(&*item.path).naming("runtime::Untyped"),
            quote!(() -> api::runtime::Untyped { #this::json_schema() }),
        );
    }
}

fn use_struct(program: &mut Program, owner: &str, object: &Struct) {
    let Struct {
        // They are no items of Rust.
        constants: _,
        fields,
        rest,
        closed: _,
        limits: _,
    } = object;
    let this = path(owner);
    program.add(
        Use::of(owner).naming("runtime::Violations"),
        quote! {
            (mut value: #this) -> Result<(), api::runtime::Violations> {
                is_data::<#this>();
                value.forget_nulls();
                value.validate()
            }
        },
    );
    use_constructor(program, owner, fields);
    for field in fields {
        use_field(program, owner, field);
    }
    let (rest_name, rest_type) = (name(&rest.name), ty(&rest.ty));
    program.add(
        Use::of(part(owner, &rest.name))
            .naming(owner)
            .with_type(&rest.ty),
        quote!((value: #this) -> #rest_type { value.#rest_name }),
    );
}

/// `new`, and `Default` where it has no arguments.
fn use_constructor(program: &mut Program, owner: &str, fields: &[Field]) {
    let this = path(owner);
    let mut usage = Use::of_all(owner);
    let mut arguments = Vec::new();
    let mut names = Vec::new();
    for field in fields.iter().filter(|field| field.is_argument()) {
        let (argument, argument_type) = (name(&field.name), ty(&field.ty));
        arguments.push(quote!(#argument: #argument_type));
        names.push(argument);
        usage = usage.with_type(&field.ty);
    }
    program.add(
        usage,
        quote!((#(#arguments),*) -> #this { #this::new(#(#names),*) }),
    );
    if names.is_empty() {
        program.add(
            Use::of(part(owner, "new")).naming(owner),
            quote!(() -> #this { <#this as Default>::default() }),
        );
    }
}

/// A field and its setter. The value is moved, so that its type is exactly that of the field.
fn use_field(program: &mut Program, owner: &str, field: &Field) {
    let (this, field_name, field_type) = (path(owner), name(&field.name), ty(&field.ty));
    program.add(
        Use::of(part(owner, &field.name))
            .naming(owner)
            .with_type(&field.ty),
        quote! {
            (value: #this, field: #field_type) -> #field_type {
                value.#field_name(field).#field_name
            }
        },
    );
}

fn use_union(program: &mut Program, owner: &str, union: &Union) {
    let Union {
        by,
        branches,
        shared,
    } = union;
    let this = path(owner);
    program.add(Use::of(owner), quote!(() { is_data::<#this>() }));
    for branch in branches {
        use_branch(program, owner, branch);
    }
    let is_open = match by {
        UnionDecision::Tag { kind, .. } => {
            use_kind(program, owner, kind, branches);
            true
        }
        UnionDecision::JsonType => false,
        UnionDecision::Shape { open } => open.is_some(),
    };
    if is_open {
        let unknown = RustType::plain("runtime::UnknownVariant");
        let usage = Use::of(part(owner, "Unknown"));
        use_variant(program, usage, (owner, "Unknown"), Some(&unknown));
    }
    for field in shared {
        let method = name(&field.name);
        let field_type = match field.ty.name.as_str() {
            "String" => quote!(str),
            _ => ty(&field.ty),
        };
        program.add(
            Use::of(part(owner, &field.name))
                .naming(owner)
                .with_type(&field.ty),
            quote!((value: &#this) -> Option<&#field_type> { value.#method() }),
        );
    }
}

/// A variant of a union, its accessor, and the conversion of its value.
fn use_branch(program: &mut Program, owner: &str, branch: &Branch) {
    let this = path(owner);
    let usage = Use::of(part(owner, &branch.name));
    use_variant(program, usage, (owner, &branch.name), Some(&branch.ty));
    let inner = ty(branch.ty.unboxed());
    let accessor = name(&branch.accessor);
    program.add(
        Use::of(part(owner, &branch.accessor))
            .naming(part(owner, &branch.name))
            .with_type(&branch.ty),
        quote!((value: &#this) -> Option<&#inner> { value.#accessor() }),
    );
    if branch.from {
        program.add(
            Use::of(part(owner, &branch.name))
                .naming(owner)
                .with_type(&branch.ty),
            quote!((value: #inner) -> #this { <#this as From<#inner>>::from(value) }),
        );
    }
}

/// The enum of a union's tags.
fn use_kind(program: &mut Program, owner: &str, kind: &str, branches: &[Branch]) {
    let (this, kind_type) = (path(owner), path(kind));
    let method = part(owner, "kind");
    program.add(
        Use::of(&*method).naming(owner).naming(kind),
        quote!((value: &#this) -> #kind_type { value.kind() }),
    );
    use_text(program, &[Use::of(&*method), Use::of(&*method)], kind);
    for branch in branches {
        let usage = Use::of(part(owner, &branch.name)).naming(&*method);
        use_variant(program, usage, (kind, &branch.name), None);
    }
    let text = RustType::plain("String");
    use_variant(program, Use::of(method), (kind, "Unknown"), Some(&text));
}

/// A variant, which is made and matched.
fn use_variant(
    program: &mut Program,
    usage: Use,
    (owner, variant): (&str, &str),
    holds: Option<&RustType>,
) {
    let mut usage = usage.naming(owner);
    if let Some(held) = holds {
        usage = usage.with_type(held);
    }
    program.add(usage, match_variant(&path(owner), &name(variant), holds));
}

/// Makes a variant and matches it, with an arm for further variants. Its value is moved, so that its type is exactly that of the
/// variant.
fn match_variant(this: &TokenStream, variant: &Ident, holds: Option<&RustType>) -> TokenStream {
    let Some(held) = holds.map(ty) else {
        return quote! {
            (value: #this) -> #this {
                match value {
                    #this::#variant => #this::#variant,
                    other => other,
                }
            }
        };
    };
    quote! {
        (value: #this, inner: #held) -> #this {
            match value {
                #this::#variant(old) => {
                    let _: #held = old;
                    #this::#variant(inner)
                }
                other => other,
            }
        }
    }
}

fn use_values(program: &mut Program, owner: &str, values: &ValueEnum) {
    let ValueEnum { of, variants } = values;
    let held = RustType::plain(of.as_str());
    let unknown = part(owner, "Unknown");
    if of == "String" {
        use_text(program, &[Use::of(owner), Use::of(&*unknown)], owner);
    } else {
        let (this, number) = (path(owner), ty(&held));
        program.add(
            Use::of(owner),
            quote! {
            (value: #this) -> [#this; 2] {
                    is_data::<#this>();
                    is_value::<#this>();
                    [value, value]
                }
                    },
        );
        program.add(
            Use::of(&*unknown).naming(owner),
            quote! {
                (value: #this) -> #number {
                    let number: #number = value.value();
                    let again = <#this as From<#number>>::from(number);
                    <#number as From<#this>>::from(again)
                }
            },
        );
    }
    use_variant(program, Use::of(unknown), (owner, "Unknown"), Some(&held));
    for variant in variants {
        let usage = Use::of(part(owner, &variant.name));
        use_variant(program, usage, (owner, &variant.name), None);
    }
}

/// What an enum of strings implements: what every enum of values does, and what follows from strings.
fn use_text(program: &mut Program, [of_values, of_strings]: &[Use; 2], owner: &str) {
    let this = path(owner);
    program.add(
        of_values.clone().naming(owner),
        quote! {
            () {
                is_data::<#this>();
                is_value::<#this>();
            }
        },
    );
    program.add(
        of_strings.clone().naming(owner),
        quote! {
            (value: &#this, text: String) -> [#this; 3] {
                let _: &str = value.as_str();
                let _: &str = <#this as AsRef<str>>::as_ref(value);
                let Ok(parsed) = <#this as std::str::FromStr>::from_str(&text);
                [parsed, <#this as From<&str>>::from(&text), <#this as From<String>>::from(text)]
            }
        },
    );
}

fn use_alias(
    program: &mut Program,
    owner: &str,
    target: &RustType,
    by_path: &HashMap<&str, &Item>,
) {
    let this = path(owner);
    let mut shared = by_path.get(target.name.as_str()).map(|item| &item.kind);
    // Of a former name of an enum of responses, which may be an alias too.
    if let Some(ItemKind::Alias(next)) = shared {
        shared = by_path.get(next.name.as_str()).map(|item| &item.kind);
    }
    if target.name == UNDECLARED {
        // It is used where the operation is, and stands for an enum when that declares error responses.
        return;
    }
    let Some(ItemKind::Responses(responses)) = shared else {
        let target_type = ty(target);
        program.add(
            Use::of(owner).with_type(target),
            quote!((value: #target_type) -> #this { value }),
        );
        return;
    };
    // Which operations share an enum may change: only the operation's own name for it is used.
    program.add(
        Use::of(owner).naming(&*target.name),
        quote!((value: #this) -> #this { value }),
    );
    for response in &responses.branches {
        use_response(program, owner, response, Some(&target.name));
    }
}

fn use_responses(program: &mut Program, owner: &str, responses: &Responses, is_open: bool) {
    let Responses {
        are_errors: _,
        branches,
    } = responses;
    let this = path(owner);
    program.add(Use::of(owner), quote!(() { is_response::<#this>() }));
    for response in branches {
        use_response(program, owner, response, None);
    }
    if is_open {
        let bytes = RustType::plain("bytes::Bytes");
        let usage = Use::of(part(owner, "Unknown"));
        use_variant(program, usage, (owner, "Unknown"), Some(&bytes));
    }
}

/// A variant of an enum of responses, which `shared` declares if `owner` is an alias of it.
fn use_response(program: &mut Program, owner: &str, response: &Response, shared: Option<&str>) {
    let mut usage = Use::of(part(owner, &response.name));
    if let Some(shared) = shared {
        usage = usage.naming(part(shared, &response.name));
    }
    let variant = (owner, response.name.as_str());
    use_variant(program, usage, variant, response.ty.as_ref());
}

fn use_conversion(program: &mut Program, conversion: &Conversion) {
    let Conversion { from, into } = conversion;
    let (small, big) = (path(from), path(into));
    program.add(
        Use::of(&**into).naming(&**from),
        quote! {
            (value: #small) -> Result<#small, #big> {
                let big = <#big as From<#small>>::from(value);
                <#small as TryFrom<#big>>::try_from(big)
            }
        },
    );
}
