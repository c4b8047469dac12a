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
  setTimeout(() => (words.textContent = button.dataset.words), 2400);
});

// A chair that was opened stays open when somebody comes or goes.
htmx.registerExtension("chairs", {
  htmx_before_morph_attr: (element, { attrName }) => attrName !== "open" || !element.closest("#room"),
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
  for (const line of all("#chat-lines > li[id]")) {
    if (reacted.has(line.id)) continue;
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
  chat.scrollTop = chat.scrollHeight;
  countUnheard();
};
document.addEventListener("htmx:after:swap", noteSaid);

// A move is sent by the second press, where one wants to be asked.
const CONFIRM = document.documentElement.dataset.confirm;
document.addEventListener(
  "click",
  (event) => {
    const button = CONFIRM && event.target.closest("form[action$='/play'] button[name=move]");
    if (!button || button.dataset.sure || button.disabled) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const other of all("[data-sure]")) other.dispatchEvent(new Event("unsure"));
    button.dataset.sure = CONFIRM;
    const unsure = () => delete button.dataset.sure;
    button.addEventListener("unsure", unsure, { once: true });
    setTimeout(unsure, 4000);
  },
  true,
);

// Sounds, made here: nothing is loaded. A soft bell when it is one's turn, a wooden knock when others move, a lower one for
// what is said.
const LOUDNESS = { quiet: 0.06, normal: 0.16, loud: 0.4 }[document.documentElement.dataset.sound];
let audio;
const sound = (notes) => {
  if (!LOUDNESS) return;
  audio ??= new AudioContext();
  // Browsers are silent until the page was touched.
  if (audio.state === "suspended") return void audio.resume().catch(() => {});
  for (const [pitch, at, long, shape] of notes) {
    const [tone, gain, from] = [audio.createOscillator(), audio.createGain(), audio.currentTime + at];
    [tone.type, tone.frequency.value] = [shape, pitch];
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(LOUDNESS, from + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + long);
    tone.connect(gain).connect(audio.destination);
    tone.start(from);
    tone.stop(from + long);
  }
  document.documentElement.dataset.sounded = notes.length;
};
if (LOUDNESS) {
  addEventListener("pointerdown", () => (audio ??= new AudioContext()).resume(), { once: true });
  const heard = () => ({
    asked: Boolean($("#tray .ask > p > strong")) && !$("#tray .end-acts"),
    turn: $("#story li")?.id,
    said: all("#chat-lines > li[id]").at(-1)?.id,
    waiting: Number($("#waiting [data-count]")?.dataset.count ?? 0),
  });
  let before = heard();
  document.addEventListener("htmx:after:swap", () => {
    const now = heard();
    if ((now.asked && !before.asked) || (!$("#tray") && now.waiting > before.waiting)) sound([[660, 0, 0.5, "sine"], [880, 0.14, 0.7, "sine"]]);
    else if (now.said !== before.said) sound([[330, 0, 0.18, "triangle"]]);
    else if (now.turn !== before.turn) sound([[190, 0, 0.09, "triangle"]]);
    before = now;
  });
}

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
