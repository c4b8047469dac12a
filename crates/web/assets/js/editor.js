// Setting a position up by hand: a click on the board goes to the button of its spot.
"use strict";

document.addEventListener("click", (event) => {
  const board = event.target.closest?.("#board-area .board");
  if (!board || event.target.closest("button")) return;
  const stands = (spot) => document.getElementById(spot.dataset.standsFor)?.contains(event.target);
  all("[data-stands-for]", board).find(stands)?.click();
});

// What was opened is brought into sight.
document.addEventListener("htmx:after:swap", () => {
  const open = $("#editor-open");
  if (open && !open.hidden) open.scrollIntoView({ block: "nearest", behavior: still.matches ? "auto" : "smooth" });
});
