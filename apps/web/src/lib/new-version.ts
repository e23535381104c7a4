// The service worker of a new version, which waits until the person wants it. Nothing is reloaded under them.
import { buildName } from './build-name';

let waiting: ServiceWorker | null = null;
let followed: ServiceWorkerRegistration | null = null;
const listeners = new Set<() => void>();

function become(worker: ServiceWorker | null): void {
  waiting = worker;
  listeners.forEach((listener) => listener());
}

/** Notices new versions of a registered worker: one that is installed while another is in charge. Called again, it does nothing more. */
export function followVersions(registration: ServiceWorkerRegistration): void {
  if (followed === registration) return;
  followed = registration;
  const noteWaiting = () => {
    // It takes over by itself if this page is of its build, and says so if it is not.
    if (navigator.serviceWorker.controller) registration.waiting?.postMessage({ type: 'somo.page', build: buildName() });
  };
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
    if (data?.type === 'somo.new-version') become(registration.waiting);
  });
  noteWaiting();
  // Another tab may have put it in charge: this page is of the version before, and so are its files.
  navigator.serviceWorker.addEventListener('controllerchange', () => become(null));
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', noteWaiting));
}

export const newVersion = {
  isThere: () => waiting !== null,

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Puts the new version in charge and reloads this page. Other pages go on with theirs. */
  take(): void {
    if (waiting?.state !== 'installed') {
      window.location.reload();
      return;
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    waiting.postMessage({ type: 'somo.update' });
  },
};
