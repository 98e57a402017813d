use super::{Supplier, runtime};

runtime::object! {
    /// The object that is the response 200 of `GET /suppliers`.
    #[object()]
    pub struct ListSuppliersResponse {
        #[json("data")] pub data: Vec<Supplier>,
        /// Whether there are suppliers after these.
        #[json("has_more")] pub has_more: bool,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
