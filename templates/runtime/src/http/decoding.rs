//! How the JSON of a response is read. In: the settings of a client, and a call. Out: values, and what in them was not as declared. It
//! must not know where the JSON was.

use std::sync::Arc;

use serde::de::DeserializeOwned;

use super::{
    super::{DecodeError, Deviation, decode_noted, with_decode_stack},
    call_name::CallName,
    settings::Settings,
};

/// How the JSON of a response is read.
#[derive(Clone)]
pub(super) struct Decoding {
    settings: Arc<Settings>,
    call: CallName,
}

impl Decoding {
    pub(super) fn new(settings: &Arc<Settings>, call: CallName) -> Self {
        Self {
            settings: Arc::clone(settings),
            call,
        }
    }

    /// Whether JSON that is not as declared is an error.
    pub(super) fn is_strict(&self) -> bool {
        self.settings.strict
    }

    /// How much memory a value may take, where the client has a limit of its own.
    pub(super) fn memory(&self) -> Option<usize> {
        self.settings.limits.decode_memory
    }

    /// Reads a value, and returns what was not as declared.
    pub(super) fn read<T: DeserializeOwned>(
        &self,
        json: &[u8],
    ) -> Result<(T, Vec<Deviation>), DecodeError> {
        let Settings { limits, strict, .. } = &*self.settings;
        let read = || decode_noted(json, limits.decode_memory, *strict);
        let (value, deviations) = match limits.decode_stack {
            Some(bytes) => with_decode_stack(bytes, read)?,
            None => read()?,
        };
        if !deviations.is_empty() {
            self.settings.observer.tell(&self.call, &deviations);
        }
        Ok((value, deviations))
    }
}
