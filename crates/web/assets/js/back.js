// Looking back at a table that goes on: what does it (replay.js) is loaded by who looks.
const lookButton = $("[data-look-back]");
let backLoaded;
const loadBack = () => {
  backLoaded ??= Promise.all(
    [["link", { rel: "stylesheet", href: lookButton?.dataset.style }], ["script", { src: lookButton?.dataset.script }]].map(
      ([name, values]) =>
        new Promise((loaded, failed) => {
          const element = Object.assign(document.createElement(name), values);
          element.addEventListener("load", loaded);
          element.addEventListener("error", failed);
          document.head.append(element);
        }),
    ),
  );
  return backLoaded;
};

// Who comes back after more than a minute is shown, once, what happened since. This browser notes how much it was shown.
const AWAY = 60_000;
const seenKey = `seen ${location.pathname}`;
const noteSeen = () => {
  if (document.hidden || $("#look-back [data-away]")) return;
  localStorage.setItem(seenKey, JSON.stringify({ told: followed.told, at: Date.now() }));
};
const comeBack = async () => {
  const before = JSON.parse(localStorage.getItem(seenKey) ?? "null");
  noteSeen();
  if (!before || Date.now() - before.at < AWAY || before.told >= followed.told) return;
  await loadBack();
  await playAway(`${lookButton.dataset.lookBack.replace("/bar", "/away")}?told=${before.told}`);
};

if (lookButton) {
  const address = lookButton.dataset.lookBack;
  followed.told = Number($("main").dataset.heard);
  comeBack();
  document.addEventListener("htmx:sse:after:message", ({ detail }) => {
    followed.told = Math.max(followed.told, Number(detail.message?.id) || 0);
    noteSeen();
  });
  setInterval(noteSeen, 10_000);
  document.addEventListener("visibilitychange", () => !document.hidden && comeBack());
  document.addEventListener("click", async (event) => {
    const { target } = event;
    // A turn of the log is the way to its moment.
    const told = target.closest("#log .log-turn")?.id.match(/^turn-(\d+)$/)?.[1];
    const [look, leave, from] = ["[data-look-back]", "[data-reel=leave]", "[data-look-from]"].map((css) => target.closest(css));
    if (!told && !look && !leave && !from) return;
    event.preventDefault();
    await loadBack();
    if (leave || (look && followed.reel)) await toNow();
    else if (look) await lookBack(address);
    else {
      if ($("#side").matches(":popover-open")) $("#side").hidePopover();
      await lookFrom(from ? from.dataset.lookFrom : `${address}?told=${told}`);
    }
  });
}
