use super::{AuditEntry, runtime};

runtime::object! {
    /// The object that is the response 200 of `GET /audit`.
    #[object()]
    pub struct ListAuditEntriesResponse {
        #[json("entries")] pub entries: Vec<AuditEntry>,
        /// The number of entries before these.
        #[json("offset")] pub offset: i64,
        /// The number of all entries.
        #[json("total")] pub total: i64,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
