//! Makes the clients in `OUT_DIR`.

fn main() {
    disjunct::build("../../specs/openapi.json");
    // A document without security schemes.
    disjunct::build("open.yaml");
}
