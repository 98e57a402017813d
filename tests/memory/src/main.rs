//! Reads one JSON body as a type of the crate `expected` and prints what came of it, the most bytes that were allocated at once while
//! the body was decoded, and the most kilobytes that were resident. The tests run it as a process of its own.
//!
//! Arguments: the name of a type, the URL of the body or `-` for standard input, and how much memory decoding may take, if not the
//! default.

mod counting;

use std::collections::BTreeMap;
use std::error::Error;
use std::io::Read;

use expected::runtime::{Client, Untyped, decode, decode_within};
use expected::types::large_values::types::{
    ByType, Counts, Map, Named, Tagged, Tree, Untagged, Wide,
};
use serde::de::DeserializeOwned;

/// Reads a body as one type. What the result says is its first line.
type ReadBody = fn(source: &str, limit: Option<usize>) -> Result<(), Box<dyn Error>>;

const TYPES: [(&str, ReadBody); 13] = [
    ("array", read::<Vec<Wide>>),
    ("nested", read::<Vec<Vec<Vec<Wide>>>>),
    ("numbers", read::<Vec<i64>>),
    ("strings", read::<Vec<String>>),
    ("map", read::<Map>),
    ("maps", read::<Vec<Counts>>),
    ("map-of-maps", read::<BTreeMap<String, Map>>),
    ("by-pattern", read::<Vec<Named>>),
    ("boxes", read::<Vec<Tree>>),
    ("tagged", read::<Vec<Tagged>>),
    ("by-type", read::<Vec<ByType>>),
    ("untagged", read::<Vec<Untagged>>),
    ("untyped", read::<Vec<Untyped>>),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (name, source) = (&arguments[0], &arguments[1]);
    let limit = arguments
        .get(2)
        .map(|limit| limit.parse().expect("a number of bytes"));
    let (_, read) = TYPES
        .iter()
        .find(|(known, _)| known == name)
        .expect("a type");
    match read(source, limit) {
        Ok(()) => println!("read"),
        Err(error) => println!("{error}"),
    }
    println!("{}", counting::peak());
    println!("{}", resident());
}

fn read<T: DeserializeOwned>(source: &str, limit: Option<usize>) -> Result<(), Box<dyn Error>> {
    if source == "-" {
        read_input::<T>(limit)
    } else {
        fetch::<T>(source, limit)
    }
}

fn read_input<T: DeserializeOwned>(limit: Option<usize>) -> Result<(), Box<dyn Error>> {
    let mut body = Vec::new();
    std::io::stdin().read_to_end(&mut body)?;
    body.shrink_to_fit();
    counting::start();
    let value: Result<T, _> = match limit {
        Some(limit) => decode_within(&body, limit),
        None => decode(&body),
    };
    value.map(drop).map_err(Into::into)
}

/// Gets the body as a call of a client does.
fn fetch<T: DeserializeOwned>(url: &str, limit: Option<usize>) -> Result<(), Box<dyn Error>> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let mut builder = Client::builder(url);
    if let Some(limit) = limit {
        builder = builder.max_decode_memory(limit);
    }
    let client = builder.build()?;
    counting::start();
    let value = runtime.block_on(client.request(reqwest::Method::GET, "/body").send::<T>());
    value.map(drop).map_err(describe)
}

/// The error with its causes.
fn describe(error: impl Error) -> Box<dyn Error> {
    let causes = std::iter::successors(error.source(), |cause| (*cause).source());
    let causes: String = causes.map(|cause| format!(": {cause}")).collect();
    format!("{error}{causes}").into()
}

/// The most memory that the process ever had, in kilobytes; 0 where the system does not say.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok())
        .unwrap_or(0)
}
