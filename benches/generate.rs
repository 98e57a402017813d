//! How long making a client takes, and how much memory, for documents of 0.1 to 20 megabytes.
//!
//! `cargo bench --bench generate` makes the documents itself; `cargo bench --bench generate -- FILE…` takes others. Each runs in a
//! process of its own, so that the memory is its own: what the system counts as the most that was resident at once (on Linux).

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::Instant;

use disjunct::{Layout, Options, generate};
use mimalloc::MiMalloc;
use serde_json::{Map, Value, json};
use tempfile::TempDir;

/// What the binary allocates with.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Sizes of the documents, in kilobytes.
const SIZES: [usize; 8] = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000];

/// Says to a process that it is to measure one document.
const ONE: &str = "--one";

fn main() {
    let arguments: Vec<String> = env::args()
        .skip(1)
        .filter(|argument| argument != "--bench")
        .collect();
    if let [flag, path] = arguments.as_slice()
        && flag == ONE
    {
        measure(Path::new(path));
        return;
    }
    println!(
        "| document | MB | processor seconds | seconds a MB | peak MB | MB a MB | files | lines |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|--:|");
    if arguments.is_empty() {
        let folder = TempDir::new().unwrap();
        for size in SIZES {
            let path = folder.path().join(format!("synthetic-{size}.json"));
            fs::write(&path, make_document(size * 1_000).to_string()).unwrap();
            measure_apart(&path);
        }
    }
    arguments
        .iter()
        .map(PathBuf::from)
        .for_each(|path| measure_apart(&path));
}

/// Measures in a process of its own.
fn measure_apart(path: &Path) {
    let status = Command::new(env::current_exe().unwrap())
        .arg(ONE)
        .arg(path)
        .status()
        .unwrap();
    assert!(status.success(), "{}", path.display());
}

/// The best of three.
#[allow(clippy::cast_precision_loss)]
fn measure(path: &Path) {
    let mut options = Options::default();
    options.name = Some("measured".parse().unwrap());
    let run = |_| {
        let start = processor_time();
        let made = generate(path, &options, Layout::Crate).unwrap();
        (
            processor_time() - start,
            made.files.expect("the document has errors"),
        )
    };
    let (seconds, files) = (0..3)
        .map(run)
        .min_by(|(one, _), (other, _)| f64::total_cmp(one, other))
        .unwrap();
    let lines: usize = files.iter().map(|(_, text)| text.lines().count()).sum();
    let megabytes = fs::metadata(path).unwrap().len() as f64 / 1e6;
    let peak = peak_memory().map_or(f64::NAN, |bytes| bytes as f64 / 1e6);
    println!(
        "| {} | {megabytes:.1} | {seconds:.2} | {:.3} | {peak:.0} | {:.0} | {} | {lines} |",
        path.file_stem().unwrap().display(),
        seconds / megabytes,
        peak / megabytes,
        files.len(),
    );
}

/// Seconds of processor time that this process has taken, on Linux to a hundredth: what else the machine does is not counted.
#[allow(clippy::cast_precision_loss)]
fn processor_time() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    let ticks = fs::read_to_string("/proc/self/stat").ok().and_then(|stat| {
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        Some(fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?)
    });
    ticks.map_or_else(
        || START.get_or_init(Instant::now).elapsed().as_secs_f64(),
        |ticks| ticks as f64 / 100.0,
    )
}

/// The most that was ever resident of this process, in bytes.
fn peak_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes * 1024)
}

/// A document of about so many bytes: resources, each with an object, an enum, a union, a list and three operations.
fn make_document(size: usize) -> Value {
    let (mut paths, mut schemas) = (Map::new(), Map::new());
    let mut made = 0;
    for index in 0.. {
        let (resource_paths, resource_schemas) = (make_paths(index), make_schemas(index));
        made += Value::Object(resource_paths.clone()).to_string().len();
        made += Value::Object(resource_schemas.clone()).to_string().len();
        paths.extend(resource_paths);
        schemas.extend(resource_schemas);
        if made > size {
            break;
        }
    }
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Synthetic", "version": "1.0.0" },
        "paths": paths,
        "components": { "schemas": schemas, "securitySchemes": { "key": { "type": "http", "scheme": "bearer" } } },
        "security": [{ "key": [] }],
    })
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

