// The little that needs a script: toasts, the connection, clocks, copying, keys.
"use strict";

const $ = (selector, from = document) => from.querySelector(selector);
const all = (selector, from = document) => [...from.querySelectorAll(selector)];

// A server that is asked for less motion sends only the last picture of each turn.
const still = matchMedia("(prefers-reduced-motion: reduce)");
const noteMotion = () => {
  document.cookie = `motion=${still.matches ? "less" : "full"}; path=/; max-age=31536000; samesite=lax`;
};
noteMotion();
still.addEventListener("change", noteMotion);

// Boards that the server draws are light or dark as the system is.
const night = matchMedia("(prefers-color-scheme: dark)");
const noteScheme = () => {
  document.cookie = `scheme=${night.matches ? "dark" : "light"}; path=/; max-age=31536000; samesite=lax`;
};
noteScheme();
night.addEventListener("change", noteScheme);

// The connection: a sign says when it is lost, and goes away when it is back. It is lost while the stream is, or when
// something could not be sent; a reply to either brings it back.
// A gap of less than a second is not worth a word.
const lost = { stream: false, sending: false };
let telling;
const offline = (change) => {
  Object.assign(lost, change);
  clearTimeout(telling);
  const sign = $("#offline");
  if (!sign) return;
  if (!lost.stream && !lost.sending) sign.hidden = true;
  else if (sign.hidden) telling = setTimeout(() => (sign.hidden = false), 1000);
};
const STREAM = "[hx-sse\\:connect]";
const isStream = (target) => target instanceof Element && target.matches(STREAM);
// A stream that never began does not begin again by itself.
const beginAgain = (stream) => {
  offline({ stream: true });
  setTimeout(() => htmx.trigger(stream, "again"), 2000);
};
document.addEventListener("htmx:sse:error", () => offline({ stream: true }));
// How the stream begins anew where that was asked for, without delay.
let again;
document.addEventListener("htmx:sse:before:connection", (event) => {
  const connection = event.detail?.connection;
  if (connection?.attempt > 0 && !document.hidden) offline({ stream: true });
  if (!again) return;
  if (again === "skip") connection.lastEventId += "skip";
  again = "";
  setTimeout(() => connection.delayCanceller?.());
});
document.addEventListener("htmx:sse:after:connection", () => offline({ stream: false, sending: false }));
document.addEventListener("htmx:error", (event) => (isStream(event.target) ? beginAgain(event.target) : offline({ sending: true })));
document.addEventListener("htmx:response:error", (event) => {
  if (isStream(event.target)) beginAgain(event.target);
});
document.addEventListener("htmx:after:request", (event) => {
  if (!isStream(event.target)) offline({ sending: false });
});
// A page that sends a form by itself is being left for the answer, which may be shown only once.
let isLeft = false;
addEventListener("submit", (event) => { isLeft ||= !event.defaultPrevented; });
addEventListener("pageshow", () => { isLeft = false; });
document.addEventListener("reload", ({ detail }) => {
  if (detail?.data === "moved") sessionStorage.setItem("moved", "");
  if (!isLeft) location.reload();
});
// A device from which a chair was taken says so.
if (sessionStorage.getItem("moved") !== null) {
  sessionStorage.removeItem("moved");
  const words = $("[data-moved]")?.dataset.moved;
  if (words) $("#notice").append(Object.assign(document.createElement("p"), { className: "note", textContent: words }));
}

// What the device knows of its network comes before any error: silence alone tells nothing, and a connection from
// before the gap may be dead.
addEventListener("offline", () => offline({ stream: true }));
addEventListener("online", () => {
  const stream = $(STREAM)?._htmx?.sse;
  stream?.reader?.cancel();
  stream?.delayCanceller?.();
});

// Whose turn it is can be seen from another tab: in the title and the icon.
const page = { title: document.title, icon: $("link[rel=icon]").href };
const note = (asked, words, icon) => {
  const title = asked ? `● ${words} · ${page.title}` : page.title;
  if (document.title !== title) document.title = title;
  const address = new URL(asked ? icon : page.icon, location.href).href;
  if ($("link[rel=icon]").href !== address) $("link[rel=icon]").href = address;
};
const noteTurn = () => {
  const badge = $("#waiting [data-count]");
  const waiting = Number(badge?.dataset.count ?? 0);
  const table = $("main[data-your-turn]");
  const asked = table && Boolean($("#tray .ask > p > strong")) && !$("#tray .end-acts");
  // The table that is open says so itself.
  if (badge && asked) [badge.hidden, badge.textContent] = [waiting < 2, waiting - 1];
  note(asked || waiting > 0, asked ? table.dataset.yourTurn : waiting, $("#waiting").dataset.icon);
};
noteTurn();

