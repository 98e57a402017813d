//! The names that one side of a comparison has from the other one, while both are read at the same time.

use std::borrow::Cow;
use std::sync::mpsc::{Receiver, Sender, channel};

use crate::config::Options;
use crate::lock::Lock;

/// How a side exchanges names with the other one.
pub enum Names {
    /// Not at all: the options have the names that it keeps.
    Own,
    /// It sends its names.
    Sent(Sender<Lock>),
    /// It keeps the names that the other side sends. Before that, it can be read, and not planned.
    Received(Receiver<Lock>),
}

impl Names {
    /// The two ends: the second side keeps the names of the first one.
    pub fn between() -> (Self, Self) {
        let (sender, receiver) = channel();
        (Self::Sent(sender), Self::Received(receiver))
    }

    /// The options with the names that the side keeps. Waits for the other side, unless that ended without names.
    pub fn receive<'o>(&self, options: &'o Options) -> Cow<'o, Options> {
        let Self::Received(receiver) = self else {
            return Cow::Borrowed(options);
        };
        match receiver.recv() {
            Ok(lock) => Cow::Owned(Options {
                lock,
                ..options.clone()
            }),
            Err(_) => Cow::Borrowed(options),
        }
    }

    /// Sends the names that the side has.
    pub fn send(&self, lock: &Lock) {
        if let Self::Sent(sender) = self {
            // The other side may have ended with an error.
            let _ = sender.send(lock.clone());
        }
    }
}