fn make_paths(index: usize) -> Map<String, Value> {
    let answer = |name: &str| {
        json!({
            "200": { "description": "Fine.", "content": { "application/json": { "schema": reference(name) } } },
            "404": { "description": "There is none.", "content": { "application/json": { "schema": reference("Thing0") } } },
        })
    };
    let id = json!({ "name": "id", "in": "path", "required": true, "schema": { "type": "string", "format": "uuid" } });
    let limit = json!({ "name": "limit", "in": "query", "description": "How many.", "schema": { "type": "integer", "default": 20, "maximum": 100 } });
    let body = json!({ "required": true, "content": { "application/json": { "schema": reference(&format!("Thing{index}")) } } });
    let tag = format!("group {}", index % 40);
    let mut paths = Map::new();
    paths.insert(
        format!("/things{index}"),
        json!({
            "get": { "tags": [tag], "operationId": format!("list_things_{index}"), "summary": "Lists them all.", "parameters": [limit], "responses": answer(&format!("Things{index}")) },
            "post": { "tags": [tag], "operationId": format!("create_thing_{index}"), "description": "Makes one, [as described](https://example.com/things).", "requestBody": body, "responses": answer(&format!("Thing{index}")) },
        }),
    );
    paths.insert(
        format!("/things{index}/{{id}}"),
        json!({ "get": { "tags": [tag], "operationId": format!("get_thing_{index}"), "parameters": [id], "responses": answer(&format!("Thing{index}")) } }),
    );
    paths
}

fn make_schemas(index: usize) -> Map<String, Value> {
    let (thing, kind) = (format!("Thing{index}"), format!("Kind{index}"));
    let event = |name: &str| json!({ "type": "object", "required": ["type", "at"], "properties": { "type": { "const": name }, "at": { "type": "string", "format": "date-time" }, "by": { "type": ["string", "null"], "maxLength": 80 } } });
    let (opened, closed) = (format!("Opened{index}"), format!("Closed{index}"));
    let mut schemas = Map::new();
    schemas.insert(
        thing.clone(),
        json!({
            "type": "object",
            "description": "A thing of the `synthetic` service, with <angles>, [brackets] and a list:\n\n- one\n- two\n\n```\nlet x = 1;\n```",
            "required": ["id", "kind"],
            "properties": {
                "id": { "type": "string", "format": "uuid", "description": "What it is known by." },
                "kind": reference(&kind),
                "before": reference(&format!("Thing{}", index.saturating_sub(1))),
                "size": { "type": "integer", "minimum": 0, "maximum": 1000 },
                "labels": { "type": "object", "additionalProperties": { "type": "string" } },
                "events": { "type": "array", "items": reference(&format!("Event{index}")), "maxItems": 50 },
                "note": { "type": "string", "pattern": "^[a-z]+$", "default": "none" },
                "place": { "type": "object", "properties": { "x": { "type": "number" }, "y": { "type": "number" } } },
                "owner": { "oneOf": [{ "type": "string" }, { "type": "integer" }] },
            },
        }),
    );
    schemas.insert(
        kind,
        json!({ "type": "string", "enum": ["small", "large", "very-large", "unknown"] }),
    );
    schemas.insert(
        format!("Things{index}"),
        json!({ "type": "array", "items": reference(&thing) }),
    );
    schemas.insert(
        format!("Event{index}"),
        json!({ "oneOf": [reference(&opened), reference(&closed)] }),
    );
    schemas.insert(opened, event("opened"));
    schemas.insert(closed, event("closed"));
    schemas.insert(
        format!("Full{index}"),
        json!({ "allOf": [reference(&thing), { "type": "object", "properties": { "more": reference(&format!("Event{index}")) } }] }),
    );
    schemas
}
