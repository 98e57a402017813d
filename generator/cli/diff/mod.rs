//! `disjunct diff`: two documents or surfaces → what changed in the crate, and what breaks.

mod accepted;
mod between;
mod cause;
mod code_span;
mod entries;
mod former_names;
mod github;
mod human;
mod input;
mod json;
mod keeping;
mod located;
mod markdown;
mod names;
mod next_side;
mod overview;
mod report;
mod revision;
mod side;
mod verified;
mod verify;

use std::path::{Path, PathBuf};

use clap::Arg;

pub use self::accepted::Accepted;
pub use self::code_span::code_span;
pub use self::entries::Entry as ReportEntry;
pub use self::human::render as render_for_people;
pub use self::json::render as render_json;
pub use self::keeping::Keeping;
pub use self::located::Located;
pub use self::markdown::code_spans;
pub use self::next_side::{Gone, Next, next_side};
pub use self::report::Report;
pub use self::side::Side;
pub use self::verify::{consumer_program, proof_of_messages};

use self::between::find_between;
use self::former_names::keep_former_names;
use self::input::{accept, load, load_both, load_surface};
use self::names::Names;
use self::verify::verify;
use super::clients::fail;
use super::console::{Console, Format};
use super::exit::Exit;
use super::find_config::{has_config, read_config};
use crate::config::{ClientConfig, Config, Options};
use crate::error::Error;
use crate::kept;
use crate::load::{read_kept, read_lock};
use crate::lock;
use crate::surface::{self, Surface};

/// Show what changes in the crate from OLD to NEW, and what breaks
///
/// OLD and NEW are OpenAPI documents, `disjunct.api.json` files of crates, or either of them in git, as `REV:PATH`. Without OLD,
/// the last released crate of each client in the nearest `disjunct.toml` is compared with its document. Without NEW, OLD of git is compared with the file on the disk, and other files with the document in `disjunct.toml`.
///
/// A change is breaking if code that uses the crate no longer compiles or does something else, or if programs with the old crate no
/// longer work with the new service.
#[derive(Debug, clap::Args)]
#[command(mut_args(adapt_option))]
pub struct Arguments {
    #[command(flatten)]
    client: ClientConfig,
    /// Document or surface after the change
    new: Option<PathBuf>,
    /// Document from which OLD was generated, if OLD is a surface: each change gets its cause, which may be the generator or a setting
    #[arg(long, value_name = "DOCUMENT")]
    old_document: Option<PathBuf>,
    /// Print Markdown, for a pull request
    #[arg(long)]
    markdown: bool,
    /// Which changes make the exit code 1: `breaking`, `any` or `none`
    #[arg(
        long,
        value_name = "WHICH",
        default_value = "breaking",
        hide_possible_values = true
    )]
    fail_on: FailOn,
    /// File with the fingerprints of accepted changes, one a line, which do not fail
    #[arg(long, value_name = "FILE")]
    accepted: Option<PathBuf>,
    /// Compile a program that uses the whole old crate against the new one, and report which changes the compiler confirms
    #[arg(long)]
    verify: bool,
}

/// Which changes make the exit code 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum FailOn {
    Breaking,
    Any,
    None,
}

/// Options that concern the output folder or messages of a document.
const HIDDEN: [&str; 3] = ["output", "strict", "allow"];

fn adapt_option(argument: Arg) -> Arg {
    let id = argument.get_id().as_str().to_owned();
    if id == "spec" {
        return argument
            .value_name("OLD")
            .help("Document or surface before the change; `REV:PATH` is a file of git");
    }
    argument.hide(HIDDEN.contains(&id.as_str()))
}

/// Compares what the arguments name.
pub fn run(arguments: &Arguments, console: &mut Console) -> Result<Exit, Error> {
    let accepted = match &arguments.accepted {
        Some(path) => Accepted::read(path)?,
        None => Accepted::default(),
    };
    if arguments.client.spec.is_some() {
        return compare_named(arguments, &accepted, console);
    }
    let Some(config) = read_config(Some("OLD"), console)? else {
        return Ok(Exit::Usage);
    };
    let mut worst = Exit::Done;
    for (index, client) in config.clients.iter().enumerate() {
        let done = compare_client(client, arguments, &accepted, console);
        worst = worst.max(done.unwrap_or_else(|error| fail(&config, index, &error, console)));
    }
    Ok(worst)
}

/// OLD and NEW of the arguments.
fn compare_named(
    arguments: &Arguments,
    accepted: &Accepted,
    console: &mut Console,
) -> Result<Exit, Error> {
    let old = arguments.client.spec();
    let config = if has_config() {
        match read_config(None, console)? {
            None => return Ok(Exit::Usage),
            config => config,
        }
    } else {
        None
    };
    let new = match &arguments.new {
        Some(new) => new.clone(),
        None => other_side(old, config.as_ref())?,
    };
    let client = client_of(config.as_ref(), [old, &new]);
    let client = client.filter(|_| arguments.client.options() == Options::default());
    let mut options = match client {
        Some(client) => options_of(client)?,
        None => arguments.client.options(),
    };
    let path = new;
    let (old, new) = load_both(old, &path, &options);
    let Some(old) = accept(old?, console) else {
        return Ok(Exit::Invalid);
    };
    let Some(mut new) = accept(new?, console) else {
        return Ok(Exit::Invalid);
    };
    let mut keeping = Keeping::default();
    if let Some(client) = client {
        let surface = client.output().join(surface::FILE_NAME);
        if is_same(Path::new(&old.name), &surface) && is_same(&path, client.spec()) {
            let Some(next) = next_side(&old, (client, None), options, Gone::Kept, console)? else {
                return Ok(Exit::Invalid);
            };
            (new, options, keeping) = (next.side, next.options, next.keeping);
        } else {
            new = keep_former_names(&old, new, &path, &mut options)?;
        }
    }
    let between = match &arguments.old_document {
        Some(path) => match accept(load(path, &options, Names::Own)?, console) {
            Some(side) => Some(side.surface),
            None => return Ok(Exit::Invalid),
        },
        None => find_between(&old, &new, &path, &options),
    };
    let sides = Sides {
        old,
        new,
        between,
        options,
        keeping,
    };
    show(&sides, arguments, accepted, console)
}

