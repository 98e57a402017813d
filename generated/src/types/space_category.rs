use super::runtime;

runtime::text! {
    /// Category of a page.
    pub enum SpaceCategory {
        #[json("homepage")] Homepage,
        #[json("search-results")] SearchResults,
        #[json("data-feed")] DataFeed,
        #[json("item")] Item,
        #[json("auth")] Auth,
        #[json("form")] Form,
        #[json("manage-cookies")] ManageCookies,
        #[json("overlay")] Overlay,
        #[json("payment")] Payment,
        #[json("captcha")] Captcha,
        #[json("other")] Other,
    }
}
