use super::runtime;

runtime::object! {
    /// Selectors of a page element.
    #[object()]
    pub struct NodeSelectors {
        #[json("css_selector")] pub css_selector: String,
        #[json("xpath_selector")] pub xpath_selector: String,
        #[json("in_iframe")] pub in_iframe: bool,
        #[json("in_shadow_root")] pub in_shadow_root: bool,
        #[json("iframe_parent_css_selectors")] pub iframe_parent_css_selectors: Vec<String>,
        #[json(maybe "service_selector")] pub service_selector: Option<String>,
        #[json(maybe "playwright_selector")] pub playwright_selector: Option<String>,
        #[json(maybe "python_selector")] pub python_selector: Option<String>,
        #[rest] pub extra: runtime::Extra,
    }
}
