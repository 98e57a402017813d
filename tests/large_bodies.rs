//! Bodies of a gibibyte, down and up, in the memory of a few pieces. A test of its own process, whose memory is measured.

#![cfg(target_os = "linux")]

use std::fs;

use depot::runtime::File;
use depot::types::{CreateFileBody, FileMetadata};
use depot::{Body, Client};
use depot_service::{Service, TOKEN, file_sha256};

const SIZE: u64 = 1 << 30;

/// How much memory the process, service and client, may take in addition, in KiB.
const MOST: u64 = 64 << 10;

#[tokio::test]
async fn a_gibibyte_is_never_in_memory() {
    let service = Service::start().await;
    service.add_file("large", SIZE);
    service.add_file("small", 1000);
    let client = Client::builder(service.main.base())
        .token(TOKEN)
        .timeout(std::time::Duration::MAX)
        .build()
        .expect("a client");
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let path = folder.path().join("large");
    let download = async |id: &str| {
        let response = client.files().download_file(id).download().await;
        let saved = response.expect("a file").save(&path).await;
        saved.expect("it is saved")
    };
    download("small").await;
    let start = memory("VmRSS");

    assert_eq!(download("large").await, SIZE);
    assert_eq!(fs::metadata(&path).expect("the file").len(), SIZE);
    let body = Body::file(&path).expect("the file");
    let stored = client.files().upload_file("copy", body).send().await;
    let stored = stored.expect("it is stored");
    assert_eq!(u64::try_from(stored.size).expect("a size"), SIZE);
    assert_eq!(stored.sha256, file_sha256(SIZE));
    let form = CreateFileBody::new(FileMetadata::new("A copy"), File::from_path(&path).unwrap());
    let stored = client.files().create_file(form).send().await;
    let stored = stored.expect("it is stored as a part");
    assert_eq!(u64::try_from(stored.size).expect("a size"), SIZE);
    assert_eq!(stored.sha256, file_sha256(SIZE));

    let taken = memory("VmHWM").saturating_sub(start);
    assert!(taken < MOST, "{taken} KiB more than at the start");
}

/// A line of the process's status, in KiB.
fn memory(name: &str) -> u64 {
    let status = fs::read_to_string("/proc/self/status").expect("the status");
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let digits = line.expect("the line").chars().filter(char::is_ascii_digit);
    digits.collect::<String>().parse().expect("a number")
}
