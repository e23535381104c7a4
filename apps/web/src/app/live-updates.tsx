import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { connectLive, onPush } from '../lib/live';
import { session } from '../lib/session';
import { applyPush } from './apply-push';

/** Keeps the data on the screen current while the page is open; connects after the first render. */
export function LiveUpdates({ userId }: { userId: string }) {
  const cache = useQueryClient();
  useEffect(() => {
    let disconnect = () => {};
    const stop = onPush((push) => applyPush(cache, push));
    const timer = setTimeout(() => {
      disconnect = connectLive(session.token);
    }, 0);
    return () => {
      clearTimeout(timer);
      stop();
      disconnect();
    };
  }, [cache, userId]);
  return null;
}
