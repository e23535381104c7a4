import type { Presence } from '@somo/contracts/live';
import { onPush, sendLive } from './live';

/** A user who has not touched a page for this long is away from it. */
const idleMs = 10 * 60_000;
const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

type Send = (presence: Exclude<Presence, 'offline'>) => void;
const sendPresence: Send = (presence) => void sendLive('presence', { presence });

/** Tells contacts when this page has been left alone, and when it is used again, until the returned function is called. */
export function reportPresence(send: Send = sendPresence): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isAway = false;
  const leave = () => {
    isAway = true;
    send('away');
  };
  const touch = () => {
    clearTimeout(timer);
    timer = setTimeout(leave, idleMs);
    if (!isAway) return;
    isAway = false;
    send('online');
  };
  // A new connection counts as used.
  const forget = onPush(({ name }) => {
    if (isAway && (name === 'connected' || name === 'reconnected')) send('away');
  });
  for (const input of inputs) window.addEventListener(input, touch, { passive: true, capture: true });
  touch();
  return () => {
    clearTimeout(timer);
    forget();
    for (const input of inputs) window.removeEventListener(input, touch, { capture: true });
  };
}
