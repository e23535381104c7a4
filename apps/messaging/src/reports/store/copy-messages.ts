import type { ReportedMessage } from '@somo/contracts/reports';
import { reportedMessages } from '@somo/contracts/rules/reports';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import type { FileOfMessage } from './reported-files.js';

interface Row {
  seq: number;
  sender_id: string;
  text: string;
  sent_at: Date;
  file: { id: string; name: string } | null;
}

/** A copy of messages, and the files that came with them. */
interface Copied {
  messages: ReportedMessage[];
  files: FileOfMessage[];
}

/** Returns at most 20 messages of two people, oldest first: those around `seq`, or the latest ones, whatever either has deleted for themselves. */
export async function copyMessages(db: Db, one: string, other: string, seq: number | null): Promise<Copied> {
  const rows = await db.sql<Row>(
    'report-copy',
    `WITH c AS (SELECT id, last_seq FROM conversations WHERE low_id = least($1::uuid, $2::uuid) AND high_id = greatest($1::uuid, $2::uuid)),
       first AS (SELECT id, least(COALESCE($3::int - $4 / 2, last_seq), last_seq - $4 + 1) AS seq FROM c)
     SELECT m.seq, m.sender_id, m.text, m.sent_at, m.file FROM first JOIN messages m ON m.conversation_id = first.id AND m.seq >= greatest(first.seq, 1)
     ORDER BY m.seq LIMIT $4`,
    [one, other, seq, reportedMessages],
  );
  const messages = rows.map(({ seq: at, sender_id, text, sent_at, file }) => ({
    ...{ seq: at, senderId: sender_id, text, sentAt: toInstant(sent_at.getTime()) },
    ...(file ? { fileName: file.name } : {}),
  }));
  return { messages, files: rows.flatMap(({ seq: at, file }) => (file ? [{ seq: at, fileId: file.id }] : [])) };
}
