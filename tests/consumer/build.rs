//! Makes the clients in `OUT_DIR`.

use std::env;
use std::path::Path;

use disjunct::{Builder, Layout, Options, Runtime, WriteMode};

fn main() {
    let client = Builder::new("../../specs/openapi.json");
    client.runtime(Runtime::package()).run();
    Builder::new("../../specs/depot.yaml").run();
    // A document without security schemes, with names and types of the user.
    let client = Builder::new("open.yaml").rename("Report", "Bulletin");
    let places = "std::collections::BTreeSet<String>";
    client.replace("Places", places).run();
    write_module();
}

/// Writes a client in the form that `disjunct generate --layout module` writes below `src`.
fn write_module() {
    let mut options = Options::default();
    options.runtime = Runtime::package();
    let spec = Path::new("../../specs/openapi.json");
    let made = disjunct::generate(spec, &options, Layout::Module).expect("the document is there");
    let files = made.files.expect("the document is valid");
    let folder = env::var_os("OUT_DIR").expect("cargo sets it");
    let folder = Path::new(&folder).join("module");
    disjunct::write_files(&files, &folder, WriteMode::Write).expect("`OUT_DIR` can be written");
}
