//! The arguments of the program, for help that shows another command.

use std::ffi::OsString;

/// Options for writing, of which there is at most one.
const MODES: [&str; 3] = ["--check", "--dry-run", "--overwrite"];

/// The option for the format of the messages, whose value may be the next argument.
const FORMAT: &str = "--message-format";

/// The arguments, without the program's name.
#[derive(Clone, Debug, Default)]
pub struct Invocation(Vec<String>);

impl Invocation {
    /// Of arguments of which the first is the program's name.
    pub fn of(args: &[OsString]) -> Self {
        Self(
            args.iter()
                .skip(1)
                .map(|arg| arg.to_string_lossy().into_owned())
                .collect(),
        )
    }

    /// The command with another option `mode` for writing (empty for none). It can be pasted into a shell.
    pub fn to_write(&self, mode: &str) -> String {
        let options = self
            .0
            .iter()
            .position(|arg| arg == "--")
            .unwrap_or(self.0.len());
        let (options, paths) = self.0.split_at(options);
        let kept = without_format(options).filter(|arg| !MODES.contains(arg));
        let mode = Some(mode).filter(|mode| !mode.is_empty());
        let words = ["disjunct"]
            .into_iter()
            .chain(kept)
            .chain(mode)
            .chain(paths.iter().map(String::as_str));
        words.map(quote).collect::<Vec<_>>().join(" ")
    }
}

/// The arguments without the format of the messages, which is that of a program: a person runs the command.
fn without_format(args: &[String]) -> impl Iterator<Item = &str> {
    let mut is_value = false;
    let words = args.iter().map(String::as_str);
    words.filter(move |arg| {
        let is_dropped = is_value || *arg == FORMAT || arg.starts_with("--message-format=");
        is_value = !is_value && *arg == FORMAT;
        !is_dropped
    })
}

/// A word as a shell reads it.
pub fn quote(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./=:@,+%".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::Invocation;

    fn invocation(args: &[&str]) -> Invocation {
        Invocation(args.iter().map(|arg| (*arg).to_owned()).collect())
    }

    #[test]
    fn a_mode_is_replaced() {
        let checked = invocation(&["generate", "--check", "my api.yaml", "--output", "it's"]);
        assert_eq!(
            checked.to_write(""),
            r"disjunct generate 'my api.yaml' --output 'it'\''s'"
        );
        let dry = invocation(&["generate", "--dry-run", "--", "--check"]);
        assert_eq!(
            dry.to_write("--overwrite"),
            "disjunct generate --overwrite -- --check"
        );
    }

    #[test]
    fn the_format_of_messages_is_not_repeated() {
        for args in [
            &[
                "--message-format",
                "github",
                "generate",
                "--check",
                "api.yaml",
            ][..],
            &["generate", "--message-format=json", "--check", "api.yaml"],
            &[
                "generate",
                "api.yaml",
                "--check",
                "--message-format",
                "json",
            ],
        ] {
            let command = invocation(args).to_write("");
            assert_eq!(command, "disjunct generate api.yaml");
        }
    }
}
