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
mod string_or_integer;
mod string_or_node_selectors;
mod switch_tab_action;
mod tabs_data;
mod upload_file_action;
mod validation_error;
mod viewport_data;
mod wait_action;

pub use action::{Action, ActionKind};
pub use action_space::ActionSpace;
pub use bounding_box::BoundingBox;
pub use browser_action::{BrowserAction, BrowserActionKind};
pub use captcha_solve_action::{CaptchaSolveAction, CaptchaSolveActionCaptchaType};
pub use check_action::CheckAction;
pub use click_action::ClickAction;
pub use close_tab_action::CloseTabAction;
pub use completion_action::CompletionAction;
pub use cookie::Cookie;
pub use download_file_action::DownloadFileAction;
pub use email_read_action::EmailReadAction;
pub use email_verification_read_action::EmailVerificationReadAction;
pub use evaluate_js_action::EvaluateJsAction;
pub use fallback_fill_action::FallbackFillAction;
pub use fill_action::FillAction;
pub use form_fill_action::{FormFillAction, FormFillActionValueKey};
pub use go_back_action::GoBackAction;
pub use go_forward_action::GoForwardAction;
pub use goto_action::GotoAction;
pub use goto_new_tab_action::GotoNewTabAction;
pub use help_action::HelpAction;
pub use http_validation_error::HttpValidationError;
pub use interaction_action::{InteractionAction, InteractionActionKind};
pub use multi_factor_fill_action::MultiFactorFillAction;
pub use node_selectors::NodeSelectors;
pub use observation::Observation;
pub use observe_request::{ObserveRequest, ObserveRequestPerceptionType};
pub use press_key_action::PressKeyAction;
pub use rate_limit_exceeded::RateLimitExceeded;
pub use reload_action::ReloadAction;
pub use replay_response::ReplayResponse;
pub use scrape_action::ScrapeAction;
pub use screenshot::Screenshot;
pub use scroll_down_action::ScrollDownAction;
pub use scroll_up_action::ScrollUpAction;
pub use select_dropdown_option_action::SelectDropdownOptionAction;
pub use session_script_response::SessionScriptResponse;
pub use set_cookies_request::SetCookiesRequest;
pub use set_cookies_response::SetCookiesResponse;
pub use sms_read_action::SmsReadAction;
pub use snapshot_metadata::SnapshotMetadata;
pub use space_category::SpaceCategory;
pub use string_or_integer::StringOrInteger;
pub use string_or_node_selectors::StringOrNodeSelectors;
pub use switch_tab_action::SwitchTabAction;
pub use tabs_data::TabsData;
pub use upload_file_action::UploadFileAction;
pub use validation_error::ValidationError;
pub use viewport_data::ViewportData;
pub use wait_action::WaitAction;

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
