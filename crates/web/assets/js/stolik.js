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
document.addEventListener("reload", () => isLeft || location.reload());

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
  // The open tab goes on to one where something can still be done.
  if ($(".act:has(.is-done) .act-tab :checked")) $(".act:has(.lamp.is-on) .act-tab input")?.click();
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

// What others do can be followed: every picture that was shown is kept, so that one can stop, step back turn by turn, and
// go on. While one looks back or has stopped, the stream waits. Nothing is kept that was not shown.
const SHOWN_KEPT = 120;
const followed = { shown: [], at: undefined, stopped: false, release: undefined };
const parts = ["progress", "players", "board-area", "standing", "log", "odds", "story", "tray"];
const keepShown = () => {
  if (!$("#story")) return;
  const picture = Object.fromEntries(parts.map((id) => [id, document.getElementById(id)?.innerHTML ?? ""]));
  followed.shown.push({ picture, turn: $("#story li")?.id });
  if (followed.shown.length > SHOWN_KEPT) followed.shown.shift();
};
const showAgain = ({ picture }) => {
  const changed = parts.filter((id) => document.getElementById(id) && document.getElementById(id).innerHTML !== picture[id]);
  const text = changed.map((id) => `<hx-partial hx-target="#${id}" hx-swap="innerMorph">${picture[id]}</hx-partial>`).join("");
  const stream = $(STREAM);
  return htmx.swap({ sourceElement: stream, target: stream, swap: "none", text });
};
const noteFollowing = () => {
  const back = followed.at !== undefined || Boolean(followed.reel);
  const stopped = back || followed.stopped;
  for (const id of ["tray", "board-area"]) document.getElementById(id).inert = back;
  $("#looking-back").hidden = followed.at === undefined;
  $("[data-story=stop]").hidden = stopped;
  $("[data-story=go]").hidden = !stopped;
  const first = followed.shown[0]?.turn;
  $("[data-story=earlier]").disabled = followed.shown[followed.at ?? followed.shown.length - 1]?.turn === first;
};
const earlier = async () => {
  const at = followed.at ?? followed.shown.length - 1;
  const to = followed.shown.findLastIndex(({ turn }, nth) => nth < at && turn !== followed.shown[at].turn);
  if (to < 0) return;
  followed.at = to;
  await showAgain(followed.shown[to]);
};
const newest = async () => {
  followed.at = followed.shown.length - 1;
  await showAgain(followed.shown[followed.at]);
  await goOn();
};
const goOn = async () => {
  // What was passed over is played again, then the table goes on from where it is.
  const until = followed.shown.length;
  const pause = { slow: 900, quick: 200, once: 0 }[$("input[name=speed]:checked")?.value] ?? 450;
  for (let nth = (followed.at ?? until) + 1; nth < until && followed.at !== undefined; nth++) {
    followed.at = nth;
    await showAgain(followed.shown[nth]);
    await new Promise((done) => setTimeout(done, still.matches ? 0 : pause));
  }
  followed.at = undefined;
  followed.stopped = false;
  followed.release?.();
};
// What is being told is passed over: the stream begins anew, behind it. Of what stays, only the time that it is shown ends.
const behind = (act) => {
  goOn();
  again = act;
  $(STREAM)._htmx.sse?.reader?.cancel();
};
if ($("#story")) {
  keepShown();
  noteFollowing();
  document.addEventListener("htmx:sse:before:message", ({ detail }) => {
    if (followed.stopped || followed.reel || followed.at !== undefined) detail.waitUntil(new Promise((release) => (followed.release = release)));
  });
  document.addEventListener("htmx:sse:after:message", () => {
    keepShown();
    noteFollowing();
  });
  // Once all is told, Take back may come to lie where Skip was: a second press in a hurry does not mean it.
  let hurried = -700;
  document.addEventListener("click", async (event) => {
    const { target, timeStamp } = event;
    if (timeStamp < hurried + 700 && target.closest("form[action$=take-back]")) event.preventDefault();
    const act = target.closest("[data-story]")?.dataset.story;
    if (!act) return;
    if (act === "skip") hurried = timeStamp;
    if (act === "stop") followed.stopped = true;
    const done = { earlier, go: goOn, now: newest, skip: behind, next: behind }[act]?.(act);
    const moved = document.activeElement;
    noteFollowing();
    await done;
    noteFollowing();
    // The button that was pressed may have given its place to the other one.
    if (moved && !moved.checkVisibility()) $("[data-story]:not([hidden]):not(:disabled)")?.focus();
  });
  // What cannot be pressed while one looks back points to the way out.
  document.addEventListener("pointerdown", ({ target }) => {
    if (followed.at !== undefined && !target.closest("a, button, label, .side")) $("#looking-back").animate({ opacity: [0.3, 1] }, 250);
  });
  // Who acts wants to see what becomes of it.
  document.addEventListener("submit", () => followed.stopped && goOn().then(noteFollowing));
  document.addEventListener("change", ({ target }) => {
    if (target.name !== "speed") return;
    document.cookie = `speed=${target.value}; path=/; max-age=31536000; samesite=lax`;
    // The stream begins anew, at its new pace, which an account knows too by then.
    fetch("/settings", { method: "POST", body: new URLSearchParams({ speed: target.value }), redirect: "manual" }).finally(() => {
      $(STREAM)?._htmx?.sse?.reader?.cancel();
    });
  });
}

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

