use super::runtime;

runtime::object! {
    /// Viewport of the current page.
    #[object()]
    pub struct ViewportData {
        /// The `scroll_x` property.
        #[json(required "scroll_x")] pub scroll_x: i64,
        /// The `scroll_y` property.
        #[json(required "scroll_y")] pub scroll_y: i64,
        /// The `viewport_width` property.
        #[json(required "viewport_width")] pub viewport_width: i64,
        /// The `viewport_height` property.
        #[json(required "viewport_height")] pub viewport_height: i64,
        /// The `total_width` property.
        #[json(required "total_width")] pub total_width: i64,
        /// The `total_height` property.
        #[json(required "total_height")] pub total_height: i64,
        #[json(rest)] pub extra: runtime::Extra,
    }
}
