import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { toasts } from '../lib/toast';

export const loadToasts = () => import('../ui/toast-corner');

/** Shows short messages. What draws them is fetched when the page is first touched, or else with the first message. */
export function Toasts() {
  const isWanted = useSyncExternalStore(toasts.subscribe, toasts.shown, toasts.shown).length > 0;
  const [Corner, setCorner] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Corner) return;
    const load = () =>
      void loadToasts().then(
        (file) => setCorner(() => file.ToastCorner),
        () => {},
      );
    if (isWanted) load();
    window.addEventListener('pointerdown', load);
    return () => window.removeEventListener('pointerdown', load);
  }, [Corner, isWanted]);
  return Corner && <Corner />;
}
