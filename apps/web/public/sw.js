// Shows the notifications that Somo sends while it is closed, and leads to what they are about. It caches nothing.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Browsers end a subscription whose messages are not shown, so that one that cannot be read shows something, too. */
self.addEventListener('push', (event) => {
  let told = { title: 'Somo', body: '', navigate: '/', tag: 'somo' };
  try {
    told = { ...told, ...event.data.json().notification };
  } catch {
    // Shown without words.
  }
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: told.body,
      tag: told.tag,
      icon: '/favicon.svg',
      data: { path: pathOf(told.navigate) },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = pathOf(event.notification.data && event.notification.data.path);
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (pages) => {
      // A call is not left for a notification.
      const page = pages.find(({ url }) => !url.includes('/classroom/'));
      if (!page) return self.clients.openWindow(path);
      page.postMessage({ type: 'somo.navigate', path });
      return page.focus();
    }),
  );
});

/** Only pages of this site. */
function pathOf(address) {
  try {
    const url = new URL(address || '/', self.location.origin);
    return url.origin === self.location.origin ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}
