import type { Role } from '@somo/contracts/caller';
import type { DataExport } from '@somo/contracts/exports';
import { toInstant, type Instant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';

export interface ExportRecord {
  id: string;
  userId: string;
  requestedAt: Instant;
  readyAt: Instant | null;
  expiresAt: Instant | null;
  bytes: number | null;
  deletedAt: Instant | null;
  role: Role | null;
  language: string;
  timeZone: string;
  /** Of a copy that an operator asked for: where its link goes. */
  linkEmail: string | null;
}

type ReadyExport = ExportRecord & DataExport;

type Times = 'requestedAt' | 'readyAt' | 'expiresAt' | 'deletedAt';
type Row = Omit<ExportRecord, Times> & Record<Times, Date | null>;

const select = `
  SELECT exports.id, user_id AS "userId", requested_at AS "requestedAt", ready_at AS "readyAt", expires_at AS "expiresAt",
    bytes::float8 AS bytes, deleted_at AS "deletedAt", role, language, time_zone AS "timeZone", link_email AS "linkEmail"
  FROM exports JOIN users ON users.id = user_id`;

export async function readExport(db: Db, id: string): Promise<ExportRecord | undefined> {
  return toRecord(await db.sql<Row>('export-read', `${select} WHERE exports.id = $1`, [id]));
}

export async function latestExport(db: Db, userId: string): Promise<ExportRecord | undefined> {
  return toRecord(await db.sql<Row>('export-latest', `${select} WHERE user_id = $1 ORDER BY requested_at DESC LIMIT 1`, [userId]));
}

/** Returns the latest that can be downloaded. */
export async function latestReady(db: Db, userId: string, now: number): Promise<ReadyExport | undefined> {
  const rows = await db.sql<Row>(
    'export-latest-ready',
    `${select} WHERE user_id = $1 AND ready_at IS NOT NULL AND deleted_at IS NULL AND expires_at > $2 ORDER BY requested_at DESC LIMIT 1`,
    [userId, new Date(now)],
  );
  return toRecord(rows) as ReadyExport | undefined;
}

/** Returns the copy of a link that can be downloaded: not anymore once the account has another address. */
export async function linkedExport(db: Db, hash: Buffer, now: number): Promise<ReadyExport | undefined> {
  const rows = await db.sql<Row>(
    'export-linked',
    `${select} WHERE link_hash = $1 AND link_email = email AND deleted_at IS NULL AND expires_at > $2`,
    [hash, new Date(now)],
  );
  return toRecord(rows) as ReadyExport | undefined;
}

/** Adds an export, one after another for a person; returns false if one was asked for since `before`. */
export async function addExport(
  db: Db,
  { id, userId, linkEmail = null }: Pick<ExportRecord, 'id' | 'userId'> & Partial<Pick<ExportRecord, 'linkEmail'>>,
  before: number,
  now: number,
): Promise<boolean> {
  await db.sql('export-turn', 'SELECT FROM users WHERE id = $1 FOR UPDATE', [userId]);
  const added = await db.run(
    'export-add',
    `INSERT INTO exports (id, user_id, requested_at, link_email)
     SELECT $1, $2, $3, $5 WHERE NOT EXISTS (SELECT FROM exports WHERE user_id = $2 AND requested_at > $4)`,
    [id, userId, new Date(now), new Date(before), linkEmail],
  );
  return added > 0;
}

export async function markReady(db: Db, { id, bytes }: { id: string; bytes: number }, now: number, until: number): Promise<void> {
  await db.run('export-ready', 'UPDATE exports SET ready_at = $2, expires_at = $3, bytes = $4 WHERE id = $1', [
    id,
    new Date(now),
    new Date(until),
    bytes,
  ]);
}

export async function markDeleted(db: Db, id: string, now: number): Promise<void> {
  await db.run('export-deleted', 'UPDATE exports SET deleted_at = $2 WHERE id = $1', [id, new Date(now)]);
}

function toRecord([row]: Row[]): ExportRecord | undefined {
  if (!row) return undefined;
  const at = (time: Date | null) => time && toInstant(time.getTime());
  const { requestedAt, readyAt, expiresAt, deletedAt } = row;
  return { ...row, requestedAt: at(requestedAt)!, readyAt: at(readyAt), expiresAt: at(expiresAt), deletedAt: at(deletedAt) };
}
