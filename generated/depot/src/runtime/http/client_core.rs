//! What the clones of a client share. In: a builder's settings. Out: the same, for calls. It must not know an operation.

use std::{fmt, sync::Arc};

use super::settings::Settings;

/// What the clones of a client share: emitted code passes it on.
#[derive(Clone)]
pub struct Core {
    pub(super) settings: Arc<Settings>,
}

impl AsRef<Self> for Core {
    fn as_ref(&self) -> &Self {
        self
    }
}

impl fmt::Debug for Core {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let schemes: Vec<_> = self
            .settings
            .credentials
            .iter()
            .map(|(scheme, _)| scheme)
            .collect();
        f.debug_struct("Client")
            .field("base_url", &format_args!("{}", self.settings.base_url))
            .field("credentials", &schemes)
            .finish_non_exhaustive()
    }
}
