use super::runtime;

runtime::object! {
    /// The object `Shipment`.
    #[object()]
    pub struct Shipment {
        #[json("id")] pub id: String,
        #[json("carrier")] pub carrier: String,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
