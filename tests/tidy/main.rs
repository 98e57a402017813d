//! Those house rules of ARCHITECTURE.md that can be seen in the source.

mod commands;
mod dependencies;
mod effects;
mod expected_failures;
mod imports;
mod layers;
mod linked;
mod names;
mod pages;
mod public;
mod quoted;
mod runtime_surface;
mod shape;
mod signatures;
mod sources;
mod stages;
mod taken;
mod walk;
mod words;
