//! The method of a request builder that returns an event stream which continues after it is cut off.

use quote::quote;

use super::failure::failure_type;
use super::print::Piece;
use super::scope::Scope;
use super::tokens;
use crate::ir::Call;

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
