import type { OperatorRole } from '@somo/contracts/caller';
import type { AuditQuery, AuditRecord } from '@somo/contracts/operators';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '../db.js';

/** For a service's audit log as it is read here: all of it, and one thing's. */
export const indexAudit = `
  CREATE INDEX audit_by_age ON audit (at DESC, id DESC);
  CREATE INDEX audit_of_thing ON audit (thing_id, at DESC, id DESC)`;

/** What an operator gives back: by refunding a lesson, or by resolving a problem. */
const cents = `coalesce(details->'amountCents', details->'refundCents')`;

interface Row extends Omit<AuditRecord, 'at' | 'note' | 'roles' | 'document'> {
  at: Date;
  note: string | null;
  roles: OperatorRole[] | null;
  document: AuditRecord['document'] | null;
}

/** Returns entries of this service's audit log, newest first: those after `before` in that order, as far as the query asks for them. */
export async function listAudit(db: Db, { before, thingId, action, operatorId, from, limit }: AuditQuery): Promise<AuditRecord[]> {
  const rows = await db.sql<Row>(
    'audit-list',
    `SELECT id, at, operator_id AS "operatorId", action, thing_id AS "thingId", details->>'note' AS note, details->>'refused' AS refused, details->'roles' AS roles,
       CASE jsonb_typeof(${cents}) WHEN 'number' THEN (${cents})::float8 END AS "amountCents",
       CASE WHEN action IN ('read-document', 'approve-verification', 'refuse-verification') AND details ? 'teacherId'
         THEN jsonb_build_object('kind', details->'kind', 'teacherId', details->'teacherId') END AS document
     FROM audit WHERE ($1::timestamptz IS NULL OR (at, id) < ($1, $2::uuid)) AND ($3::uuid IS NULL OR thing_id = $3)
       AND ($5::text IS NULL OR action = $5) AND ($6::timestamptz IS NULL OR at >= $6)
       AND (NOT $7::boolean OR operator_id IS NOT DISTINCT FROM $8::uuid)
     ORDER BY at DESC, id DESC LIMIT $4`,
    [
      before?.at ?? null,
      before?.id ?? null,
      thingId ?? null,
      limit,
      action ?? null,
      from ?? null,
      operatorId !== undefined,
      operatorId ?? null,
    ],
  );
  return rows.map(({ roles, document, ...row }) => ({
    ...row,
    ...{ at: toInstant(row.at.getTime()), note: row.note ?? '' },
    ...(roles ? { roles } : {}),
    ...(document ? { document } : {}),
  }));
}
