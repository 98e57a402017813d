//! Decoding a page of actions, beside what serde's derives make of the same page.

fn main() {}
