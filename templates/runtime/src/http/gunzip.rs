//! Decompression of a body as it arrives. In: pieces of a gzip file of any number of sections: RFC 1952 allows it, and servers that append to
//! compressed files send it. Out: the decoded pieces. It must not read from a connection.

use std::{
    io::{self, Write},
    mem,
};

use bytes::Bytes;
use flate2::write::MultiGzDecoder;

/// How many bytes are decompressed at once: of a thousand times their size at most, so that no piece is a bomb.
const STEP: usize = 4 << 10;

/// A body that is decompressed.
pub(super) struct Gunzip {
    decoder: MultiGzDecoder<Vec<u8>>,
    /// What arrived and was not decoded yet.
    input: Bytes,
    is_begun: bool,
    /// What is reported after the bytes that were decoded before it.
    error: Option<io::Error>,
}

impl Gunzip {
    pub(super) fn new() -> Self {
        Self {
            decoder: MultiGzDecoder::new(Vec::new()),
            input: Bytes::new(),
            is_begun: false,
            error: None,
        }
    }

    /// Takes in a piece; the one before it was decoded.
    pub(super) fn add(&mut self, piece: Bytes) {
        self.is_begun |= !piece.is_empty();
        self.input = piece;
    }

    /// Whether there is something to decode, or an error to report.
    pub(super) fn has_more(&self) -> bool {
        !self.input.is_empty() || self.error.is_some()
    }

    /// Decodes a step; it may give nothing.
    pub(super) fn step(&mut self) -> io::Result<Bytes> {
        if let Some(error) = self.error.take() {
            self.input = Bytes::new();
            return Err(error);
        }
        let step = self.input.split_to(self.input.len().min(STEP));
        self.error = self.decoder.write_all(&step).err();
        if self.error.is_some() {
            // What was decoded before the error leaves the decoder now.
            let _ = self.decoder.try_finish();
        }
        Ok(mem::take(self.decoder.get_mut()).into())
    }

    /// The last bytes, which leave the decoder only now.
    pub(super) fn finish(&mut self) -> io::Result<Bytes> {
        // No body at all is no compressed one either: the response to a HEAD has such headers.
        if !mem::take(&mut self.is_begun) {
            return Ok(Bytes::new());
        }
        let ended = self.decoder.try_finish();
        let rest = mem::take(self.decoder.get_mut());
        match ended {
            Err(error) if rest.is_empty() => Err(error),
            ended => {
                self.error = ended.err();
                Ok(rest.into())
            }
        }
    }
}
