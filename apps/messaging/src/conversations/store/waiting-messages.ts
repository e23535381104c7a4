import type { WaitingFor, WaitingMessages } from '@somo/contracts/conversations';
import type { Db } from '@somo/platform/db';
import { blockedBetween, suspended } from '../../contacts/store/reach.js';

/** Returns, for each reader, how many messages of the other one they have not read, and whether they may be told of them. */
export function waitingFor(db: Db, pairs: WaitingFor[]): Promise<WaitingMessages[]> {
  return db.sql<WaitingMessages>(
    'messages-waiting',
    `SELECT p."readerId", p."senderId",
       COALESCE((SELECT last_seq - CASE WHEN low_id = p."readerId" THEN greatest(low_read_up_to, low_cleared_up_to)
            ELSE greatest(high_read_up_to, high_cleared_up_to) END
        FROM conversations WHERE low_id = least(p."readerId", p."senderId") AND high_id = greatest(p."readerId", p."senderId")), 0) AS "unreadCount",
       NOT (${blockedBetween('p."readerId"', 'p."senderId"')} OR ${suspended('p."readerId"')} OR ${suspended('p."senderId"')}) AS "mayBeTold"
     FROM jsonb_to_recordset($1::jsonb) AS p ("readerId" uuid, "senderId" uuid)`,
    [JSON.stringify(pairs)],
  );
}
