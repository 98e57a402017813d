//! Which mutations are made of which documents.

use super::documents::Document;
use super::kinds::{self, Broken, Kind, Mutation};
use super::model::Model;
use super::random::Random;

const SEED: u64 = 40;

/// Two documents, and what the step between them breaks.
pub struct Pair<'d> {
    /// The document before.
    pub document: &'d Document,
    pub kind: &'static Kind,
    pub pointer: String,
    /// Where it is used: `request`, `response`, `both` or `unused`.
    pub used: &'static str,
    /// The document after, in JSON.
    pub new: String,
    pub expected: Broken,
}

/// Mutations of each document, each of another kind. Kinds take turns, so that all are used about as often.
pub fn pairs_of(documents: &[Document], each: usize) -> Vec<Pair<'_>> {
    let kinds = kinds::all();
    let mut pairs = Vec::new();
    let mut counts = vec![0; kinds.len()];
    for document in documents {
        let model = Model::of(&document.value);
        let mut random = Random::of(SEED, &document.name);
        // Those that were used least often come first; of equal ones, the seed decides.
        let mut order: Vec<(usize, usize, usize)> = Vec::new();
        for (index, count) in counts.iter().enumerate() {
            order.push((*count, random.below(1 << 30), index));
        }
        order.sort_unstable();
        let mut made = 0;
        for (_, _, index) in order {
            if made == each {
                break;
            }
            if let Some(mutation) = kinds[index].apply(&model, &mut random) {
                pairs.push(pair_of(document, kinds[index], mutation));
                counts[index] += 1;
                made += 1;
            }
        }
    }
    pairs
}

impl Pair<'_> {
    /// Which pair it is, for people.
    pub fn show(&self) -> String {
        let Pair {
            document,
            kind,
            pointer,
            used,
            ..
        } = self;
        format!("{}: {} at {pointer} ({used})", document.name, kind.name)
    }
}

fn pair_of<'d>(document: &'d Document, kind: &'static Kind, mutation: Mutation) -> Pair<'d> {
    let Mutation {
        document: changed,
        pointer,
        uses,
    } = mutation;
    let new = changed.to_string();
    let Document { name, text, .. } = document;
    assert!(
        new != *text,
        "{name}: {} does nothing at {pointer}",
        kind.name
    );
    Pair {
        document,
        kind,
        pointer,
        used: match (uses.is_sent(), uses.response) {
            (true, true) => "both",
            (true, false) => "request",
            (false, true) => "response",
            (false, false) => "unused",
        },
        new,
        expected: kind.expected(uses),
    }
}
