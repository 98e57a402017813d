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
