//! Makes the clients in `OUT_DIR`.

fn main() {
    disjunct::build("../../specs/openapi.json");
    disjunct::Builder::new("../../specs/depot.yaml").run();
    // A document without security schemes.
    disjunct::build("open.yaml");
}
