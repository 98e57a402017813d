//! Downloads into files. In: a stream of bytes. Out: a file that is complete or not there. It must not look into the bytes.

#![cfg(not(all(target_family = "wasm", target_os = "unknown")))]

use std::{
    ffi::OsString,
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU64, Ordering},
};

use bytes::Bytes;
use tokio::task;

use super::byte_stream::ByteStream;

impl ByteStream {
    /// Writes all bytes to the file `path`, and returns how many there were.
    ///
    /// The file is written under another name in the same folder and renamed at the end, so `path` is never an incomplete file. An existing
    /// file is replaced: the new one has its permissions, and a symbolic link still leads to it. Not in WebAssembly, which has no files.
    ///
    /// # Errors
    ///
    /// Fails if the body is cut off, with a [`ConnectionError`](super::ConnectionError) as the inner error, or if the file cannot be written.
    pub async fn save(&mut self, path: impl AsRef<Path>) -> io::Result<u64> {
        /// How many bytes are written at once, at least.
        const BATCH: usize = 256 << 10;
        let path = path.as_ref().to_owned();
        let mut file = blocking(move || PartialFile::create(path)).await?;
        let (mut batch, mut waiting, mut written) = (Vec::new(), 0, 0);
        while let Some(bytes) = self.next().await {
            let bytes = bytes.map_err(io::Error::other)?;
            waiting += bytes.len();
            written += bytes.len() as u64;
            batch.push(bytes);
            if waiting >= BATCH {
                let pieces = std::mem::take(&mut batch);
                file = blocking(move || file.write(&pieces)).await?;
                waiting = 0;
            }
        }
        blocking(move || file.write(&batch)?.finish()).await?;
        Ok(written)
    }
}

/// Runs what waits for the disk where it keeps no call waiting.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> io::Result<T> {
    task::spawn_blocking(work).await.map_err(io::Error::other)?
}

/// A file that is not complete yet. It is deleted unless it is finished.
struct PartialFile {
    file: File,
    at: PathBuf,
    target: PathBuf,
    is_finished: bool,
}

impl PartialFile {
    fn create(target: PathBuf) -> io::Result<Self> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let target = behind_links(target);
        let Some(name) = target.file_name() else {
            return Err(io::Error::new(
                io::ErrorKind::InvalidInput,
                "the path has no file name",
            ));
        };
        loop {
            let count = COUNT.fetch_add(1, Ordering::Relaxed);
            let mut own = OsString::from(".");
            own.push(name);
            own.push(format!(".{}-{count}.part", process::id()));
            let at = target.with_file_name(own);
            match File::create_new(&at) {
                Ok(file) => {
                    let partial = Self {
                        file,
                        at,
                        target,
                        is_finished: false,
                    };
                    // Before there is anything in it: perhaps only its owner may read the existing file.
                    if let Ok(existing) = fs::metadata(&partial.target) {
                        partial.file.set_permissions(existing.permissions())?;
                    }
                    return Ok(partial);
                }
                // It is of a process that had the same number.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
    }

    fn write(mut self, pieces: &[Bytes]) -> io::Result<Self> {
        for piece in pieces {
            self.file.write_all(piece)?;
        }
        Ok(self)
    }

    fn finish(mut self) -> io::Result<()> {
        self.file.sync_all()?;
        fs::rename(&self.at, &self.target)?;
        self.is_finished = true;
        Ok(())
    }
}

/// The path to which a symbolic link leads, even if there is no file yet.
fn behind_links(mut path: PathBuf) -> PathBuf {
    /// As many links follow each other on Linux.
    const MOST: usize = 40;
    for _ in 0..MOST {
        let Ok(next) = fs::read_link(&path) else {
            break;
        };
        path = path.with_file_name("").join(next);
    }
    path
}

impl Drop for PartialFile {
    fn drop(&mut self) {
        if !self.is_finished {
            // There is nobody left to tell.
            _ = fs::remove_file(&self.at);
        }
    }
}
