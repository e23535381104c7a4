import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { connectLive, onPush } from '../lib/live';
import { session } from '../lib/session';
import { applyPush } from './apply-push';

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
    let stopSending = () => {};
    let over = false;
    const timer = setTimeout(() => {
      disconnect = connectLive(session.token);
      void import('./keep-sending').then(({ keepSending }) => {
        if (!over) stopSending = keepSending(cache, userId, open);
      }, ignore);
    }, 0);
    return () => {
      over = true;
      stopSending();
      clearTimeout(timer);
      stop();
      disconnect();
    };
  }, [cache, userId]);
  return null;
}
