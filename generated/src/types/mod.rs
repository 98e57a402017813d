//! The types of Browser Session Service.

mod action;
mod action_space;
mod bounding_box;
mod browser_action;
mod captcha_solve_action;
mod check_action;
mod click_action;
mod close_tab_action;
mod completion_action;
mod cookie;
mod download_file_action;
mod email_read_action;
mod email_verification_read_action;
mod evaluate_js_action;
mod fallback_fill_action;
mod fill_action;
mod form_fill_action;
mod go_back_action;
mod go_forward_action;
mod goto_action;
mod goto_new_tab_action;
mod help_action;
mod http_validation_error;
mod interaction_action;
mod multi_factor_fill_action;
mod node_selectors;
mod observation;
mod observe_request;
mod press_key_action;
mod rate_limit_exceeded;
mod reload_action;
mod replay_response;
mod scrape_action;
mod screenshot;
mod scroll_down_action;
mod scroll_up_action;
mod select_dropdown_option_action;
mod session_script_response;
mod set_cookies_request;
mod set_cookies_response;
mod sms_read_action;
mod snapshot_metadata;
mod space_category;
mod switch_tab_action;
mod tabs_data;
mod text_or_integer;
mod text_or_node_selectors;
mod upload_file_action;
mod validation_error;
mod viewport_data;
mod wait_action;

pub use action::*;
pub use action_space::*;
pub use bounding_box::*;
pub use browser_action::*;
pub use captcha_solve_action::*;
pub use check_action::*;
pub use click_action::*;
pub use close_tab_action::*;
pub use completion_action::*;
pub use cookie::*;
pub use download_file_action::*;
pub use email_read_action::*;
pub use email_verification_read_action::*;
pub use evaluate_js_action::*;
pub use fallback_fill_action::*;
pub use fill_action::*;
pub use form_fill_action::*;
pub use go_back_action::*;
pub use go_forward_action::*;
pub use goto_action::*;
pub use goto_new_tab_action::*;
pub use help_action::*;
pub use http_validation_error::*;
pub use interaction_action::*;
pub use multi_factor_fill_action::*;
pub use node_selectors::*;
pub use observation::*;
pub use observe_request::*;
pub use press_key_action::*;
pub use rate_limit_exceeded::*;
pub use reload_action::*;
pub use replay_response::*;
pub use scrape_action::*;
pub use screenshot::*;
pub use scroll_down_action::*;
pub use scroll_up_action::*;
pub use select_dropdown_option_action::*;
pub use session_script_response::*;
pub use set_cookies_request::*;
pub use set_cookies_response::*;
pub use sms_read_action::*;
pub use snapshot_metadata::*;
pub use space_category::*;
pub use switch_tab_action::*;
pub use tabs_data::*;
pub use text_or_integer::*;
pub use text_or_node_selectors::*;
pub use upload_file_action::*;
pub use validation_error::*;
pub use viewport_data::*;
pub use wait_action::*;

use super::runtime;

runtime::subset! {
    BrowserAction in Action {
        CaptchaSolve, CloseTab, Completion, EmailRead, EmailVerificationRead, EvaluateJs,
        FormFill, GoBack, GoForward, Goto, GotoNewTab, Help, PressKey, Reload, Scrape,
        ScrollDown, ScrollUp, SmsRead, SwitchTab, Wait,
    }
}

runtime::subset! {
    InteractionAction in Action {
        Check, Click, DownloadFile, FallbackFill, Fill, MultiFactorFill,
        SelectDropdownOption, UploadFile,
    }
}
