import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import type { Entry } from '../domain/ledger.js';

interface Transfer {
  /** What happened and to what; unique together. */
  kind: string;
  of: string;
  paymentId: string | null;
  payoutId?: string;
  entries: Entry[];
}

/** Posts a transfer to the ledger, in the transaction that changes its subject. A duplicate of kind and subject is a bug and throws. */
export async function postTransfer(db: Db, transfer: Transfer, now: number): Promise<void> {
  if (transfer.entries.length === 0) return;
  const { entries } = transfer;
  await db.run('ledger-post', post, [
    newId(),
    `${transfer.kind}-${transfer.of}`,
    transfer.kind,
    transfer.paymentId,
    transfer.payoutId ?? null,
    new Date(now),
    entries.map(({ account }) => account),
    entries.map(({ teacherId }) => teacherId),
    entries.map(({ amountCents }) => amountCents),
  ]);
}

const post = `
  WITH transfer AS (
    INSERT INTO ledger_transfers (id, key, kind, payment_id, payout_id, at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id
  )
  INSERT INTO ledger_entries (transfer_id, seq, account, teacher_id, amount_cents)
  SELECT transfer.id, line.seq, line.account, line.teacher_id, line.amount_cents
  FROM transfer, unnest($7::text[], $8::uuid[], $9::bigint[]) WITH ORDINALITY AS line (account, teacher_id, amount_cents, seq)`;
