use super::{Location, runtime};

runtime::object! {
    /// The object that is the response 200 of `GET /locations`.
    #[object()]
    pub struct ListLocationsResponse {
        /// The URL of the next page.
        #[json("next")] pub next: Option<String>,
        /// The URL of the page before.
        #[json("previous")] pub previous: Option<String>,
        #[json("results")] pub results: Vec<Location>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
