//! Tests of what documentation is made of a description.

use super::{one_line, to_docs};

#[test]
fn nothing_in_documentation_runs() {
    let cases = [
        (
            "Run:\n\n```\nlet x = 1;\n```",
            "Run:\n\n\n```text\nlet x = 1;\n```",
        ),
        (
            "Run:\n\n```rust,should_panic\npanic!()\n```",
            "Run:\n\n\n```text\npanic!()\n```",
        ),
        (
            "Run:\n\n    panic!()\n",
            "Run:\n\n    \n```text\npanic!()\n```",
        ),
    ];
    for (markdown, expected) in cases {
        assert_eq!(to_docs(markdown).text(), expected, "of {markdown:?}");
    }
    let unclosed = to_docs("```\nfn main() {}");
    assert!(
        unclosed.text().starts_with("```text\n") && unclosed.text().ends_with("```"),
        "{unclosed:?}"
    );
}

#[test]
fn documentation_is_plain_text_to_rust_and_to_browsers() {
    assert_eq!(to_docs("a\r\nb\rc").text(), "a\nb\nc");
    assert_eq!(to_docs("a\u{1b}[31mb\u{202e}c\0").text(), "a\\[31mbc");
    assert_eq!(
        to_docs("<script>x</script>").text(),
        "&lt;script&gt;x&lt;/script&gt;"
    );
    assert_eq!(
        to_docs("[x](javascript:alert(1)) and [`y`](/there)").text(),
        "x and `y`"
    );
    assert_eq!(
        to_docs("see [Pet] and https://a.test/b.").text(),
        "see \\[Pet\\] and <https://a.test/b>."
    );
    assert_eq!(one_line("one\n two\tthree"), "one two three");
}
