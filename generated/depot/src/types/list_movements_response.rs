use super::{Movement, runtime};

runtime::object! {
    /// The object that is the response 200 of `GET /movements`.
    #[object()]
    pub struct ListMovementsResponse {
        #[json("data")] pub data: Vec<Movement>,
        #[json("paging")] pub paging: ListMovementsResponsePaging,
        #[rest] pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// The object `paging` in the response 200 of `GET /movements`.
    #[object(default)]
    pub struct ListMovementsResponsePaging {
        #[json(optional "cursors")] pub cursors: Option<ListMovementsResponsePagingCursors>,
        #[rest] pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// The object `paging.cursors` in the response 200 of `GET /movements`.
    #[object(explicit(nulls = 1, defaults = 0), default)]
    pub struct ListMovementsResponsePagingCursors {
        /// The cursor of the next page.
        #[json(optional "after" or null)] pub after: Option<String>,
        #[rest] pub extra: runtime::Extra,
    }
}
