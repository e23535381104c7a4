import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { restoreScroll, saveScroll, storeScroll } from './scroll-positions';
import { useShown } from './shown';

/** Opens each page at its top, and returns to where it was left on Back, Forward and reload. */
export function ScrollRestoration() {
  const location = useLocation();
  const { isLoading, keepsScroll } = useShown();
  const first = useRef(location);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
  useEffect(() => {
    const leave = () => {
      if (!isLoading) saveScroll(location);
      storeScroll();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [isLoading, location]);
  useLayoutEffect(() => {
    restoreScroll(location, { isFirst: first.current === location, keepsScroll });
  }, [location, keepsScroll]);
  return null;
}
