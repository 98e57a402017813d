//! Descriptions written in HTML, or in Markdown with HTML in it → Markdown.
//!
//! Only known tags are converted. Everything else stays as it is, also what looks like a tag: `<account id>` is a placeholder, and
//! escaped later like any other text.

mod tags;

use pulldown_cmark::{Event, Parser, Tag as Block};

use self::tags::{
    BLOCKS, CODE, LISTS, PAIRED_BLOCKS, ROWS, Tag, attribute, find_tags, is_meant_as_code,
    is_target, tag_at,
};
use super::edits::RUSTDOC;
use super::inert::fence;

/// The text with its HTML tags written as Markdown.
pub fn to_markdown(text: String) -> String {
    let tags = find_tags(&text);
    if tags.is_empty() {
        return text;
    }
    let is_html = !has_markdown(&text);
    let mut writer = Writer {
        is_html,
        ..Writer::default()
    };
    let mut done = 0;
    for (index, tag) in tags.iter().enumerate() {
        // Tags within code were written with it.
        if tag.range.start < done {
            continue;
        }
        writer.text(&text[done..tag.range.start]);
        done = tag.range.end;
        let is_code = !tag.closes && CODE.contains(&&*tag.name);
        let end = || {
            tags[index..]
                .iter()
                .find(|end| end.closes && end.name == tag.name)
        };
        match is_code.then(end).flatten() {
            Some(end) => {
                writer.code(&text[done..end.range.start], tag.name == "pre");
                done = end.range.end;
            }
            None => writer.tag(tag),
        }
    }
    writer.text(&text[done..]);
    writer.out
}

/// Whether the text has blocks of Markdown. Then its line ends are kept; otherwise they are white space, as in HTML.
fn has_markdown(text: &str) -> bool {
    Parser::new_ext(text, RUSTDOC).any(|event| match event {
        Event::Start(Block::CodeBlock(kind)) => is_meant_as_code(&kind, text),
        Event::Start(block) => {
            matches!(
                block,
                Block::List(_) | Block::Heading { .. } | Block::Table(_) | Block::BlockQuote(_)
            )
        }
        _ => false,
    })
}

/// The white space to write before the next text.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Gap {
    #[default]
    None,
    Line,
    Paragraph,
}

/// A list whose end tag was not reached yet.
#[derive(Clone, Copy, Default)]
struct List {
    has_numbers: bool,
    items: usize,
}

#[derive(Default)]
struct Writer {
    out: String,
    /// Whether line ends are mere white space.
    is_html: bool,
    gap: Gap,
    lists: Vec<List>,
    /// Markdown to write directly before the next text (`**`, `[`).
    marks: String,
    /// The targets of the open links; `None` for a link that is written as plain text.
    links: Vec<Option<String>>,
}

