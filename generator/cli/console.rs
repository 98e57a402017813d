//! The two streams: what was asked for goes to standard output, everything else to standard error.

use std::io::{self, Write};
use std::path::Path;

use annotate_snippets::{Group, Level, Renderer};
use serde_json::json;

use super::exit::Exit;
use super::invocation::Invocation;
use crate::diagnostic::Diagnostics;
use crate::error::Error;
use crate::render::{MessageFormat, inert_text, render};
use crate::source::Sources;

/// Who reads the messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// A person
    Human,
    /// A program: one JSON object a line
    Json,
    /// GitHub Actions: annotations
    Github,
}

/// Where a command prints.
pub struct Console<'s> {
    out: &'s mut dyn Write,
    err: &'s mut dyn Write,
    format: Format,
    quiet: bool,
    invocation: Invocation,
}

impl<'s> Console<'s> {
    /// A console of two streams, which drop colours where they are not wanted.
    pub fn new(
        (out, err): (&'s mut dyn Write, &'s mut dyn Write),
        format: Format,
        quiet: bool,
        invocation: Invocation,
    ) -> Self {
        Self {
            out,
            err,
            format,
            quiet,
            invocation,
        }
    }

    /// How the program was called.
    pub fn invocation(&self) -> &Invocation {
        &self.invocation
    }

    /// Who reads what is printed.
    pub fn format(&self) -> Format {
        self.format
    }

    /// Prints what was asked for. If nobody reads it any more, that is all right.
    pub fn print(&mut self, text: &str) -> Result<(), Error> {
        checked(self.out.write_all(text.as_bytes()))
    }

    /// Prints what was asked for, unless it is only there to keep people informed and they want to be left alone.
    pub fn inform(&mut self, text: &str) -> Result<(), Error> {
        if self.quiet { Ok(()) } else { self.print(text) }
    }

    /// Says to a person what was done.
    pub fn say(&mut self, line: &str) {
        if !self.quiet && self.format != Format::Json {
            self.tell(line);
        }
    }

    /// Shows what there is to say about a document.
    pub fn show(&mut self, diagnostics: &Diagnostics, sources: &Sources) {
        let format = match self.format {
            Format::Human => MessageFormat::Human { colored: true },
            Format::Json => MessageFormat::Json,
            Format::Github => MessageFormat::Github,
        };
        let text = render(diagnostics, sources, format);
        // Who does not listen misses it; the exit code says the same.
        let _ = self.err.write_all(text.as_bytes());
    }

    /// Says that something could not be done, and what to do about it.
    pub fn complain(&mut self, message: &str, help: Option<&str>) {
        let line = match self.format {
            Format::Human => spell_for_people(message, help),
            Format::Json => {
                json!({ "code": null, "severity": "error", "message": message, "help": help })
                    .to_string()
            }
            Format::Github => {
                let help = help
                    .map(|help| format!("\nhelp: {help}"))
                    .unwrap_or_default();
                format!("::error::{}", escape_command(&(message.to_owned() + &help)))
            }
        };
        self.tell(&line);
    }

    /// Says why a run ended early.
    pub fn fail(&mut self, error: &Error) -> Exit {
        let help = self.help_for(error);
        self.complain(&inert_text(&error.chain()), help.as_deref());
        error.into()
    }

    /// What to do about an error.
    pub fn help_for(&self, error: &Error) -> Option<String> {
        let overwriting = self.invocation.to_write("--overwrite");
        match error {
            Error::WouldLose { .. } => Some(format!("run `{overwriting}` to replace them")),
            Error::Foreign { .. } => Some(format!(
                "choose another output folder, or run `{overwriting}` to replace files with the same names"
            )),
            Error::Remote { help, .. } => Some(inert_text(help).into_owned()),
            _ => None,
        }
    }

    /// Sees to it that all of the output has left.
    pub fn finish(&mut self) -> Result<(), Error> {
        let _ = self.err.flush();
        checked(self.out.flush())
    }

    fn tell(&mut self, line: &str) {
        let _ = writeln!(self.err, "{line}");
    }
}

fn checked(written: io::Result<()>) -> Result<(), Error> {
    match written {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written.map_err(Error::io("write to", Path::new("standard output"))),
    }
}

/// Within a workflow command of GitHub Actions.
fn escape_command(text: &str) -> String {
    text.replace('%', "%25")
        .replace('\r', "%0D")
        .replace('\n', "%0A")
}

fn spell_for_people(message: &str, help: Option<&str>) -> String {
    let group = Group::with_title(Level::ERROR.primary_title(message));
    let group = group.elements(help.map(|help| Level::HELP.message(help)));
    Renderer::styled().hyperlink(false).render(&[group])
}
