import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';

interface ProviderMessage {
  provider: string;
  direction: 'call' | 'callback';
  what: string;
  /** The subject's id on both sides; empty if it could not be read. */
  key: string;
  /** `taken`, `answered`, the refusal's code, or the error. */
  outcome: string;
}

const longest = 300;
/** PostgreSQL stores no NUL, which a signed webhook may contain. */
const storable = (text: string) => text.replaceAll('\0', '').slice(0, longest);

/** Logs a call to a provider or a webhook from it, without card or account data. */
export async function logProviderMessage(db: Db, { provider, direction, what, key, outcome }: ProviderMessage, now: number): Promise<void> {
  await db.run(
    'provider-message',
    'INSERT INTO provider_messages (id, at, provider, direction, what, key, outcome) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [newId(), new Date(now), provider, direction, what, storable(key), outcome.slice(0, longest)],
  );
}