impl Writer {
    fn text(&mut self, text: &str) {
        if !self.is_html {
            let text = if self.gap == Gap::None {
                text
            } else {
                text.trim_start()
            };
            if !text.is_empty() {
                self.open(text);
                self.out.push_str(text);
            }
            return;
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        if words.is_empty() {
            let is_apart =
                self.gap == Gap::None && !self.out.is_empty() && !self.out.ends_with([' ', '\n']);
            self.out
                .extend((is_apart && !text.is_empty()).then_some(' '));
            return;
        }
        self.open(text);
        self.out.push_str(&words.join(" "));
        self.out
            .extend(text.ends_with(char::is_whitespace).then_some(' '));
    }

    /// Writes the white space and markers that precede some text.
    fn open(&mut self, text: &str) {
        let indent: usize = self
            .lists
            .iter()
            .map(|list| if list.has_numbers { 3 } else { 2 })
            .sum();
        let gap = std::mem::take(&mut self.gap);
        if gap != Gap::None && !self.out.is_empty() {
            self.out.truncate(self.out.trim_end().len());
            self.out
                .push_str(if gap == Gap::Line { "\n" } else { "\n\n" });
            self.out.push_str(&" ".repeat(indent));
        } else if text.starts_with(char::is_whitespace)
            && !self.out.is_empty()
            && !self.out.ends_with([' ', '\n'])
        {
            self.out.extend(self.is_html.then_some(' '));
        } else if self.out.ends_with('*') {
            // In `**Note:**this`, Markdown does not read the second `**` as the end of the bold text.
            let is_behind_sign = self
                .out
                .trim_end_matches('*')
                .ends_with(|c: char| c.is_ascii_punctuation());
            let is_before_letter = text.starts_with(char::is_alphanumeric);
            self.out.extend(
                (is_behind_sign && is_before_letter && self.marks.is_empty()).then_some(' '),
            );
        }
        let marks = std::mem::take(&mut self.marks);
        self.out.push_str(&marks);
    }

    /// Requires at least this gap before the next text.
    fn require_gap(&mut self, gap: Gap) {
        self.gap = self.gap.max(gap);
    }

    fn close(&mut self, mark: &str) {
        if let Some(marks) = self.marks.strip_suffix(mark) {
            self.marks = marks.to_owned();
            return;
        }
        let text = self.out.trim_end().len();
        let space = text < self.out.len();
        self.out.truncate(text);
        self.out.push_str(mark);
        self.out.extend(space.then_some(' '));
    }

    fn code(&mut self, code: &str, is_block: bool) {
        let code = without_tags(code);
        let ticks = code
            .split(|c| c != '`')
            .map(str::len)
            .max()
            .unwrap_or_default();
        if code.trim().is_empty() {
            return;
        }
        if is_block && self.lists.is_empty() {
            self.gap = Gap::Paragraph;
            self.open("");
            self.out
                .push_str(fence(code.trim_matches('\n')).trim_matches('\n'));
            self.gap = Gap::Paragraph;
            return;
        }
        self.open("");
        let code = code.split_whitespace().collect::<Vec<_>>().join(" ");
        let (fence, space) = ("`".repeat(ticks + 1), if ticks > 0 { " " } else { "" });
        self.out.extend([&*fence, space, &*code, space, &*fence]);
    }

    fn tag(&mut self, tag: &Tag<'_>) {
        match (tag.name.as_str(), tag.closes) {
            ("b" | "strong", false) => self.marks.push_str("**"),
            ("b" | "strong", true) => self.close("**"),
            ("i" | "em", false) => self.marks.push('*'),
            ("i" | "em", true) => self.close("*"),
            ("a", false) => {
                let target = attribute(tag.attributes, "href").filter(|target| is_target(target));
                self.marks.push_str(if target.is_some() { "[" } else { "" });
                self.links.push(target.map(str::to_owned));
            }
            ("a", true) => {
                if let Some(target) = self.links.pop().flatten() {
                    // A link without text is not written.
                    match self.marks.strip_suffix('[') {
                        Some(marks) => self.marks = marks.to_owned(),
                        None => self.close(&format!("]({target})")),
                    }
                }
            }
            // A row of a table or an item of a list in Markdown must stay on its line.
            ("br", _) if self.is_html || !self.is_in_block() => self.require_gap(Gap::Paragraph),
            ("br", _) => self.out.push(' '),
            ("hr", _) => self.require_gap(Gap::Paragraph),
            ("img", _) => self.text(attribute(tag.attributes, "alt").unwrap_or_default()),
            (name, closes) if LISTS.contains(&name) || ROWS.contains(&name) => {
                self.list_tag(name, closes);
            }
            (name, closes) if BLOCKS.contains(&name) || PAIRED_BLOCKS.contains(&name) => {
                // The first paragraph of an item follows its marker on the same line.
                let is_first = self.is_item_begun()
                    && !closes
                    && self.gap == Gap::None
                    && !self.lists.is_empty();
                if !is_first {
                    self.require_gap(Gap::Paragraph);
                }
            }
            _ => {}
        }
    }

    fn list_tag(&mut self, name: &str, closes: bool) {
        if !self.is_html && self.lists.is_empty() && self.is_in_block() {
            // A list within a table row or a list item that is written in Markdown.
            let mark = matches!(name, "li" | "dt" | "tr") && !closes;
            return self.out.push_str(if mark { " • " } else { " " });
        }
        match (name, closes) {
            ("ul" | "dl" | "table", false) => self.lists.push(List::default()),
            ("ol", false) => self.lists.push(List {
                has_numbers: true,
                items: 0,
            }),
            ("ul" | "ol" | "dl" | "table", true) => {
                self.lists.pop();
                self.require_gap(Gap::Paragraph);
            }
            ("li" | "dt" | "tr", false) => self.item(),
            ("dd", false) => self.require_gap(Gap::Paragraph),
            ("td" | "th", false) if self.lists.last().is_some_and(|list| list.items == 0) => {
                self.item();
            }
            ("td" | "th", false) if self.gap == Gap::None && !self.is_item_begun() => {
                self.out.push_str("— ");
            }
            ("td" | "th", false) => {}
            ("td" | "th", true) => self.out.extend((!self.out.ends_with(' ')).then_some(' ')),
            ("tr", true) => {
                // Remove the separators of empty cells at the end of the row.
                self.out
                    .truncate(self.out.trim_end_matches([' ', '—']).len());
                self.require_gap(Gap::Line);
            }
            _ => self.require_gap(Gap::Line),
        }
    }

    /// Whether the output ends with the marker of a list item.
    fn is_item_begun(&self) -> bool {
        self.out.ends_with("- ") || self.out.ends_with(". ")
    }

    fn item(&mut self) {
        let mut list = self.lists.pop().unwrap_or_default();
        list.items += 1;
        let mark = if list.has_numbers {
            format!("{}. ", list.items)
        } else {
            "- ".to_owned()
        };
        self.gap = if list.items > 1 || !self.lists.is_empty() {
            Gap::Line
        } else {
            Gap::Paragraph
        };
        self.open("");
        self.out.push_str(&mark);
        self.lists.push(list);
    }

    /// Whether the current line belongs to a list, table, block quote or heading.
    fn is_in_block(&self) -> bool {
        let line = self.out.rsplit('\n').next().unwrap_or_default();
        line.starts_with([' ', '|', '>', '#'])
            || ["- ", "* ", "+ "].iter().any(|mark| line.starts_with(mark))
            || line.starts_with(|c: char| c.is_ascii_digit())
    }
}

/// Code without the tags in it, and with its entities decoded.
fn without_tags(code: &str) -> String {
    let mut text = String::new();
    let mut rest = code;
    while let Some(start) = rest.find('<') {
        text.push_str(&rest[..start]);
        match tag_at(rest, start) {
            Some(tag) => rest = &rest[tag.range.end..],
            None => {
                text.push('<');
                rest = &rest[start + 1..];
            }
        }
    }
    text.push_str(rest);
    let signs = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&nbsp;", " "),
        ("&amp;", "&"),
    ];
    signs
        .iter()
        .fold(text, |text, (name, sign)| text.replace(name, sign))
}

