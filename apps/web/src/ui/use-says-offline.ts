import { useEffect } from 'react';
import { saysOffline } from './bottom-edge';

/** Marks the whole page for as long as this screen says by itself that there is no connection. */
export function useSaysOffline(): void {
  useEffect(() => {
    const { documentElement: root } = document;
    const marks = Object.entries(saysOffline);
    for (const [name, value] of marks) root.setAttribute(name, String(value));
    return () => marks.forEach(([name]) => root.removeAttribute(name));
  }, []);
}
