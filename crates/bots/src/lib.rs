//! Players that choose by themselves from a view, and the arena that lets them play each other.
