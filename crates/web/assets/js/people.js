// What the pages about people, and forms, need a script for.

// A button copies its words or the whole address of its link, and says so for a while. A link that is meant for friends is
// given to the programs of the device where it has a way to.
const shared = async ({ share }, url) => {
  if (!share || !navigator.share) return false;
  try {
    await navigator.share({ title: share, url });
  } catch (refused) {
    // Who closes the list of programs wants nothing else instead.
    return refused.name === "AbortError";
  }
  return true;
};
document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-copy], [data-copy-text]");
  if (!button) return;
  const { copy, copyText, done } = button.dataset;
  const text = copyText ?? new URL(copy, location.href).href;
  if (await shared(button.dataset, text)) return;
  const words = $("span", button) ?? button;
  button.dataset.words ??= words.textContent;
  // Browsers keep the clipboard from pages without https, as on a home network; there it is shown.
  if (!navigator.clipboard) return void prompt(button.dataset.words, text);
  await navigator.clipboard.writeText(text);
  words.textContent = done;
  button.classList.add("is-done");
  setTimeout(() => {
    words.textContent = button.dataset.words;
    button.classList.remove("is-done");
  }, 2400);
});

// What was opened stays open.
htmx.registerExtension("folds", {
  htmx_before_morph_attr: (element, { attrName }) => attrName !== "open" || !element.closest("#room, #editor"),
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

// What was said while one looked elsewhere is counted on the buttons that lead to it. This browser notes how far it was seen.
const chat = $("#chat-lines");
const heardKey = `heard ${location.pathname}`;
let isHeard = false;
const showNewest = () => (chat.scrollTop = chat.scrollHeight);
const countUnheard = () => {
  const said = all(".chat-line:not(.is-reaction)", chat).map(({ id }) => id.split("-"));
  const newest = Math.max(0, ...said.map(([, at]) => Number(at)));
  let heard = Number(localStorage.getItem(heardKey));
  // Every picture of the table comes by here: only what is new is written.
  if (isHeard && !document.hidden && newest !== heard) localStorage.setItem(heardKey, (heard = newest));
  const unheard = said.filter(([, at, who]) => Number(at) > heard && who !== "own").length;
  for (const sign of all("[data-unheard]")) [sign.hidden, $("b", sign).textContent] = [unheard === 0, unheard];
};
if (chat) {
  new IntersectionObserver((seen) => {
    isHeard = seen.at(-1).isIntersecting;
    if (isHeard) showNewest();
    countUnheard();
  }).observe(chat);
  document.addEventListener("visibilitychange", countUnheard);
}

// The sheet opens at what was said and not seen.
$("#side")?.addEventListener("beforetoggle", ({ newState }) => {
  const tab = newState === "open" && $(".tab:has([data-unheard]:not([hidden])) input");
  if (tab) tab.checked = true;
});

// A reaction appears beside its player for a while.
const reacted = new Set(all("#chat-lines > li").map((line) => line.id));
const noteSaid = () => {
  const said = all("#chat-lines > li[id]").filter(({ id }) => !reacted.has(id));
  for (const line of said) {
    reacted.add(line.id);
    const panel = document.getElementById(`player-${line.dataset.seat}`);
    if (!line.dataset.reaction || !panel) continue;
    const box = panel.getBoundingClientRect();
    const face = document.body.appendChild($("svg.icon:not(.tok)", $("p", line)).cloneNode(true));
    face.classList.add("reaction-shown");
    face.style.left = `${Math.min(box.right - 20, innerWidth - 44)}px`;
    face.style.top = `${box.top}px`;
    setTimeout(() => face.remove(), 4000);
  }
  if (!chat) return;
  // Every picture of the table comes by here, and whoever scrolls has the whole page laid out first.
  if (said.length) showNewest();
  countUnheard();
};
document.addEventListener("htmx:after:swap", noteSaid);

// What is missing in a form is said in the language of the page, not in that of the browser.
document.addEventListener("invalid", ({ target }) => target.validity.valueMissing && target.setCustomValidity(document.body.dataset.missing), true);
const askAgain = (field) => field.setCustomValidity?.("");
document.addEventListener("input", ({ target }) => askAgain(target), true);
document.addEventListener("click", ({ target }) => [...(target.closest("button")?.form?.elements ?? [])].forEach(askAgain), true);

// Who sets up a table with chairs for others is asked for a name.
const setUp = $("form.lobby-grid");
if (setUp) {
  const ask = () => {
    const seats = Number(setUp.elements.seats.value);
    const chairs = all('select[name^="chair"]', setUp).filter(({ name }) => Number(name.slice(5)) <= seats);
    setUp.elements.name.required = chairs.some(({ value }) => value === "person");
  };
  setUp.addEventListener("change", ask);
  ask();
}
