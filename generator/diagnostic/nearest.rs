//! "Did you mean …?"

/// Longer names are not compared: the work grows with the product of the lengths.
const LONGEST: usize = 100;

/// The candidate that differs least from `name`, if it differs in no more than a third of its letters; upper and lower case
/// count as nearly the same. Of equals, the first.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    nearest_within(name, name.chars().count() / 3, candidates)
}

/// The same, if it differs in no more letters than `limit`.
pub fn nearest_within<'a>(
    name: &str,
    limit: usize,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    if name.len() > LONGEST {
        return None;
    }
    let folded = name.to_lowercase();
    let near = |candidate: &&str| candidate.len().abs_diff(name.len()) <= 4 * limit;
    let candidates = candidates
        .into_iter()
        .filter(|other| other.len() <= LONGEST)
        .filter(near);
    let ranked = candidates.map(|other| (distance(&folded, &other.to_lowercase()), other));
    let best = ranked.min_by_key(|(distance, _)| *distance)?;
    (best.0 <= limit).then_some(best.1)
}

/// The Levenshtein distance, in which two swapped letters count as one.
fn distance(from: &str, to: &str) -> usize {
    let (from, to): (Vec<char>, Vec<char>) = (from.chars().collect(), to.chars().collect());
    let (mut before, mut row): (Vec<usize>, Vec<usize>) = (Vec::new(), (0..=to.len()).collect());
    for i in 0..from.len() {
        let mut next = vec![i + 1];
        for j in 0..to.len() {
            let changed = row[j] + usize::from(from[i] != to[j]);
            let swapped = i > 0 && j > 0 && from[i] == to[j - 1] && from[i - 1] == to[j];
            let best = changed.min(row[j + 1] + 1).min(next[j] + 1);
            next.push(if swapped {
                best.min(before[j - 1] + 1)
            } else {
                best
            });
        }
        before = std::mem::replace(&mut row, next);
    }
    row[to.len()]
}
