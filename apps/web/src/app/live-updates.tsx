import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { connectLive, onPush } from '../lib/live';
import { session } from '../lib/session';
import { applyPush } from './apply-push';

const loadSending = () =>
  Promise.all([import('../lib/send-waiting'), import('../features/messages/messages-cache'), import('../lib/report-presence')]);
/** Offline: the next page load tries again. */
const ignore = () => {};

/** Keeps the data on the screen current while the page is open, and sends what waits to be sent; connects after the first render. */
export function LiveUpdates({ userId }: { userId: string }) {
  const cache = useQueryClient();
  useEffect(() => {
    let disconnect = () => {};
    const stop = onPush((push) => applyPush(cache, push));
    let stopReporting = () => {};
    let stopSending = () => {};
    let over = false;
    const timer = setTimeout(() => {
      disconnect = connectLive(session.token);
      void loadSending().then(([{ startSending }, { addMessage }, { reportPresence }]) => {
        if (over) return;
        stopSending = startSending(userId, (message) => addMessage(cache, userId, message));
        stopReporting = reportPresence();
      }, ignore);
    }, 0);
    return () => {
      over = true;
      stopSending();
      stopReporting();
      clearTimeout(timer);
      stop();
      disconnect();
    };
  }, [cache, userId]);
  return null;
}
