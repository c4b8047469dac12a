// What the pages about people need a script for.

// Words that are to be kept are copied as they are.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy-text]");
  if (!button) return;
  if (!navigator.clipboard) return void prompt(button.textContent, button.dataset.copyText);
  await navigator.clipboard.writeText(button.dataset.copyText);
  const before = button.textContent;
  button.textContent = button.dataset.done;
  setTimeout(() => (button.textContent = before), 1600);
});

// The list of one's tables is asked for again when their number has changed.
let counted = $("#waiting [data-count]")?.dataset.count;
document.addEventListener("htmx:after:swap", () => {
  const count = $("#waiting [data-count]")?.dataset.count;
  if (count === counted) return;
  counted = count;
  document.body.dispatchEvent(new CustomEvent("waiting"));
});
