use std::collections::BTreeMap;

use super::runtime;

runtime::object! {
    /// The `scrape` browser action.
    #[object(tag "type" = "scrape" optional, explicit(nulls = 4, defaults = 5), default)]
    pub struct ScrapeAction {
        /// The `category` property. Default: `Special Browser Actions`.
        #[json(default "category" = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json(optional "description")] pub description: Option<String>,
        /// `null` scrapes the whole page.
        #[json(optional "instructions" or null)] pub instructions: Option<String>,
        /// The `only_main_content` property. Default: `true`.
        #[json(default "only_main_content" = true)] pub only_main_content: bool,
        /// Playwright selector scoping the scrape.
        #[json(optional "selector" or null)] pub selector: Option<String>,
        /// The `only_images` property. Default: `false`.
        #[json(default "only_images" = false)] pub only_images: bool,
        /// The `scrape_links` property. Default: `true`.
        #[json(default "scrape_links" = true)] pub scrape_links: bool,
        /// The `scrape_images` property. Default: `false`.
        #[json(default "scrape_images" = false)] pub scrape_images: bool,
        #[json(optional "ignored_tags" or null)] pub ignored_tags: Option<Vec<String>>,
        /// JSON schema of the structured output.
        #[json(optional "response_format" or null)]
        pub response_format: Option<BTreeMap<String, runtime::Untyped>>,
        #[rest] pub extra: runtime::Extra,
    }
}
