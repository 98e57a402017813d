use super::runtime;

runtime::object! {
    /// The object `Supplier`.
    #[object()]
    pub struct Supplier {
        #[json("id")] pub id: String,
        #[json("name")] pub name: String,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
