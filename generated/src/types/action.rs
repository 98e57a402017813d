use super::{
    CaptchaSolveAction, CheckAction, ClickAction, CloseTabAction, CompletionAction,
    DownloadFileAction, EmailReadAction, EmailVerificationReadAction, EvaluateJsAction,
    FallbackFillAction, FillAction, FormFillAction, GoBackAction, GoForwardAction,
    GotoAction, GotoNewTabAction, HelpAction, MultiFactorFillAction, PressKeyAction,
    ReloadAction, ScrapeAction, ScrollDownAction, ScrollUpAction,
    SelectDropdownOptionAction, SmsReadAction, SwitchTabAction, UploadFileAction,
    WaitAction, runtime,
};

runtime::union! {
    /// One of several objects: `Action` of the document.
    #[union(tag "type", kind ActionKind)]
    #[shared(category: str, description: str)]
    pub enum Action {
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
        #[json("form_fill", as_form_fill, from FormFillAction)] FormFill(FormFillAction),
        #[json("goto", as_goto, from GotoAction)] Goto(GotoAction),
        #[json("goto_new_tab", as_goto_new_tab, from GotoNewTabAction)] GotoNewTab(GotoNewTabAction),
        #[json("close_tab", as_close_tab, from CloseTabAction)] CloseTab(CloseTabAction),
        #[json("switch_tab", as_switch_tab, from SwitchTabAction)] SwitchTab(SwitchTabAction),
        #[json("go_back", as_go_back, from GoBackAction)] GoBack(GoBackAction),
        #[json("go_forward", as_go_forward, from GoForwardAction)] GoForward(GoForwardAction),
        #[json("reload", as_reload, from ReloadAction)] Reload(ReloadAction),
        #[json("wait", as_wait, from WaitAction)] Wait(WaitAction),
        #[json("press_key", as_press_key, from PressKeyAction)] PressKey(PressKeyAction),
        #[json("scroll_up", as_scroll_up, from ScrollUpAction)] ScrollUp(ScrollUpAction),
        #[json("scroll_down", as_scroll_down, from ScrollDownAction)] ScrollDown(ScrollDownAction),
        #[json("captcha_solve", as_captcha_solve, from CaptchaSolveAction)] CaptchaSolve(CaptchaSolveAction),
        #[json("help", as_help, from HelpAction)] Help(HelpAction),
        #[json("completion", as_completion, from CompletionAction)] Completion(CompletionAction),
        #[json("scrape", as_scrape, from ScrapeAction)] Scrape(ScrapeAction),
        #[json("email_read", as_email_read, from EmailReadAction)] EmailRead(EmailReadAction),
        #[json("email_verification_read", as_email_verification_read, from EmailVerificationReadAction)]
        EmailVerificationRead(EmailVerificationReadAction),
        #[json("sms_read", as_sms_read, from SmsReadAction)] SmsRead(SmsReadAction),
        #[json("evaluate_js", as_evaluate_js, from EvaluateJsAction)] EvaluateJs(EvaluateJsAction),
    }
}
