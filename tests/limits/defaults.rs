//! Every default of the description: it is what `new()` gives, what an absent field is read as, and it is not sent.

use browser_session::types::{
    Action, BoundingBox, CaptchaSolveAction, CheckAction, ClickAction, CloseTabAction,
    CompletionAction, DownloadFileAction, EmailReadAction, EmailVerificationReadAction,
    EvaluateJsAction, FallbackFillAction, FillAction, FormFillAction, FormFillActionValueKey,
    GoBackAction, GoForwardAction, GotoAction, GotoNewTabAction, HelpAction, InteractionAction,
    MultiFactorFillAction, ObserveRequest, PressKeyAction, ReloadAction, ScrapeAction,
    ScrollDownAction, ScrollUpAction, SelectDropdownOptionAction, SmsReadAction, SwitchTabAction,
    UploadFileAction, WaitAction,
};
use browser_session_service::fixtures::{FILL_SECRET, KINDS, action_as_served, action_smallest};
use serde_json::{Value, from_value, json, to_value};

/// Each kind with what it requires, the values those of its smallest form.
fn smallest() -> [Action; 28] {
    [
        ClickAction::new().into(),
        FillAction::new(FILL_SECRET).into(),
        MultiFactorFillAction::new(FILL_SECRET).into(),
        FallbackFillAction::new(FILL_SECRET).into(),
        CheckAction::new(false).into(),
        SelectDropdownOptionAction::new("Option A").into(),
        UploadFileAction::new("report.pdf").into(),
        DownloadFileAction::new().into(),
        FormFillAction::new([(FormFillActionValueKey::Email, "ada@example.com")]).into(),
        GotoAction::new("https://example.com/").into(),
        GotoNewTabAction::new("https://example.com/").into(),
        CloseTabAction::new().into(),
        SwitchTabAction::new(0).into(),
        GoBackAction::new().into(),
        GoForwardAction::new().into(),
        ReloadAction::new().into(),
        WaitAction::new(0u64).into(),
        PressKeyAction::new("Enter").into(),
        ScrollUpAction::new().into(),
        ScrollDownAction::new().into(),
        CaptchaSolveAction::new().into(),
        HelpAction::new("The page asks for a document that I do not have.").into(),
        CompletionAction::new(false, "").into(),
        ScrapeAction::new().into(),
        EmailReadAction::new().into(),
        EmailVerificationReadAction::new("m", "d").into(),
        SmsReadAction::new().into(),
        EvaluateJsAction::new("document.title").into(),
    ]
}

fn bounding_box() -> BoundingBox {
    BoundingBox::new(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0)
}

