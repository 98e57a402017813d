use std::collections::BTreeMap;

use super::runtime;

runtime::object! {
    /// The `scrape` browser action.
    #[object(tag = ("type", "scrape"), tag_optional)]
    pub struct ScrapeAction {
        /// Default: `Special Browser Actions`.
        #[json("category", default = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json("description", optional)] pub description: Option<String>,
        /// `null` scrapes the whole page.
        #[json("instructions", optional, nullable)] pub instructions: Option<String>,
        /// Default: `true`.
        #[json("only_main_content", default = true)] pub only_main_content: bool,
        /// Playwright selector scoping the scrape.
        #[json("selector", optional, nullable)] pub selector: Option<String>,
        /// Default: `false`.
        #[json("only_images", default = false)] pub only_images: bool,
        /// Default: `true`.
        #[json("scrape_links", default = true)] pub scrape_links: bool,
        /// Default: `false`.
        #[json("scrape_images", default = false)] pub scrape_images: bool,
        #[json("ignored_tags", optional, nullable)] pub ignored_tags: Option<Vec<String>>,
        /// JSON schema of the structured output.
        #[json("response_format", optional, nullable)]
        pub response_format: Option<BTreeMap<String, runtime::Untyped>>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
