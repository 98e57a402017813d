//! Bodies that are files. In: a path. Out: a body that reads the file while it is sent, each time from its beginning. It must not know the
//! request around it.

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
    pin::Pin,
    task::{Context, Poll, ready},
};

use bytes::Bytes;
use http_body::{Body as HttpBody, Frame};
use tokio::task::{JoinHandle, spawn_blocking};

use super::body::Body;

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
        };
        Ok(Self::reopened(
            "application/octet-stream",
            Some(length),
            open,
        ))
    }
}

/// The pieces of a file.
enum Pieces {
    Waiting(Option<io::Take<File>>),
    Reading(JoinHandle<io::Result<(Bytes, io::Take<File>)>>),
}

impl HttpBody for Pieces {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
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
}
