use super::runtime;

runtime::object! {
    /// A tab of the session.
    #[object()]
    pub struct TabsData {
        #[json("tab_id")] pub tab_id: i64,
        #[json("title")] pub title: String,
        #[json("url")] pub url: String,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
