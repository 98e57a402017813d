//! What the document declares of the parts that are files: media types and headers. In: a declaration and a file. Out: the media type that
//! the part has by default, and violations. It must not write a part.

use super::{
    super::{File, Report},
    media_range::includes,
    tree::Tree,
};

/// Bytes of any kind.
const ANY: &str = "application/octet-stream";

/// The media types and the required headers of a field.
pub(super) struct PartRules<'a> {
    /// Several are separated by commas; `None` where the document declares none.
    pub(super) types: Option<&'a str>,
    pub(super) headers: &'a [&'a str],
}

impl PartRules<'_> {
    /// Looks at each file of a field.
    pub(super) fn check(&self, value: &Tree, files: &[File], report: &mut Report) {
        match value {
            Tree::File(number) => {
                if let Some(file) = files.get(*number) {
                    self.check_file(file, report);
                }
            }
            Tree::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    report.within(index, |report| self.check(item, files, report));
                }
            }
            _ => {}
        }
    }

    fn check_file(&self, file: &File, report: &mut Report) {
        if let Some(types) = self.types {
            let sent = file.content_type().or_else(|| default_type(types, file));
            let is_declared =
                |sent| list(types).any(|declared| declared == ANY || includes(declared, sent));
            if !sent.is_some_and(is_declared) {
                let types: Vec<String> = list(types).map(|one| format!("`{one}`")).collect();
                let message = format!(
                    "The media type should be {}: `File::of_type` sets it",
                    types.join(" or ")
                );
                report.violate("literal_error", message);
            }
        }
        for name in self.headers {
            let mut set = file.headers().iter();
            if !set.any(|(set, _)| set.eq_ignore_ascii_case(name)) {
                let message = format!("The header `{name}` is required: `File::header` sets it");
                report.violate("missing", message);
            }
        }
    }
}

/// The only media type, as a part has it that is not a file.
pub(super) fn only_type(types: &str) -> Option<&str> {
    (!types.contains([',', '*'])).then_some(types)
}

/// The media type of a file that has none of its own: the one that its name ends like, else the first.
pub(super) fn default_type<'t>(types: &'t str, file: &File) -> Option<&'t str> {
    let end = file.name().and_then(|name| name.rsplit_once('.'));
    let end = end.map_or("", |(_, end)| end).to_ascii_lowercase();
    let end = if end == "jpg" { "jpeg" } else { &end };
    let mut all = list(types).filter(|one| !one.contains('*'));
    let first = all.clone().next();
    let named = all.find(|one| {
        let subtype = one.split_once('/').map_or("", |(_, subtype)| subtype);
        subtype.eq_ignore_ascii_case(end)
    });
    named.or(first)
}

fn list(types: &str) -> impl Iterator<Item = &str> + Clone {
    let all = types.split(',').map(str::trim);
    all.filter(|one| !one.is_empty())
}
