use super::runtime;

runtime::object! {
    /// The object `AuditEntry`.
    #[object()]
    pub struct AuditEntry {
        #[json("id")] pub id: String,
        #[json("actor")] pub actor: String,
        #[json("action")] pub action: String,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
