// A game seen again: steps come as HTML, some ahead of the one that is shown, and the browser puts them into the page.
"use strict";

// How many steps are asked for at once, how many of those shown are kept, and how far to look ahead.
const REEL_BATCH = 16;
const REEL_KEPT = 400;
const REEL_AHEAD = 48;

class Reel {
  constructor(bar, show) {
    this.bar = bar;
    this.show = show;
    this.last = Number(bar.dataset.last);
    this.step = Number(bar.dataset.step);
    this.turns = bar.dataset.turns.split(" ").filter(Boolean).map((turn) => parseInt(turn, 10));
    this.known = new Map();
    this.asked = new Map();
    this.playing = undefined;
    bar.addEventListener("click", (event) => this.press(event));
    const slider = $("input[type=range]", bar);
    slider.addEventListener("input", () => this.go(Number(slider.value)));
    const plot = $(".reel-plot", bar);
    const along = (event) => {
      const box = plot.getBoundingClientRect();
      this.go(Math.round(((event.clientX - box.left) / box.width) * this.last));
    };
    plot.addEventListener("pointerdown", (event) => {
      plot.setPointerCapture(event.pointerId);
      along(event);
    });
    plot.addEventListener("pointermove", (event) => plot.hasPointerCapture(event.pointerId) && along(event));
    this.note();
    this.lookAhead();
  }

  // The step as it is drawn: known, asked for already, or asked for now.
  async frame(step) {
    if (this.known.has(step)) return this.known.get(step);
    await this.ask(step, step);
    return this.known.get(step);
  }

  // Asks for some steps; those on their way are not asked for again.
  async ask(from, to) {
    const key = `${from} ${to}`;
    if (!this.asked.has(key)) {
      this.asked.set(key, this.fetch(from, to).finally(() => this.asked.delete(key)));
    }
    return this.asked.get(key);
  }

  async fetch(from, to) {
    const address = `${this.bar.dataset.frames}&from=${from}&to=${to}`;
    const record = $("#replay input[name=record]");
    const how = record ? { method: "POST", body: new URLSearchParams({ record: record.value }) } : {};
    const reply = await fetch(address, how);
    offline({ sending: false });
    if (!reply.ok) return;
    const { from: first, parts, steps, looks } = await reply.json();
    steps.forEach(({ pace, looks: own }, at) => {
      this.known.set(first + at, { pace, parts: parts.map((id, nth) => [id, looks[own[nth]]]) });
    });
    for (const step of this.known.keys()) {
      if (this.known.size <= REEL_KEPT) break;
      if (Math.abs(step - this.step) > REEL_AHEAD * 2) this.known.delete(step);
    }
  }

  // Steps around the one that is shown are drawn before they are asked for.
  async lookAhead() {
    if (this.looking) return;
    this.looking = true;
    try {
      for (let tries = 0; tries < 2 * REEL_AHEAD; tries++) {
        const to = Math.min(this.last, this.step + REEL_AHEAD);
        const from = Math.max(0, this.step - REEL_BATCH);
        let next = Array.from({ length: to - this.step + 1 }, (_, nth) => this.step + nth).find((step) => !this.known.has(step));
        next ??= Array.from({ length: this.step - from }, (_, nth) => from + nth).find((step) => !this.known.has(step));
        if (next === undefined || document.hidden) break;
        await this.ask(next, Math.min(this.last, next + REEL_BATCH - 1));
        if (!this.known.has(next)) break;
      }
    } catch {
      // What is not there yet is asked for again when it is wanted.
    } finally {
      this.looking = false;
    }
  }

  // Shows a step. While one is on its way only the last that was wanted follows.
  async go(step, played = false) {
    if (!played) this.stop();
    this.wanted = Math.max(0, Math.min(this.last, step));
    const near = this.wanted === this.step + 1;
    this.noteAt(this.wanted);
    if (this.busy) return this.busy;
    this.busy = (async () => {
      try {
        while (this.wanted !== this.step || !this.shown) {
          const next = this.wanted;
          const frame = await this.frame(next);
          if (!frame) break;
          if (this.wanted !== next && !played) continue;
          document.body.classList.toggle("is-jumping", !near || still.matches);
          await this.show(frame.parts);
          this.step = next;
          this.shown = true;
        }
      } catch {
        offline({ sending: true });
      } finally {
        this.busy = undefined;
        this.note();
        this.lookAhead();
      }
    })();
    return this.busy;
  }

  stop() {
    clearTimeout(this.playing);
    this.playing = undefined;
    this.notePlaying();
  }

  async play() {
    if (this.step >= this.last) await this.go(0);
    this.playing = setTimeout(() => {}, 0);
    this.notePlaying();
    const on = async () => {
      if (this.playing === undefined) return;
      await this.go(this.step + 1, true);
      if (this.playing === undefined) return;
      if (this.step >= this.last) {
        this.stop();
        return this.atEnd?.();
      }
      const pace = this.known.get(this.step)?.pace || 400;
      this.playing = setTimeout(on, pace * Number($("[data-reel-speed]", this.bar).value));
    };
    await on();
  }

