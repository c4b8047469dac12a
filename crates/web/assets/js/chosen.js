// What some have chosen: to be asked before a move is sent, and sounds. Needs stolik.js.

// A move is sent by the second press, where one wants to be asked.
const CONFIRM = document.documentElement.dataset.confirm;
const IN_A_HURRY = 500;
const asked = new WeakMap();
document.addEventListener(
  "click",
  (event) => {
    const button = CONFIRM && event.target.closest("form[action$='/play'] button[name=move]");
    if (!button || button.disabled) return;
    const isAsked = Boolean(button.dataset.sure);
    // The second tap of two in a hurry answers nothing.
    if (isAsked && event.timeStamp > asked.get(button) + IN_A_HURRY) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isAsked) return;
    for (const other of all("[data-sure]")) other.dispatchEvent(new Event("unsure"));
    // The question takes the place of the words, and no more than that.
    const { width, height } = getComputedStyle(button);
    [button.style.minWidth, button.style.minHeight] = [width, height];
    button.dataset.sure = CONFIRM;
    asked.set(button, event.timeStamp);
    const unsure = () => {
      delete button.dataset.sure;
      [button.style.minWidth, button.style.minHeight] = ["", ""];
    };
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
