import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { incomingKey } from '@somo/contracts/rules/avatar';
import { newId } from '@somo/platform/ids';
import type { Storage } from '@somo/platform/storage/storage';
import type { SeedAccount } from './create-accounts.js';
import type { SeedAsk } from './seed-ask.js';

/** The same place from src and from dist. */
const portraits = resolve(import.meta.dirname, '../../portraits');

/** Gives an account its portrait the way everyone else gets a picture, through an upload; one that an interrupted run uploaded stays. */
export async function uploadPortrait(ask: SeedAsk, storage: Storage, { userId, username, token }: SeedAccount): Promise<void> {
  if ((await ask(token, 'catalog.get-my-profile', {})).avatarUrl !== null) return;
  const uploadId = newId();
  const key = incomingKey(userId, uploadId);
  await storage.put(key, await readFile(resolve(portraits, `${username}.png`)), 'application/octet-stream');
  try {
    await ask(token, 'catalog.save-avatar', { uploadId });
  } finally {
    await storage.delete(key);
  }
}
