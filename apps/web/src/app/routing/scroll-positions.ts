// Where each entry of the history was scrolled to; kept for the tab, so that a reload and Back from another site find it too.
import type { Location } from 'react-router-dom';
import { tabStore } from '../../lib/storage';

const storageKey = 'somo-scroll-positions';
let positions: Record<string, number> | undefined;

function all(): Record<string, number> {
  try {
    positions ??= JSON.parse(tabStore.read(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    // Unreadable: the tab starts at the top.
  }
  return (positions ??= {});
}

/** Pages that the browser itself has loaded all have the same key, and differ by their address. */
const nameOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

export function saveScroll(location: Location): void {
  all()[nameOf(location)] = window.scrollY;
}

export function storeScroll(): void {
  tabStore.write(storageKey, JSON.stringify(all()));
}

interface Arrival {
  /** The first page that the tab shows: it begins at the top, and its reader may have scrolled it before the app started. */
  isFirst: boolean;
  keepsScroll: boolean;
}

/** Scrolls a page that is now shown: to where it was left, else to the section that its URL names, else to the top. */
export function restoreScroll(location: Location, { isFirst, keepsScroll }: Arrival): void {
  const { hash } = location;
  const y = all()[nameOf(location)];
  // Reading the position makes the browser lay out a page that is still changing: only where there is somewhere to go.
  if (isFirst && ((y === undefined && !hash) || window.scrollY > 0)) return;
  const section = hash && document.getElementById(decoded(hash.slice(1)));
  if (y !== undefined) window.scrollTo(0, y);
  else if (section) section.scrollIntoView();
  else if (!keepsScroll) window.scrollTo(0, 0);
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
