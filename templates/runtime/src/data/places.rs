//! The paths of what was corrected: reading does not keep track of paths, so that the text is searched once more.

use std::collections::{BTreeMap, BTreeSet};

use super::corrections::{Log, Noted};
use super::deviation::Deviation;
use super::memory;
use super::reader::Reader;
use super::segment::Segment;

/// The corrections that were noted while `text` was read, in the order of the text, with their paths.
#[cold]
pub(super) fn deviations(text: &str, log: Log) -> Vec<Deviation> {
    if log.notes.is_empty() {
        return Vec::new();
    }
    let wanted = log.notes.iter().map(|noted| noted.address).collect();
    let mut search = Search {
        wanted,
        tags: log.tags.into_iter().collect(),
        path: Vec::new(),
        found: BTreeMap::new(),
    };
    memory::limited(usize::MAX, |memory| {
        search.value(&mut Reader::new(text, memory));
    });
    let mut notes = log.notes;
    notes.sort_by_key(|noted| noted.address);
    let with_path = |noted: Noted| {
        let mut path = search
            .found
            .get(&noted.address)
            .cloned()
            .unwrap_or_default();
        path.extend(noted.step.map(Segment::from));
        Deviation {
            path,
            kind: noted.kind,
            came: noted.came.into(),
            read_as: noted.read_as.into(),
        }
    };
    notes.into_iter().map(with_path).collect()
}

/// Searches a body for values at some addresses.
struct Search {
    wanted: BTreeSet<usize>,
    /// The steps that the tags of objects at these addresses add to a path.
    tags: BTreeMap<usize, Vec<String>>,
    /// The path of the current value.
    path: Vec<Segment>,
    found: BTreeMap<usize, Vec<Segment>>,
}

impl Search {
    /// Moves past the next value. The text was read before: an error ends the search.
    fn value(&mut self, reader: &mut Reader<'_, '_>) -> Option<()> {
        let next = reader.peek();
        let address = reader.text[reader.at..].as_ptr().addr();
        let depth = self.path.len();
        match next {
            b'{' => {
                let tags = self.tags.remove(&address).unwrap_or_default();
                self.path.extend(tags.into_iter().map(Segment::from));
                self.note(address);
                self.members(reader)?;
            }
            b'[' => {
                self.note(address);
                self.elements(reader)?;
            }
            _ => {
                self.note(address);
                reader.verbatim().ok()?;
            }
        }
        self.path.truncate(depth);
        Some(())
    }

    fn note(&mut self, address: usize) {
        if self.wanted.contains(&address) {
            self.found.insert(address, self.path.clone());
        }
    }

    fn members(&mut self, reader: &mut Reader<'_, '_>) -> Option<()> {
        reader.at += 1;
        while reader.peek() == b'"' {
            let key = reader.string().ok()?;
            reader.take(b':').then_some(())?;
            self.path.push(key.into_owned().into());
            self.value(reader)?;
            self.path.pop();
            if !reader.take(b',') {
                break;
            }
        }
        reader.take(b'}').then_some(())
    }

    fn elements(&mut self, reader: &mut Reader<'_, '_>) -> Option<()> {
        reader.at += 1;
        let mut index = 0;
        while reader.peek() != b']' {
            self.path.push(index.into());
            self.value(reader)?;
            self.path.pop();
            index += 1;
            if !reader.take(b',') {
                break;
            }
        }
        reader.take(b']').then_some(())
    }
}
