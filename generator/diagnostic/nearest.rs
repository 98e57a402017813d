//! "Did you mean …?"

/// Longer names are not compared: the work grows with the product of the lengths.
const LONGEST: usize = 100;

/// The candidate that differs least from `name`, if it differs in no more than a third of its letters; upper and lower case
/// count as nearly the same. Of equals, the first.
///
/// ```
/// use disjunct::diagnostic::nearest;
/// assert_eq!(nearest("Pat", ["Owner", "Pet"]), Some("Pet"));
/// assert_eq!(nearest("Pat", ["Invoice"]), None);
/// ```
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if name.len() > LONGEST {
        return None;
    }
    let folded = name.to_lowercase();
    let limit = name.chars().count() / 3;
    let near = |candidate: &&str| candidate.len().abs_diff(name.len()) <= 4 * limit;
    let candidates = candidates.into_iter().filter(|other| other.len() <= LONGEST).filter(near);
    let ranked = candidates.map(|other| (distance(&folded, &other.to_lowercase()), other));
    let best = ranked.min_by_key(|(distance, _)| *distance)?;
    (best.0 <= limit).then_some(best.1)
}

/// Levenshtein's.
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (i, from) in from.chars().enumerate() {
        let mut diagonal = i;
        row[0] = i + 1;
        for (j, to) in to.iter().enumerate() {
            let changed = diagonal + usize::from(from != *to);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[to.len()]
}
