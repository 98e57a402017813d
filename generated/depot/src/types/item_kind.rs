use super::runtime;

runtime::text! {
    /// What an item is for.
    pub enum ItemKind {
        #[json("tool")] Tool,
        #[json("part")] Part,
        #[json("material")] Material,
    }
}
