//! Files as bodies. In: a path and a range. Out: a body that reads the file while it is sent, each time that it is sent. It must not hold the
//! file in memory.

#![cfg(not(all(target_family = "wasm", target_os = "unknown")))]

use std::{
    fs::File,
    future::Future,
    io::{self, Read, Seek, SeekFrom},
    ops::Range,
    path::Path,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use bytes::Bytes;
use http_body::{Body as HttpBody, Frame};
use tokio::task::{JoinHandle, spawn_blocking};

use super::body::Body;

/// How many bytes are read at once.
const PIECE: usize = 64 << 10;

impl Body {
    /// A file, as `application/octet-stream`; [`labelled`](Self::labelled) changes the media type. It is sent with the length that it has
    /// now.
    ///
    /// It is opened and read while the request is sent, in a thread of tokio for blocking work, and again for each retry and redirect. Not in
    /// WebAssembly, which has no files.
    ///
    /// # Errors
    ///
    /// If there is no such file, it is a folder, or it cannot be read. If it gets shorter later, sending it fails.
    pub fn file(path: impl AsRef<Path>) -> io::Result<Self> {
        let whole = length(path.as_ref())?;
        Self::file_range(path, 0..whole)
    }

    /// The bytes of a [file](Self::file) in a range. Not in WebAssembly.
    ///
    /// # Errors
    ///
    /// Those of [`file`](Self::file), and if the range goes beyond the end of the file.
    pub fn file_range(path: impl AsRef<Path>, range: Range<u64>) -> io::Result<Self> {
        let path: Arc<Path> = path.as_ref().into();
        let whole = length(&path)?;
        let length = range.end.checked_sub(range.start);
        let Some(length) = length.filter(|_| range.end <= whole) else {
            let message = format!("the file has only {whole} bytes");
            return Err(io::Error::new(io::ErrorKind::InvalidInput, message));
        };
        let start = range.start;
        let open = move || {
            let state = State::Closed(Arc::clone(&path), start);
            Ok(FileFrames {
                state,
                left: length,
            })
        };
        Ok(Self::reopened(
            "application/octet-stream",
            Some(length),
            open,
        ))
    }
}

/// [`Body::file`], for the part of a multipart body.
pub(super) fn file_body(path: &Path) -> io::Result<Body> {
    Body::file(path)
}

/// A file that is being sent.
struct FileFrames {
    state: State,
    left: u64,
}

enum State {
    Closed(Arc<Path>, u64),
    Open(File),
    Reading(JoinHandle<io::Result<(File, Bytes)>>),
    Failed,
}

impl HttpBody for FileFrames {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<io::Result<Frame<Bytes>>>> {
        if self.left == 0 {
            return Poll::Ready(None);
        }
        let size = usize::try_from(self.left).map_or(PIECE, |left| left.min(PIECE));
        let mut reading = match std::mem::replace(&mut self.state, State::Failed) {
            State::Closed(path, start) => spawn_blocking(move || read(open(&path, start)?, size)),
            State::Open(file) => spawn_blocking(move || read(file, size)),
            State::Reading(reading) => reading,
            State::Failed => return Poll::Ready(None),
        };
        match Pin::new(&mut reading).poll(context) {
            Poll::Pending => {
                self.state = State::Reading(reading);
                Poll::Pending
            }
            Poll::Ready(Ok(Ok((file, bytes)))) => {
                self.left -= bytes.len() as u64;
                self.state = State::Open(file);
                Poll::Ready(Some(Ok(Frame::data(bytes))))
            }
            Poll::Ready(Ok(Err(error))) => Poll::Ready(Some(Err(error))),
            Poll::Ready(Err(error)) => Poll::Ready(Some(Err(io::Error::other(error)))),
        }
    }
}

/// The length of a file that can be read. A folder can be opened too.
fn length(path: &Path) -> io::Result<u64> {
    let found = File::open(path)?.metadata()?;
    if found.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    Ok(found.len())
}

fn open(path: &Path, start: u64) -> io::Result<File> {
    let mut file = File::open(path)?;
    file.seek(SeekFrom::Start(start))?;
    Ok(file)
}

/// The next bytes, up to `size`, and the file behind them.
fn read(mut file: File, size: usize) -> io::Result<(File, Bytes)> {
    let mut bytes = vec![0; size];
    let count = file.read(&mut bytes)?;
    if count == 0 {
        let message = "the file became shorter while it was sent";
        return Err(io::Error::new(io::ErrorKind::UnexpectedEof, message));
    }
    bytes.truncate(count);
    Ok((file, bytes.into()))
}
