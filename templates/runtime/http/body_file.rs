<<<<<<< HEAD
//! Files as bodies. In: a path and a range. Out: a body that reads the file while it is sent, each time that it is sent. It must not hold the
//! file in memory.

use std::{
    fs::File,
    io::{self, Read, Seek, SeekFrom},
    ops::Range,
    path::Path,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
=======
//! Bodies that are files. In: a path. Out: a body that reads the file while it is sent, each time from its beginning. It must not know the
//! request around it.

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
    pin::Pin,
    task::{Context, Poll, ready},
>>>>>>> main
};

use bytes::Bytes;
use http_body::{Body as HttpBody, Frame};
use tokio::task::{JoinHandle, spawn_blocking};

use super::body::Body;

<<<<<<< HEAD
/// How many bytes are read at once.
const PIECE: usize = 64 << 10;

impl Body {
    /// The bytes of a file, as `application/octet-stream`, or those in a range; [`labelled`](Self::labelled) changes the media type.
    ///
    /// The file is opened and read while the request is sent, in a thread of tokio for blocking work, and again for each retry.
    ///
    /// # Errors
    ///
    /// If the file's length cannot be read, or the range goes beyond it. If the file gets shorter later, sending it fails.
    pub fn file(path: impl AsRef<Path>, range: Option<Range<u64>>) -> io::Result<Self> {
        let path: Arc<Path> = path.as_ref().into();
        let whole = path.metadata()?.len();
        let range = range.unwrap_or(0..whole);
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
=======
impl Body {
    /// A file, as `application/octet-stream`. It is read while it is sent, with the length that it has now.
    ///
    /// Retries and redirects read it again. It is read on the threads for blocking work of tokio.
    ///
    /// # Errors
    ///
    /// If there is no such file, or it cannot be read.
    pub fn file(path: impl AsRef<Path>) -> io::Result<Self> {
        let path = path.as_ref().to_owned();
        let length = File::open(&path)?.metadata()?.len();
        let open = move || {
            let file = File::open(&path)?.take(length);
            Ok(Pieces::Waiting(Some(file)))
>>>>>>> main
        };
        Ok(Self::reopened(
            "application/octet-stream",
            Some(length),
            open,
        ))
    }
}

<<<<<<< HEAD
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
=======
/// The pieces of a file.
enum Pieces {
    Waiting(Option<io::Take<File>>),
    Reading(JoinHandle<io::Result<(Bytes, io::Take<File>)>>),
}

impl HttpBody for Pieces {
>>>>>>> main
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
<<<<<<< HEAD
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
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    bytes.truncate(count);
    Ok((file, bytes.into()))
=======
    ) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
        if let Self::Waiting(file) = &mut *self {
            let Some(mut file) = file.take() else {
                return Poll::Ready(None);
            };
            *self = Self::Reading(spawn_blocking(move || Ok((read_piece(&mut file)?, file))));
        }
        let Self::Reading(reading) = &mut *self else {
            return Poll::Ready(None);
        };
        let read = ready!(Pin::new(reading).poll(context));
        *self = Self::Waiting(None);
        Poll::Ready(
            match read.unwrap_or_else(|error| Err(io::Error::other(error))) {
                Ok((piece, _)) if piece.is_empty() => None,
                Ok((piece, file)) => {
                    *self = Self::Waiting(Some(file));
                    Some(Ok(Frame::data(piece)))
                }
                Err(error) => Some(Err(error)),
            },
        )
    }
}

/// The next bytes of a file; none at its end.
fn read_piece(file: &mut io::Take<File>) -> io::Result<Bytes> {
    const LONGEST: u64 = 64 << 10;
    let mut piece = Vec::new();
    file.by_ref().take(LONGEST).read_to_end(&mut piece)?;
    Ok(piece.into())
>>>>>>> main
}
