//! Languages, lessons and puzzles are folders: a new one is seen without a clean build.

fn main() {
    println!("cargo:rerun-if-changed=../../languages");
    println!("cargo:rerun-if-changed=lessons");
    println!("cargo:rerun-if-changed=puzzles");
    println!("cargo:rerun-if-changed=build.rs");
}
