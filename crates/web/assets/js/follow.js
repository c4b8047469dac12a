// Following what others do at a table. Needs stolik.js.

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
