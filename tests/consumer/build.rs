//! Makes the clients in `OUT_DIR`.

fn main() {
    let client = disjunct::Builder::new("../../specs/openapi.json");
    client.runtime(disjunct::Runtime::package()).run();
    disjunct::Builder::new("../../specs/depot.yaml").run();
    // A document without security schemes.
    disjunct::build("open.yaml");
}
