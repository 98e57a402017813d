use super::{
    CheckAction, ClickAction, DownloadFileAction, FallbackFillAction, FillAction,
    MultiFactorFillAction, SelectDropdownOptionAction, StringOrNodeSelectors,
    UploadFileAction, runtime,
};

runtime::union! {
    /// A discriminated union of 8 object types, tagged by `type`.
    #[union(tag = "type", kind = InteractionActionKind)]
    #[shared(
        category: str,
        description: str,
        id: str,
        selector: StringOrNodeSelectors,
        press_enter: bool,
        text_label: str,
        timeout: u64
    )]
    pub enum InteractionAction {
        /// The `click` interaction action.
        #[json("click", accessor = as_click, from)] Click(ClickAction),
        /// The `fill` interaction action.
        #[json("fill", accessor = as_fill, from)] Fill(FillAction),
        /// The `multi_factor_fill` interaction action.
        #[json("multi_factor_fill", accessor = as_multi_factor_fill, from)]
        MultiFactorFill(MultiFactorFillAction),
        /// The `fallback_fill` interaction action.
        #[json("fallback_fill", accessor = as_fallback_fill, from)] FallbackFill(FallbackFillAction),
        /// The `check` interaction action.
        #[json("check", accessor = as_check, from)] Check(CheckAction),
        /// The `select_dropdown_option` interaction action.
        #[json("select_dropdown_option", accessor = as_select_dropdown_option, from)]
        SelectDropdownOption(SelectDropdownOptionAction),
        /// The `upload_file` interaction action.
        #[json("upload_file", accessor = as_upload_file, from)] UploadFile(UploadFileAction),
        /// The `download_file` interaction action.
        #[json("download_file", accessor = as_download_file, from)] DownloadFile(DownloadFileAction),
    }
}
