import { useCallback, useRef, useState } from 'react';

/** How far below or above the screen counts as near. */
const margin = '600px';

/** Returns whether an element has come near the screen, and the ref to give it. */
export function useIsNear() {
  const [isNear, setNear] = useState(false);
  const watcher = useRef<IntersectionObserver>(null);
  const ref = useCallback((element: HTMLDivElement | null) => {
    watcher.current?.disconnect();
    if (!element) return;
    watcher.current = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: margin });
    watcher.current.observe(element);
  }, []);
  return { isNear, ref };
}
