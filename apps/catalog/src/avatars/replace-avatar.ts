import { everyGateway } from '@somo/contracts/live';
import { keysOfAvatar } from '@somo/contracts/rules/avatar';
import type { Storage } from '@somo/platform/storage/storage';
import type { Tx } from '@somo/platform/transaction';
import { ProfileSchema } from '../store/profile.schema.js';

/** Returns the address of the picture that the new one replaces, or null. */
export async function replaceAvatar(tx: Tx, userId: string, avatarUrl: string | null): Promise<string | null> {
  const profiles = tx.db.of(ProfileSchema);
  // version first: the update locks the row, so that each of two concurrent saves deletes the files of the picture it replaced
  await profiles.update({ userId }, { version: () => 'version + 1' });
  const before = await profiles.findOneBy({ userId });
  await profiles.update({ userId }, { avatarUrl });
  for (const receiver of [userId, everyGateway]) tx.live(receiver, 'profile.changed', { userId });
  return before?.avatarUrl ?? null;
}

export async function deleteFiles(storage: Storage, url: string | null): Promise<void> {
  for (const key of keysOfAvatar(url)) await storage.delete(key);
}
