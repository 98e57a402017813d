//! Texts that mean harm.

/// The identifier that a payload would declare, call or name. No payload is called this and nothing else, nor is what one has in
/// braces, which in a path is the name of a parameter.
pub const CANARY: &str = "zcanaryz";

/// What each payload tries, and its text.
pub fn payloads() -> Vec<(&'static str, String)> {
    let mut payloads: Vec<(&str, String)> = PAYLOADS
        .iter()
        .map(|(name, text)| (*name, (*text).to_owned()))
        .collect();
    payloads.push((
        "ten thousand letters",
        format!("q{}", CANARY.repeat(10_000 / CANARY.len())),
    ));
    payloads.push((
        "ten thousand signs",
        "zcanaryz \"`<[*{(\\".repeat(10_000 / 16),
    ));
    payloads
}

const PAYLOADS: &[(&str, &str)] = &[
    (
        "ends a literal",
        r#"q"; pub fn zcanaryz() {} const Q: &str = ""#,
    ),
    ("ends braces", r#"q" } } pub fn zcanaryz() {} mod q { //"#),
    ("ends a comment", "q*/ pub fn zcanaryz() {} /*"),
    (
        "ends a raw literal",
        r####"q"# "## "### ; zcanaryz!(); r###""####,
    ),
    (
        "ends an attribute",
        r#"q")] #[cfg(zcanaryz)] pub fn zcanaryz() {} #[doc(""#,
    ),
    (
        "ends a line",
        "q\n//! zcanaryz\n#![zcanaryz]\npub fn zcanaryz() {}",
    ),
    (
        "carriage returns",
        "q\r//! zcanaryz\r\npub fn zcanaryz() {}\r",
    ),
    (
        "separators of lines",
        "q\u{2028}zcanaryz\u{2029}zcanaryz\u{85}zcanaryz\u{b}\u{c}",
    ),
    ("a backslash", "q\\"),
    ("backslashes", r#"q\\" zcanaryz \u{7d} \x22 \n \"#),
    ("right to left", "q\u{202e}zcanaryz\u{2066}\u{2069}\u{200f}"),
    ("no width", "q\u{200b}z\u{200d}c\u{feff}a\u{ad}\u{2060}"),
    ("nothing", "\0"),
    (
        "a terminal",
        "q\u{1b}[2J\u{1b}]0;zcanaryz\u{7}\u{9b}31m\u{7f}",
    ),
    (
        "a fence",
        "q\n\n```\nzcanaryz();\n```\n\n~~~~rust,should_panic\nzcanaryz();\n",
    ),
    ("a fence at once", "```rust,should_panic\nzcanaryz();\n```"),
    (
        "an indented block",
        "q\n\n    zcanaryz();\n\n1. q\n\n       zcanaryz();",
    ),
    (
        "HTML",
        "q<script>zcanaryz()</script> <img src=x onerror=zcanaryz()> <!-- zcanaryz",
    ),
    (
        "HTML around Markdown",
        "<div>\n[x](javascript:zcanaryz())\n```\nzcanaryz();\n```\n</div>",
    ),
    (
        "links",
        "q[x](javascript:zcanaryz()) ![y](data:text/html,zcanaryz) <vbscript:zcanaryz> [`crate::zcanaryz`] [z]: zcanaryz",
    ),
    (
        "a table",
        "| q | zcanaryz |\n|---|---|\n| ` | <script>zcanaryz()</script> ` |",
    ),
    (
        "templates",
        "q{{ q.zcanaryz }}{% include 'x' %}{# q.zcanaryz #}${q.zcanaryz}#{q.zcanaryz}<%= zcanaryz %>",
    ),
    ("a format", "q{q.zcanaryz:?} {0} {} {{}} %s %n"),
    ("a macro", "q$crate::zcanaryz!($($t:tt)*) r#zcanaryz"),
    ("a lifetime", "q'zcanaryz, 'static: 'z"),
    ("TOML", "q\"\n[dependencies]\nzcanaryz = \"*\"\n#"),
    (
        "TOML in blocks",
        "q'''\n\"\"\"\n[package.metadata]\nzcanaryz = 1\n",
    ),
    ("the folder above", "../../../q/zcanaryz"),
    ("the root", "/q/zcanaryz"),
    ("another disk", "C:\\q\\zcanaryz"),
    ("percent signs", "%2e%2e%2fq%2fzcanaryz%00%0d%0a%"),
    ("a header", "q\r\nX-zcanaryz: 1\r\n\r\nzcanaryz"),
    ("pointers", "q~1zcanaryz~0/#/zcanaryz~"),
    ("emoji", "q🦀👩‍👩‍👧zcanaryz\u{301}"),
    ("Hebrew", "q שלום zcanaryz"),
    ("a keyword", "fn"),
    ("a keyword that is never raw", "Self"),
    ("a placeholder", "_"),
    ("nothing at all", ""),
    ("a device", "NUL"),
    ("digits", "1e400"),
    ("a date", "2024-02-30T25:61:00"),
];
