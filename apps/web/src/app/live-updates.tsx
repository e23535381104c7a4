import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { connectLive } from '../lib/live';
import { session } from '../lib/session';
import { applyPush } from './apply-push';

/** Keeps the data on the screen current while the page is open; connects after the first render. */
export function LiveUpdates({ userId }: { userId: string }) {
  const cache = useQueryClient();
  useEffect(() => {
    let disconnect = () => {};
    const timer = setTimeout(() => {
      disconnect = connectLive(session.token, (push) => applyPush(cache, push));
    }, 0);
    return () => {
      clearTimeout(timer);
      disconnect();
    };
  }, [cache, userId]);
  return null;
}
