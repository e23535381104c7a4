import { randomBytes } from 'node:crypto';
import type { NotificationSwitch } from '@somo/contracts/notification-settings';
import type { Db } from '@somo/platform/db';

interface Whose {
  userId: string;
  switch: NotificationSwitch;
}

/** Returns the token of each person's link for a switch. It never expires: an email can be read years later. */
export async function unsubscribeTokens(db: Db, wanted: Whose[]): Promise<(whose: Whose) => string | undefined> {
  const keyOf = (whose: Whose) => `${whose.userId} ${whose.switch}`;
  const rows = [...new Map(wanted.map((whose) => [keyOf(whose), { ...whose, token: randomBytes(24).toString('base64url') }])).values()];
  const stored =
    rows.length === 0
      ? []
      : await db.sql<Whose & { token: string }>(
          'unsubscribe-tokens',
          `INSERT INTO unsubscribe_links (token, user_id, switch)
           SELECT token, "userId", switch FROM jsonb_to_recordset($1::jsonb) AS r (token text, "userId" uuid, switch text)
           ON CONFLICT ON CONSTRAINT unsubscribe_links_once DO UPDATE SET switch = excluded.switch
           RETURNING token, user_id AS "userId", switch`,
          [JSON.stringify(rows)],
        );
  const tokens = new Map(stored.map(({ token, ...whose }) => [keyOf(whose), token]));
  return (whose) => tokens.get(keyOf(whose));
}

/** Returns whose switch a token is for; undefined for a text that is no token of ours. */
export async function whoseLink(db: Db, token: string): Promise<Whose | undefined> {
  const [row] = await db.sql<Whose>('unsubscribe-whose', 'SELECT user_id AS "userId", switch FROM unsubscribe_links WHERE token = $1', [
    token,
  ]);
  return row;
}
