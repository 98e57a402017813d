use super::{
    CheckAction, ClickAction, DownloadFileAction, FallbackFillAction, FillAction,
    MultiFactorFillAction, SelectDropdownOptionAction, TextOrNodeSelectors,
    UploadFileAction, runtime,
};

runtime::union! {
    /// A discriminated union of 8 object types, tagged by `type`.
    #[union(tag "type", kind InteractionActionKind)]
    #[shared(
        category: str,
        description: str,
        id: str,
        selector: TextOrNodeSelectors,
        press_enter: bool,
        text_label: str,
        timeout: u64
    )]
    pub enum InteractionAction {
        /// The `click` interaction action.
        #[json("click", as_click, from ClickAction)] Click(ClickAction),
        /// The `fill` interaction action.
        #[json("fill", as_fill, from FillAction)] Fill(FillAction),
        /// The `multi_factor_fill` interaction action.
        #[json("multi_factor_fill", as_multi_factor_fill, from MultiFactorFillAction)]
        MultiFactorFill(MultiFactorFillAction),
        /// The `fallback_fill` interaction action.
        #[json("fallback_fill", as_fallback_fill, from FallbackFillAction)] FallbackFill(FallbackFillAction),
        /// The `check` interaction action.
        #[json("check", as_check, from CheckAction)] Check(CheckAction),
        /// The `select_dropdown_option` interaction action.
        #[json("select_dropdown_option", as_select_dropdown_option, from SelectDropdownOptionAction)]
        SelectDropdownOption(SelectDropdownOptionAction),
        /// The `upload_file` interaction action.
        #[json("upload_file", as_upload_file, from UploadFileAction)] UploadFile(UploadFileAction),
        /// The `download_file` interaction action.
        #[json("download_file", as_download_file, from DownloadFileAction)] DownloadFile(DownloadFileAction),
    }
}
