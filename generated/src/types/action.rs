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
    #[union(tag = "type", kind = ActionKind)]
    #[shared(category: str, description: str)]
    pub enum Action {
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
        /// The `form_fill` browser action.
        #[json("form_fill", accessor = as_form_fill, from)] FormFill(FormFillAction),
        /// The `goto` browser action.
        #[json("goto", accessor = as_goto, from)] Goto(GotoAction),
        /// The `goto_new_tab` browser action.
        #[json("goto_new_tab", accessor = as_goto_new_tab, from)] GotoNewTab(GotoNewTabAction),
        /// The `close_tab` browser action.
        #[json("close_tab", accessor = as_close_tab, from)] CloseTab(CloseTabAction),
        /// The `switch_tab` browser action.
        #[json("switch_tab", accessor = as_switch_tab, from)] SwitchTab(SwitchTabAction),
        /// The `go_back` browser action.
        #[json("go_back", accessor = as_go_back, from)] GoBack(GoBackAction),
        /// The `go_forward` browser action.
        #[json("go_forward", accessor = as_go_forward, from)] GoForward(GoForwardAction),
        /// The `reload` browser action.
        #[json("reload", accessor = as_reload, from)] Reload(ReloadAction),
        /// The `wait` browser action.
        #[json("wait", accessor = as_wait, from)] Wait(WaitAction),
        /// The `press_key` browser action.
        #[json("press_key", accessor = as_press_key, from)] PressKey(PressKeyAction),
        /// The `scroll_up` browser action.
        #[json("scroll_up", accessor = as_scroll_up, from)] ScrollUp(ScrollUpAction),
        /// The `scroll_down` browser action.
        #[json("scroll_down", accessor = as_scroll_down, from)] ScrollDown(ScrollDownAction),
        /// The `captcha_solve` browser action.
        #[json("captcha_solve", accessor = as_captcha_solve, from)] CaptchaSolve(CaptchaSolveAction),
        /// The `help` browser action.
        #[json("help", accessor = as_help, from)] Help(HelpAction),
        /// The `completion` browser action.
        #[json("completion", accessor = as_completion, from)] Completion(CompletionAction),
        /// The `scrape` browser action.
        #[json("scrape", accessor = as_scrape, from)] Scrape(ScrapeAction),
        /// The `email_read` browser action.
        #[json("email_read", accessor = as_email_read, from)] EmailRead(EmailReadAction),
        /// The `email_verification_read` browser action.
        #[json("email_verification_read", accessor = as_email_verification_read, from)]
        EmailVerificationRead(EmailVerificationReadAction),
        /// The `sms_read` browser action.
        #[json("sms_read", accessor = as_sms_read, from)] SmsRead(SmsReadAction),
        /// The `evaluate_js` browser action.
        #[json("evaluate_js", accessor = as_evaluate_js, from)] EvaluateJs(EvaluateJsAction),
    }
}
