use super::runtime;

runtime::object! {
    /// The object that is the body of `POST /reports`.
    #[object(default)]
    pub struct CreateReportBody {
        /// The year to report on. This year by default.
        #[json(optional "year")] pub year: Option<i32>,
        #[rest] pub extra: runtime::Extra,
    }
}
