//! The ways in which the bytes of a body leave: at once, dripping, cut short, or padded without end in memory.
//!
//! In: the whole body. Out: a body that streams it so. It must not know what the bytes mean.

use std::time::Duration;

use axum::body::Body;
use bytes::Bytes;
use futures_util::stream::{self, Stream};
use tokio::time::sleep;

const PADDING: &[u8] = &[b' '; 64 * 1024];

#[derive(Clone, Debug)]
pub(crate) enum Pace {
    AtOnce,
    Drip { piece: usize, every: Duration },
    Cut { after: usize },
    Padded { total: u64, announced: bool },
}

impl Pace {
    /// The `Content-Length` to send with a body of `whole` bytes, where there is one.
    pub(crate) fn announced(&self, whole: u64) -> Option<u64> {
        match *self {
            Self::AtOnce | Self::Cut { .. } => Some(whole),
            Self::Padded {
                total,
                announced: true,
            } => Some(total.max(whole)),
            Self::Drip { .. }
            | Self::Padded {
                announced: false, ..
            } => None,
        }
    }

    pub(crate) fn body(self, whole: Bytes) -> Body {
        match self {
            Self::AtOnce => Body::from(whole),
            Self::Drip { piece, every } => Body::from_stream(drip(whole, piece, every)),
            Self::Cut { after } => Body::from_stream(cut(whole, after)),
            Self::Padded { total, .. } => Body::from_stream(pad(whole, total)),
        }
    }
}

type Piece = Result<Bytes, &'static str>;

fn drip(whole: Bytes, piece: usize, every: Duration) -> impl Stream<Item = Piece> {
    stream::unfold(whole, move |mut rest| async move {
        if rest.is_empty() {
            return None;
        }
        let next = rest.split_to(piece.min(rest.len()));
        sleep(every).await;
        Some((Ok(next), rest))
    })
}

fn cut(mut whole: Bytes, after: usize) -> impl Stream<Item = Piece> {
    whole.truncate(after);
    stream::unfold(Some(whole), |start| async move {
        let Some(start) = start else {
            // A pause lets hyper flush what it holds before the error makes it drop the connection.
            sleep(Duration::from_millis(5)).await;
            return Some((Err("cut short, as scripted"), None));
        };
        Some((Ok(start), None))
    })
}

fn pad(whole: Bytes, total: u64) -> impl Stream<Item = Piece> {
    let padding = total.saturating_sub(whole.len() as u64);
    stream::unfold((Some(whole), padding), |(start, left)| async move {
        if let Some(start) = start {
            return Some((Ok(start), (None, left)));
        }
        let size = usize::try_from(left)
            .unwrap_or(usize::MAX)
            .min(PADDING.len());
        let piece = Bytes::from_static(&PADDING[..size]);
        (size > 0).then(|| (Ok(piece), (None, left - size as u64)))
    })
}
