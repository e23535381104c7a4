import type { RouteObject } from 'react-router-dom';

/** The first page has settled by then. */
const afterMs = 2_000;

/**
 * Fetches pages one after another in the background, so that they open at once, even offline. Not for people who save data.
 */
export function prefetchPages(pages: RouteObject[]): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) setTimeout(() => void fetchAll(pages), afterMs);
}

async function fetchAll(pages: RouteObject[]): Promise<void> {
  // After a failure it stops: a browser may not fetch the same file again until the page is reloaded.
  try {
    for (const { lazy } of pages) if (typeof lazy === 'function' && navigator.onLine) await (lazy as () => Promise<unknown>)();
  } catch {
    // Whoever opens the page fetches it again.
  }
}
