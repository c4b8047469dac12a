// Switches the notices of this browser on and off.
{
  const part = document.getElementById("push");
  const form = $("form[action='/settings/push']", part);
  const show = (state) => {
    for (const words of all("[data-push]", part)) words.hidden = words.dataset.push !== state;
    form.hidden = state !== "off";
  };
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
  const current = async () => (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  // As the server calls a browser: the start of the hash of its address.
  const named = async ({ endpoint }) => {
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
    return Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
  };
  const look = async () => {
    if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return show("none");
    const subscription = await current();
    const own = subscription && $(`[data-browser="${await named(subscription)}"]`, part);
    if (own) {
      $(".chip", own).hidden = false;
      return show("on");
    }
    show(Notification.permission === "denied" ? "denied" : "off");
  };
  const switchOn = async () => {
    if ((await Notification.requestPermission()) !== "granted") return show("denied");
    await navigator.serviceWorker.register("/sw.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    // One of another house that was here before would stand in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: bytes(part.dataset.key) };
    const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
    Object.entries({ endpoint, ...keys }).forEach(([name, value]) => (form.elements[name].value = value));
    form.submit();
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    switchOn().catch(() => show("failed"));
  });
  part.addEventListener("submit", async (event) => {
    const item = event.target.closest("[data-browser]");
    if (!item || $(".chip", item).hidden) return;
    event.preventDefault();
    await (await current())?.unsubscribe().catch(() => {});
    event.target.submit();
  });
  look().catch(() => show("none"));
}
