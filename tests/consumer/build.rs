//! Makes the client, as the README says.

fn main() {
    disjunct::build("../../specs/openapi.json");
}
