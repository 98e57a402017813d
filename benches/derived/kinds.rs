//! The kinds of action, each written down once: the structs of both modules and their enums are made of this list.

use std::collections::BTreeMap;

use browser_session::runtime::{Duration, Secret};
use browser_session::types::{CaptchaSolveActionCaptchaType, FormFillActionValueKey};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Observation, Selector};

mod default {
    use browser_session::runtime::Duration;

    pub fn interaction() -> String {
        "Interaction Actions".to_owned()
    }

    pub fn browser() -> String {
        "Special Browser Actions".to_owned()
    }

    pub fn timeout() -> u64 {
        15_000
    }

    pub fn yes() -> bool {
        true
    }

    pub fn ten() -> i64 {
        10
    }

    pub fn five_minutes() -> Option<Duration> {
        Some(Duration::from_static("PT5M"))
    }

    pub fn five_minutes_in_seconds() -> u64 {
        300
    }
}

/// The struct of one kind: in a tagged enum without its tag, in an untagged one with it.
macro_rules! structure {
    (tagged $family:ident $name:ident $fields:tt) => {
        structure! { @$family [] $name $fields }
    };
    (untagged $family:ident $name:ident $fields:tt) => {
        structure! { @$family [#[serde(rename = "type")] tag: super::tags::$name,] $name $fields }
    };
    (@interaction [$($tag:tt)*] $name:ident { $($fields:tt)* }) => {
        #[derive(Deserialize, Serialize)]
        pub struct $name {
            $($tag)*
            #[serde(default = "default::interaction")]
            category: String,
            description: Option<String>,
            #[serde(default)]
            id: String,
            selector: Option<Selector>,
            press_enter: Option<bool>,
            text_label: Option<String>,
            #[serde(default = "default::timeout")]
            timeout: u64,
            $($fields)*
        }
    };
    (@browser [$($tag:tt)*] $name:ident { $($fields:tt)* }) => {
        #[derive(Deserialize, Serialize)]
        pub struct $name {
            $($tag)*
            #[serde(default = "default::browser")]
            category: String,
            description: Option<String>,
            $($fields)*
        }
    };
}

macro_rules! union {
    ([$($how:tt)*] $name:ident { $($tag:literal $variant:ident)* }) => {
        #[derive(Deserialize, Serialize)]
        #[serde($($how)*)]
        pub enum $name {
            $(#[serde(rename = $tag)] $variant($variant),)*
        }
    };
}

macro_rules! module {
    (
        $module:ident [$($how:tt)*]
        { $($tag:literal $name:ident $fields:tt)* }
        { $($browser_tag:literal $browser_name:ident $browser_fields:tt)* }
    ) => {
        pub mod $module {
            use super::*;

            pub type Page = Observation<Action, InteractionAction, BrowserAction>;

            $(structure! { $module interaction $name $fields })*
            $(structure! { $module browser $browser_name $browser_fields })*
            union! { [$($how)*] Action { $($tag $name)* $($browser_tag $browser_name)* } }
            union! { [$($how)*] InteractionAction { $($tag $name)* } }
            union! { [$($how)*] BrowserAction { $($browser_tag $browser_name)* } }
        }
    };
}

macro_rules! kinds {
    (interaction $interaction:tt browser $browser:tt) => {
        module! { tagged [tag = "type"] $interaction $browser }
        module! { untagged [untagged] $interaction $browser }
        tags! { $interaction $browser }
    };
}

/// For each kind, an enum of its tag and nothing else.
macro_rules! tags {
    ($({ $($tag:literal $name:ident $fields:tt)* })*) => {
        mod tags {
            use serde::{Deserialize, Serialize};

            $($(
                #[derive(Deserialize, Serialize)]
                pub enum $name {
                    #[serde(rename = $tag)]
                    Tag,
                }
            )*)*
        }
    };
}

kinds! {
    interaction {
        "click" Click {}
        "fill" Fill { value: Secret, #[serde(default = "default::yes")] clear_before_fill: bool, }
        "multi_factor_fill" MultiFactorFill {
            value: Secret,
            #[serde(default = "default::yes")]
            clear_before_fill: bool,
        }
        "fallback_fill" FallbackFill { value: Secret, #[serde(default = "default::yes")] clear_before_fill: bool, }
        "check" Check { value: bool, }
        "select_dropdown_option" SelectDropdownOption { value: String, }
        "upload_file" UploadFile { file_path: String, }
        "download_file" DownloadFile {}
    }
    browser {
        "form_fill" FormFill { value: BTreeMap<FormFillActionValueKey, Secret>, }
        "goto" Goto { url: String, }
        "goto_new_tab" GotoNewTab { url: String, }
        "close_tab" CloseTab {}
        "switch_tab" SwitchTab { tab_index: i64, }
        "go_back" GoBack {}
        "go_forward" GoForward {}
        "reload" Reload {}
        "wait" Wait { time_ms: u64, }
        "press_key" PressKey { key: String, }
        "scroll_up" ScrollUp { amount: Option<i64>, }
        "scroll_down" ScrollDown { amount: Option<i64>, }
        "captcha_solve" CaptchaSolve { captcha_type: Option<CaptchaSolveActionCaptchaType>, }
        "help" Help { reason: String, }
        "completion" Completion { success: bool, answer: String, }
        "scrape" Scrape {
            instructions: Option<String>,
            #[serde(default = "default::yes")]
            only_main_content: bool,
            selector: Option<String>,
            #[serde(default)]
            only_images: bool,
            #[serde(default = "default::yes")]
            scrape_links: bool,
            #[serde(default)]
            scrape_images: bool,
            ignored_tags: Option<Vec<String>>,
            response_format: Option<BTreeMap<String, Value>>,
        }
        "email_read" EmailRead {
            #[serde(default = "default::ten")]
            limit: i64,
            #[serde(default = "default::five_minutes")]
            timedelta: Option<Duration>,
            #[serde(default = "default::yes")]
            only_unread: bool,
        }
        "email_verification_read" EmailVerificationRead {
            mailbox_id: String,
            sender_domain: String,
            #[serde(default = "default::five_minutes_in_seconds")]
            max_age_seconds: u64,
        }
        "sms_read" SmsRead {
            #[serde(default = "default::ten")]
            limit: i64,
            #[serde(default = "default::five_minutes")]
            timedelta: Option<Duration>,
            #[serde(default = "default::yes")]
            only_unread: bool,
        }
        "evaluate_js" EvaluateJs { code: String, }
    }
}
