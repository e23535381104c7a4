import type { Tx } from '@somo/platform/transaction';
import { pollDelay, unknownStatusDelay } from '../domain/polling-backoff.js';
import type { PayoutSnapshot } from '../outside/payouts/port.js';
import { movePayout } from './move-payout.js';
import { isOver, lockPayout } from './payout.js';

export interface Look {
  payoutId: string;
  facts: PayoutSnapshot;
  /** How often it was asked for after it was sent. */
  turn: number;
}

/** Takes a provider's answer, and plans the next question until it is known how the payout ended. */
export async function followPayout(tx: Tx, { payoutId, facts, turn }: Look, now: number): Promise<void> {
  const payout = await lockPayout(tx.db, payoutId);
  if (!payout || isOver(await movePayout(tx, payout, facts, now))) return;
  const pause = facts.status === 'unknown' ? unknownStatusDelay(turn) : pollDelay(turn);
  const next = turn + 1;
  tx.plan('check-payout', { key: `${payoutId}-${next}`, dueAt: now + pause, data: { payoutId, turn: next } });
}
