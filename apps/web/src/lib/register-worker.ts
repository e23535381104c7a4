/** Registers the service worker, which keeps files and shows notifications; the browser asks the server for it each time. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
