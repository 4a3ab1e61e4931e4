//! Makes Cargo rebuild the crate when a migration is added, because the migrations are embedded in it.

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
    println!("cargo:rerun-if-changed=../../migrations/postgres");
}