// An answer that is a page of its own has its address, so that it can be loaded again and sent to others.
document.addEventListener("htmx:after:request", ({ detail }) => {
  const address = detail?.ctx?.hx?.replaceurl;
  if (address) history.replaceState(history.state, "", address);
});

// Messages go away by themselves after a while.
let fading;
document.addEventListener("htmx:after:swap", () => {
  if ($("#notice")?.textContent.trim()) {
    clearTimeout(fading);
    fading = setTimeout(() => $("#notice")?.replaceChildren(), 8000);
  }
  noteTurn();
  tick();
  // What was picked in the last moment of a turn is asked for no more.
  if ($("input[name=pick]:disabled:checked")) putDown();
});

// A choice that was sent is put down again.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[hx-post]")) return;
  setTimeout(putDown, 0);
});

// A choice of several cards is added up while it is made. data-sum="scarabs*cards" is the product of two sums over
// what is ticked, each on top of the output's own number; data-least and data-most say when a button is open,
// data-missing counts what is still to be ticked.
const tally = (form) => {
  const ticked = all("input[type=checkbox]:checked", form);
  const sum = (name, output) => ticked.reduce((all, box) => all + Number(box.dataset[name] ?? 0), Number(output.dataset[name] ?? 0));
  for (const output of all("output[data-sum]", form)) {
    output.value = output.dataset.sum.split("*").reduce((product, name) => product * sum(name, output), 1);
  }
  for (const output of all("output[data-missing]", form)) {
    output.value = Math.max(0, Number(output.dataset.missing) - ticked.length);
    output.parentElement.hidden = output.value === "0";
  }
  for (const button of all("button[data-least]", form)) {
    button.disabled = ticked.length < Number(button.dataset.least) || ticked.length > Number(button.dataset.most);
  }
};
document.addEventListener("change", (event) => {
  if (event.target.form?.matches("[data-tally]")) tally(event.target.form);
});

// A press ends on the picture on which it began, else it would be lost: the next picture waits until the button is up and
// its click has come, though not long for a finger that rests.
const LONGEST_PRESS = 2000;
let press;
let letGo;
document.addEventListener("pointerdown", () => {
  press = new Promise((end) => (letGo = end));
  setTimeout(letGo, LONGEST_PRESS);
}, true);
for (const up of ["pointerup", "pointercancel"]) document.addEventListener(up, () => letGo && setTimeout(letGo, 50), true);
document.addEventListener("htmx:sse:before:message", ({ detail }) => detail.waitUntil(press));

// How long somebody has been thinking: from how long it was when the server said so, since the clock of this device may
// be wrong.
const begun = new WeakMap();
const beginning = (clock) => {
  const { since, waited } = clock.dataset;
  if (begun.get(clock)?.since !== since || begun.get(clock).waited !== waited) {
    begun.set(clock, { since, waited, at: performance.now() - Number(waited) });
  }
  return begun.get(clock).at;
};
const tick = () => {
  for (const clock of all("[data-since]")) {
    const seconds = Math.floor((performance.now() - beginning(clock)) / 1000);
    // In words, as 0:40 would look like time that runs out.
    const text = seconds < 10 ? "" : seconds < 60 ? `${seconds} s` : seconds < 3600 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 3600)} h`;
    if (clock.textContent !== text) clock.textContent = text;
  }
  for (const clock of all("[data-left]")) {
    const { left } = clock.dataset;
    if (begun.get(clock)?.left !== left) begun.set(clock, { left, at: performance.now() });
    const ran = "runs" in clock.dataset ? performance.now() - begun.get(clock).at : 0;
    const seconds = Math.max(0, Math.ceil((Number(left) - ran) / 1000));
    const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
    const two = (number) => String(number).padStart(2, "0");
    const text = days ? `${days} d${hours ? ` ${hours} h` : ""}` : hours ? `${hours} h ${two(minutes)} min` : `${minutes}:${two(seconds % 60)}`;
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("is-low", "runs" in clock.dataset && seconds < 20);
  }
};
setInterval(tick, 1000);

// A link that is to be passed on is shown whole.
for (const link of all("[data-link]")) link.textContent = link.href;

// A choice is put down with Escape or its cross; the focus goes back to where the choice was picked.
const putDown = () => {
  const picked = all("input[name=pick]:checked");
  const inside = document.activeElement?.closest(".then, .so-then");
  picked.forEach((box) => (box.checked = false));
  if (inside && !document.activeElement.checkVisibility()) (picked.find((box) => box.checkVisibility()) ?? $("#tray"))?.focus();
};
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") putDown();
  if (!(event.target instanceof Element)) return;
  // Enter on a choice goes on to its buttons; by itself it would press the first button of the form.
  if (event.key === "Enter" && event.target.matches("input[type=radio]")) {
    event.preventDefault();
    const then = document.getElementById(event.target.getAttribute("aria-controls"));
    $("button:not([hidden]), a[data-moves]", then ?? event.target.closest("label")?.nextElementSibling ?? event.target)?.focus();
    return;
  }
  if (event.target.closest("input:not([type=radio]), select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  const button = $(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`);
  if (button) button.click();
});

