use super::runtime;

runtime::object! {
    /// A tab of the session.
    #[object()]
    pub struct TabsData {
        #[json(required "tab_id")] pub tab_id: i64,
        #[json(required "title")] pub title: String,
        #[json(required "url")] pub url: String,
        #[json(rest)] pub extra: runtime::Extra,
    }
}
