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
    /// A discriminated union of 28 object types, tagged by `type`.
    #[union(tag "type", kind ActionKind)]
    #[shared(category: str, description: str)]
    pub enum Action {
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
        /// The `form_fill` browser action.
        #[json("form_fill", as_form_fill, from FormFillAction)] FormFill(FormFillAction),
        /// The `goto` browser action.
        #[json("goto", as_goto, from GotoAction)] Goto(GotoAction),
        /// The `goto_new_tab` browser action.
        #[json("goto_new_tab", as_goto_new_tab, from GotoNewTabAction)] GotoNewTab(GotoNewTabAction),
        /// The `close_tab` browser action.
        #[json("close_tab", as_close_tab, from CloseTabAction)] CloseTab(CloseTabAction),
        /// The `switch_tab` browser action.
        #[json("switch_tab", as_switch_tab, from SwitchTabAction)] SwitchTab(SwitchTabAction),
        /// The `go_back` browser action.
        #[json("go_back", as_go_back, from GoBackAction)] GoBack(GoBackAction),
        /// The `go_forward` browser action.
        #[json("go_forward", as_go_forward, from GoForwardAction)] GoForward(GoForwardAction),
        /// The `reload` browser action.
        #[json("reload", as_reload, from ReloadAction)] Reload(ReloadAction),
        /// The `wait` browser action.
        #[json("wait", as_wait, from WaitAction)] Wait(WaitAction),
        /// The `press_key` browser action.
        #[json("press_key", as_press_key, from PressKeyAction)] PressKey(PressKeyAction),
        /// The `scroll_up` browser action.
        #[json("scroll_up", as_scroll_up, from ScrollUpAction)] ScrollUp(ScrollUpAction),
        /// The `scroll_down` browser action.
        #[json("scroll_down", as_scroll_down, from ScrollDownAction)] ScrollDown(ScrollDownAction),
        /// The `captcha_solve` browser action.
        #[json("captcha_solve", as_captcha_solve, from CaptchaSolveAction)] CaptchaSolve(CaptchaSolveAction),
        /// The `help` browser action.
        #[json("help", as_help, from HelpAction)] Help(HelpAction),
        /// The `completion` browser action.
        #[json("completion", as_completion, from CompletionAction)] Completion(CompletionAction),
        /// The `scrape` browser action.
        #[json("scrape", as_scrape, from ScrapeAction)] Scrape(ScrapeAction),
        /// The `email_read` browser action.
        #[json("email_read", as_email_read, from EmailReadAction)] EmailRead(EmailReadAction),
        /// The `email_verification_read` browser action.
        #[json("email_verification_read", as_email_verification_read, from EmailVerificationReadAction)]
        EmailVerificationRead(EmailVerificationReadAction),
        /// The `sms_read` browser action.
        #[json("sms_read", as_sms_read, from SmsReadAction)] SmsRead(SmsReadAction),
        /// The `evaluate_js` browser action.
        #[json("evaluate_js", as_evaluate_js, from EvaluateJsAction)] EvaluateJs(EvaluateJsAction),
    }
}
