use super::runtime;

runtime::object! {
    /// A shelf.
    #[object()]
    pub struct Location {
        #[json("id")] pub id: String,
        #[json("zone_id")] pub zone_id: String,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
