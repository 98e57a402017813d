//! The house rules of ARCHITECTURE.md, each a test.

mod commands;
mod dependencies;
mod effects;
mod imports;
mod names;
mod shape;
mod sources;
