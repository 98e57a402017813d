//! The bytes of a file → its source text, or a description of the bytes.

use std::ops::Range;

/// Bytes that are not UTF-8, with as much as can be shown.
#[derive(Debug, PartialEq)]
pub struct NotUtf8 {
    /// The source text with replacement characters.
    pub shown: String,
    /// The first invalid bytes.
    pub span: Range<usize>,
    /// What they are.
    pub message: String,
    /// What to do about it.
    pub help: Option<&'static str>,
}

/// Source text that is neither JSON nor YAML.
#[derive(Debug, PartialEq)]
pub struct Markup {
    /// Its first tag.
    pub span: Range<usize>,
    /// What it is.
    pub message: &'static str,
    /// What to do about it.
    pub help: &'static str,
}

const SAVE: &str = "save the file as UTF-8; `iconv -f UTF-16 -t UTF-8` converts UTF-16";
const UNZIP: &str = "decompress the file; `curl --compressed` decompresses a download";

/// File types by their first bytes, each with the help.
const BY_FIRST_BYTES: [(&[u8], &str, &str); 5] = [
    (b"\x1f\x8b", "compressed by gzip", UNZIP),
    (b"\x28\xb5\x2f\xfd", "compressed by Zstandard", UNZIP),
    (b"\xfd7zXZ\0", "compressed by xz", UNZIP),
    (
        b"PK\x03\x04",
        "a ZIP archive",
        "unpack the archive and pass the document in it",
    ),
    (
        b"%PDF-",
        "a PDF",
        "an OpenAPI document is JSON or YAML; find the URL of the document itself",
    ),
];

/// Reads UTF-8, with or without a byte order mark.
pub fn decode_text(mut bytes: Vec<u8>) -> Result<String, NotUtf8> {
    if bytes.starts_with(b"\xef\xbb\xbf") {
        bytes.drain(..3);
    }
    if let Some((what, help)) = other_kind(&bytes) {
        let message = format!("the file is {what}, not UTF-8");
        return Err(NotUtf8 {
            shown: String::new(),
            span: 0..0,
            message,
            help: Some(help),
        });
    }
    String::from_utf8(bytes).map_err(|error| {
        let start = error.utf8_error().valid_up_to();
        let byte = error.as_bytes()[start];
        let shown = String::from_utf8_lossy(error.as_bytes()).into_owned();
        let message = format!("the byte 0x{byte:02x} is not valid UTF-8");
        NotUtf8 {
            shown,
            span: start..start + 1,
            message,
            help: None,
        }
    })
}

fn other_kind(bytes: &[u8]) -> Option<(&'static str, &'static str)> {
    let mut kinds = BY_FIRST_BYTES.iter();
    let kind = kinds
        .find(|(first, ..)| bytes.starts_with(first))
        .map(|(_, what, help)| (*what, *help));
    kind.or_else(|| Some((other_encoding(bytes)?, SAVE)))
}

/// By a byte order mark, or by the zero bytes that a first ASCII character has in it.
fn other_encoding(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0xff, 0xfe, 0, 0, ..] | [_, 0, 0, 0, ..] => Some("UTF-32LE"),
        [0, 0, 0xfe, 0xff, ..] | [0, 0, 0, _, ..] => Some("UTF-32BE"),
        [0xff, 0xfe, ..] | [_, 0, ..] => Some("UTF-16LE"),
        [0xfe, 0xff, ..] | [0, _, ..] => Some("UTF-16BE"),
        _ => None,
    }
}

/// The type of source text that begins with a tag. A server that does not have the document, or requires a login, often
pub fn find_markup(text: &str) -> Option<Markup> {
    /// The number of bytes in which the tag of a web page is searched.
    const BEGINNING: usize = 2_000;
    let begin = text.len() - text.trim_start().len();
    let tag = text[begin..].strip_prefix('<')?;
    if !tag.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '!' | '?')) {
        return None;
    }
    let end = begin + 1 + tag.find(['>', '\n']).unwrap_or(tag.len());
    let span = begin..(end + 1).min(text.len());
    let beginning: String = tag.chars().take(BEGINNING).collect();
    let beginning = beginning.to_ascii_lowercase();
    let is_page = ["!doctype html", "html", "head", "body"]
        .iter()
        .any(|name| beginning.starts_with(name))
        || beginning.contains("<html");
    Some(if is_page {
        let help = "open the address that it comes from: it may be a login page, an error page or the \
                    documentation of the API, which often has a link to the document";
        Markup {
            span,
            message: "expected JSON or YAML, found an HTML page",
            help,
        }
    } else {
        let help = "an OpenAPI document is JSON or YAML; WSDL and WADL are not supported";
        Markup {
            span,
            message: "expected JSON or YAML, found XML",
            help,
        }
    })
}
