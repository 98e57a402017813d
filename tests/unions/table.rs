//! One row for each of the 28 kinds: what a test has to name to look at a kind from all sides.

use browser_session::types::{
    Action, ActionKind, BrowserAction, CaptchaSolveAction, CheckAction, ClickAction,
    CloseTabAction, CompletionAction, DownloadFileAction, EmailReadAction,
    EmailVerificationReadAction, EvaluateJsAction, FallbackFillAction, FillAction, FormFillAction,
    GoBackAction, GoForwardAction, GotoAction, GotoNewTabAction, HelpAction, InteractionAction,
    MultiFactorFillAction, PressKeyAction, ReloadAction, ScrapeAction, ScrollDownAction,
    ScrollUpAction, SelectDropdownOptionAction, SmsReadAction, SwitchTabAction, UploadFileAction,
    WaitAction,
};

use crate::json::read;

/// One kind of action.
pub struct Row {
    /// The tag's value.
    pub tag: &'static str,
    pub kind: ActionKind,
    /// Whether an action is of this variant, by `match` and by its `as_…()`, which have to agree.
    pub is_it: fn(&Action) -> bool,
    /// Reads a text as the struct of this kind and writes it.
    pub alone: fn(&str) -> String,
    /// Reads a text as the smaller union that lists this kind; gives its `kind()` and writes it.
    pub in_family: fn(&str) -> (String, String),
    /// Reads a text as the struct and makes an `Action` of it: directly, and by way of the smaller union.
    pub into_action: fn(&str) -> [Action; 2],
}

macro_rules! rows {
    ($($family:ident { $($tag:literal: $variant:ident $alone:ident $as:ident,)* })*) => {
        /// Every kind, in the order of the description's tables.
        pub const ROWS: [Row; 28] = [$($(Row {
            tag: $tag,
            kind: ActionKind::$variant,
            is_it: |action| {
                assert_eq!(matches!(action, Action::$variant(_)), action.$as().is_some());
                action.$as().is_some()
            },
            alone: |text| read::<$alone>(text).1,
            in_family: |text| {
                let (action, written) = read::<$family>(text);
                assert!(matches!(action, $family::$variant(_)) && action.$as().is_some());
                (action.kind().to_string(), written)
            },
            into_action: |text| {
                let (alone, _) = read::<$alone>(text);
                [Action::from(alone.clone()), Action::from($family::from(alone))]
            },
        },)*)*];
    };
}

rows! {
    InteractionAction {
        "click": Click ClickAction as_click,
        "fill": Fill FillAction as_fill,
        "multi_factor_fill": MultiFactorFill MultiFactorFillAction as_multi_factor_fill,
        "fallback_fill": FallbackFill FallbackFillAction as_fallback_fill,
        "check": Check CheckAction as_check,
        "select_dropdown_option": SelectDropdownOption SelectDropdownOptionAction as_select_dropdown_option,
        "upload_file": UploadFile UploadFileAction as_upload_file,
        "download_file": DownloadFile DownloadFileAction as_download_file,
    }
    BrowserAction {
        "form_fill": FormFill FormFillAction as_form_fill,
        "goto": Goto GotoAction as_goto,
        "goto_new_tab": GotoNewTab GotoNewTabAction as_goto_new_tab,
        "close_tab": CloseTab CloseTabAction as_close_tab,
        "switch_tab": SwitchTab SwitchTabAction as_switch_tab,
        "go_back": GoBack GoBackAction as_go_back,
        "go_forward": GoForward GoForwardAction as_go_forward,
        "reload": Reload ReloadAction as_reload,
        "wait": Wait WaitAction as_wait,
        "press_key": PressKey PressKeyAction as_press_key,
        "scroll_up": ScrollUp ScrollUpAction as_scroll_up,
        "scroll_down": ScrollDown ScrollDownAction as_scroll_down,
        "captcha_solve": CaptchaSolve CaptchaSolveAction as_captcha_solve,
        "help": Help HelpAction as_help,
        "completion": Completion CompletionAction as_completion,
        "scrape": Scrape ScrapeAction as_scrape,
        "email_read": EmailRead EmailReadAction as_email_read,
        "email_verification_read": EmailVerificationRead EmailVerificationReadAction as_email_verification_read,
        "sms_read": SmsRead SmsReadAction as_sms_read,
        "evaluate_js": EvaluateJs EvaluateJsAction as_evaluate_js,
    }
}
