import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { partKey } from '@somo/contracts/rules/uploads';
import type { SentFor } from '@somo/contracts/uploads';
import type { Storage } from '@somo/platform/storage/storage';
import type { SeedAccount } from './create-accounts.js';
import type { SeedAsk } from './seed-ask.js';

/** The same place from src and from dist. */
const folder = resolve(import.meta.dirname, '../../demo-files');

/** Uploads a file the way everyone else does, in one part, and returns its id. */
export async function uploadFile(
  ask: SeedAsk,
  storage: Storage,
  { userId, token }: SeedAccount,
  { name, purpose }: { name: string; purpose: SentFor },
): Promise<string> {
  const file = await readFile(resolve(folder, name));
  const { id } = await ask(token, 'messaging.open-upload', { purpose, name, bytes: file.length });
  await storage.put(partKey(userId, id, 1), file, 'application/octet-stream');
  await ask(token, 'messaging.finish-upload', { uploadId: id });
  return id;
}
