import { useEffect } from 'react';

const delayMs = 100;
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Scrolls to the section named in the URL and stays there while content above it is still loading, until the user interacts with the page.
 */
export function useScrollToHash({ hash, key }: { hash: string; key: string }): void {
  useEffect(() => {
    const section = hash && document.getElementById(hash.slice(1));
    if (!section) return;
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    const timer = setTimeout(() => section.scrollIntoView({ behavior }), delayMs);
    let height = document.body.scrollHeight;
    const arrivals = new ResizeObserver(() => {
      if (height !== document.body.scrollHeight) section.scrollIntoView({ behavior: 'auto' });
      height = document.body.scrollHeight;
    });
    const leave = () => arrivals.disconnect();
    arrivals.observe(document.body);
    moves.forEach((move) => window.addEventListener(move, leave, { once: true, passive: true }));
    return () => {
      clearTimeout(timer);
      leave();
      moves.forEach((move) => window.removeEventListener(move, leave));
    };
  }, [hash, key]);
}
