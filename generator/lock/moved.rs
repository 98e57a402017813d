//! Keys that are pointers of a schema with another name.

use std::collections::BTreeMap;

/// Moves the entries at a pointer and below it to another pointer. An entry that is there already stays.
pub fn move_keys<T>(map: &mut BTreeMap<String, T>, from: &str, to: &str) {
    let keys = map.range(from.to_owned()..);
    let keys = keys.map_while(|(key, _)| Some((key.clone(), key.strip_prefix(from)?.to_owned())));
    let keys = keys.filter(|(_, rest)| rest.is_empty() || rest.starts_with('/'));
    let moved: Vec<(String, String)> = keys.collect();
    for (key, rest) in moved {
        if let Some(value) = map.remove(&key) {
            map.entry(format!("{to}{rest}")).or_insert(value);
        }
    }
}
