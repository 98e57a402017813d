//! Makes the client of OpenAI's document, if it lies next to the checkout and `OPENAI=1` asks for it: compiling it takes minutes, which no
//! other build of the workspace has to wait for.

use std::path::Path;

fn main() {
    println!("cargo::rustc-check-cfg=cfg(corpus)");
    let document = Path::new("../../../shared/corpus/openai.json");
    println!("cargo::rerun-if-changed={}", document.display());
    println!("cargo::rerun-if-env-changed=OPENAI");
    if document.is_file() && std::env::var_os("OPENAI").is_some() {
        println!("cargo::rustc-cfg=corpus");
        disjunct::build(document);
    }
}
