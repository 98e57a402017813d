use super::runtime;

runtime::object! {
    /// The object `Zone`.
    #[object()]
    pub struct Zone {
        #[json("id")] pub id: String,
        #[json("name")] pub name: String,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
