//! Streams: what decodes their items, and the method that returns an event stream which continues after it is cut off.

use proc_macro2::TokenStream;
use quote::quote;

use super::failure::failure_type;
use super::print::Piece;
use super::scope::Scope;
use super::tokens;
use crate::ir::{Call, NamedEvents, StreamItems};

/// The decoder of a stream.
pub fn stream_reader(items: &StreamItems, scope: &Scope) -> TokenStream {
    let (part, ty) = match items {
        StreamItems::Events(ty) => ("EventStream", ty),
        StreamItems::EventsAndErrors(ty) => ("EventsAndErrors", ty),
        StreamItems::NamedEvents(events) => return named_events(events, scope),
        StreamItems::TextEvents => return scope.runtime("TextEvents"),
        StreamItems::Parts => return scope.runtime("PartStream"),
        StreamItems::Lines(ty) => ("JsonLines", ty),
        StreamItems::Sequence(ty) => ("JsonSequence", ty),
        StreamItems::JsonParts(ty) => ("JsonParts", ty),
    };
    let (part, ty) = (scope.runtime(part), scope.ty(ty));
    quote!(#part<#ty>)
}

/// The decoder of events that are objects of their fields.
fn named_events(events: &NamedEvents, scope: &Scope) -> TokenStream {
    let part = scope.runtime(if events.has_error {
        "NamedEventsAndErrors"
    } else {
        "NamedEvents"
    });
    let ty = scope.ty(&events.ty);
    let flags = match (events.has_further_fields, events.has_unnamed) {
        (false, false) => quote!(),
        (true, false) => quote!(, true),
        (further, true) => quote!(, #further, true),
    };
    quote!(#part<#ty #flags>)
}

/// The method, in an `impl` of the request builder's type; `None` for an operation without one.
pub fn emit_reconnecting(call: &Call) -> Option<Piece> {
    let scope = Scope::in_calls();
    let data = call.reconnecting()?.items.json();
    let data = data.map_or_else(|| quote!(String), |data| scope.ty(data));
    let ty = scope.name(&call.ty);
    let failure = failure_type(call, &scope);
    let reconnecting = scope.runtime("Reconnecting");
    let docs = tokens::doc_lines(
        "Returns a stream of the events that continues after it is cut off: the request is sent again, with the last `id` in the\n\
         header `Last-Event-ID`.\n\n\
         [`stream`](Self::stream) sends the request once. See [`Reconnecting`](runtime::Reconnecting).",
    );
    let method = quote! {
        impl #ty {
            #docs
            #[inline]
            pub fn reconnecting(self) -> #reconnecting<#data, #failure> {
                #reconnecting::new(self)
            }
        }
    };
    Some(Piece::items(method, scope))
}
