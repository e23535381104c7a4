import { refuse } from '@somo/contracts/refusals';
import type { Db } from '@somo/platform/db';

/** A conversation as one of its two people sees it. */
export interface ConversationRow {
  id: string;
  last_seq: number;
  /** How far this person, and the other one, have read; of the other one zero if they do not share that. */
  my_read: number;
  their_read: number;
  /** Up to where this person has removed it from their list. */
  cleared: number;
}

const mine = (column: string) => `CASE WHEN low_id = $1 THEN low_${column} ELSE high_${column} END`;
const theirs = (column: string) => `CASE WHEN low_id = $1 THEN high_${column} ELSE low_${column} END`;

/** What a SELECT names; `$1` is the person. */
export const conversationColumns = `id, last_seq, ${mine('read_up_to')} AS my_read,
  CASE WHEN EXISTS (SELECT FROM privacy WHERE user_id = ${theirs('id')} AND NOT share_activity)
    THEN 0 ELSE ${theirs('read_up_to')} END AS their_read,
  ${mine('cleared_up_to')} AS cleared`;

/** Refuses people who may not write to each other, oneself, and a suspended person with a valid token; it does not reveal who exists. */
export async function checkContact(db: Db, userId: string, otherId: string): Promise<void> {
  const [row] = await db.sql<{ suspended: boolean }>(
    'contact-check',
    `SELECT EXISTS (SELECT FROM suspensions WHERE user_id = $1 AND suspended) AS suspended FROM contacts WHERE person_id = $1 AND other_id = $2`,
    [userId, otherId],
  );
  if (!row || userId === otherId) throw refuse('conversation-not-found');
  if (row.suspended) throw refuse('account-suspended');
}

/** Returns the conversation with a contact; undefined if no message has been written yet. */
export async function findConversation(db: Db, userId: string, otherId: string): Promise<ConversationRow | undefined> {
  await checkContact(db, userId, otherId);
  const [row] = await db.sql<ConversationRow>(
    'conversation-find',
    `SELECT ${conversationColumns} FROM conversations WHERE low_id = least($1::uuid, $2::uuid) AND high_id = greatest($1::uuid, $2::uuid)`,
    [userId, otherId],
  );
  return row;
}
