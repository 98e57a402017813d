//! The methods of a request builder that return its pages and their items.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::failure::failure_type;
use super::object::plain;
use super::print::Piece;
use super::scope::Scope;
use super::tokens;
use crate::ir::{Call, FieldPath, PageRule, Pages, Wrapper};

/// The methods, in an `impl` of the request builder's type.
pub fn emit_pages(call: &Call, pages: &Pages) -> Piece {
    let scope = Scope::in_calls();
    let ty = scope.name(&call.ty);
    let (page, item) = (scope.ty(&pages.page), scope.ty(&pages.item));
    let failure = failure_type(call, &scope);
    let (pages_ty, items_ty) = (scope.runtime("Pages"), scope.runtime("Items"));
    let (pages_method, items_method) = (scope.name(&pages.method), scope.name(&pages.items_method));
    let paging = emit_paging(pages, &scope);
    let deprecated = uses_deprecated(pages).then(|| quote!(#[allow(deprecated)]));
    let step = describe_step(pages);
    let pages_docs = tokens::doc_lines(&format!(
        "Returns a stream of all pages, each of which is requested when it is polled for: {step}.\n\n\
         [`send`](Self::send) requests a single page. See [`Pages`](runtime::Pages)."
    ));
    let items_docs = tokens::doc_lines(&format!(
        "Returns a stream of the items of all pages, which are requested as they are needed: {step}.\n\n\
         See [`Items`](runtime::Items)."
    ));
    // Inlined, like all that reads a type: else its reader is compiled in the library, for users who never call it.
    let methods = quote! {
        impl #ty {
            #pages_docs
            #deprecated
            #[inline]
            pub fn #pages_method(self) -> #pages_ty<#page, #item, #failure> {
                #pages_ty::new(self, #paging)
            }

            #items_docs
            #[inline]
            pub fn #items_method(self) -> #items_ty<#page, #item, #failure> {
                self.#pages_method().into_items()
            }
        }
    };
    Piece::items(methods, scope)
}

/// How the next page is requested, in a clause.
pub fn describe_step(pages: &Pages) -> String {
    let paging = &pages.paging;
    let parameter = plain(paging.parameter.as_deref().unwrap_or_default());
    let parameter = if paging.is_in_body {
        format!("`{parameter}` of the request body")
    } else {
        format!("`{parameter}`")
    };
    let pointer = |path: &FieldPath| plain(&format!("/{}", path.names.join("/")));
    match (paging.rule, &paging.property) {
        (PageRule::LinkHeader, _) | (_, None) if paging.parameter.is_none() => {
            "the next page is at the URL in the header `Link`".to_owned()
        }
        (PageRule::NextUrl, Some(property)) => {
            format!("the next page is at the URL in `{}`", pointer(property))
        }
        (PageRule::PageNumber, _) => format!("{parameter} is increased by one"),
        (PageRule::Offset, _) => format!("{parameter} is increased by the size of a page"),
        (_, Some(property)) => {
            let property = pointer(property);
            format!("{parameter} is set to `{property}` of the previous page")
        }
        (_, None) => {
            let id = plain(paging.id_of_item.as_deref().unwrap_or_default());
            format!("{parameter} is set to the `{id}` of the last item")
        }
    }
}

fn emit_paging(pages: &Pages, scope: &Scope) -> TokenStream {
    let paging = &pages.paging;
    let of_page = |path: &FieldPath| read(&quote!(page), path, scope);
    let property = paging.property.as_ref().map(of_page);
    let parameter = paging.parameter.as_deref();
    let first = Literal::i64_unsuffixed(paging.first.number);
    let start = match paging.rule {
        PageRule::NextUrl => quote!(next_url(#property)),
        PageRule::LinkHeader => quote!(link_header()),
        PageRule::PageNumber => quote!(page_number(#parameter, #first)),
        PageRule::Offset => quote!(offset(#parameter, #first)),
        PageRule::LastId if property.is_none() => {
            let id = pages.id.as_ref().map(|id| read(&quote!(item), id, scope));
            quote!(last_id(#parameter, #id))
        }
        PageRule::Cursor | PageRule::DeclaredLink | PageRule::LastId => {
            quote!(cursor(#parameter, #property))
        }
    };
    let more = paging.more.as_ref().map(|more| {
        let read = of_page(&more.property);
        if more.on_last_page {
            quote!(.last(#read))
        } else {
            quote!(.more(#read))
        }
    });
    let further = [
        (quote!(total_pages), &paging.total_pages),
        (quote!(total_items), &paging.total_items),
        (quote!(number), &paging.number),
        (quote!(limit), &paging.limit),
    ];
    let further = further.into_iter().filter_map(|(method, path)| {
        let read = of_page(path.as_ref()?);
        Some(quote!(.#method(#read)))
    });
    let in_body = paging.is_in_body.then(|| {
        let place = scope.runtime("PAGE_IN_BODY");
        quote!(.asked_in(#place))
    });
    let items = items_of(&paging.items, scope);
    let ty = scope.runtime("Paging");
    let (page, item) = (scope.ty(&pages.page), scope.ty(&pages.item));
    quote!(#ty::<#page, #item>::#start #in_body.items(|page| #items) #more #(#further)*)
}

/// A closure that reads a scalar of its argument.
fn read(name: &TokenStream, path: &FieldPath, scope: &Scope) -> TokenStream {
    let mut value = quote!(#name);
    if path.root != Wrapper::None {
        value = quote!(#value.as_ref()?);
    }
    let last = path.fields.len().saturating_sub(1);
    for (index, step) in path.fields.iter().enumerate() {
        let field = scope.name(&step.field);
        value = quote!(#value.#field);
        value = match step.wrapper {
            Wrapper::Option if index < last => quote!(#value.as_ref()?),
            Wrapper::Patch if index < last => quote!(#value.value()?),
            _ => value,
        };
    }
    let ty = scope.runtime("PageValue");
    quote!(|#name| #ty::of(&#value))
}

/// The items of a page, as an optional mutable reference to a `Vec`.
fn items_of(path: &FieldPath, scope: &Scope) -> TokenStream {
    let mut value = quote!(page);
    let mut wrapper = path.root;
    for step in &path.fields {
        let object = match wrapper {
            Wrapper::None => value,
            Wrapper::Option => quote!(#value.as_mut()?),
            Wrapper::Patch => quote!(#value.value_mut()?),
        };
        let field = scope.name(&step.field);
        value = quote!(#object.#field);
        wrapper = step.wrapper;
    }
    match wrapper {
        Wrapper::Option => quote!(#value.as_mut()),
        Wrapper::Patch => quote!(#value.value_mut()),
        // The page itself is a reference.
        Wrapper::None if path.fields.is_empty() => quote!(Some(#value)),
        Wrapper::None => quote!(Some(&mut #value)),
    }
}

fn uses_deprecated(pages: &Pages) -> bool {
    let paging = &pages.paging;
    let more = paging.more.as_ref().map(|more| &more.property);
    let all = [
        paging.property.as_ref(),
        more,
        paging.total_pages.as_ref(),
        paging.total_items.as_ref(),
        paging.number.as_ref(),
        paging.limit.as_ref(),
        pages.id.as_ref(),
        Some(&paging.items),
    ];
    let mut steps = all.into_iter().flatten().flat_map(|path| &path.fields);
    steps.any(|step| step.deprecated)
}
