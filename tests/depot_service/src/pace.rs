//! How the bytes of a response body are sent: slowly, in part, with a pause, or without an end.

use std::pin::Pin;
use std::time::Duration;

use axum::BoxError;
use axum::body::Body;
use bytes::Bytes;
use futures_util::stream::{self, Stream, StreamExt};
use tokio::time::sleep;

use crate::gate::Gate;

type Pieces = Pin<Box<dyn Stream<Item = Result<Bytes, BoxError>> + Send>>;

/// What happens to the bytes of a body.
#[derive(Clone, Debug)]
pub(crate) enum Pace {
    /// They are sent in pieces, with a pause before each.
    Drip { piece: usize, every: Duration },
    /// After `at` bytes something else happens.
    Interrupt { at: u64, by: Interruption },
    /// After them, `piece` is sent over and over, with a pause before each.
    Repeat { piece: Bytes, every: Duration },
}

/// What happens in the middle of a body.
#[derive(Clone, Debug)]
pub(crate) enum Interruption {
    /// The connection is closed, although more was announced.
    Cut,
    /// The body ends in order.
    End,
    /// Nothing is sent until the gate is open.
    Wait(Gate),
}

impl Pace {
    /// Whether as many bytes are announced as the body has.
    pub(crate) fn keeps_length(&self) -> bool {
        match self {
            Self::Drip { .. } => true,
            Self::Interrupt { by, .. } => !matches!(by, Interruption::End),
            Self::Repeat { .. } => false,
        }
    }

    pub(crate) fn apply(self, body: Body) -> Body {
        let pieces: Pieces = Box::pin(
            body.into_data_stream()
                .map(|piece| piece.map_err(Into::into)),
        );
        let paced = match self {
            Self::Drip { piece, every } => drip(pieces, piece, every),
            Self::Interrupt { at, by } => interrupt(pieces, at, by),
            Self::Repeat { piece, every } => Box::pin(pieces.chain(repeat(piece, every))),
        };
        Body::from_stream(paced)
    }
}

fn drip(pieces: Pieces, size: usize, every: Duration) -> Pieces {
    Box::pin(stream::unfold(
        (pieces, Bytes::new()),
        move |(mut pieces, mut rest)| async move {
            while rest.is_empty() {
                rest = match pieces.next().await? {
                    Ok(piece) => piece,
                    Err(error) => return Some((Err(error), (pieces, rest))),
                };
            }
            sleep(every).await;
            let piece = rest.split_to(size.min(rest.len()));
            Some((Ok(piece), (pieces, rest)))
        },
    ))
}

/// A body that is interrupted once.
struct Interrupted {
    pieces: Pieces,
    /// What is left of the last piece.
    rest: Bytes,
    /// The number of bytes until the interruption; `None` after it.
    left: Option<u64>,
    by: Interruption,
}

fn interrupt(pieces: Pieces, at: u64, by: Interruption) -> Pieces {
    let body = Interrupted {
        pieces,
        rest: Bytes::new(),
        left: Some(at),
        by,
    };
    Box::pin(stream::unfold(body, |mut body| async move {
        let piece = body.next().await?;
        Some((piece, body))
    }))
}

impl Interrupted {
    async fn next(&mut self) -> Option<Result<Bytes, BoxError>> {
        if self.left == Some(0) {
            self.left = None;
            match &self.by {
                Interruption::Cut => {
                    // A pause lets hyper flush what it holds before the error makes it drop the connection.
                    sleep(Duration::from_millis(5)).await;
                    return Some(Err("cut, as the test wants".into()));
                }
                Interruption::End => return None,
                Interruption::Wait(gate) => gate.opened().await,
            }
        }
        let mut piece = std::mem::take(&mut self.rest);
        while piece.is_empty() {
            piece = match self.pieces.next().await? {
                Ok(piece) => piece,
                Err(error) => return Some(Err(error)),
            };
        }
        if let Some(left) = self.left {
            let size = usize::try_from(left).unwrap_or(usize::MAX).min(piece.len());
            self.rest = piece.split_off(size);
            self.left = Some(left - size as u64);
        }
        Some(Ok(piece))
    }
}

fn repeat(piece: Bytes, every: Duration) -> impl Stream<Item = Result<Bytes, BoxError>> {
    stream::repeat(piece).then(move |piece| async move {
        if !every.is_zero() {
            sleep(every).await;
        }
        Ok(piece)
    })
}
