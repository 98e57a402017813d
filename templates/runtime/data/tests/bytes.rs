//! `Base64`: bytes in strings.

use super::{read, refuse, round_trip, runtime::Base64, write};

#[test]
fn reads_and_writes_base64() {
    assert_eq!(round_trip::<Base64>(r#""aGVsbG8=""#).as_bytes(), b"hello");
    assert_eq!(round_trip::<Base64>(r#""""#).into_bytes(), b"");
    assert_eq!(write(&Base64::from(vec![0xFB, 0xFF])), r#""+/8=""#);
}

#[test]
fn writes_other_spellings_back() {
    for text in [r#""-_8=""#, r#""-_8""#, r#""+/8""#, r#""+/\n8=\r\n""#] {
        assert_eq!(round_trip::<Base64>(text), Base64::from(vec![0xFB, 0xFF]));
    }
}

#[test]
fn names_what_it_expects() {
    for text in [r#""a""#, r#""a=b=""#, r#""+_8=""#, r#""ä""#] {
        assert_eq!(
            refuse::<Base64>(text),
            "invalid value: string, expected base64"
        );
    }
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
