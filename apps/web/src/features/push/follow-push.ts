import { http } from '../../lib/http';
import { resume } from './browser';

/** Stores this browser's subscription for the session that has begun, and opens what a pressed notification is about. Returns how to stop. */
export function followPush(userId: string, open: (path: string) => void): () => void {
  const keep = async () => {
    const body = await resume(userId, async () => (await http('GET /api/me/push-subscriptions')).publicKey);
    if (body) await http('POST /api/me/push-subscriptions', { body });
  };
  // The next page load tries again.
  void keep().catch(() => undefined);
  const onMessage = ({ data }: MessageEvent<{ type?: unknown; path?: unknown } | null>) => {
    if (data?.type === 'somo.navigate' && typeof data.path === 'string') open(data.path);
  };
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  worker?.addEventListener('message', onMessage);
  worker?.startMessages();
  return () => worker?.removeEventListener('message', onMessage);
}
