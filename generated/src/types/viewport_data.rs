use super::runtime;

runtime::object! {
    /// Viewport of the current page.
    #[object()]
    pub struct ViewportData {
        #[json("scroll_x")] pub scroll_x: i64,
        #[json("scroll_y")] pub scroll_y: i64,
        #[json("viewport_width")] pub viewport_width: i64,
        #[json("viewport_height")] pub viewport_height: i64,
        #[json("total_width")] pub total_width: i64,
        #[json("total_height")] pub total_height: i64,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
