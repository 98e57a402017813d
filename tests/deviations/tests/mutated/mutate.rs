//! Mutations of a body: of its bytes, and of its values.

use corpus::sample::Dice;
use serde_json::{Value, json};

/// Numbers that are hard to read.
const NUMBERS: [&str; 10] = [
    "1e999",
    "-1E400",
    "123456789012345678901234567890",
    "0.1234567890123456789012345678901234567890",
    "-0",
    "-0.0",
    "1e-999",
    "18446744073709551616",
    "-9223372036854775809",
    "5679898.0",
];

/// The longest body, about.
const LONGEST: usize = 100_000;

/// The body with one to three mutations.
pub fn mutated(value: &Value, dice: &mut Dice) -> Vec<u8> {
    let mut value = value.clone();
    for _ in 0..dice.below(3) {
        mutate_value(&mut value, dice);
    }
    let mut body = value.to_string().into_bytes();
    match dice.below(10) {
        0 => flip(&mut body, dice),
        1 => remove(&mut body, dice),
        2 => repeat(&mut body, dice),
        3 => body.truncate(dice.below(body.len() + 1)),
        4 => {
            let text = NUMBERS[dice.below(NUMBERS.len())];
            body = with_text(&mut value, dice, text);
        }
        5 => {
            let text = nested(dice);
            body = with_text(&mut value, dice, &text);
        }
        _ => {}
    }
    body
}

fn flip(body: &mut [u8], dice: &mut Dice) {
    let at = dice.below(body.len());
    body[at] ^= 1 << dice.below(8);
}

fn range(body: &[u8], dice: &mut Dice) -> std::ops::Range<usize> {
    let start = dice.below(body.len());
    start..start + dice.below((body.len() - start).min(24)) + 1
}

fn remove(body: &mut Vec<u8>, dice: &mut Dice) {
    let range = range(body, dice);
    body.drain(range);
}

fn repeat(body: &mut Vec<u8>, dice: &mut Dice) {
    let range = range(body, dice);
    let part = body[range.clone()].to_vec();
    let copies = part.repeat(1 + dice.below(200));
    body.splice(range.end..range.end, copies);
}

/// Arrays or objects in each other, some of them deeper than a reader goes.
fn nested(dice: &mut Dice) -> String {
    let depth = 1 + dice.below(300);
    let (open, close) = [("[", "]"), ("{\"a\":", "}"), ("[{\"id\":", "}]")][dice.below(3)];
    format!("{}0{}", open.repeat(depth), close.repeat(depth))
}

/// The body with a text in place of one of its values.
fn with_text(value: &mut Value, dice: &mut Dice, text: &str) -> Vec<u8> {
    const MARK: &str = "zz mark";
    *pick(value, dice) = json!(MARK);
    let marked = value.to_string();
    marked.replace(&format!("\"{MARK}\""), text).into_bytes()
}

fn mutate_value(value: &mut Value, dice: &mut Dice) {
    match dice.below(6) {
        0 => {
            let mut other = value.clone();
            *pick(value, dice) = pick(&mut other, dice).take();
        }
        1 => {
            let part = pick(value, dice);
            let count = dice.below(1_000).min(copies(part));
            *part = Value::Array(vec![part.take(); count]);
        }
        2 => {
            let part = pick(value, dice);
            let count = dice.below(300).min(copies(part));
            let copies = (0..count).map(|index| (format!("k{index}"), part.clone()));
            *part = Value::Object(copies.collect());
        }
        3 => {
            let part = pick(value, dice);
            if let Some(members) = part.as_object_mut() {
                let keys: Vec<String> = members.keys().cloned().collect();
                if !keys.is_empty() {
                    members.shift_remove(&keys[dice.below(keys.len())]);
                }
            }
        }
        4 => {
            let part = pick(value, dice);
            *part = json!(part.to_string());
        }
        _ => {
            let others = [
                json!(null),
                json!(""),
                json!([]),
                json!({}),
                json!(7),
                json!("true"),
                json!(false),
                json!("12"),
                json!({"error": {"message": "zz"}}),
                json!([null, 1, ""]),
            ];
            *pick(value, dice) = others[dice.below(others.len())].clone();
        }
    }
}

/// How many copies of a value a body may have.
fn copies(value: &Value) -> usize {
    LONGEST / value.to_string().len()
}

/// Some value within the value, or all of it.
fn pick<'v>(value: &'v mut Value, dice: &mut Dice) -> &'v mut Value {
    let length = match value {
        Value::Array(items) => items.len(),
        Value::Object(members) => members.len(),
        _ => 0,
    };
    if length == 0 || dice.below(5) == 0 {
        return value;
    }
    let index = dice.below(length);
    match value {
        Value::Array(items) => pick(&mut items[index], dice),
        Value::Object(members) => pick(members.values_mut().nth(index).expect("a property"), dice),
        other => other,
    }
}
