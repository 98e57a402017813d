use super::runtime;

runtime::object! {
    /// Bounding box of a screenshot.
    #[object()]
    pub struct BoundingBox {
        #[json("x")] pub x: f64,
        #[json("y")] pub y: f64,
        #[json("width")] pub width: f64,
        #[json("height")] pub height: f64,
        #[json("scroll_x")] pub scroll_x: f64,
        #[json("scroll_y")] pub scroll_y: f64,
        #[json("viewport_width")] pub viewport_width: f64,
        #[json("viewport_height")] pub viewport_height: f64,
        /// Default: `0`.
        #[json("iframe_offset_x", default = 0.0)] pub iframe_offset_x: f64,
        /// Default: `0`.
        #[json("iframe_offset_y", default = 0.0)] pub iframe_offset_y: f64,
        #[json("service_id", optional, nullable)] pub service_id: Option<String>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
