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
        #[json("service_selector", optional, nullable)] pub service_selector: Option<String>,
        #[json("playwright_selector", optional, nullable)] pub playwright_selector: Option<String>,
        #[json("python_selector", optional, nullable)] pub python_selector: Option<String>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
