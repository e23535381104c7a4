import type { RouteObject } from 'react-router-dom';

const afterMs = 2_000;
const areaOf = /^\/(student|teacher|admin)\//;

function lazyOf(routes: RouteObject[], area: string): (() => Promise<unknown>)[] {
  return routes.flatMap(({ path, lazy, children }) => [
    ...(typeof lazy === 'function' && path && areaOf.exec(path)?.[1] === area ? [lazy as () => Promise<unknown>] : []),
    ...lazyOf(children ?? [], area),
  ]);
}

/**
 * Fetches the pages of a signed-in area one after another, once the first one has settled, so that they open at once, even offline. Not
 * for people who save data. Returns a function that stops it.
 */
export function prefetchPages(routes: RouteObject[], area: string): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  let isStopped = false;
  const timer = setTimeout(() => {
    void (async () => {
      for (const load of lazyOf(routes, area)) {
        if (isStopped) return;
        await load().catch(() => undefined);
      }
    })();
  }, afterMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
