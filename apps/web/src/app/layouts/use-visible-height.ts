import { useEffect, useState } from 'react';

interface Visible {
  top: number;
  height: number;
}

/** Returns the part of the window that a phone's keyboard leaves visible; undefined while nothing covers the window. */
export function useVisibleHeight(): Visible | undefined {
  const [visible, setVisible] = useState<Visible>();
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const look = () => {
      const { height, offsetTop, scale } = visualViewport;
      // Zoomed in, the rest of the window is still there.
      const isCovered = scale < 1.05 && height < window.innerHeight - 1;
      setVisible(isCovered ? { top: offsetTop, height } : undefined);
    };
    visualViewport.addEventListener('resize', look);
    visualViewport.addEventListener('scroll', look);
    return () => {
      visualViewport.removeEventListener('resize', look);
      visualViewport.removeEventListener('scroll', look);
    };
  }, []);
  return visible;
}
