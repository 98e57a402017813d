//! JSON pointers (RFC 6901) as text: `/paths/~1pets/get`.

use std::borrow::Cow;

/// Appends one token, escaped.
///
/// ```
/// let mut pointer = "/paths".to_owned();
/// disjunct::source::pointer::push(&mut pointer, "/pets/{id}");
/// assert_eq!(pointer, "/paths/~1pets~1{id}");
/// ```
pub fn push(pointer: &mut String, token: &str) {
    pointer.push('/');
    pointer.push_str(&escape(token));
}

/// One token as a pointer spells it.
pub fn escape(token: &str) -> Cow<'_, str> {
    if token.contains(['~', '/']) {
        Cow::Owned(token.replace('~', "~0").replace('/', "~1"))
    } else {
        Cow::Borrowed(token)
    }
}

/// The pointer with one more token.
pub fn join(pointer: &str, token: &str) -> String {
    let mut longer = String::with_capacity(pointer.len() + 1 + token.len());
    longer.push_str(pointer);
    push(&mut longer, token);
    longer
}

/// The tokens, unescaped. The empty pointer has none.
pub fn tokens(pointer: &str) -> impl Iterator<Item = Cow<'_, str>> {
    pointer.split('/').skip(1).map(unescape)
}

/// One token without its escapes.
pub fn unescape(token: &str) -> Cow<'_, str> {
    if token.contains('~') {
        Cow::Owned(token.replace("~1", "/").replace("~0", "~"))
    } else {
        Cow::Borrowed(token)
    }
}
