use super::runtime;

runtime::object! {
    /// Bounding box of a screenshot.
    #[object()]
    pub struct BoundingBox {
        /// The `x` property.
        #[json(required "x")] pub x: f64,
        /// The `y` property.
        #[json(required "y")] pub y: f64,
        /// The `width` property.
        #[json(required "width")] pub width: f64,
        /// The `height` property.
        #[json(required "height")] pub height: f64,
        /// The `scroll_x` property.
        #[json(required "scroll_x")] pub scroll_x: f64,
        /// The `scroll_y` property.
        #[json(required "scroll_y")] pub scroll_y: f64,
        /// The `viewport_width` property.
        #[json(required "viewport_width")] pub viewport_width: f64,
        /// The `viewport_height` property.
        #[json(required "viewport_height")] pub viewport_height: f64,
        /// The `iframe_offset_x` property.
        #[json(default "iframe_offset_x" = 0.0)] pub iframe_offset_x: f64,
        /// The `iframe_offset_y` property.
        #[json(default "iframe_offset_y" = 0.0)] pub iframe_offset_y: f64,
        /// The `service_id` property.
        #[json(maybe "service_id")] pub service_id: Option<String>,
        #[json(rest)] pub extra: runtime::Extra,
    }
}
