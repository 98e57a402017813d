//! `Base64`: bytes in strings.

use super::runtime::{Base64, Report, Rule, valid_base64};
use super::{read, refuse, round_trip, write};

#[test]
fn reads_and_writes_base64() {
    assert_eq!(
        round_trip::<Base64>(r#""aGVsbG8=""#).as_bytes(),
        Some(&b"hello"[..])
    );
    assert_eq!(round_trip::<Base64>(r#""""#).into_bytes(), Some(Vec::new()));
    assert_eq!(write(&Base64::from(vec![0xFB, 0xFF])), r#""+/8=""#);
}

#[test]
fn writes_other_spellings_back() {
    for text in [r#""-_8=""#, r#""-_8""#, r#""+/8""#, r#""+/\n8=\r\n""#] {
        assert_eq!(round_trip::<Base64>(text), Base64::from(vec![0xFB, 0xFF]));
    }
}

#[test]
fn keeps_what_is_no_base64() {
    for text in ["a", "a=b=", "+_8=", "ä"] {
        let read: Base64 = round_trip(&format!("{text:?}"));
        assert_eq!((read.as_bytes(), read.text()), (None, Some(text)));
        assert_eq!(violations(&read), 1, "{text}");
        assert_ne!(read, Base64::default());
        assert_eq!(read.clone().into_bytes(), None);
        assert_eq!(format!("{read:?}"), "[no base64]");
        let error = text.parse::<Base64>().expect_err(text);
        assert_eq!(error.to_string(), "invalid value: string, expected base64");
    }
    let text = "-_8";
    let read: Base64 = text.parse().expect("base64");
    assert_eq!(write(&read), format!("{text:?}"));
    assert_eq!(violations(&read), 0);
    assert_eq!(violations(&Base64::from(vec![0xFB])), 0);
}

/// How often a value breaks the rule of its format.
fn violations(value: &Base64) -> usize {
    let mut report = Report::new();
    valid_base64().check(value, &mut report);
    report.len()
}

#[test]
fn names_what_it_expects() {
    assert_eq!(
        refuse::<Base64>("1"),
        "invalid type: integer 1, expected a string in base64"
    );
}

#[test]
fn shows_no_bytes() {
    assert_eq!(
        format!("{:?}", read::<Base64>(r#""aGVsbG8=""#)),
        "[5 bytes]"
    );
}
