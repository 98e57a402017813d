//! What a client does unless it is set otherwise. The generator reads the same constants, to report a change of one.

use std::time::Duration;

/// The time for a whole request, with its retries.
pub const TIMEOUT: Duration = Duration::from_secs(60);

/// The time for a connection.
pub const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// How long a stream or a download may be silent.
pub const IDLE_TIMEOUT: Duration = Duration::from_secs(300);

/// Decoded bytes of a success body.
pub const MAX_BODY: usize = 64 << 20;

/// Decoded bytes of any other body.
pub const MAX_ERROR_BODY: usize = 64 << 10;

/// The time that the body of an error response may take.
pub const ERROR_BODY_TIME: Duration = Duration::from_secs(5);

/// Bytes of an item of a stream.
pub const MAX_ITEM: usize = 8 << 20;

/// Redirects that are followed.
pub const MAX_REDIRECTS: usize = 10;

/// Retries of a request.
pub const MAX_RETRIES: u32 = 2;

/// The upper bound of the first random wait before a retry.
pub const RETRY_BASE_DELAY: Duration = Duration::from_millis(500);

/// The upper bound of every random wait before a retry.
pub const RETRY_MAX_DELAY: Duration = Duration::from_secs(8);

/// The longest wait before a retry where the service asks for one.
pub const RETRY_MAX_WAIT: Duration = Duration::from_secs(60);
