import type { Db } from '@somo/platform/db';

/** A conversation as one of its two people sees it. */
export interface ConversationRow {
  id: string;
  last_seq: number;
  /** How far this person, and the other one, have read; of the other one zero if they do not share that. */
  my_read: number;
  their_read: number;
  /** Of which message this person was told last that it waits. */
  told: number;
  /** Up to where this person has removed it from their list. */
  cleared: number;
}

const mine = (column: string) => `CASE WHEN low_id = $1 THEN low_${column} ELSE high_${column} END`;
const theirs = (column: string) => `CASE WHEN low_id = $1 THEN high_${column} ELSE low_${column} END`;

/** What a SELECT names; `$1` is the person. */
export const conversationColumns = `id, last_seq, ${mine('read_up_to')} AS my_read,
  CASE WHEN EXISTS (SELECT FROM privacy WHERE user_id = ${theirs('id')} AND NOT share_activity)
    THEN 0 ELSE ${theirs('read_up_to')} END AS their_read,
  ${mine('told_up_to')} AS told, ${mine('cleared_up_to')} AS cleared`;

/**
 * Returns SQL for how many messages of the other one the person has not read; `alias` has the columns above. Whoever writes has read what came
 * before, and numbers have no gaps, so all later messages are of the other one.
 */
export const unreadOf = (alias: string): string => `(${alias}.last_seq - greatest(${alias}.my_read, ${alias}.cleared))`;

/** Returns the conversation of two people, as the first of them sees it; undefined if no message has been written yet. */
export async function findConversation(db: Db, userId: string, otherId: string): Promise<ConversationRow | undefined> {
  const [row] = await db.sql<ConversationRow>(
    'conversation-find',
    `SELECT ${conversationColumns} FROM conversations WHERE low_id = least($1::uuid, $2::uuid) AND high_id = greatest($1::uuid, $2::uuid)`,
    [userId, otherId],
  );
  return row;
}
