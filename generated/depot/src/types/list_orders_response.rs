use super::{Order, runtime};

runtime::object! {
    /// The object that is the response 200 of `GET /orders`.
    #[object()]
    pub struct ListOrdersResponse {
        #[json("orders")] pub orders: Vec<Order>,
        /// The number of this page.
        #[json("page")] pub page: i32,
        /// The number of all pages.
        #[json("total_pages")] pub total_pages: i32,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
