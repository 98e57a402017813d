use super::{
    CheckAction, ClickAction, DownloadFileAction, FallbackFillAction, FillAction,
    MultiFactorFillAction, SelectDropdownOptionAction, TextOrNodeSelectors,
    UploadFileAction, runtime,
};

runtime::union! {
    /// One of several objects: `InteractionAction` of the document.
    #[union(tag "type", kind InteractionActionKind)]
    #[shared(
        category:str,
        description:str,
        id:str,
        selector:TextOrNodeSelectors,
        press_enter:bool,
        text_label:str,
        timeout:u64
    )]
    pub enum InteractionAction {
        /// `click`
        #[json("click", as_click, from ClickAction)] Click(ClickAction),
        /// `fill`
        #[json("fill", as_fill, from FillAction)] Fill(FillAction),
        /// `multi_factor_fill`
        #[json("multi_factor_fill", as_multi_factor_fill, from MultiFactorFillAction)]
        MultiFactorFill(MultiFactorFillAction),
        /// `fallback_fill`
        #[json("fallback_fill", as_fallback_fill, from FallbackFillAction)]
        FallbackFill(FallbackFillAction),
        /// `check`
        #[json("check", as_check, from CheckAction)] Check(CheckAction),
        /// `select_dropdown_option`
        #[json(
            "select_dropdown_option",
            as_select_dropdown_option,
            from
            SelectDropdownOptionAction
        )]
        SelectDropdownOption(SelectDropdownOptionAction),
        /// `upload_file`
        #[json("upload_file", as_upload_file, from UploadFileAction)] UploadFile(UploadFileAction),
        /// `download_file`
        #[json("download_file", as_download_file, from DownloadFileAction)]
        DownloadFile(DownloadFileAction),
    }
}