// What a player takes flies there from where it lay: from [data-offer] to the [data-take] of the same name that has come
// into the panel; to the panel itself where that shows no things, and from the board where no offer is to be seen.
// Other things ([data-from]) say themselves between which offers and elements they fly.
const boxOf = (element) => {
  const box = element?.getBoundingClientRect();
  return box?.width ? box : undefined;
};
const takenBy = (panel) => all("[data-take]", panel).map((thing) => thing.dataset.take);
let beforeSwap;
const noteOffers = () => {
  const offers = new Map(all("[data-offer]").map((thing) => [thing.dataset.offer, boxOf(thing)]));
  beforeSwap = { offers, flown: new Set(all("[data-from]").map((thing) => thing.id)), had: new Map(all(".player").map((panel) => [panel.id, takenBy(panel)])) };
};
// What lies beyond the edge of its panel is not seen there: then it flies to the panel.
const target = (thing, panel) => {
  const [at, whole] = [boxOf(thing), boxOf(panel)];
  return at && at.bottom <= whole.bottom + 2 ? at : whole;
};
const fly = (thing, from, to) => {
  const flier = document.body.appendChild(thing.cloneNode(true));
  flier.classList.add("flier");
  const at = (box) => `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%)`;
  const way = flier.animate([{ transform: `${at(from)} scale(1.6)` }, { transform: `${at(to)} scale(1)` }], { duration: 700, easing: "cubic-bezier(0.3, 0, 0.2, 1)" });
  way.finished.finally(() => flier.remove());
};
const flyTaken = () => {
  if (!beforeSwap || still.matches || document.hidden) return;
  for (const panel of all(".player")) {
    const had = [...(beforeSwap.had.get(panel.id) ?? takenBy(panel))];
    for (const thing of all("[data-take]", panel)) {
      const known = had.indexOf(thing.dataset.take);
      if (known >= 0) had.splice(known, 1);
      else fly(thing, beforeSwap.offers.get(thing.dataset.take) ?? boxOf($("#board-area")), target(thing, panel));
    }
  }
  const place = (names) => names.split(" ").map((name) => beforeSwap.offers.get(name) ?? boxOf(document.getElementById(name))).find(Boolean);
  for (const thing of all("[data-from]").filter(({ id }) => !beforeSwap.flown.has(id))) {
    const [from, to] = [place(thing.dataset.from), place(thing.dataset.to)];
    if (from && to) fly(thing.firstElementChild, from, to);
  }
  beforeSwap = undefined;
};
document.addEventListener("htmx:sse:before:message", noteOffers);
document.addEventListener("htmx:sse:after:message", flyTaken);

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
    const text = days ? `${days} d ${hours} h` : hours ? `${hours} h ${two(minutes)} min` : `${minutes}:${two(seconds % 60)}`;
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
// So it is where its tab is left: what is not seen is not chosen.
document.addEventListener("change", (event) => {
  if (event.target.matches("input[name=act]")) putDown();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") putDown();
  if (!(event.target instanceof Element)) return;
  // Enter on a choice goes on to its buttons; by itself it would press the first button of the form.
  if (event.key === "Enter" && event.target.matches("input[type=radio]")) {
    event.preventDefault();
    const then = document.getElementById(event.target.getAttribute("aria-controls"));
    $("button:not([hidden])", then ?? event.target.closest("label")?.nextElementSibling ?? event.target)?.focus();
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
};
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
  } else if (chosen && !isFull(chosen)) lay(thing, chosen);
  noteLanes(sorter);
  thing.focus();
});
document.addEventListener("change", (event) => {
  const sorter = event.target.closest("[data-sorter]");
  if (sorter) noteLanes(sorter);
});

$("[data-print]")?.addEventListener("click", () => print());