  turnBefore() {
    return this.turns.findLast((turn) => turn < this.step) ?? 0;
  }

  turnAfter() {
    return this.turns.find((turn) => turn > this.step) ?? this.last;
  }

  act(name) {
    const to = {
      first: () => 0,
      back: () => this.step - 1,
      next: () => this.step + 1,
      last: () => this.last,
      "turn-back": () => this.turnBefore(),
      "turn-on": () => this.turnAfter(),
    }[name];
    if (to) this.go(to());
    else if (name === "play") void (this.playing === undefined ? this.play() : this.stop());
  }

  press(event) {
    const button = event.target.closest("[data-reel]");
    if (!button) return;
    event.preventDefault();
    this.act(button.dataset.reel);
  }

  // Keys while nothing is typed; whether this was one.
  key(event) {
    const name = {
      ArrowLeft: event.shiftKey ? "turn-back" : "back",
      ArrowRight: event.shiftKey ? "turn-on" : "next",
      ArrowUp: "turn-back",
      ArrowDown: "turn-on",
      Home: "first",
      End: "last",
      " ": "play",
    }[event.key];
    if (!name || event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === " " && event.target.closest("button, a, summary")) return false;
    if (event.key.startsWith("Arrow") && event.target.closest(".log, .tab-panel, .scroll-x") && /Up|Down/.test(event.key)) return false;
    event.preventDefault();
    this.act(name);
    return true;
  }

  noteAt(step) {
    $("input[type=range]", this.bar).value = step;
    $(".reel-at", this.bar).textContent = `${step} / ${this.last}`;
    $(".reel-now", this.bar).setAttribute("d", `M${step} 0V100`);
  }

  notePlaying() {
    const playing = this.playing !== undefined;
    const button = $("[data-reel=play]", this.bar);
    button.dataset.words ??= button.title;
    button.title = playing ? button.dataset.stop : button.dataset.words;
    button.setAttribute("aria-label", button.title);
    $(".reel-play", button).hidden = playing;
    $(".reel-stop", button).hidden = !playing;
  }

  // Slider, log and address say which step is shown.
  note() {
    this.noteAt(this.step);
    const end = { first: this.step === 0, back: this.step === 0, "turn-back": this.step === 0 };
    const begin = { next: this.step === this.last, last: this.step === this.last, "turn-on": this.step === this.last };
    for (const [name, off] of Object.entries({ ...end, ...begin })) $(`[data-reel="${name}"]`, this.bar).setAttribute("aria-disabled", off);
    const log = $(".replay #log");
    if (!log) return;
    const now = all("[data-step]", log).findLast((turn) => Number(turn.dataset.step) <= this.step);
    for (const turn of all(".is-now", log)) if (turn !== now) turn.classList.remove("is-now");
    now?.classList.add("is-now");
    if (now && log.clientHeight) log.scrollTop = now.offsetTop - log.clientHeight / 2;
    else if (log) log.scrollTop = 0;
    if (!this.bar.dataset.here) return;
    clearTimeout(this.noting);
    const address = `${this.bar.dataset.here}&step=${this.step}`;
    this.noting = setTimeout(() => history.replaceState(null, "", address), 250);
    for (const moment of all("[data-moment]")) noteMoment(moment, this.step);
  }
}

// What is shared is the moment that is shown.
const noteMoment = (moment, step) => {
  const here = $("#reel").dataset.here;
  const at = (address) => address.replace(/step=(\d+|STEP)/, `step=${step}`);
  if (moment.dataset.moment === "href") moment.href = here.replace("/embed", "/replay") + `&step=${step}`;
  if (moment.dataset.moment === "picture") moment.href = at(moment.getAttribute("href"));
  for (const name of ["copy", "fetch", "text"]) if (moment.dataset[name]) moment.dataset[name] = at(moment.dataset[name]);
};

// A step goes into the page part by part; parts that look the same stay as they are.
const shownParts = new Map();
const showParts = async (parts) => {
  const changed = parts.filter(([id, look]) => document.getElementById(id) && shownParts.get(id) !== look);
  for (const [id, look] of changed) shownParts.set(id, look);
  if (!changed.length) return;
  const text = changed.map(([id, look]) => `<hx-partial hx-target="#${id}" hx-swap="innerMorph">${look}</hx-partial>`).join("");
  const main = $("main");
  await htmx.swap({ sourceElement: main, target: main, swap: "none", text });
};

// On narrow screens the log lies in a sheet, which opens at the step that is shown.
$(".replay > .side")?.addEventListener("toggle", ({ newState }) => {
  if (newState === "open") $(".replay #log .is-now")?.scrollIntoView({ block: "center" });
});

// What is swiped over the board goes to the next turn or back.
const swipes = (area, reel) => {
  let begun;
  area.addEventListener("touchstart", ({ touches }) => (begun = touches.length === 1 && { x: touches[0].clientX, y: touches[0].clientY }), { passive: true });
  area.addEventListener("touchend", ({ changedTouches }) => {
    if (!begun) return;
    const [x, y] = [changedTouches[0].clientX - begun.x, changedTouches[0].clientY - begun.y];
    if (Math.abs(x) > 48 && Math.abs(x) > 2 * Math.abs(y)) reel().act(x < 0 ? "turn-on" : "turn-back");
  });
};

