use super::{Movement, runtime};

runtime::object! {
    /// The object that is the response 200 of `GET /movements`.
    #[object()]
    pub struct ListMovementsResponse {
        #[json("data")] pub data: Vec<Movement>,
        #[json("paging")] pub paging: ListMovementsResponsePaging,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// The object `paging` in the response 200 of `GET /movements`.
    #[object()]
    pub struct ListMovementsResponsePaging {
        #[json("cursors", optional)] pub cursors: Option<ListMovementsResponsePagingCursors>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// The object `paging.cursors` in the response 200 of `GET /movements`.
    #[object()]
    pub struct ListMovementsResponsePagingCursors {
        /// The cursor of the next page.
        #[json("after", optional, nullable)] pub after: Option<String>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