/// What OLD is compared with where NEW is not named.
fn other_side(old: &Path, config: Option<&Config>) -> Result<PathBuf, Error> {
    if let Some(path) = revision::path_on_disk(old)? {
        return Ok(path);
    }
    match config.map(|config| config.clients.as_slice()) {
        Some([client]) => Ok(client.spec().to_owned()),
        _ => Err(Error::Usage(
            "missing argument NEW, and no `disjunct.toml` with one client".to_owned(),
        )),
    }
}

/// The client that has one of the files.
fn client_of<'c>(config: Option<&'c Config>, sides: [&Path; 2]) -> Option<&'c ClientConfig> {
    let is_of = |client: &&ClientConfig| {
        let surface = client.output().join(surface::FILE_NAME);
        sides
            .iter()
            .any(|side| is_same(side, client.spec()) || is_same(side, &surface))
    };
    config?.clients.iter().find(is_of)
}

fn is_same(one: &Path, other: &Path) -> bool {
    match (one.canonicalize(), other.canonicalize()) {
        (Ok(one), Ok(other)) => one == other,
        _ => one == other,
    }
}

/// The options of a client, the names of its crate, and the parts that it keeps.
pub fn options_of(client: &ClientConfig) -> Result<Options, Error> {
    let read = read_lock(&client.output().join(lock::FILE_NAME))?;
    Ok(Options {
        lock: read.lock,
        kept: read_kept(&client.output().join(kept::FILE_NAME))?,
        ..client.options()
    })
}

/// The released crate of a client and its document.
fn compare_client(
    client: &ClientConfig,
    arguments: &Arguments,
    accepted: &Accepted,
    console: &mut Console,
) -> Result<Exit, Error> {
    let Some(old) = released_side(client, console)? else {
        return Ok(Exit::Io);
    };
    let options = options_of(client)?;
    let Some(next) = next_side(&old, (client, None), options, Gone::Kept, console)? else {
        return Ok(Exit::Invalid);
    };
    let Next {
        side: new,
        keeping,
        options,
        document: _,
    } = next;
    let between = find_between(&old, &new, client.spec(), &options);
    let sides = Sides {
        old,
        new,
        between,
        options,
        keeping,
    };
    show(&sides, arguments, accepted, console)
}

/// The last released crate of a client; `None` if there is none, which is reported.
pub fn released_side(client: &ClientConfig, console: &mut Console) -> Result<Option<Side>, Error> {
    let path = client.output().join(surface::FILE_NAME);
    if client.layout.is_in_other_package() {
        let message = format!(
            "{} is a module, whose versions are those of its package",
            client.output().display()
        );
        let help = "compare two documents: `disjunct diff HEAD:./openapi.json openapi.json`";
        console.error(&message, Some(help));
        return Ok(None);
    }
    let released = load_surface(&path)?;
    if released.is_none() {
        let message = format!("there is no {}", path.display());
        console.error(&message, Some("run `disjunct generate`, which writes it"));
    }
    Ok(released)
}

/// What is compared.
struct Sides {
    old: Side,
    new: Side,
    /// The old document with this generator and these settings.
    between: Option<Surface>,
    options: Options,
    /// What the next version keeps.
    keeping: Keeping,
}

/// Prints the changes.
fn show(
    sides: &Sides,
    arguments: &Arguments,
    accepted: &Accepted,
    console: &mut Console,
) -> Result<Exit, Error> {
    let Sides {
        old,
        new,
        between,
        options,
        keeping,
    } = sides;
    let mut report = Report::of(old, new, between.as_ref(), accepted);
    report.keeping = keeping.clone();
    if arguments.verify {
        report.verified = Some(verify(&report, options, console)?);
    }
    let fails = |change: &Located| match arguments.fail_on {
        FailOn::Breaking => change.change.is_breaking(),
        FailOn::Any => true,
        FailOn::None => false,
    };
    let text = match console.format() {
        Format::Json => json::render(&report),
        Format::Github => github::render(&report, fails),
        Format::Human if arguments.markdown => markdown::render(&report),
        Format::Human => human::render(&report),
    };
    console.print(&text)?;
    let mut open = report.changes.iter().filter(|change| !change.is_accepted);
    let mut verified = report.verified.iter();
    let has_defect = verified.any(|verified| !verified.unexplained.is_empty());
    Ok(if has_defect || open.any(fails) {
        Exit::Unclean
    } else {
        Exit::Done
    })
}
