import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { connectLive, onPush } from '../lib/live';
import { session } from '../lib/session';
import { applyPush } from './apply-push';

const loadSending = () =>
  Promise.all([
    import('../lib/send-waiting'),
    import('../features/messages/messages-cache'),
    import('../lib/report-presence'),
    import('../features/push/follow-push'),
  ]);
/** Offline: the next page load tries again. */
const ignore = () => {};

/** Keeps the data on the screen current while the page is open, and sends what waits to be sent; connects after the first render. */
export function LiveUpdates({ userId }: { userId: string }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const open = useEffectEvent((path: string) => void navigate(path));
  useEffect(() => {
    let disconnect = () => {};
    const stop = onPush((push) => applyPush(cache, push));
    let stopReporting = () => {};
    let stopSending = () => {};
    let stopPush = () => {};
    let over = false;
    const timer = setTimeout(() => {
      disconnect = connectLive(session.token);
      void loadSending().then(([{ startSending }, { addMessage }, { reportPresence }, { followPush }]) => {
        if (over) return;
        stopSending = startSending(userId, (message) => addMessage(cache, userId, message));
        stopReporting = reportPresence();
        stopPush = followPush(userId, open);
      }, ignore);
    }, 0);
    return () => {
      over = true;
      stopSending();
      stopReporting();
      stopPush();
      clearTimeout(timer);
      stop();
      disconnect();
    };
  }, [cache, userId]);
  return null;
}
