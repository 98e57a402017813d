use super::runtime;

runtime::object! {
    /// Bounding box of a screenshot.
    #[object()]
    pub struct BoundingBox {
        #[json(required "x")] pub x: f64,
        #[json(required "y")] pub y: f64,
        #[json(required "width")] pub width: f64,
        #[json(required "height")] pub height: f64,
        #[json(required "scroll_x")] pub scroll_x: f64,
        #[json(required "scroll_y")] pub scroll_y: f64,
        #[json(required "viewport_width")] pub viewport_width: f64,
        #[json(required "viewport_height")] pub viewport_height: f64,
        #[json(default "iframe_offset_x" = 0.0)] pub iframe_offset_x: f64,
        #[json(default "iframe_offset_y" = 0.0)] pub iframe_offset_y: f64,
        #[json(maybe "service_id")] pub service_id: Option<String>,
        #[json(rest)] pub extra: runtime::Extra,
    }
}
