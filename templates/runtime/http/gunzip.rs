//! Bodies as they arrive, piece by piece. In: what `Content-Encoding` says, and pieces. Out: decoded bytes up to a
//! cap. It must not read from a connection.

use std::io::{self, Write};

use flate2::write::MultiGzDecoder;
use reqwest::header::{CONTENT_ENCODING, CONTENT_LENGTH, HeaderMap};

/// A body that is being read.
pub(super) enum Unpack {
    Plain(Capped),
    /// Of any number of members: RFC 1952 allows it, and servers that append to compressed files send it.
    Gzip {
        decoder: Box<MultiGzDecoder<Capped>>,
        received: usize,
    },
}

/// Up to `cap` bytes.
pub(super) struct Capped {
    bytes: Vec<u8>,
    cap: usize,
    is_over: bool,
}

/// How a body ended.
pub(super) enum End {
    /// Where it may end.
    Whole,
    /// There was more than the cap allows.
    Over,
    /// In the middle of a compressed text, or it is none.
    Broken(io::Error),
}

/// How many bytes more than the cap are received before a compressed body is too long as well: members without
/// content could go on for ever. Of what cannot be compressed, gzip makes a little more than it was.
fn longest(cap: usize) -> usize {
    cap.saturating_add(cap / 256).saturating_add(64 << 10)
}

impl Unpack {
    /// What reads a body of these headers. They say afterwards how the read bytes are encoded.
    pub(super) fn of(headers: &mut HeaderMap, cap: usize) -> Self {
        let capped = Capped {
            bytes: Vec::new(),
            cap,
            is_over: false,
        };
        if !is_gzip(headers) {
            return Self::Plain(capped);
        }
        headers.remove(CONTENT_ENCODING);
        headers.remove(CONTENT_LENGTH);
        Self::Gzip {
            decoder: Box::new(MultiGzDecoder::new(capped)),
            received: 0,
        }
    }

    pub(super) fn is_compressed(&self) -> bool {
        matches!(self, Self::Gzip { .. })
    }

    /// Takes in a piece.
    pub(super) fn add(&mut self, piece: &[u8]) -> io::Result<()> {
        match self {
            Self::Plain(capped) => capped.add(piece),
            Self::Gzip { decoder, received } => {
                *received = received.saturating_add(piece.len());
                let written = decoder.write_all(piece);
                let capped = decoder.get_mut();
                capped.is_over |= *received > longest(capped.cap);
                // The error is that of the full buffer then.
                if !capped.is_over {
                    written?;
                }
            }
        }
        Ok(())
    }

    /// Whether there was more than the cap allows.
    pub(super) fn is_over(&self) -> bool {
        match self {
            Self::Plain(capped) => capped.is_over,
            Self::Gzip { decoder, .. } => decoder.get_ref().is_over,
        }
    }

    /// What was decoded, and how it ended.
    pub(super) fn finish(self) -> (Vec<u8>, End) {
        match self {
            Self::Plain(capped) => {
                let end = if capped.is_over {
                    End::Over
                } else {
                    End::Whole
                };
                (capped.bytes, end)
            }
            // No body at all is no compressed one either: a HEAD has such headers.
            Self::Gzip { received: 0, .. } => (Vec::new(), End::Whole),
            Self::Gzip { mut decoder, .. } => {
                // The last bytes leave the decoder only now, so that only now they may be too many.
                let ended = decoder.try_finish();
                let capped = decoder.get_mut();
                let end = match ended {
                    _ if capped.is_over => End::Over,
                    Ok(()) => End::Whole,
                    Err(error) => End::Broken(error),
                };
                (std::mem::take(&mut capped.bytes), end)
            }
        }
    }
}

fn is_gzip(headers: &HeaderMap) -> bool {
    let mut codings = headers.get_all(CONTENT_ENCODING).iter();
    let (Some(coding), None) = (codings.next(), codings.next()) else {
        return false;
    };
    let coding = coding.as_bytes().trim_ascii();
    coding.eq_ignore_ascii_case(b"gzip") || coding.eq_ignore_ascii_case(b"x-gzip")
}

impl Capped {
    fn add(&mut self, piece: &[u8]) {
        let room = self.cap - self.bytes.len();
        self.is_over |= piece.len() > room;
        self.bytes
            .extend_from_slice(&piece[..piece.len().min(room)]);
    }
}

impl Write for Capped {
    fn write(&mut self, piece: &[u8]) -> io::Result<usize> {
        self.add(piece);
        // An error ends the decompression of what nobody takes.
        if self.is_over {
            Err(io::ErrorKind::FileTooLarge.into())
        } else {
            Ok(piece.len())
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
