use super::{
    CaptchaSolveAction, CloseTabAction, CompletionAction, EmailReadAction,
    EmailVerificationReadAction, EvaluateJsAction, FormFillAction, GoBackAction,
    GoForwardAction, GotoAction, GotoNewTabAction, HelpAction, PressKeyAction,
    ReloadAction, ScrapeAction, ScrollDownAction, ScrollUpAction, SmsReadAction,
    SwitchTabAction, WaitAction, runtime,
};

runtime::union! {
    /// A discriminated union of 20 object types, tagged by `type`.
    #[union(tag = "type", kind = BrowserActionKind)]
    #[shared(category: str, description: str)]
    pub enum BrowserAction {
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
