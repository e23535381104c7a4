import type { Tx } from '@somo/platform/transaction';
import { pollDelay, unknownStatusDelay } from '../domain/polling-backoff.js';
import type { PayoutSnapshot } from '../outside/payouts/port.js';
import { movePayout } from './move-payout.js';
import { isOver, lockPayout } from '../store/payout-rows.js';

interface PayoutPoll {
  payoutId: string;
  facts: PayoutSnapshot;
  /** How often it was polled after it was sent. */
  turn: number;
}

/** Applies a provider's response, and schedules the next poll until the outcome is known. */
export async function followPayout(tx: Tx, { payoutId, facts, turn }: PayoutPoll, now: number): Promise<void> {
  const payout = await lockPayout(tx.db, payoutId);
  if (!payout || isOver(await movePayout(tx, payout, facts, now))) return;
  const pause = facts.status === 'unknown' ? unknownStatusDelay(turn) : pollDelay(turn);
  const next = turn + 1;
  tx.plan('check-payout', { key: `${payoutId}-${next}`, dueAt: now + pause, data: { payoutId, turn: next } });
}
