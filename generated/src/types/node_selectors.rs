use super::runtime;

runtime::object! {
    /// Selectors of a page element.
    #[object()]
    pub struct NodeSelectors {
        /// The `css_selector` property.
        #[json(required "css_selector")] pub css_selector: String,
        /// The `xpath_selector` property.
        #[json(required "xpath_selector")] pub xpath_selector: String,
        /// The `in_iframe` property.
        #[json(required "in_iframe")] pub in_iframe: bool,
        /// The `in_shadow_root` property.
        #[json(required "in_shadow_root")] pub in_shadow_root: bool,
        /// The `iframe_parent_css_selectors` property.
        #[json(required "iframe_parent_css_selectors")] pub iframe_parent_css_selectors: Vec<String>,
        /// The `service_selector` property.
        #[json(maybe "service_selector")] pub service_selector: Option<String>,
        /// The `playwright_selector` property.
        #[json(maybe "playwright_selector")] pub playwright_selector: Option<String>,
        /// The `python_selector` property.
        #[json(maybe "python_selector")] pub python_selector: Option<String>,
        #[json(rest)] pub extra: runtime::Extra,
    }
}
