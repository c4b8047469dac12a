//! How an extension is linked where Python is found only when it is loaded.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
