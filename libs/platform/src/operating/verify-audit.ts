import type { Db } from '../db.js';
import { chained } from './audit-chain.js';

export interface AuditVerdict {
  entries: number;
  /** Of the oldest entry. */
  since: Date | null;
  /** The first day of the first month that was not deleted by its age; null if none was. */
  deletedBefore: string | null;
  /** Of the newest entry. A copy of it elsewhere proves later what was there. */
  lastHash: string;
  fault: AuditFault | null;
}

/** `missing`: entries before it, of which there should be some; `changed`: it, or its place; `cut`: the newest entries are gone. */
export interface AuditFault {
  kind: 'missing' | 'changed' | 'cut';
  /** The number of the first entry that does not fit. */
  seq: number;
  id: string | null;
}

interface Row {
  entries: number;
  since: Date | null;
  deletedBefore: string | null;
  lastHash: string;
  kind: 'missing' | 'changed' | 'cut' | null;
  seq: number | null;
  id: string | null;
}

/** Compares every entry of a service's audit log with the chain, from the last checkpoint to the end. */
export async function verifyAudit(db: Db): Promise<AuditVerdict> {
  const [row] = await db.sql<Row>(
    'audit-verify',
    `WITH start AS (
       SELECT seq, hash, month FROM (SELECT seq, hash, month FROM audit_checkpoints UNION ALL SELECT 0, '', NULL) AS ends ORDER BY seq DESC LIMIT 1
     ), chain AS (
       SELECT a.seq, a.id, CASE WHEN a.seq <> lag(a.seq, 1, start.seq) OVER entries + 1 THEN 'missing'
         WHEN a.hash <> sha256(lag(a.hash, 1, start.hash) OVER entries || ${chained('a')}) THEN 'changed' END AS kind
       FROM audit a CROSS JOIN start WINDOW entries AS (ORDER BY a.seq)
     ), fault AS (
       SELECT * FROM (
         SELECT kind, seq, id FROM chain WHERE kind IS NOT NULL
         UNION ALL SELECT 'cut', head.seq, NULL FROM audit_head head
         WHERE NOT EXISTS (SELECT FROM audit a WHERE a.seq = head.seq AND a.hash = head.hash)
           AND NOT EXISTS (SELECT FROM start WHERE start.seq = head.seq AND start.hash = head.hash)
           OR EXISTS (SELECT FROM audit a WHERE a.seq > head.seq)
         UNION ALL SELECT 'cut', 0, NULL WHERE NOT EXISTS (SELECT FROM audit_head)
       ) AS faults ORDER BY kind = 'cut', seq LIMIT 1
     )
     SELECT (SELECT count(*) FROM audit)::int AS entries, (SELECT min(at) FROM audit) AS since,
       (SELECT month::text FROM start) AS "deletedBefore", coalesce((SELECT encode(hash, 'hex') FROM audit_head), '') AS "lastHash",
       kind, seq::int, id
     FROM (VALUES (1)) AS one LEFT JOIN fault ON true`,
  );
  if (!row) throw new Error('A query without rows.');
  const { kind, seq, id, ...verdict } = row;
  return { ...verdict, fault: kind === null ? null : { kind, seq: seq ?? 0, id } };
}
