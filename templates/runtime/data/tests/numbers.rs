//! Integers: what counts as one, and what does not.

use super::{refuse, round_trip, runtime};

runtime::object! {
    #[object()]
    pub struct Counts {
        #[json("count")]
        pub count: i64,
        #[json(maybe "size")]
        pub size: Option<u32>,
        #[rest]
        pub extra: runtime::Extra,
    }
}

runtime::union! {
    /// A count, or a word for it.
    #[union(json)]
    pub enum Amount {
        #[json(integer, as_count, from i64)]
        Count(i64),
        #[json(string, as_word, from String)]
        Word(String),
    }
}

fn count(json: &str) -> Result<Counts, runtime::DecodeError> {
    runtime::decode(json.as_bytes())
}

#[test]
fn a_whole_number_is_an_integer_however_it_is_spelled() {
    for (text, value) in [("1.0", 1), ("-3.00", -3), ("1e3", 1000), ("250E-1", 25), ("-0", 0), ("-0.0", 0)] {
        let counts = count(&format!(r#"{{"count":{text}}}"#)).expect(text);
        assert_eq!(counts.count, value, "{text}");
    }
    assert_eq!(count(r#"{"count":1,"size":7.0}"#).map(|counts| counts.size), Ok(Some(7)));
    assert_eq!(runtime::decode(b"2.0"), Ok(Amount::Count(2)));
}

#[test]
fn what_is_no_integer_is_refused() {
    for text in ["1.5", "1e300", "18446744073709551616", "1e-1"] {
        let error = count(&format!(r#"{{"count":{text}}}"#)).expect_err(text);
        assert_eq!(error.path(), "count", "{text}");
    }
    assert_eq!(count(r#"{"count":1,"size":-1.0}"#).map_err(|error| error.path()), Err("size".to_owned()));
    assert!(runtime::decode::<Amount>(b"2.5").is_err());
}

#[test]
fn integers_stay_what_they_were() {
    round_trip::<Counts>(r#"{"count":-9223372036854775808,"size":4294967295}"#);
    refuse::<Counts>(r#"{"count":"1"}"#);
}
