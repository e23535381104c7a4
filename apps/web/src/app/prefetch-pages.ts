import { dataSaver } from '../lib/data-saver';

/** The first page has settled by then. */
const afterMs = 2_000;

/**
 * Fetches pages one after another in the background, so that they open at once, even offline. Not for people who save data,
 * and not where pages are rendered at build time.
 */
export function prefetchPages(loads: (() => Promise<unknown>)[]): void {
  if (typeof document === 'undefined') return;
  if (!dataSaver.isOn()) setTimeout(() => void fetchAll(loads), afterMs);
}

/** A call needs the line more. */
const inCall = () => window.location.pathname.includes('/classroom/');

async function fetchAll(loads: (() => Promise<unknown>)[]): Promise<void> {
  // After a failure it stops: a browser may not fetch the same file again until the page is reloaded.
  try {
    for (const load of loads) if (navigator.onLine && !inCall()) await load();
  } catch {
    // Opening the page fetches it again.
  }
}
