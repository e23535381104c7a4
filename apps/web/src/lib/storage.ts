// What this browser remembers: the only module that touches its storage, which browsers may block, fill up or not have.

interface Store {
  /** Returns null for what was never written, or cannot be read. */
  read(key: string): string | null;
  /** Returns whether the browser has stored the value; otherwise it lasts as long as this page. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

function storeOf(open: () => Storage): Store {
  const unstored = new Map<string, string>();
  return {
    read: (key) => unstored.get(key) ?? unlessRefused(() => open().getItem(key)),
    write: (key, value) => {
      unstored.set(key, value);
      return unlessRefused(() => (open().setItem(key, value), unstored.delete(key))) ?? false;
    },
    remove: (key) => {
      unstored.delete(key);
      unlessRefused(() => open().removeItem(key));
    },
  };
}

function unlessRefused<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** For all tabs, until it is removed. */
export const deviceStore = storeOf(() => window.localStorage);

/** Names the person this browser keeps texts for. */
export const keptForKey = 'somo-kept-for';

/** Where it stands what a person has chosen for calls. */
export const callsKey = 'somo-classroom';

/** For this tab, through reloads. */
export const tabStore = storeOf(() => window.sessionStorage);

/** The database with what this device knows of a session while the server does not answer. */
export const deviceName = 'somo-device';

/** Deletes that, which makes all copies on this device unreadable. */
export const forgetDevice = (): unknown => unlessRefused(() => window.indexedDB.deleteDatabase(deviceName));

/** Returns whether this site may read what it stored earlier. */
export const hasStorage = (): boolean => unlessRefused(() => (window.localStorage.getItem(''), true)) ?? false;

/** Returns the value of a cookie that scripts may read; null if there is none, or it cannot be read. */
export const cookieOf = (name: string): string | null =>
  unlessRefused(() => document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`)))?.slice(name.length + 1) ?? null;
