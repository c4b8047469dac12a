// The laws of layout: a function that measures the page as it lies in the window and lists what breaks a law, each as
// "law: element and figures". It looks only at what a person would see at the top of the page.
(() => {
  const broken = [];
  const wide = document.documentElement.clientWidth;
  const high = innerHeight;
  const say = (law, element, figures) => broken.push(`${law}: ${name(element)} ${figures}`);
  const name = (element) => {
    const words = (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 40);
    const classes = element.getAttribute("class")?.trim().split(/\s+/).slice(0, 2).join(".") ?? "";
    return `${element.localName}${element.id ? `#${element.id}` : ""}${classes && `.${classes}`} “${words}”`;
  };
  const round = (box) => `${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`;
  // Pictures of a page that cannot be touched are no page.
  const all = (selector, from = document) => [...from.querySelectorAll(selector)].filter((element) => !element.closest("[inert]"));
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  // What the boxes around an element leave to be seen of it: the window, and every box that clips or scrolls.
  const seen = (element) => {
    const own = element.getBoundingClientRect();
    let { left, top, right, bottom } = own;
    let { position } = getComputedStyle(element);
    for (let box = element.parentElement; box && box !== document.body && position !== "fixed"; box = box.parentElement) {
      const style = getComputedStyle(box);
      const { overflowX, overflowY } = style;
      // What is placed in a box further out is not clipped by those between.
      const holds = style.position !== "static" || style.transform !== "none" || style.containerType !== "normal";
      if (position === "absolute" && !holds) continue;
      ({ position } = style);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const edge = box.getBoundingClientRect();
      if (overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { edge: right, left: Math.max(left, 0), top: Math.max(top, 0), right: Math.min(right, wide), bottom: Math.min(bottom, high), own };
  };
  const isWhole = (element) => {
    const box = seen(element);
    const { own } = box;
    return box.left <= own.left + 1 && box.top <= own.top + 1 && box.right >= own.right - 1 && box.bottom >= own.bottom - 1;
  };

  // Who hears the board hears sentences.
  for (const told of all("#board-area p.sr")) if (!/^\p{Lu}.*\.$/su.test(told.textContent.trim())) say("not told in sentences", told, "");

  // Nothing is wider than the window.
  if (document.documentElement.scrollWidth > wide + 1) {
    const widest = all("body *").filter(shown).filter((element) => seen(element).edge > wide + 1);
    say("wider than the window", widest.at(-1) ?? document.body, `${document.documentElement.scrollWidth} of ${wide}`);
  }

  // The board is whole, and large enough.
  const board = document.querySelector(".page-table .board > :is(svg, div, section)");
  if (board) {
    const box = board.getBoundingClientRect();
    const tray = document.querySelector("#tray").getBoundingClientRect();
    const under = Math.min(box.right, tray.right) - Math.max(box.left, tray.left) > 1 && Math.min(box.bottom, tray.bottom) - Math.max(box.top, tray.top) > 1;
    // A phone has no room for both a whole board and a sheet of many things to choose from; the smallest cut a little of
    // the board.
    const covered = box.bottom - tray.top;
    const sheet = wide < 400 && document.querySelector("[data-sorter], .so-open, .so-choices, .dr-hand, .dr-heroes, .dr-targets");
    if (under && covered > (sheet ? 0.8 * box.height : wide < 360 ? box.height / 2 : 2)) say("board under the tray", board, `${round(box)}, tray ${round(tray)}`);
    if (!isWhole(board)) say("board not whole", board, `${round(box)} in ${wide}×${high}`);
    if (Math.min(box.width, box.height) < 0.4 * Math.min(wide, high) - 1) say("board too small", board, `${Math.round(box.width)}×${Math.round(box.height)}`);
  }

  // What the prompt asks for, and the buttons that answer it, are in sight; so is the button of a choice once made.
  const ask = document.querySelector("#tray .ask > p");
  if (ask && !isWhole(ask)) say("prompt out of sight", ask, round(ask.getBoundingClientRect()));
  const answers = all("button[name=move]:not([disabled]), label:has(> input[name=pick]), [data-thing]").filter(shown);
  for (const answer of answers.filter((answer) => answer.closest(".then") && !isWhole(answer))) {
    say("answer out of sight", answer, round(answer.getBoundingClientRect()));
  }
  if (answers.length && !answers.some(isWhole)) say("no answer in sight", answers[0], round(answers[0].getBoundingClientRect()));

  // A wide window has room for all that is asked: nothing hangs over the tray's edge.
  const tray = document.querySelector(".page-table #tray");
  if (tray && wide >= 1200 && tray.scrollHeight > tray.clientHeight + 1) {
    const lowest = all("*", tray).filter(shown).reduce((one, other) => (other.getBoundingClientRect().bottom > one.getBoundingClientRect().bottom ? other : one), tray);
    say("over the tray's edge", lowest, `${tray.scrollHeight} of ${tray.clientHeight}`);
  }

  // No control covers another, or a player.
  const CONTROLS = "a[href], button, label:has(> input), input:not([type=hidden]), select, summary";
  const controls = all(CONTROLS).filter((control) => shown(control) && !control.closest(".players-more, .sr"));
  const over = (element) => {
    const box = seen(element);
    if (box.right - box.left < 2 || box.bottom - box.top < 2) return null;
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!top || top === element || element.contains(top) || top.contains(element)) return null;
    return top.closest(CONTROLS) ?? top.closest(".then, .so-then, .tray");
  };
  for (const element of [...controls, ...all(".player")]) {
    const cover = over(element);
    if (wide < 360 && cover?.closest(".tray") && element.closest(".board")) continue;
    if (!cover || cover.closest(".players-more") || cover.contains(element) || element.contains(cover)) continue;
    // What belongs to a picked choice may lie over the other choices, but not over players or the bar.
    if (cover.closest(".then, .so-then") && !element.matches(".player") && !element.closest(".bar")) continue;
    // The label of a box and what is named by it are one control.
    if (cover.control === element || element.control === cover || cover.htmlFor === element.id) continue;
    say("covered", element, `by ${name(cover)}`);
  }

  // No text is cut where there is free space beside it.
  for (const element of all("body *")) {
    if (!element.childElementCount && element.scrollWidth > element.clientWidth + 1 && shown(element)) {
      const style = getComputedStyle(element);
      if (style.overflowX === "visible" || style.display === "inline" || style.clipPath !== "none" || element.closest(".sr, select, input")) continue;
      const missing = element.scrollWidth - element.clientWidth;
      const box = element.getBoundingClientRect();
      const y = (box.top + box.bottom) / 2;
      const beside = document.elementFromPoint(box.right + 1, y);
      const around = element.parentElement.parentElement.getBoundingClientRect();
      const next = all("*", element.parentElement.parentElement).filter((other) => other !== element && !other.contains(element) && !element.contains(other) && shown(other))
        .map((other) => other.getBoundingClientRect()).filter((other) => other.width && other.left >= box.right - 1 && other.top < y && other.bottom > y);
      const free = Math.min(around.right, ...next.map((other) => other.left)) - box.right;
      if (beside && free >= missing + 12) say("cut beside free space", element, `${missing} missing, ${Math.round(free)} free`);
    }
  }
  return broken;
})()
