import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';

export interface ProviderMessage {
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

/** Logs calls to a provider or webhooks from it, without card or account data. */
export async function logProviderMessages(db: Db, messages: ProviderMessage[], now: number): Promise<void> {
  await db.run(
    'provider-messages',
    `INSERT INTO provider_messages (id, at, provider, direction, what, key, outcome)
     SELECT id, $2, provider, direction, what, key, outcome
     FROM unnest($1::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) AS m (id, provider, direction, what, key, outcome)`,
    [
      messages.map(() => newId()),
      new Date(now),
      ...(['provider', 'direction', 'what', 'key', 'outcome'] as const).map((part) => messages.map((message) => storable(message[part]))),
    ],
  );
}
