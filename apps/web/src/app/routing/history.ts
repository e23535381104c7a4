import { createPath, parsePath, type Location, type To } from 'react-router-dom';
import { newKey } from '../../lib/key';

/** The entries behind the browser's Back and Forward. */
export interface PageHistory {
  location: () => Location;
  push: (location: Location) => void;
  replace: (location: Location) => void;
  go: (by: number) => void;
  /** Calls back after Back, Forward or `go`. */
  listen: (onTurn: () => void) => void;
}

/** Only encodes with it: its host never appears. */
const anyOrigin = 'http://localhost';

/** Returns a new entry for a path, with what the page keeps in it. */
export function entryOf(to: To, state: unknown): Location {
  const path = typeof to === 'string' ? parsePath(to) : to;
  const { pathname, search, hash } = new URL(createPath(path), anyOrigin);
  return { pathname, search, hash, state: state ?? null, key: newKey() };
}

/** What an entry of the browser's history keeps; older releases wrote the same. */
interface Kept {
  usr?: unknown;
  key?: string;
}

export function browserHistory(): PageHistory {
  const { history } = window;
  const kept = ({ state, key }: Location): Kept => ({ usr: state as unknown, key });
  return {
    location: () => {
      const { pathname, search, hash } = window.location;
      const { usr = null, key = 'default' } = (history.state ?? {}) as Kept;
      return { pathname, search, hash, state: usr, key };
    },
    push: (entry) => {
      try {
        history.pushState(kept(entry), '', createPath(entry));
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        // Safari refuses more than 100 entries in ten seconds.
        window.location.assign(createPath(entry));
      }
    },
    replace: (entry) => history.replaceState(kept(entry), '', createPath(entry)),
    go: (by) => history.go(by),
    listen: (onTurn) => window.addEventListener('popstate', onTurn),
  };
}

/** A history outside the browser's, in specs and where pages are rendered at build time. */
export function memoryHistory(to: To, state?: unknown): PageHistory {
  const entries = [{ ...entryOf(to, state), key: 'default' }];
  let at = 0;
  let turned = () => {};
  return {
    location: () => entries[at]!,
    push: (entry) => {
      at += 1;
      entries.splice(at, entries.length, entry);
    },
    replace: (entry) => {
      entries[at] = entry;
    },
    go: (by) => {
      at = Math.min(Math.max(at + by, 0), entries.length - 1);
      turned();
    },
    listen: (onTurn) => {
      turned = onTurn;
    },
  };
}
