// Shows notices when no page is open. It keeps nothing and answers no requests.

self.addEventListener("push", (event) => {
  const said = event.data?.json() ?? {};
  const { title = "Stolik", body = "", path = "/you/tables", lang = "" } = said;
  event.waitUntil(self.registration.showNotification(title, { body, lang, tag: path, renotify: true, data: { path } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = new URL(event.notification.data.path, self.location.origin);
  const show = async () => {
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = open.find((page) => new URL(page.url).pathname === table.pathname);
    return there ? there.focus() : self.clients.openWindow(table.href);
  };
  event.waitUntil(show());
});

// A browser that changes its address tells the new one.
self.addEventListener("pushsubscriptionchange", (event) => {
  const tell = async () => {
    const options = event.oldSubscription?.options;
    const fresh = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
    if (!fresh) return;
    const { endpoint, keys } = fresh.toJSON();
    await fetch("/settings/push", { method: "POST", body: new URLSearchParams({ endpoint, ...keys }) });
  };
  event.waitUntil(tell());
});
