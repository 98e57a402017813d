use super::runtime;

runtime::object! {
    /// Selectors of a page element.
    #[object(explicit(nulls = 3, defaults = 0))]
    pub struct NodeSelectors {
        #[json("css_selector")] pub css_selector: String,
        #[json("xpath_selector")] pub xpath_selector: String,
        #[json("in_iframe")] pub in_iframe: bool,
        #[json("in_shadow_root")] pub in_shadow_root: bool,
        #[json("iframe_parent_css_selectors")] pub iframe_parent_css_selectors: Vec<String>,
        #[json(optional "service_selector" or null)] pub service_selector: Option<String>,
        #[json(optional "playwright_selector" or null)] pub playwright_selector: Option<String>,
        #[json(optional "python_selector" or null)] pub python_selector: Option<String>,
        #[rest] pub extra: runtime::Extra,
    }
}
