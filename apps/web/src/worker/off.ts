// Served instead of sw.js with OFFLINE=off: deletes what the worker that keeps files has kept, and answers nothing itself.
import { showNotifications } from './push';
import { scope } from './scope';

showNotifications();
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(clear()));

async function clear(): Promise<void> {
  for (const name of await scope.caches.keys()) await scope.caches.delete(name);
  await scope.registration.navigationPreload?.disable();
  await scope.clients.claim();
  // With it, the notifications that a person has turned on would end.
  if (!(await scope.registration.pushManager.getSubscription())) await scope.registration.unregister();
}
