use super::runtime;

runtime::object! {
    /// A tab of the session.
    #[object()]
    pub struct TabsData {
        /// The `tab_id` property.
        #[json(required "tab_id")] pub tab_id: i64,
        /// The `title` property.
        #[json(required "title")] pub title: String,
        /// The `url` property.
        #[json(required "url")] pub url: String,
        #[json(rest)] pub extra: runtime::Extra,
    }
}
