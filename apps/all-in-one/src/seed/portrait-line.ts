import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { incomingKey } from '@somo/contracts/rules/avatar';
import { newId } from '@somo/platform/ids';
import type { Storage } from '@somo/platform/storage/storage';
import pLimit from 'p-limit';
import type { SeedAccount } from './create-accounts.js';
import type { SeedAsk } from './seed-ask.js';

/** The same place from src and from dist. */
const portraits = resolve(import.meta.dirname, '../../portraits');

/** Gives accounts their portraits one after another, while the rest of the demo is made: they are drawn beside the main thread. */
export class PortraitLine {
  private readonly oneAtATime = pLimit(1);
  private readonly given: Promise<void>[] = [];

  constructor(
    private readonly ask: SeedAsk,
    private readonly storage: Storage,
  ) {}

  add(account: SeedAccount): void {
    const one = this.oneAtATime(() => uploadPortrait(this.ask, this.storage, account));
    // An error is reported at the end.
    one.catch(() => undefined);
    this.given.push(one);
  }

  /** Resolves once everyone has theirs. */
  async end(): Promise<void> {
    await Promise.all(this.given);
  }
}

/** Gives an account its portrait the way everyone else gets a picture, through an upload; one that an interrupted run uploaded stays. */
async function uploadPortrait(ask: SeedAsk, storage: Storage, { userId, username, token }: SeedAccount): Promise<void> {
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
