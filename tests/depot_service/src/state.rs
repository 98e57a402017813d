//! What the requests to both origins share.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::operations::items::Items;
use crate::operations::uploads::Upload;
use crate::{REFRESH_TOKEN, TOKEN};

/// How lists are paged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paging {
    /// As the document describes.
    Normal,
    /// Each page is the first page again, with the same cursor.
    Repeated,
    /// Each page is empty, and there is always another one, with another cursor.
    Empty,
    /// URLs of the next page are of the other origin.
    Elsewhere,
}

/// What the requests to both origins share.
#[derive(Debug)]
pub(crate) struct State {
    pub(crate) items: Mutex<Items>,
    pub(crate) tokens: Mutex<Tokens>,
    pub(crate) paging: Mutex<Paging>,
    /// The sizes of the files that can be downloaded, by id.
    pub(crate) files: Mutex<BTreeMap<String, u64>>,
    pub(crate) uploads: Mutex<Vec<Upload>>,
    /// How often each report was asked for, by its number.
    pub(crate) reports: Mutex<Vec<u32>>,
    /// The other origin: `http://127.0.0.1:PORT`.
    pub(crate) elsewhere: String,
}

/// The tokens that were issued.
#[derive(Debug)]
pub(crate) struct Tokens {
    /// The number of access tokens issued.
    pub(crate) issued: u64,
    pub(crate) valid: BTreeSet<String>,
    pub(crate) refresh: String,
    pub(crate) expires_in: Option<u64>,
}

impl State {
    pub(crate) fn new(elsewhere: String) -> Self {
        let files = [("manual", 1_000_000), ("empty", 0)];
        Self {
            items: Mutex::new(Items::new()),
            tokens: Mutex::new(Tokens {
                issued: 0,
                valid: BTreeSet::new(),
                refresh: REFRESH_TOKEN.to_owned(),
                expires_in: Some(3600),
            }),
            paging: Mutex::new(Paging::Normal),
            files: Mutex::new(files.map(|(id, size)| (id.to_owned(), size)).into()),
            uploads: Mutex::default(),
            reports: Mutex::default(),
            elsewhere,
        }
    }

    pub(crate) fn accepts_token(&self, token: &str) -> bool {
        token == TOKEN || lock(&self.tokens).valid.contains(token)
    }
}

/// Locks also after a panic elsewhere: the first panic is the one to show.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
