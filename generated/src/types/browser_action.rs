use super::{
    CaptchaSolveAction, CloseTabAction, CompletionAction, EmailReadAction,
    EmailVerificationReadAction, EvaluateJsAction, FormFillAction, GoBackAction,
    GoForwardAction, GotoAction, GotoNewTabAction, HelpAction, PressKeyAction,
    ReloadAction, ScrapeAction, ScrollDownAction, ScrollUpAction, SmsReadAction,
    SwitchTabAction, WaitAction, runtime,
};

runtime::union! {
    /// One of several objects: `BrowserAction` of the document.
    #[union(tag "type", kind BrowserActionKind)]
    #[shared(category: str, description: str)]
    pub enum BrowserAction {
        /// `form_fill`
        #[json("form_fill", as_form_fill, from FormFillAction)] FormFill(FormFillAction),
        /// `goto`
        #[json("goto", as_goto, from GotoAction)] Goto(GotoAction),
        /// `goto_new_tab`
        #[json("goto_new_tab", as_goto_new_tab, from GotoNewTabAction)] GotoNewTab(GotoNewTabAction),
        /// `close_tab`
        #[json("close_tab", as_close_tab, from CloseTabAction)] CloseTab(CloseTabAction),
        /// `switch_tab`
        #[json("switch_tab", as_switch_tab, from SwitchTabAction)] SwitchTab(SwitchTabAction),
        /// `go_back`
        #[json("go_back", as_go_back, from GoBackAction)] GoBack(GoBackAction),
        /// `go_forward`
        #[json("go_forward", as_go_forward, from GoForwardAction)] GoForward(GoForwardAction),
        /// `reload`
        #[json("reload", as_reload, from ReloadAction)] Reload(ReloadAction),
        /// `wait`
        #[json("wait", as_wait, from WaitAction)] Wait(WaitAction),
        /// `press_key`
        #[json("press_key", as_press_key, from PressKeyAction)] PressKey(PressKeyAction),
        /// `scroll_up`
        #[json("scroll_up", as_scroll_up, from ScrollUpAction)] ScrollUp(ScrollUpAction),
        /// `scroll_down`
        #[json("scroll_down", as_scroll_down, from ScrollDownAction)] ScrollDown(ScrollDownAction),
        /// `captcha_solve`
        #[json("captcha_solve", as_captcha_solve, from CaptchaSolveAction)]
        CaptchaSolve(CaptchaSolveAction),
        /// `help`
        #[json("help", as_help, from HelpAction)] Help(HelpAction),
        /// `completion`
        #[json("completion", as_completion, from CompletionAction)] Completion(CompletionAction),
        /// `scrape`
        #[json("scrape", as_scrape, from ScrapeAction)] Scrape(ScrapeAction),
        /// `email_read`
        #[json("email_read", as_email_read, from EmailReadAction)] EmailRead(EmailReadAction),
        /// `email_verification_read`
        #[json(
            "email_verification_read",
            as_email_verification_read,
            from
            EmailVerificationReadAction
        )]
        EmailVerificationRead(EmailVerificationReadAction),
        /// `sms_read`
        #[json("sms_read", as_sms_read, from SmsReadAction)] SmsRead(SmsReadAction),
        /// `evaluate_js`
        #[json("evaluate_js", as_evaluate_js, from EvaluateJsAction)] EvaluateJs(EvaluateJsAction),
    }
}
