// Maps PayPal's vocabulary for payouts to ours.
import { payoutReasons } from '@somo/contracts/payout-reasons';
import { isUuid } from '@somo/platform/ids';
import { centsOf } from './amounts.js';
import type { PayoutReport, PayoutSnapshot } from './port.js';

/** What has left for an address without an account waits there for 30 days: PayPal writes to it, and sends the money back after that. */
const statuses = new Map<unknown, PayoutSnapshot['status']>([
  ...(['PENDING', 'ONHOLD', 'UNCLAIMED'] as const).map((word) => [word, 'pending'] as const),
  ['SUCCESS', 'done'],
  ...(['FAILED', 'RETURNED', 'BLOCKED', 'REFUNDED', 'REVERSED', 'DENIED', 'CANCELED'] as const).map((word) => [word, 'refused'] as const),
]);

const reasons = new Map<unknown, string>([
  ['RECEIVER_UNREGISTERED', payoutReasons['paypal-no-account']],
  ['RECEIVER_UNCONFIRMED', payoutReasons['paypal-unconfirmed']],
  ['RECEIVER_ACCOUNT_LOCKED', payoutReasons['paypal-locked']],
  ['RECEIVER_ACCOUNT_LIMITATION', payoutReasons['paypal-limited']],
  ['RECEIVER_COUNTRY_NOT_ALLOWED', payoutReasons['paypal-country']],
]);
const noReason = payoutReasons['paypal-refused'];
export const invalidReceiver = payoutReasons['paypal-address'];

type Said = Record<string, unknown>;
const inside = (value: unknown): Said => Object(value) as Said;

/**
 * Parses an item of a batch, as responses and webhooks have it. Undefined for anything else; the key is empty for an item that is not ours:
 * others may pay out from the same PayPal account.
 */
export function itemIn(said: unknown): PayoutReport | undefined {
  const { transaction_status: word, payout_item: item, errors } = inside(said);
  const { sender_item_id: key, amount } = inside(item);
  const { value, currency } = inside(amount);
  const status = statuses.get(word);
  if (typeof key !== 'string' || !isUuid(key)) return { key: '', status: 'unknown', reason: null, amountCents: null };
  const amountCents = currency === 'USD' ? centsOf(value) : undefined;
  if (!status || amountCents === undefined) return undefined;
  return { key, status, amountCents, reason: status === 'refused' ? (reasons.get(inside(errors).name) ?? noReason) : null };
}

/** Parses a batch, which has one item. One without it is not processed yet, or was refused as a whole. */
export function batchIn(said: Said): PayoutReport | undefined {
  const { batch_status: status, sender_batch_header: header } = inside(said.batch_header);
  const { sender_batch_id: key } = inside(header);
  const [item] = Array.isArray(said.items) ? (said.items as unknown[]) : [];
  const isRefused = status === 'DENIED' || status === 'CANCELED';
  if (item !== undefined && !isRefused) return itemIn(item);
  if (typeof key !== 'string' || typeof status !== 'string') return undefined;
  return { key, status: isRefused ? 'refused' : 'pending', reason: isRefused ? noReason : null, amountCents: null };
}

/** Returns the id of the batch just created. */
export function batchIdIn(said: Said): string | undefined {
  const { payout_batch_id: id } = inside(said.batch_header);
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** Returns the id of the batch that exists under this `sender_batch_id`, which PayPal links to when it refuses a second one. */
export function existingBatchIn(said: Said): string | undefined {
  for (const detail of detailsOf(said)) {
    if (!/^sender_batch_id$/i.test(lastPart(detail.field))) continue;
    const links = [detail.link, detail.links, said.links].flat();
    const href = links.map((link) => inside(link).href).find((href) => typeof href === 'string');
    const [, id] = /\/v1\/payments\/payouts\/([A-Z0-9]{1,30})(?:[/?]|$)/i.exec(String(href ?? '')) ?? [];
    if (id !== undefined) return id;
  }
  return undefined;
}

/** Returns whether PayPal refuses the email address; any other error does not refuse the payout. */
export function isAboutReceiver(said: Said): boolean {
  return detailsOf(said).some(({ field }) => /^receiver$/i.test(lastPart(field)));
}

function detailsOf({ details }: Said): Said[] {
  return Array.isArray(details) ? details.map(inside) : [];
}

/** Returns `receiver` for `items[0].receiver` and for `/items/0/receiver`. */
function lastPart(field: unknown): string {
  return typeof field === 'string' ? (field.split(/[./]/).at(-1) ?? '') : '';
}
