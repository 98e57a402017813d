use super::runtime;

runtime::object! {
    /// The object `Report`.
    #[object()]
    pub struct Report {
        #[json("id")] pub id: String,
        #[json("state")] pub state: ReportState,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}

runtime::text! {
    /// The string enum `Report.state`.
    pub enum ReportState {
        #[json("waiting")] Waiting,
        #[json("running")] Running,
    }
}
