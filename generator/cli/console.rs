//! The two output streams: results go to standard output, everything else to standard error.

use std::io::{self, Write};
use std::panic::resume_unwind;
use std::path::Path;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use annotate_snippets::{Group, Level, Renderer};
use serde_json::json;

use super::exit::Exit;
use super::invocation::Invocation;
use crate::diagnostic::Diagnostics;
use crate::error::Error;
use crate::render::{MessageFormat, inert_text, render};
use crate::source::Sources;

/// The format of the messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// A person
    Human,
    /// A program: one JSON object a line
    Json,
    /// GitHub Actions: annotations
    Github,
}

/// The time between two lines of progress, of which the first one comes after this time.
const TICK: Duration = Duration::from_secs(1);

/// The output of a command.
pub struct Console<'s> {
    out: &'s mut dyn Write,
    err: &'s mut dyn Write,
    format: Format,
    quiet: bool,
    has_progress: bool,
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
            has_progress: false,
            invocation,
        }
    }

    /// Whether long work is shown. Only people want that, and only on a terminal.
    pub fn show_progress(&mut self, is_terminal: bool) {
        self.has_progress = is_terminal && !self.quiet && self.format == Format::Human;
    }

    /// The arguments of the program.
    pub fn invocation(&self) -> &Invocation {
        &self.invocation
    }

    /// The format of the messages.
    pub fn format(&self) -> Format {
        self.format
    }

    /// Prints a result. A closed pipe is not an error.
    pub fn print(&mut self, text: &str) -> Result<(), Error> {
        checked(self.out.write_all(text.as_bytes()))
    }

    /// Prints a list of changes, unless `--quiet` is set.
    pub fn inform(&mut self, text: &str) -> Result<(), Error> {
        if self.quiet { Ok(()) } else { self.print(text) }
    }

    /// Prints a status line for people.
    pub fn status(&mut self, line: &str) {
        if !self.quiet && self.format != Format::Json {
            self.write_line(line);
        }
    }

    /// Does the work on another thread, and shows meanwhile on a terminal what it is and how many seconds it takes.
    ///
    /// The line is overwritten with spaces when the work is done: without colours, there is no sequence to erase it.
    pub fn while_working<T: Send>(&mut self, what: &str, work: impl FnOnce() -> T + Send) -> T {
        if !self.has_progress {
            return work();
        }
        thread::scope(|scope| {
            let (running, done) = channel::<()>();
            let thread = scope.spawn(move || {
                let result = work();
                drop(running);
                result
            });
            let mut seconds = 0;
            let mut width = 0;
            while done.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                seconds += 1;
                let line = format!("{what}: {seconds} s");
                width = line.chars().count();
                self.write_over(&line);
            }
            if width > 0 {
                self.write_over(&" ".repeat(width));
                self.write_over("");
            }
            thread.join().unwrap_or_else(|panic| resume_unwind(panic))
        })
    }

    /// Writes from the beginning of the line, and stays in it.
    fn write_over(&mut self, text: &str) {
        let _ = write!(self.err, "\r{text}").and_then(|()| self.err.flush());
    }

    /// Prints the diagnostics of a document.
    pub fn show(&mut self, diagnostics: &Diagnostics, sources: &Sources) {
        let format = match self.format {
            Format::Human => MessageFormat::Human { colored: true },
            Format::Json => MessageFormat::Json,
            Format::Github => MessageFormat::Github,
        };
        let text = render(diagnostics, sources, format);
        // If standard error is closed, the exit code is the only result.
        let _ = self.err.write_all(text.as_bytes());
    }

    /// Prints an error and its help.
    pub fn error(&mut self, message: &str, help: Option<&str>) {
        let line = match self.format {
            Format::Human => format_for_people(message, help),
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
        self.write_line(&line);
    }

    /// Prints the error that ended the run.
    pub fn fail(&mut self, error: &Error) -> Exit {
        let help = self.help_for(error);
        self.error(&inert_text(&error.chain()), help.as_deref());
        error.into()
    }

    /// The help for an error.
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

    /// Flushes both streams.
    pub fn finish(&mut self) -> Result<(), Error> {
        let _ = self.err.flush();
        checked(self.out.flush())
    }

    fn write_line(&mut self, line: &str) {
        let _ = writeln!(self.err, "{line}");
    }
}

fn checked(written: io::Result<()>) -> Result<(), Error> {
    match written {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written.map_err(Error::io("write to", Path::new("standard output"))),
    }
}

/// A property of a workflow command, which ends at a comma or colon.
pub fn escape_property(text: &str) -> String {
    escape_command(text).replace(':', "%3A").replace(',', "%2C")
}

/// The message of a workflow command of GitHub Actions.
pub fn escape_command(text: &str) -> String {
    text.replace('%', "%25")
        .replace('\r', "%0D")
        .replace('\n', "%0A")
}

fn format_for_people(message: &str, help: Option<&str>) -> String {
    let group = Group::with_title(Level::ERROR.primary_title(message));
    let group = group.elements(help.map(|help| Level::HELP.message(help)));
    Renderer::styled().hyperlink(false).render(&[group])
}
