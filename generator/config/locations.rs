//! Where a `disjunct.toml` has its values, and what was meant by one that is not valid.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{ConfigError, OPTIONS};
use crate::diagnostic::nearest;

/// The bytes of an option's value; where the client does not have the option, those of the client's heading.
pub fn span_of_value(text: &str, client: usize, option: &str) -> Option<Range<usize>> {
    let file = DeTable::parse(text).ok()?;
    let client = entry(file.get_ref(), "client")?.get_ref().get(client)?;
    let value = client
        .get_ref()
        .as_table()
        .and_then(|client| entry(client, option));
    Some(value.unwrap_or(client).span())
}

/// The step of a pointer to an item of an option, and its bytes: an item of an array, or an entry of a table of the user's keys, sorted by them;
/// of another option, its value. An option in a table is `select.tags`.
pub fn find_item(
    text: &str,
    client: usize,
    option: &str,
    index: usize,
) -> Option<(String, Range<usize>)> {
    let file = DeTable::parse(text).ok()?;
    let mut value = entry(file.get_ref(), "client")?.get_ref().get(client)?;
    for key in option.split('.') {
        value = entry(value.get_ref().as_table()?, key)?;
    }
    if TABLES.contains(&option)
        && let Some(entries) = entries_of(value.get_ref())
    {
        let (key, span) = entries.into_iter().nth(index)?;
        return Some((key.to_owned(), span));
    }
    let item = value.get_ref().get(index).unwrap_or(value);
    Some((index.to_string(), item.span()))
}

/// The options that are tables whose keys are the user's.
const TABLES: [&str; 4] = ["rename", "replace", "derive", "attribute"];

/// The entries of a table.
fn entries_of<'t>(value: &'t DeValue<'_>) -> Option<BTreeMap<&'t str, Range<usize>>> {
    let entries = value.as_table()?.iter();
    let entries =
        entries.map(|(key, value)| (&**key.get_ref(), key.span().start..value.span().end));
    Some(entries.collect())
}

/// An error of the TOML reader, in the words of `disjunct.toml` where what is wrong is a known mistake.
pub fn what_was_meant(error: ConfigError, text: &str) -> ConfigError {
    let file = DeTable::parse(text).ok();
    let client = file
        .as_ref()
        .and_then(|file| entry(file.get_ref(), "client"));
    if client.is_some_and(|client| client.get_ref().is_table()) {
        let message = "expected an array of tables, found a table".to_owned();
        let help = "write `[[client]]`, once for each client".to_owned();
        return ConfigError {
            message,
            help: Some(help),
            ..error
        };
    }
    let help = unknown_key(&error, text).and_then(|key| help_for_key(key, &error.message));
    ConfigError { help, ..error }
}

fn unknown_key<'t>(error: &ConfigError, text: &'t str) -> Option<&'t str> {
    let key = text.get(error.span.clone())?;
    error
        .message
        .starts_with("unknown field")
        .then_some(key.trim_matches(['[', ']', ' ']))
}

/// `expected` is the reader's message, which lists the keys that the table may have.
fn help_for_key(key: &str, expected: &str) -> Option<String> {
    let options = OPTIONS.iter().copied();
    if expected.ends_with("expected `client`") {
        return match options.clone().find(|option| *option == key) {
            Some(option) => Some(format!("move `{option}` below a line `[[client]]`")),
            None => nearest(key, ["client"]).map(|_| "did you mean `[[client]]`?".to_owned()),
        };
    }
    nearest(key, options).map(|option| format!("did you mean `{option}`?"))
}

fn entry<'t, 'i>(table: &'t DeTable<'i>, key: &str) -> Option<&'t Spanned<DeValue<'i>>> {
    table
        .iter()
        .find(|(name, _)| name.get_ref() == key)
        .map(|(_, value)| value)
}
