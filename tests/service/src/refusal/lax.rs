//! How pydantic reads JSON and query values in its lax mode, and what it says of those it cannot read.
//!
//! In: one value. Out: what was meant, or pydantic's complaint. It must not know where the value stands.

use serde_json::{Value, json};

use super::Complaint;

type Read<T> = Result<T, Complaint>;

const TRUE: [&str; 6] = ["1", "on", "t", "true", "y", "yes"];
const FALSE: [&str; 6] = ["0", "f", "false", "n", "no", "off"];

pub(crate) fn string(value: &Value) -> Read<String> {
    let text = value.as_str().map(str::to_owned);
    text.ok_or_else(|| Complaint::new("string_type", "Input should be a valid string"))
}

/// An integer; what is beyond 64 bits is read as the nearest that is not.
pub(crate) fn integer(value: &Value) -> Read<i64> {
    match value {
        Value::Bool(flag) => Ok(i64::from(*flag)),
        Value::Number(number) => match (number.as_i64(), number.as_u64(), number.as_f64()) {
            (Some(whole), ..) => Ok(whole),
            (None, Some(_), _) => Ok(i64::MAX),
            (None, None, Some(float)) => integer_from_float(float),
            (None, None, None) => Err(not_an_integer()),
        },
        Value::String(text) => integer_from_text(text),
        Value::Null | Value::Array(_) | Value::Object(_) => Err(not_an_integer()),
    }
}

pub(crate) fn number(value: &Value) -> Read<f64> {
    match value {
        Value::Bool(flag) => Ok(f64::from(u8::from(*flag))),
        Value::Number(number) => number.as_f64().ok_or_else(not_a_number),
        Value::String(text) => without_underscores(text.trim()).parse().map_err(|_| {
            let message = "Input should be a valid number, unable to parse string as a number";
            Complaint::new("float_parsing", message)
        }),
        Value::Null | Value::Array(_) | Value::Object(_) => Err(not_a_number()),
    }
}

pub(crate) fn boolean(value: &Value) -> Read<bool> {
    match value {
        Value::Bool(flag) => Ok(*flag),
        Value::String(text) => boolean_from_text(text),
        Value::Number(number) => match number.as_f64() {
            Some(float) if float.fract() == 0.0 => boolean_from_text(&float.to_string()),
            _ => Err(not_a_boolean()),
        },
        Value::Null | Value::Array(_) | Value::Object(_) => Err(not_a_boolean()),
    }
}

pub(crate) fn boolean_from_text(text: &str) -> Read<bool> {
    let text = text.to_ascii_lowercase();
    match (TRUE.contains(&&*text), FALSE.contains(&&*text)) {
        (true, _) => Ok(true),
        (_, true) => Ok(false),
        _ => {
            let message = "Input should be a valid boolean, unable to interpret input";
            Err(Complaint::new("bool_parsing", message))
        }
    }
}

/// One of two literals.
pub(crate) fn either(first: &str, second: &str) -> impl Fn(&Value) -> Read<String> {
    let expected = format!("'{first}' or '{second}'");
    let known = [Value::from(first), Value::from(second)];
    move |value| match value {
        Value::String(text) if known.contains(value) => Ok(text.clone()),
        _ => Err(
            Complaint::new("literal_error", format!("Input should be {expected}"))
                .with_context(json!({ "expected": expected })),
        ),
    }
}

fn integer_from_float(float: f64) -> Read<i64> {
    // The first float beyond i64; below it, a float without a fraction converts exactly.
    const BEYOND: f64 = 9_223_372_036_854_775_808.0;
    if float.fract() != 0.0 {
        let message = "Input should be a valid integer, got a number with a fractional part";
        return Err(Complaint::new("int_from_float", message));
    }
    if !(-BEYOND..BEYOND).contains(&float) {
        let message = "Unable to parse input string as an integer, exceeded maximum size";
        return Err(Complaint::new("int_parsing_size", message));
    }
    #[expect(
        clippy::cast_possible_truncation,
        reason = "whole and within i64, as checked above"
    )]
    Ok(float as i64)
}

fn integer_from_text(text: &str) -> Read<i64> {
    let digits = without_underscores(text.trim());
    let whole = match digits.split_once('.') {
        Some((whole, zeros)) if zeros.bytes().all(|digit| digit == b'0') => whole,
        _ => &digits,
    };
    whole.parse().map_err(|_| {
        let message = "Input should be a valid integer, unable to parse string as an integer";
        Complaint::new("int_parsing", message)
    })
}

/// Python allows single underscores between digits; a text with others is left as it is, for the parser to refuse.
fn without_underscores(text: &str) -> String {
    let groups = || text.split('_');
    let between =
        |group: &str| group.bytes().all(|byte| byte.is_ascii_digit()) && !group.is_empty();
    let apart =
        groups().skip(1).all(between) && groups().next().is_some_and(|first| !first.is_empty());
    if apart {
        text.replace('_', "")
    } else {
        text.to_owned()
    }
}

fn not_an_integer() -> Complaint {
    Complaint::new("int_type", "Input should be a valid integer")
}

fn not_a_number() -> Complaint {
    Complaint::new("float_type", "Input should be a valid number")
}

fn not_a_boolean() -> Complaint {
    Complaint::new("bool_type", "Input should be a valid boolean")
}
