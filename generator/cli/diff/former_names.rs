//! The names that an item had before: `disjunct bump` keeps them as deprecated aliases, so a new name breaks nothing.

use std::path::Path;

use super::input::load;
use super::names::Names;
use super::side::{Loaded, Side};
use crate::compare::{renamed_calls, renamed_types};
use crate::config::Options;
use crate::error::Error;

/// The new side of a crate's next version. Where items have another name, its document, which is at `path`, is read once more, with their
/// former names among those of `options`.
///
/// # Errors
/// If the document cannot be read.
pub fn keep_former_names(
    old: &Side,
    new: Side,
    path: &Path,
    options: &mut Options,
) -> Result<Side, Error> {
    // A user may rename a type and parts of it at once: then only its location shows that it is the same one.
    let by_location = !options.rename.is_empty();
    let mut renames = renamed_types(&old.surface, &new.surface, by_location);
    renames.extend(renamed_calls(&old.surface, &new.surface));
    if renames.is_empty() || new.sources.is_none() {
        return Ok(new);
    }
    for (former, name) in &renames {
        let pointers = (pointer_of(old, former), pointer_of(&new, name));
        if let (Some(before), Some(after)) = pointers {
            options.lock.move_schema(before, after);
        }
        options.lock.rename(former, name);
    }
    Ok(match load(path, options, Names::Own)? {
        Loaded::Side(side) => *side,
        // It was valid before.
        Loaded::Invalid(_) => new,
    })
}

/// The pointer of a type that has this name.
fn pointer_of<'s>(side: &'s Side, name: &str) -> Option<&'s str> {
    let path = format!("types::{name}");
    let item = side.surface.items.iter().find(|item| item.path == path);
    item.map(|item| item.pointer.as_str())
}
