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

// A line that was sent is taken out of its field.
document.addEventListener("htmx:after:request", ({ target }) => {
  if (target.matches?.("[data-clears]") && target.querySelector(":invalid") === null) target.reset();
});

// A reaction appears beside its player for a while; what was said while one looked elsewhere is marked.
const reacted = new Set(all("#chat-lines > li").map((line) => line.id));
const noteSaid = () => {
  for (const line of all("#chat-lines > li[id]")) {
    if (reacted.has(line.id)) continue;
    reacted.add(line.id);
    const panel = document.getElementById(`player-${line.dataset.seat}`);
    const { checkVisibility } = Element.prototype;
    if (!checkVisibility.call($("#chat-lines"))) $("[popovertarget=side]")?.classList.add("has-news");
    if (!line.dataset.reaction || !panel) continue;
    const box = panel.getBoundingClientRect();
    const face = document.body.appendChild($("svg.icon:not(.tok)", $("p", line)).cloneNode(true));
    face.classList.add("reaction-shown");
    face.style.left = `${Math.min(box.right - 20, innerWidth - 44)}px`;
    face.style.top = `${box.top}px`;
    setTimeout(() => face.remove(), 4000);
  }
  const lines = $("#chat-lines");
  if (lines) lines.scrollTop = lines.scrollHeight;
};
document.addEventListener("htmx:after:swap", noteSaid);
$("#side")?.addEventListener("toggle", () => $("[popovertarget=side]")?.classList.remove("has-news"));
