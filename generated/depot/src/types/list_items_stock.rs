use super::runtime;

runtime::object! {
    /// The object that is a parameter of `GET /items`.
    #[object(default)]
    pub struct ListItemsStock {
        #[json(optional "min")] pub min: Option<u64>,
        #[json(optional "max")] pub max: Option<u64>,
        #[rest] pub extra: runtime::Extra,
    }
}
