import { putPart, type Part } from './put-part';
import { renewing } from './send-as-user';

/** A network may not reach the storage, and its signature ends after a day: then the part goes to our own host, which says what is wrong. */
export async function putAnywhere(url: string, ownPath: string, part: Pick<Part, 'bytes' | 'onProgress' | 'signal'>): Promise<void> {
  const isOurs = url.startsWith('/');
  if (!isOurs) {
    try {
      return await putPart({ ...part, url, token: null });
    } catch (error) {
      if (part.signal.aborted) throw error;
    }
  }
  await renewing((token) => putPart({ ...part, url: isOurs ? url : ownPath, token }));
}
