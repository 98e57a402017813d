use super::runtime;

runtime::object! {
    /// Viewport of the current page.
    #[object()]
    pub struct ViewportData {
        #[json(required "scroll_x")] pub scroll_x: i64,
        #[json(required "scroll_y")] pub scroll_y: i64,
        #[json(required "viewport_width")] pub viewport_width: i64,
        #[json(required "viewport_height")] pub viewport_height: i64,
        #[json(required "total_width")] pub total_width: i64,
        #[json(required "total_height")] pub total_height: i64,
        #[json(rest)] pub extra: runtime::Extra,
    }
}
