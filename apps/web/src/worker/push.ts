// Shows the notifications that Somo sends while it is closed, and leads to what they are about.
import { scope } from './scope';

interface Told {
  title: string;
  body: string;
  navigate: string;
  tag: string;
}

/** Shows what is pushed and follows what is pressed. */
export function showNotifications(): void {
  // Browsers end a subscription whose messages are not shown, so that one that cannot be read shows something, too.
  scope.addEventListener('push', (event) => {
    let told: Told = { title: 'Somo', body: '', navigate: '/', tag: 'somo' };
    try {
      told = { ...told, ...(event.data?.json() as { notification: Partial<Told> }).notification };
    } catch {
      // Shown without words.
    }
    const { title, body, tag, navigate } = told;
    event.waitUntil(scope.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path: pathOf(navigate) } }));
  });

  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    event.waitUntil(open(pathOf((notification.data as { path?: string } | null)?.path)));
  });
}

async function open(path: string): Promise<unknown> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A call is not left for a notification.
  const page = pages.find(({ url }) => !url.includes('/classroom/'));
  if (!page) return scope.clients.openWindow(path);
  page.postMessage({ type: 'somo.navigate', path });
  return page.focus();
}

/** Returns the path of a page of this site. */
function pathOf(address: string | undefined): string {
  try {
    const { origin } = scope.location;
    const url = new URL(address ?? '/', origin);
    return url.origin === origin ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}
