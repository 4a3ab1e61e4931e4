//! What was made lately and is kept, so many bytes of it: the same board is asked for again by the next reader, a
//! step back, a second attempt to post it. Whoever asks for what is just being made waits for it.

use quick_cache::sync::{Cache, DefaultLifecycle};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};
use resvg::tiny_skia::Pixmap;
use std::hash::Hash;
use std::sync::Arc;

/// What an entry takes beside what was made, about: its key.
const KEY: usize = 1 << 12;

/// Things made, by what they were made of.
pub type Kept<K, V> = Cache<K, V, Bytes>;

/// Weighs what was made in bytes.
#[derive(Clone, Debug)]
pub struct Bytes;

/// What takes memory.
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

/// Room for so many bytes of things that have about `each`.
pub fn room<K: Eq + Hash, V: Made>(bytes: usize, each: usize) -> Kept<K, V> {
    let mut options = OptionsBuilder::new();
    options.weight_capacity(bytes as u64).estimated_items_capacity(bytes / each);
    // One for all, so that the largest has room too; and half of it for what is new: it is asked for soon or never.
    let options = options.shards(1).hot_allocation(0.5).build().expect("all is set");
    Cache::with_options(options, Bytes, DefaultHashBuilder::default(), DefaultLifecycle::default())
}
