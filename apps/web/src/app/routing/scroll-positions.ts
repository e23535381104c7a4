// Where each entry of the history was scrolled to; kept for the tab, so that a reload and Back from another site find it too.
import type { Location } from 'react-router-dom';

const storageKey = 'somo-scroll-positions';
let positions: Record<string, number> | undefined;

function all(): Record<string, number> {
  try {
    positions ??= JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    // Unreadable, or storage is forbidden: the tab starts at the top.
  }
  return (positions ??= {});
}

export function saveScroll({ key }: Location): void {
  all()[key] = window.scrollY;
}

export function storeScroll(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(all()));
  } catch {
    // Storage is full or forbidden: only this document remembers.
  }
}

/** Scrolls a page that is now shown: to where it was left, else to the section that its URL names, else to the top. */
export function restoreScroll({ key, hash }: Location, keepsScroll: boolean): void {
  const y = all()[key];
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
