use super::runtime;

runtime::object! {
    /// Labels to print.
    #[object(explicit(nulls = 0, defaults = 1))]
    pub struct PrintRequest {
        #[json("printer")] pub printer: String,
        /// The `item_ids` property. At least 1 item.
        #[json("item_ids")] #[check(min_items(1))] pub item_ids: Vec<String>,
        /// The `copies` property. At least 1. Default: `1`.
        #[json(default "copies" = 1)] #[check(minimum(1))] pub copies: u32,
        /// In millimetres.
        #[json(optional "margins")] pub margins: Option<PrintRequestMargins>,
        #[rest] pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// In millimetres.
    #[object(default)]
    pub struct PrintRequestMargins {
        #[json(optional "top")] pub top: Option<i32>,
        #[json(optional "left")] pub left: Option<i32>,
        #[rest] pub extra: runtime::Extra,
    }
}
