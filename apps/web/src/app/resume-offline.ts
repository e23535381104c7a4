import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { keptSession } from '../lib/device-session';
import { session } from '../lib/session';
import { restoreCopies } from './keep-copies';

/** Goes on with the session that this device knows, if it does, and shows the copies that it keeps. */
export async function resumeOffline(cache: QueryClient): Promise<void> {
  const kept = await keptSession();
  if (!kept) return;
  await session.resume(kept, async () => {
    // Nothing is asked in vain: what is not kept waits for the server.
    onlineManager.setOnline(false);
    const stop = session.subscribe(() => {
      if (session.isAway()) return;
      stop();
      onlineManager.setOnline(navigator.onLine);
    });
    await restoreCopies(cache);
  });
}
