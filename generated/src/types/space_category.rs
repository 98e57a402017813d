use super::runtime;

runtime::text! {
    /// Category of a page.
    pub enum SpaceCategory {
        /// `homepage`
        #[json("homepage")] Homepage,
        /// `search-results`
        #[json("search-results")] SearchResults,
        /// `data-feed`
        #[json("data-feed")] DataFeed,
        /// `item`
        #[json("item")] Item,
        /// `auth`
        #[json("auth")] Auth,
        /// `form`
        #[json("form")] Form,
        /// `manage-cookies`
        #[json("manage-cookies")] ManageCookies,
        /// `overlay`
        #[json("overlay")] Overlay,
        /// `payment`
        #[json("payment")] Payment,
        /// `captcha`
        #[json("captcha")] Captcha,
        /// `other`
        #[json("other")] Other,
    }
}