#[cfg(test)]
mod tests {
    use super::to_markdown;

    #[test]
    fn tags_of_texts_are_written_as_markdown() {
        let cases = [
            ("no tag", "no tag"),
            ("a < b and <T> or <b", "a < b and <T> or <b"),
            ("<p>One.</p><p>Two.</p>", "One.\n\nTwo."),
            (
                "<p>One\n   line.</p>\n\n<p>Another.</p>",
                "One line.\n\nAnother.",
            ),
            (
                "The <code>a_b</code> is <b>bold</b>, <i>not</i>.",
                "The `a_b` is **bold**, *not*.",
            ),
            ("The <b> bold </b>one", "The **bold** one"),
            ("<b>Note:</b>this", "**Note:** this"),
            ("<code>&lt;a <i>href</i>&gt;</code>", "`<a href>`"),
            ("<code>`</code>", "`` ` ``"),
            (
                "See <a href=\"https://a.test/x\" target=_blank>this</a>.",
                "See [this](https://a.test/x).",
            ),
            (
                "See <a href=\"/x\">this</a> or <a name=\"y\"></a>that.",
                "See this or that.",
            ),
            (
                "<p>Of:</p> <ul> <li> <p>one</p> </li> <li> <p>two</p> <p>more</p> </li> </ul> <p>End.</p>",
                "Of:\n\n- one\n- two\n\n  more\n\nEnd.",
            ),
            (
                "<ol><li>one<ul><li>in one</li></ul></li><li>two</li></ol>",
                "1. one\n   - in one\n2. two",
            ),
            ("One.<br>Two.<br/>Three.", "One.\n\nTwo.\n\nThree."),
            (
                "- an item<br>goes on\n- <b>another</b>",
                "- an item goes on\n- **another**",
            ),
            (
                "| a<br>b |\n|---|\n| <code>c</code> |",
                "| a b |\n|---|\n| `c` |",
            ),
            ("In `<b>code</b>` it stays", "In `<b>code</b>` it stays"),
            ("<pre>a\n  b</pre>", "```text\na\n  b\n```"),
            (
                "<b>Note</b>: a list.\n\n## Usage\n\n- <i>one</i>\n- two\n",
                "**Note**: a list.\n\n## Usage\n\n- *one*\n- two\n",
            ),
            (
                "## Of\n\n<ul>\n  <li>one</li>\n  <li>two</li>\n</ul>\n\n## More",
                "## Of\n\n- one\n- two\n\n## More",
            ),
            (
                "| a |\n|---|\n| <ul><li>b</li></ul> |",
                "| a |\n|---|\n|   • b   |",
            ),
            (
                "<p>One.</p> <dl> <dt>A</dt> <dd> <p>of it</p> </dd> <dt>B</dt> <dd>more</dd> </dl>",
                "One.\n\n- A\n\n  of it\n- B\n\n  more",
            ),
            (
                "<table><thead><tr><th>a</th><th>b</th></tr></thead><tr> <td>1</td> <td>2</td> </tr></table>End.",
                "- a — b\n- 1 — 2\n\nEnd.",
            ),
            (
                "**Note:** <ul><li>one</li></ul>\n\n- two",
                "**Note:**\n\n- one\n\n- two",
            ),
            (
                "<table><thead><th>a</th><th>b</th></thead><tr><td>1</td><td></td></tr></table>",
                "- a — b\n- 1",
            ),
            (
                "<img src=\"https://a.test/salt.png\" alt='A plan'/>End<hr>Other",
                "A planEnd\n\nOther",
            ),
            ("<details><summary>One</summary>Two</details>", "One\n\nTwo"),
            ("fill in <summary> and <td>", "fill in <summary> and <td>"),
            (
                "an unclosed <b> stays, and </i> too",
                "an unclosed <b> stays, and </i> too",
            ),
            ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ];
        for (html, markdown) in cases {
            assert_eq!(to_markdown(html.to_owned()), markdown, "of {html:?}");
        }
    }
}
