use super::{
    CheckAction, ClickAction, DownloadFileAction, FallbackFillAction, FillAction,
    MultiFactorFillAction, SelectDropdownOptionAction, TextOrNodeSelectors,
    UploadFileAction, runtime,
};

runtime::union! {
    /// One of several objects: `InteractionAction` of the document.
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
        #[json("click", as_click, from ClickAction)] Click(ClickAction),
        #[json("fill", as_fill, from FillAction)] Fill(FillAction),
        #[json("multi_factor_fill", as_multi_factor_fill, from MultiFactorFillAction)]
        MultiFactorFill(MultiFactorFillAction),
        #[json("fallback_fill", as_fallback_fill, from FallbackFillAction)] FallbackFill(FallbackFillAction),
        #[json("check", as_check, from CheckAction)] Check(CheckAction),
        #[json("select_dropdown_option", as_select_dropdown_option, from SelectDropdownOptionAction)]
        SelectDropdownOption(SelectDropdownOptionAction),
        #[json("upload_file", as_upload_file, from UploadFileAction)] UploadFile(UploadFileAction),
        #[json("download_file", as_download_file, from DownloadFileAction)] DownloadFile(DownloadFileAction),
    }
}
