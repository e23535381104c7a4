import type { Tx } from '@somo/platform/transaction';
import { pauseAfter, pauseUnsure } from '../domain/look-again.js';
import type { PayoutFacts } from '../outside/payouts/port.js';
import { movePayout } from './move-payout.js';
import { isOver, lockPayout } from './payout.js';

export interface Look {
  payoutId: string;
  facts: PayoutFacts;
  /** How often it was asked for after it was sent. */
  turn: number;
}

/** Takes a provider's answer, and plans the next question until it is known how the payout ended. */
export async function followPayout(tx: Tx, { payoutId, facts, turn }: Look, now: number): Promise<void> {
  const payout = await lockPayout(tx.db, payoutId);
  if (!payout || isOver(await movePayout(tx, payout, facts, now))) return;
  const pause = facts.status === 'unknown' ? pauseUnsure(turn) : pauseAfter(turn);
  const next = turn + 1;
  tx.plan('check-payout', { key: `${payoutId}-${next}`, dueAt: now + pause, data: { payoutId, turn: next } });
}
