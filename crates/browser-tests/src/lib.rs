//! Whole games in real Chromium windows, desktop and phone, in both languages: see `tests/`.
