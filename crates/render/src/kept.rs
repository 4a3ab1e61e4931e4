//! A cache of results, limited in bytes: the next reader asks for the same board again, and so does a step
//! back, or a second attempt to post it. A caller who asks for a result in progress waits for it.

use quick_cache::sync::{Cache, DefaultLifecycle};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};
use resvg::tiny_skia::Pixmap;
use std::hash::Hash;
use std::sync::Arc;

/// The approximate size of an entry beside the result: its key.
const KEY: usize = 1 << 12;

/// Results, by their inputs.
pub type Kept<K, V> = Cache<K, V, Bytes>;

/// Weighs results in bytes.
#[derive(Clone, Debug)]
pub struct Bytes;

/// A result that takes memory.
pub trait Made: Clone {
    fn bytes(&self) -> usize;
}

impl Made for Arc<[u8]> {
    fn bytes(&self) -> usize {
        self.len()
    }
}

impl Made for Arc<Pixmap> {
    fn bytes(&self) -> usize {
        self.data().len()
    }
}

impl<T: Made> Made for Option<T> {
    fn bytes(&self) -> usize {
        self.as_ref().map_or(0, Made::bytes)
    }
}

impl<K, V: Made> Weighter<K, V> for Bytes {
    fn weight(&self, _: &K, made: &V) -> u64 {
        (made.bytes() + KEY) as u64
    }
}

/// Room for this number of bytes, for results of about `each` bytes.
pub fn room<K: Eq + Hash, V: Made>(bytes: usize, each: usize) -> Kept<K, V> {
    let mut options = OptionsBuilder::new();
    options.weight_capacity(bytes as u64).estimated_items_capacity(bytes / each);
    // There is one shard, so that the largest result has room too. Half of it is for new results: they are
    // asked for soon or never.
    let options = options.shards(1).hot_allocation(0.5).build().expect("all is set");
    Cache::with_options(options, Bytes, DefaultHashBuilder::default(), DefaultLifecycle::default())
}
