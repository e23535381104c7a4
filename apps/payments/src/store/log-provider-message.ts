import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';

export interface ProviderMessage {
  provider: string;
  direction: 'call' | 'callback';
  what: string;
  /** What it is about, as both sides name it; empty where that could not be read. */
  key: string;
  /** `taken`, `answered`, or the code of the refusal, or how it failed. */
  outcome: string;
}

const longest = 300;

/** Every call to a provider and every callback of one is kept: neither cards nor accounts. */
export async function logProviderMessage(db: Db, { provider, direction, what, key, outcome }: ProviderMessage, now: number): Promise<void> {
  await db.run(
    'provider-message',
    'INSERT INTO provider_messages (id, at, provider, direction, what, key, outcome) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [newId(), new Date(now), provider, direction, what, key.slice(0, longest), outcome.slice(0, longest)],
  );
}
