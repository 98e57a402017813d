//! Decoding a page of actions: the generated types, and what serde's derives make of the same page.
//!
//! ```sh
//! cargo bench --bench decode
//! ```
//!
//! One run prints megabytes per second and ratios for a page of 5,000 actions and one of 20, with the tag first, in the
//! middle and last; each figure is the median of five runs, dropping the page not counted. "by `serde_json`" is the
//! generated types without their own reader of JSON. "skip" builds nothing: it is what merely looking at the bytes
//! costs. Run without `--bench`, as `cargo test --benches` does, it only checks that all of them read the same page.
//!
//! With `--passes N`, a page of 2,000 actions is decoded N times and nothing is printed: to count instructions, subtract those of
//! `--passes 0`.
//!
//! ```sh
//! bench=$(cargo bench --bench decode --no-run 2>&1 | sed -n 's/.*(\(.*\))/\1/p')
//! valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null "$bench" --passes 20
//! ```
//!
//! With `--deviating` too, each action has a `description` that is not as declared: missing, null, or a number.

mod derived;

use std::fmt;
use std::hint::black_box;
use std::time::{Duration, Instant};

use browser_session::runtime::decode;
use browser_session::types::Observation;
use browser_session_service::fixtures::{TagAt, page_of_n, with_tag};
use serde::Serialize;
use serde::de::IgnoredAny;
use serde_json::Value;

use derived::{tagged, untagged};

const RUNS: usize = 5;
/// How long one run takes at least.
const TIME: Duration = Duration::from_secs(2);
/// Texts below this size, in bytes, are read several times in each turn.
const LARGE: usize = 500_000;

/// Reads a page once, and returns how long that took.
type Pass = fn(&[u8]) -> Duration;

/// What is compared, in the order of the table's columns.
const CONTENDERS: [(&str, Pass); 5] = [
    ("ours", |text| {
        time(|| decode::<Observation>(text).expect("a page"))
    }),
    ("by serde_json", |text| time(|| read::<Observation>(text))),
    ("tagged", |text| time(|| read::<tagged::Page>(text))),
    ("untagged", |text| time(|| read::<untagged::Page>(text))),
    ("skip", |text| time(|| read::<IgnoredAny>(text))),
];

/// The ratios that are aimed at: over the tagged derive, and over the untagged one.
const AIMS: [(TagAt, [f64; 2]); 3] = [
    (TagAt::First, [2.0, 4.0]),
    (TagAt::Middle, [0.0, 0.0]),
    (TagAt::Last, [1.0, 0.0]),
];

fn main() {
    if let Some(passes) = passes() {
        let is_deviating = std::env::args().any(|argument| argument == "--deviating");
        return decode_repeatedly(passes, is_deviating);
    }
    check();
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    for actions in [5000, 20] {
        println!(
            "\n{actions} actions, {} kB",
            page(actions, TagAt::First).len() / 1000
        );
        let names = CONTENDERS.map(|(name, _)| format!("{name:>15}")).concat();
        println!("{:8}{names}{:>11}{:>11}", "tag", "÷ tagged", "÷ untagged");
        for (at, aims) in AIMS {
            println!(
                "{}",
                Row {
                    at,
                    aims,
                    speeds: measure(&page(actions, at))
                }
            );
        }
    }
    println!(
        "\nMB/s. A `!` is a ratio below its aim: 2.0 and 4.0 with the tag first, 1.0 ÷ tagged with the tag last."
    );
}

/// The number after `--passes`.
fn passes() -> Option<usize> {
    let mut arguments = std::env::args().skip_while(|argument| argument != "--passes");
    let number = arguments.nth(1)?;
    Some(number.parse().expect("a number after `--passes`"))
}

fn decode_repeatedly(passes: usize, is_deviating: bool) {
    let mut page = page_of_n(2000);
    if is_deviating {
        deviate(&mut page);
    }
    let text = with_tag(&page, TagAt::First);
    for _ in 0..passes {
        black_box(decode::<Observation>(black_box(text.as_bytes())).expect("a page"));
    }
}

