import type { AgedKind } from '@somo/contracts/retention/retention';
import type { DataSource } from 'typeorm';
import { deleteOldMonths } from './delete-old-months.js';

/** Rows of a table that a service deletes once they are old. */
export interface OldRows {
  kind: AgedKind;
  table: string;
  /** A condition; `$1` is the moment before which rows are old. */
  rows: string;
}

/** Rows of a table that are deleted in a way of their own; returns how many. */
interface OldInAWay {
  kind: AgedKind;
  table: string;
  delete: (source: DataSource, until: Date) => Promise<number>;
}

/** What a service deletes once it is old. */
export type Old = OldRows | OldInAWay;

/** Of the tables that every service has. What is not sent, done or dealt with stays, however old. */
export const platformOldRows: readonly OldRows[] = [
  { kind: 'outbox', table: 'outbox', rows: 'occurred_at < $1 AND sent_at IS NOT NULL' },
  { kind: 'inbox', table: 'inbox', rows: 'received_at < $1 AND done_at < $1' },
  { kind: 'work', table: 'due_work', rows: 'coalesce(done_at, cancelled_at) < $1' },
];

export const oldAudit: Old = { kind: 'audit', table: 'audit', delete: deleteOldMonths };
export const oldAnswers: Old = { kind: 'answers', table: 'idempotency_keys', rows: 'created_at < $1' };
