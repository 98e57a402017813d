//! Makes both clients in `OUT_DIR`. They depend on the package `disjunct-runtime`, so that they have the same types.

fn main() {
    let runtime = disjunct::Runtime::package();
    let sessions = disjunct::Builder::new("../../specs/openapi.json").file_name("sessions.rs");
    sessions.runtime(runtime.clone()).run();
    let depot = disjunct::Builder::new("../../specs/depot.yaml").file_name("depot.rs");
    depot.runtime(runtime).run();
}