// The page of a game that is seen again.
let reel;
if ($("main.replay")) {
  reel = new Reel($("#reel"), showParts);
  reel.shown = true;
  swipes($("#board-area"), () => reel);
  document.addEventListener("keydown", (event) => reel.key(event));
  document.addEventListener("click", (event) => {
    const jump = event.target.closest(".log-jump");
    if (!jump) return;
    event.preventDefault();
    jump.closest(":popover-open")?.hidePopover();
    reel.go(Number(jump.value ?? jump.dataset.step));
  });
  // A sheet can be linked to.
  const sheet = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  if (sheet?.popover) sheet.showPopover();
}

// Copying a text that is written here or asked for.
const copy = async (button, text) => {
  if (!navigator.clipboard) return void prompt(button.textContent, text);
  await navigator.clipboard.writeText(text);
  const before = button.textContent;
  button.textContent = button.dataset.done;
  setTimeout(() => (button.textContent = before), 1600);
};
document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-fetch], [data-text]");
  if (!button) return;
  if (button.dataset.text) return copy(button, button.dataset.text);
  const reply = await fetch(button.dataset.fetch);
  if (reply.ok) await copy(button, await reply.text());
});

// A record comes from a file that is chosen or dropped.
const readInto = async (file, field) => {
  if (!file) return;
  field.value = await file.text();
  field.dispatchEvent(new Event("input", { bubbles: true }));
};
document.addEventListener("change", ({ target }) => {
  if (target.dataset.fill) readInto(target.files[0], target.form.elements[target.dataset.fill]);
});
for (const field of all("[data-drop]")) {
  const over = (event) => {
    event.preventDefault();
    field.classList.toggle("is-over", event.type === "dragover");
  };
  for (const name of ["dragover", "dragleave", "drop"]) document.addEventListener(name, over);
  document.addEventListener("drop", ({ dataTransfer }) => readInto(dataTransfer.files[0], field));
}

// At a table that goes on one looks back without leaving it: the bar comes up, the table waits, and one key goes back
// to now. What is seen is what this viewer was shown.
const lookBack = async (address) => {
  if (followed.reel) return;
  const place = $("#look-back");
  const reply = await fetch(address);
  if (reply.status !== 200 || followed.reel) return;
  place.innerHTML = await reply.text();
  place.hidden = false;
  if (!$("#reel", place)) return void $("[data-reel=leave]", place).focus();
  followed.at = undefined;
  followed.reel = reel = new Reel($("#reel"), showParts);
  shownParts.clear();
  document.body.classList.add("is-looking-back");
  noteFollowing();
  $("[data-reel=back]").focus();
  return reel;
};
const toNow = async () => {
  if (!followed.reel) {
    $("#look-back").hidden = true;
    return void $("#look-back").replaceChildren();
  }
  followed.reel.stop();
  followed.reel = reel = undefined;
  $("#look-back").hidden = true;
  $("#look-back").replaceChildren();
  document.body.classList.remove("is-looking-back", "is-jumping");
  await showAgain(followed.shown.at(-1));
  noteFollowing();
  if (!followed.stopped) followed.release?.();
  $("[data-look-back]")?.focus();
};
document.addEventListener("keydown", (event) => {
  if (!$("#look-back")) return;
  if (event.key === "Escape" && !$("#look-back").hidden) toNow();
  else followed.reel?.key(event);
});
if ($("#look-back")) swipes($("#board-area"), () => followed.reel ?? { act() {} });

// What happened while somebody was away is played, and then the table goes on.
const playAway = async (address) => {
  const looking = await lookBack(address);
  if (!looking) return;
  looking.atEnd = toNow;
  await looking.go(looking.step);
  await looking.play();
};
const lookFrom = async (address) => {
  await toNow();
  const looking = await lookBack(address);
  await looking?.go(looking.step);
};

// Files that are brought in go one by one, each with what became of it.
const bringIn = async (files, address) => {
  for (const file of files) {
    const reply = await fetch(`${address}?name=${encodeURIComponent(file.name)}`, { method: "POST", body: file });
    const line = document.createElement("li");
    line.className = "is-bad";
    if (reply.ok) $("#imported").insertAdjacentHTML("beforeend", await reply.text());
    else $("#imported").append(Object.assign(line, { textContent: `${file.name}: ${(await reply.json().catch(() => ({}))).detail ?? reply.status}` }));
  }
};
document.addEventListener("change", ({ target }) => target.dataset.import && bringIn(target.files, target.dataset.import));
for (const place of all("[data-drop-files]")) {
  place.addEventListener("dragover", (event) => event.preventDefault());
  place.addEventListener("drop", (event) => {
    event.preventDefault();
    bringIn(event.dataTransfer.files, $("input", place).dataset.import);
  });
}
