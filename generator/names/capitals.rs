//! Capitals that begin no word: `userIDs` are user ids, not user i ds.
//!
//! In: a name of the document. Out: the same, with such words in one piece. All other words are split at their capitals.

/// Words that have a capital inside.
const WHOLE: [&str; 5] = ["OAuth", "OData", "IPv4", "IPv6", "iOS"];

/// See the module's documentation.
pub fn close_up(raw_name: &str) -> String {
    // Most names are of small letters.
    if !raw_name.contains(|c: char| c.is_ascii_uppercase()) {
        return raw_name.to_owned();
    }
    let (mut text, mut rest) = (String::new(), raw_name);
    while let Some(first) = rest.chars().next() {
        let begins = match text.chars().next_back() {
            Some(before) if first.is_uppercase() => !before.is_uppercase(),
            before => !before.is_some_and(char::is_alphabetic),
        };
        let length = if begins {
            whole(rest).or_else(|| plural(rest))
        } else {
            None
        };
        if let Some(length) = length {
            let (word, after) = rest.split_at(length);
            text.push(first.to_ascii_uppercase());
            text.push_str(&word[1..].to_ascii_lowercase());
            rest = after;
        } else {
            text.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    text
}

/// The length of the known word that the text begins with.
fn whole(text: &str) -> Option<usize> {
    let ends = |after: &str| !after.starts_with(char::is_lowercase);
    WHOLE
        .into_iter()
        .find(|word| text.strip_prefix(word).is_some_and(ends))
        .map(str::len)
}

/// The length of the acronym in the plural that the text begins with. `CSVAs` and `IDIs` are as likely to be two words.
fn plural(text: &str) -> Option<usize> {
    let capitals = text.bytes().take_while(u8::is_ascii_uppercase).count();
    let after = text[capitals..]
        .strip_prefix('s')
        .filter(|_| capitals > 1)?;
    let is_plural = match (text.as_bytes()[capitals - 1], after.chars().next()) {
        (b'A', _) => false,
        (last, Some(next)) if next.is_uppercase() => last != b'I',
        (_, next) => !next.is_some_and(char::is_alphabetic),
    };
    is_plural.then_some(capitals + 1)
}

#[cfg(test)]
mod tests {
    use super::close_up;

    #[test]
    fn plurals_of_capitals_are_one_word() {
        let raw_names = [
            "IDs",
            "userIDs",
            "URLsOf",
            "nonResourceURLs",
            "primary_IPs",
            "UUIDs2",
            "APIs",
            "VMs",
        ];
        let read = [
            "Ids",
            "userIds",
            "UrlsOf",
            "nonResourceUrls",
            "primary_Ips",
            "Uuids2",
            "Apis",
            "Vms",
        ];
        assert_eq!(raw_names.map(close_up), read);
    }

    #[test]
    fn known_words_are_one_word() {
        let raw_names = [
            "OAuth2",
            "impersonationOAuthToken",
            "iOS",
            "app_iOS",
            "IPv4Address",
            "isIPv6",
        ];
        let read = [
            "Oauth2",
            "impersonationOauthToken",
            "Ios",
            "app_Ios",
            "Ipv4Address",
            "isIpv6",
        ];
        assert_eq!(raw_names.map(close_up), read);
    }

    #[test]
    fn other_words_stay_as_they_are() {
        let raw_names = [
            "exportCSVAsPDF",
            "saveAs",
            "HTTPServer",
            "OAuthor",
            "kiOS",
            "IPsec",
            "APIsList",
            "Is",
            "ÄÖs",
            "",
        ];
        assert_eq!(raw_names.map(close_up), raw_names);
    }
}
