//! Makes the client in `OUT_DIR`.

fn main() {
    disjunct::build("../../specs/openapi.json");
}
