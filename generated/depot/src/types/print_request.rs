use super::runtime;

runtime::object! {
    /// Labels to print.
    #[object()]
    pub struct PrintRequest {
        #[json("printer")] pub printer: String,
        /// At least 1 item.
        #[json("item_ids")] #[check(min_items = 1)] pub item_ids: Vec<String>,
        /// At least 1. Default: `1`.
        #[json("copies", default = 1)] #[check(minimum = 1)] pub copies: u32,
        /// In millimetres.
        #[json("margins", optional)] pub margins: Option<PrintRequestMargins>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// In millimetres.
    #[object()]
    pub struct PrintRequestMargins {
        #[json("top", optional)] pub top: Option<i32>,
        #[json("left", optional)] pub left: Option<i32>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