// The focus stays where one plays: what had it may be gone when the next picture has come.
let lastFocus;
document.addEventListener("focusin", ({ target }) => (lastFocus = target.closest("#tray, #board-area") && target));
document.addEventListener("htmx:after:swap", () => {
  const { activeElement } = document;
  if (!lastFocus || (activeElement && activeElement !== document.body && activeElement.checkVisibility())) return;
  const answers = all("#tray :is(button[name=move]:not(:disabled), input[name=pick]:not(:disabled), [data-thing])");
  (answers.find((answer) => answer.checkVisibility()) ?? $("#tray")).focus();
});

// Things sorted into lanes, each of which holds a number (data-holds): a tap carries a thing into the lane that is being
// filled, or back to the rest. The button sends "lane thing" for all lanes in the order of the page.
const held = (lane) => all("[data-thing]", lane).length;
const isFull = (lane) => held(lane) >= Number(lane.dataset.holds);
const lay = (thing, lane) => {
  const before = all("[data-thing]", lane).find((other) => Number(other.dataset.nth) > Number(thing.dataset.nth));
  $(".lane-cards", lane).insertBefore(thing, before ?? null);
};
const noteLanes = (sorter) => {
  const lanes = all("[data-lane]", sorter);
  // Of the rest only what is still to be laid elsewhere is counted.
  for (const lane of all("[data-lane], [data-rest]", sorter)) $("[data-count]", lane).textContent = held(lane) - Number(lane.dataset.rest ?? 0);
  const open = lanes.find((lane) => $("input:checked", lane) && !isFull(lane)) ?? lanes.find((lane) => !isFull(lane));
  for (const lane of lanes) $("input", lane).checked = lane === open;
  const button = $("[data-sorted]", sorter);
  button.disabled = Boolean(open);
  button.value = lanes
    .flatMap((lane) => all("[data-thing]", lane).map((thing) => `${lane.dataset.lane} ${thing.dataset.thing}`))
    .join(";");
  sessionStorage.setItem(sorterKey(sorter), button.value);
};
// What was sorted is there again when the page is loaded again.
const sorterKey = ({ id }) => `${location.pathname} ${id}`;
for (const sorter of all("[data-sorter]")) {
  for (const laid of sessionStorage.getItem(sorterKey(sorter))?.split(";") ?? []) {
    const lane = all("[data-lane]", sorter).find((lane) => laid.startsWith(`${lane.dataset.lane} `) && !isFull(lane));
    const thing = all("[data-rest] [data-thing]", sorter).find((thing) => laid === `${lane?.dataset.lane} ${thing.dataset.thing}`);
    if (thing) lay(thing, lane);
  }
  noteLanes(sorter);
}
document.addEventListener("click", (event) => {
  const thing = event.target.closest("[data-thing]");
  const sorter = thing?.closest("[data-sorter]");
  if (!sorter) return;
  const rest = $("[data-rest]", sorter);
  const chosen = $("[data-lane]:has(input:checked)", sorter);
  const from = thing.closest("[data-lane]");
  if (from) {
    lay(thing, rest);
    $("input", from).checked = true;
  } else if (chosen && !isFull(chosen) && thing.dataset.not !== chosen.dataset.lane) lay(thing, chosen);
  noteLanes(sorter);
  thing.focus();
});
document.addEventListener("change", (event) => {
  const sorter = event.target.closest("[data-sorter]");
  if (sorter) noteLanes(sorter);
});

// Players that are opened lie over what is below them: their strip keeps the height that it had.
document.addEventListener("change", ({ target: box }) => {
  if (box.id !== "players-more" || !box.checked) return;
  box.checked = false;
  const high = box.closest(".players").getBoundingClientRect().height;
  box.checked = true;
  document.documentElement.style.setProperty("--closed", `${high}px`);
});

$("[data-print]")?.addEventListener("click", () => print());
