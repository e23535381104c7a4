// Maps a mobile money provider's payout vocabulary to ours.
import { payoutReasons } from '@somo/contracts/payout-reasons';
import { centsOf } from './amounts.js';
import type { PayoutSnapshot } from './port.js';

const statuses = new Map<unknown, PayoutSnapshot['status']>([
  ['PENDING', 'pending'],
  ['SUCCESSFUL', 'done'],
  ['FAILED', 'refused'],
]);

const reasons = new Map<unknown, string>([
  ['PAYEE_NOT_FOUND', payoutReasons['number-not-registered']],
  ['PAYEE_NOT_ALLOWED_TO_RECEIVE', payoutReasons['number-cannot-receive']],
  ['PAYEE_LIMIT_REACHED', payoutReasons['number-full']],
  ['INVALID_MSISDN', payoutReasons['number-not-reached']],
]);
const noReason = payoutReasons['mobile-money-refused'];

/** Returns the refusal for a number that can never be paid; undefined for any other error, which does not refuse the payout. */
export function refusalAtOnce(said: Record<string, unknown>): string | undefined {
  return reasons.get(said.code);
}

/**
 * Parses `{ externalId, status, amount: '21.25', currency: 'USD', reason?: { code } }`, in responses and webhooks alike; undefined for
 * anything else.
 */
export function payoutIn(said: Record<string, unknown>): (PayoutSnapshot & { key: string }) | undefined {
  const { externalId: key, status: word, amount, currency, reason } = said;
  const status = statuses.get(word);
  const amountCents = currency === 'USD' ? centsOf(amount) : undefined;
  if (typeof key !== 'string' || !status || amountCents === undefined) return undefined;
  const why = reasons.get((Object(reason) as { code?: unknown }).code) ?? noReason;
  return { key, status, amountCents, reason: status === 'refused' ? why : null };
}
