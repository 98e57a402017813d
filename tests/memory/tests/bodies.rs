//! Hostile bodies: short as text, large as values. A process that decodes one stays small, whatever its type is, and the error says
//! where the value became too large and which setting allows more.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::process::{Command, Output, Stdio};

use flate2::{Compression, write::GzEncoder};

/// Bodies of about this many bytes.
const SHORT: usize = 6_000_000;
const LONG: usize = 30_000_000;

/// The memory that decoding takes unless more is allowed, and bodies are short.
const DEFAULT: usize = 64 << 20;

/// A type of the program, the text before and after the parts of a body, and one part.
struct Hostile {
    name: &'static str,
    open: &'static str,
    part: &'static str,
    close: &'static str,
    /// How the path begins at which the value is too large.
    path: &'static str,
}

const fn array(name: &'static str, part: &'static str) -> Hostile {
    Hostile {
        name,
        open: "[",
        part,
        close: "]",
        path: "[",
    }
}

const HOSTILE: [Hostile; 13] = [
    array("array", "{}"),
    array("nested", "[[{}]]"),
    array("strings", r#""""#),
    array("strings", r#""a""#),
    array("maps", r#"{"a":1}"#),
    array("by-pattern", r#"{"x":[{},{}]}"#),
    array("boxes", r#"{"next":{}}"#),
    array("tagged", r#"{"type":"Large"}"#),
    array("tagged", r#"{"type":"Unknown"}"#),
    array("by-type", "{}"),
    array("untagged", r#"{"wide":{}}"#),
    array("untyped", "0"),
    Hostile {
        name: "untagged",
        open: r#"[{"items":["#,
        part: r#"{"items":[{"wide":{}}]}"#,
        close: "]}]",
        path: "[0].items[",
    },
];

impl Hostile {
    fn body(&self, length: usize) -> Vec<u8> {
        let count = length / (self.part.len() + 1);
        format!(
            "{}{}{}",
            self.open,
            vec![self.part; count].join(","),
            self.close
        )
        .into_bytes()
    }
}

/// A map with a different key for each entry.
fn map(length: usize) -> Vec<u8> {
    let entries: Vec<String> = (0..length / 13)
        .map(|key| format!("\"{key:07}\":{{}}"))
        .collect();
    format!("{{{}}}", entries.join(",")).into_bytes()
}

/// What the program says.
struct Told {
    outcome: String,
    /// Bytes.
    peak: usize,
    /// Megabytes.
    resident: usize,
}

fn told(output: &Output) -> Told {
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut lines = text.lines();
    let mut next = || lines.next().expect(&text).to_owned();
    let (outcome, peak, resident) = (next(), next(), next());
    Told {
        outcome,
        peak: peak.parse().expect("bytes"),
        resident: resident.parse::<usize>().expect("kB") / 1000,
    }
}

fn program(name: &str, source: &str, limit: Option<usize>) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_memory"));
    program
        .args([name, source])
        .args(limit.map(|limit| limit.to_string()));
    program
}

/// Decodes a body that comes from standard input.
fn decode(program: &mut Command, body: &[u8]) -> Told {
    let mut child = program
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(body)
        .expect("it reads all of it");
    told(&child.wait_with_output().expect("it ends"))
}

/// Serves a body once and gets it with a client.
fn fetch(name: &str, body: &[u8], coding: &str, limit: Option<usize>) -> Told {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://{}", listener.local_addr().expect("an address"));
    let head = format!(
        "HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n{coding}\r\n",
        body.len()
    );
    std::thread::scope(|scope| {
        scope.spawn(move || {
            let (mut stream, _) = listener.accept().expect("a connection");
            let mut request = Vec::new();
            while !request.ends_with(b"\r\n\r\n") {
                let mut byte = [0];
                stream.read_exact(&mut byte).expect("a request");
                request.extend(byte);
            }
            stream
                .write_all(head.as_bytes())
                .expect("the client reads it");
            stream.write_all(body).expect("the client reads it");
        });
        told(&program(name, &url, limit).output().expect("it starts"))
    })
}

fn gzip(body: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(body).expect("a Vec takes everything");
    encoder.finish().expect("a Vec takes everything")
}

/// Checks that a call ended at a path that begins so, and that the error names the limit and the setting.
fn check_call(told: &Told, path: &str, limit: usize) {
    let begin = format!("GET request: 200 OK: {path}");
    let end = format!(
        ": decoding takes more than {limit} bytes of memory, which `ClientBuilder::max_decode_memory` limits"
    );
    let outcome = &told.outcome;
    assert!(
        outcome.starts_with(&begin) && outcome.ends_with(&end),
        "{path}…{end}, found: {outcome}"
    );
}

#[test]
fn no_type_allocates_more_than_its_limit() {
    const LIMIT: usize = 8 << 20;
    for hostile in &HOSTILE {
        let told = decode(
            &mut program(hostile.name, "-", Some(LIMIT)),
            &hostile.body(1_000_000),
        );
        let (name, part, Told { outcome, peak, .. }) = (hostile.name, hostile.part, &told);
        assert!(
            outcome.starts_with(hostile.path),
            "{name} {part}: {outcome}"
        );
        assert!(
            outcome.ends_with("decoding takes more than 8388608 bytes of memory"),
            "{name} {part}: {outcome}"
        );
        assert!(*peak <= LIMIT + LIMIT / 8, "{name} {part}: {peak} bytes");
        // The estimate is no wild guess either. It counts the largest variant for each element of a union.
        assert!(*peak >= LIMIT / 8, "{name} {part}: {peak} bytes");
    }
    for name in ["map", "map-of-maps"] {
        let told = decode(&mut program(name, "-", Some(LIMIT)), &map(1_000_000));
        assert!(
            told.peak <= LIMIT + LIMIT / 8 && told.peak >= LIMIT / 5,
            "{name}: {} bytes",
            told.peak
        );
        let key = told
            .outcome
            .split_once(": ")
            .map(|(key, _)| key.parse::<u32>());
        assert!(
            key.is_some_and(|key| key.is_ok()),
            "{name}: {}",
            told.outcome
        );
    }
}

/// What is kept as text costs its text: no tree is made of it.
#[test]
fn raw_json_takes_little_more_than_its_text() {
    let array = Hostile {
        name: "array",
        open: r#"[{"unknown":["#,
        part: "[[0]]",
        close: "]}]",
        path: "",
    };
    for hostile in [
        array,
        self::array("untyped", r#"{"a":[[1],[2],[3],[4],[5],[6],[7]]}"#),
    ] {
        let body = hostile.body(1_000_000);
        let told = decode(&mut program(hostile.name, "-", None), &body);
        let (name, Told { outcome, peak, .. }) = (hostile.name, &told);
        assert_eq!(outcome, "read", "{name}");
        assert!(*peak <= 4 * body.len(), "{name}: {peak} bytes");
    }
}

#[test]
fn a_few_kilobytes_of_gzip_stay_small() {
    for hostile in &HOSTILE {
        let body = gzip(&hostile.body(SHORT));
        assert!(body.len() < 32_000, "{} bytes", body.len());
        let told = fetch(hostile.name, &body, "content-encoding: gzip\r\n", None);
        check_call(&told, hostile.path, DEFAULT);
        assert!(
            told.resident < 200,
            "{} {}: {} MB",
            hostile.name,
            hostile.part,
            told.resident
        );
    }
}

#[test]
fn six_megabytes_stay_small() {
    for hostile in &HOSTILE {
        let told = fetch(hostile.name, &hostile.body(SHORT), "", None);
        check_call(&told, hostile.path, DEFAULT);
        assert!(
            told.resident < 200,
            "{} {}: {} MB",
            hostile.name,
            hostile.part,
            told.resident
        );
    }
    let told = fetch("map", &map(SHORT), "", None);
    check_call(&told, "0", DEFAULT);
    assert!(told.resident < 200, "{} MB", told.resident);
}

#[test]
fn thirty_megabytes_stay_below_twenty_times_that() {
    for hostile in &HOSTILE {
        let body = hostile.body(LONG);
        let told = fetch(hostile.name, &body, "", None);
        check_call(&told, hostile.path, 8 * body.len());
        assert!(
            told.resident < 600,
            "{} {}: {} MB",
            hostile.name,
            hostile.part,
            told.resident
        );
    }
    let body = map(LONG);
    let told = fetch("map", &body, "", None);
    check_call(&told, "0", 8 * body.len());
    assert!(told.resident < 600, "{} MB", told.resident);
}

#[test]
fn a_body_that_fails_to_decode_takes_no_more() {
    let numbers = vec!["10"; LONG / 3].join(",");
    let told = fetch(
        "numbers",
        format!("[{numbers},\"ten\"]").as_bytes(),
        "",
        None,
    );
    let expected = "[10000000]: invalid type: string, expected i64";
    assert!(told.outcome.ends_with(expected), "{}", told.outcome);
    assert!(told.resident < 600, "{} MB", told.resident);
    for (length, limit) in [(SHORT, 200), (LONG, 600)] {
        let mut body = array("array", "{}").body(length);
        body.splice(1..3, *b"10");
        let told = fetch("array", &body, "", None);
        let expected = "[0]: invalid type: integer 10, expected an object";
        assert!(told.outcome.ends_with(expected), "{}", told.outcome);
        assert!(told.resident < limit, "{} MB", told.resident);
    }
}

#[test]
fn a_long_string_is_allowed_as_much_as_it_is_long() {
    let body = format!("[\"\",\"{}\"]", "x".repeat(LONG)).into_bytes();
    let told = fetch("strings", &body, "", None);
    assert_eq!(told.outcome, "read");
    assert!(told.resident < 200, "{} MB", told.resident);
    let told = fetch("strings", &body, "", Some(20_000_000));
    check_call(&told, "[1]", 20_000_000);
    assert!(told.resident < 100, "{} MB", told.resident);
}

/// A value may well be many times as large as its text: the setting allows it.
#[test]
fn many_sparse_objects_name_the_setting_that_allows_them() {
    let parts: Vec<String> = (0..100_000)
        .map(|part| format!(r#"{{"a{:02}":"{part}"}}"#, part % 30))
        .collect();
    let body = format!("[{}]", parts.join(",")).into_bytes();
    check_call(&fetch("array", &body, "", None), "[", DEFAULT);
    assert_eq!(fetch("array", &body, "", Some(256 << 20)).outcome, "read");
}

/// Where the system refuses memory, Rust ends the process: the limit is reached before that.
#[cfg(target_os = "linux")]
#[test]
fn a_process_with_little_memory_goes_on() {
    for (limit, body) in [(200_000, SHORT), (450_000, LONG)] {
        let mut limited = Command::new("sh");
        limited.args([
            "-c",
            &format!("ulimit -v {limit}; exec \"$0\" array -"),
            env!("CARGO_BIN_EXE_memory"),
        ]);
        let told = decode(&mut limited, &array("array", "{}").body(body));
        assert!(
            told.outcome.contains("decoding takes more than"),
            "{}",
            told.outcome
        );
    }
}
