// The parts of a service worker's global scope that the workers use: the types of pages, which all other files have, lack them.

export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushedEvent extends WorkerEvent {
  data: { json(): unknown } | null;
}

interface NotificationEvent extends WorkerEvent {
  notification: Notification;
}

export interface MessageToWorker extends WorkerEvent {
  data: unknown;
  /** The page that has sent it. */
  source: { postMessage(message: unknown): void } | null;
}

interface PageOfSite {
  url: string;
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
}

interface Events {
  install: WorkerEvent;
  activate: WorkerEvent;
  push: PushedEvent;
  notificationclick: NotificationEvent;
  message: MessageToWorker;
}

interface Scope {
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
  skipWaiting(): Promise<void>;
  location: Location;
  caches: CacheStorage;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<PageOfSite[]>;
    openWindow(path: string): Promise<unknown>;
  };
}

export const scope = self as unknown as Scope;
