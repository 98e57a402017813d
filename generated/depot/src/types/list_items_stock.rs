use super::runtime;

runtime::object! {
    /// The object that is a parameter of `GET /items`.
    #[object()]
    pub struct ListItemsStock {
        #[json("min", optional)] pub min: Option<u64>,
        #[json("max", optional)] pub max: Option<u64>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
