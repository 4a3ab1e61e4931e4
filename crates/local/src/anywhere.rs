//! A transport that takes every post, for tests.

use futures::FutureExt as _;
use futures::future::BoxFuture;
use liege_chat::{OutboundMessage, PostError, Posted, ThreadRequest, Transport};

/// Takes every post.
pub(crate) struct Anywhere;

impl Transport for Anywhere {
    fn post<'a>(&'a self, _: &'a OutboundMessage) -> BoxFuture<'a, Result<Posted, PostError>> {
        async { Ok(Posted { channel: "c".into(), message: "m".into() }) }.boxed()
    }

    fn edit<'a>(&'a self, _: &'a Posted, _: &'a OutboundMessage) -> BoxFuture<'a, Result<(), PostError>> {
        async { Ok(()) }.boxed()
    }

    fn open_thread<'a>(&'a self, _: &'a ThreadRequest) -> BoxFuture<'a, Result<Option<String>, PostError>> {
        async { Ok(None) }.boxed()
    }
}
