//! The HTTP side against a server on loopback that sends what a test asks for.

#![allow(dead_code, reason = "the macros write more than a test calls")]

mod api;
mod bodies;
mod calls;
mod connections;
mod contents;
mod credentials;
mod deviations;
mod downloads;
mod files;
mod hooks;
mod limits;
mod memory;
mod messages;
mod moments;
mod pages;
mod param_reader;
mod params;
mod parts;
mod paths;
mod reconnecting;
mod redirects;
mod responses;
mod retries;
mod served;
mod server;
mod stream_cuts;
mod streams;
mod times;
mod transports;
mod uploads;

use super::super::runtime;
