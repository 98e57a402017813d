use super::runtime;

runtime::object! {
    /// The object that is the body of `POST /reports`.
    #[object()]
    pub struct CreateReportBody {
        /// The year to report on. This year by default.
        #[json("year", optional)] pub year: Option<i32>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