/// Gives each action a description that is not as declared.
fn deviate(page: &mut Value) {
    let actions = page.pointer_mut("/space/actions");
    let actions = actions.and_then(Value::as_array_mut).expect("a page");
    for (index, action) in actions.iter_mut().enumerate() {
        match index % 3 {
            0 => _ = action.as_object_mut().map(|all| all.remove("description")),
            1 => action["description"] = Value::Null,
            _ => action["description"] = Value::from(index),
        }
    }
}

fn page(actions: usize, at: TagAt) -> String {
    with_tag(&page_of_n(actions), at)
}

fn read<'de, T: serde::Deserialize<'de>>(text: &'de [u8]) -> T {
    serde_json::from_slice(text).expect("a page")
}

fn time<T>(read: impl FnOnce() -> T) -> Duration {
    let start = Instant::now();
    let page = black_box(read());
    let took = start.elapsed();
    drop(page);
    took
}

/// The speed of each contender in megabytes per second: the median of the runs.
fn measure(text: &str) -> [f64; 5] {
    let runs: [[f64; 5]; RUNS] = std::array::from_fn(|_| run(text.as_bytes()));
    std::array::from_fn(|contender| {
        let mut speeds = runs.map(|run| run[contender]);
        speeds.sort_by(f64::total_cmp);
        speeds[RUNS / 2]
    })
}

/// One run: the contenders take turns, and the quickest pass of each counts, so that what else the machine does is
/// nobody's fault.
fn run(text: &[u8]) -> [f64; 5] {
    let mut quickest = [Duration::MAX; 5];
    let start = Instant::now();
    while start.elapsed() < TIME {
        for (quickest, (_, pass)) in quickest.iter_mut().zip(CONTENDERS) {
            for _ in 0..=LARGE / text.len() {
                *quickest = pass(black_box(text)).min(*quickest);
            }
        }
    }
    let bytes = u32::try_from(text.len()).expect("a few megabytes");
    quickest.map(|time| f64::from(bytes) / time.as_secs_f64() / 1e6)
}

/// One line of the table.
struct Row {
    at: TagAt,
    aims: [f64; 2],
    speeds: [f64; 5],
}

impl fmt::Display for Row {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:8}", format!("{:?}", self.at).to_lowercase())?;
        for speed in self.speeds {
            write!(out, "{speed:>15.0}")?;
        }
        let [ours, _, tagged, untagged, _] = self.speeds;
        for (ratio, aim) in [ours / tagged, ours / untagged].into_iter().zip(self.aims) {
            let missed = if ratio < aim { '!' } else { ' ' };
            write!(out, "{ratio:>10.2}{missed}")?;
        }
        Ok(())
    }
}

/// All contenders read the same values, with the tag at any position.
fn check() {
    for at in TagAt::ALL {
        let text = page(56, at);
        let bytes = text.as_bytes();
        let pages = [
            json(&read::<Value>(bytes)),
            json(&decode::<Observation>(bytes).expect("a page")),
            json(&read::<Observation>(bytes)),
            json(&read::<tagged::Page>(bytes)),
            json(&read::<untagged::Page>(bytes)),
        ];
        assert!(pages.iter().all(|page| *page == pages[0]), "tag {at:?}");
    }
}

/// What is written of a page, less the nulls that some write and others leave out.
fn json(page: &impl Serialize) -> Value {
    fn drop_nulls(value: &mut Value) {
        match value {
            Value::Object(members) => {
                members.retain(|_, member| !member.is_null());
                members.values_mut().for_each(drop_nulls);
            }
            Value::Array(elements) => elements.iter_mut().for_each(drop_nulls),
            _ => {}
        }
    }
    let mut value = serde_json::to_value(page).expect("a page can be written");
    drop_nulls(&mut value);
    value
}