#[test]
#[expect(clippy::too_many_lines, reason = "an assertion for each default")]
fn new_gives_the_described_defaults() {
    let click = ClickAction::new();
    let scrape = ScrapeAction::new();
    let verification = EmailVerificationReadAction::new("m", "d");
    let (email, sms) = (EmailReadAction::new(), SmsReadAction::new());
    let rows = [
        (
            "observe min_nb_actions",
            json!(ObserveRequest::new().min_nb_actions),
            Value::Null,
        ),
        (
            "observe max_nb_actions",
            json!(ObserveRequest::new().max_nb_actions),
            json!(100),
        ),
        (
            "observe instructions",
            json!(ObserveRequest::new().instructions),
            Value::Null,
        ),
        (
            "observe perception_type",
            json!(ObserveRequest::new().perception_type),
            Value::Null,
        ),
        (
            "bounding box iframe_offset_x",
            json!(bounding_box().iframe_offset_x),
            json!(0.0),
        ),
        (
            "bounding box iframe_offset_y",
            json!(bounding_box().iframe_offset_y),
            json!(0.0),
        ),
        (
            "bounding box service_id",
            json!(bounding_box().service_id),
            Value::Null,
        ),
        (
            "interaction category",
            json!(click.category),
            json!("Interaction Actions"),
        ),
        ("interaction id", json!(click.id), json!("")),
        ("interaction selector", json!(click.selector), Value::Null),
        (
            "interaction press_enter",
            json!(click.press_enter),
            Value::Null,
        ),
        (
            "interaction text_label",
            json!(click.text_label),
            Value::Null,
        ),
        ("interaction timeout", json!(click.timeout), json!(15_000)),
        (
            "fill clear_before_fill",
            json!(FillAction::new("").clear_before_fill),
            json!(true),
        ),
        (
            "multi_factor_fill clear_before_fill",
            json!(MultiFactorFillAction::new("").clear_before_fill),
            json!(true),
        ),
        (
            "fallback_fill clear_before_fill",
            json!(FallbackFillAction::new("").clear_before_fill),
            json!(true),
        ),
        (
            "browser category",
            json!(ReloadAction::new().category),
            json!("Special Browser Actions"),
        ),
        (
            "scroll_up amount",
            json!(ScrollUpAction::new().amount),
            Value::Null,
        ),
        (
            "scroll_down amount",
            json!(ScrollDownAction::new().amount),
            Value::Null,
        ),
        (
            "captcha_solve captcha_type",
            json!(CaptchaSolveAction::new().captcha_type),
            Value::Null,
        ),
        (
            "scrape instructions",
            json!(scrape.instructions),
            Value::Null,
        ),
        (
            "scrape only_main_content",
            json!(scrape.only_main_content),
            json!(true),
        ),
        ("scrape selector", json!(scrape.selector), Value::Null),
        (
            "scrape only_images",
            json!(scrape.only_images),
            json!(false),
        ),
        (
            "scrape scrape_links",
            json!(scrape.scrape_links),
            json!(true),
        ),
        (
            "scrape scrape_images",
            json!(scrape.scrape_images),
            json!(false),
        ),
        (
            "scrape ignored_tags",
            json!(scrape.ignored_tags),
            Value::Null,
        ),
        (
            "scrape response_format",
            json!(scrape.response_format),
            Value::Null,
        ),
        ("email_read limit", json!(email.limit), json!(10)),
        (
            "email_read timedelta",
            json!(email.timedelta),
            json!("PT5M"),
        ),
        (
            "email_read only_unread",
            json!(email.only_unread),
            json!(true),
        ),
        (
            "email_verification_read max_age_seconds",
            json!(verification.max_age_seconds),
            json!(300),
        ),
        ("sms_read limit", json!(sms.limit), json!(10)),
        ("sms_read timedelta", json!(sms.timedelta), json!("PT5M")),
        ("sms_read only_unread", json!(sms.only_unread), json!(true)),
    ];
    for (what, given, described) in rows {
        assert_eq!(given, described, "{what}");
    }
}

#[test]
fn every_interaction_kind_has_the_common_defaults() {
    for action in smallest().into_iter().take(8) {
        let kind = action.kind();
        let action = InteractionAction::try_from(action).expect("the first eight");
        let told = (
            action.category(),
            action.id(),
            action.timeout(),
            action.description(),
        );
        assert_eq!(
            told,
            (Some("Interaction Actions"), Some(""), Some(&15_000), None),
            "{kind}"
        );
    }
}

#[test]
fn absent_explicit_and_new_are_equal() {
    for (kind, new) in KINDS.into_iter().zip(smallest()) {
        let mut explicit = action_as_served(kind);
        explicit
            .as_object_mut()
            .expect("an object")
            .remove("description");
        for read in [action_smallest(kind), explicit] {
            assert_eq!(
                from_value::<Action>(read).expect("an action"),
                new,
                "{kind}"
            );
        }
    }
    assert_eq!(
        from_value::<ObserveRequest>(json!({})).ok(),
        Some(ObserveRequest::new())
    );
    assert_eq!(
        ObserveRequest::default(),
        ObserveRequest::new().max_nb_actions(100)
    );
}

#[test]
fn defaults_that_nobody_set_are_not_sent() {
    for (kind, new) in KINDS.into_iter().zip(smallest()) {
        assert_eq!(to_value(new).ok(), Some(action_smallest(kind)));
    }
    assert_eq!(json!(ObserveRequest::new()), json!({}));
    assert_eq!(
        json!(ObserveRequest::new().max_nb_actions(100)),
        json!({"max_nb_actions": 100})
    );
    let written = json!(bounding_box());
    assert_eq!(
        (&written["x"], &written["iframe_offset_x"]),
        (&json!(1), &Value::Null)
    );
}

#[test]
fn a_field_set_without_its_setter_is_sent_once_it_differs() {
    let mut click = ClickAction::new();
    click.timeout = 1;
    assert_eq!(json!(click), json!({"type": "click", "timeout": 1}));
    let mut read: EmailReadAction = from_value(json!({"limit": 10})).expect("an email_read");
    read.timedelta = None;
    assert_eq!(
        json!(read),
        json!({"limit": 10, "timedelta": null}),
        "as it came, alone"
    );
    let expected = json!({"type": "email_read", "limit": 10, "timedelta": null});
    assert_eq!(
        json!(Action::from(read)),
        expected,
        "the union asks for the tag"
    );
}
