// Double-entry bookkeeping: positive cents are debits, negative cents are credits, and each transfer sums to zero.
import type { Shares } from './shares.js';

/**
 * `provider`: our balance at the provider. `held`: paid by students, not yet earned. `payable`: earned by a teacher, not yet paid out.
 * `platform-fee`: our share. `provider-fee`: the provider's fee, paid out of our share. `refunds`, `payouts`, `disputed`: clearing
 * accounts, zero in the end.
 */
type Account = 'provider' | 'held' | 'payable' | 'platform-fee' | 'provider-fee' | 'refunds' | 'payouts' | 'disputed';

export interface Entry {
  account: Account;
  /** The account's owner; set only for `payable`. */
  teacherId: string | null;
  amountCents: number;
}

const entry = (account: Exclude<Account, 'payable'>, amountCents: number): Entry => ({ account, teacherId: null, amountCents });
const payable = (teacherId: string, amountCents: number): Entry => ({ account: 'payable', teacherId, amountCents });
const written = (entries: Entry[]) => entries.filter(({ amountCents }) => amountCents !== 0);

/** Returns the entries for a capture: the provider has the student's money and has deducted its fee. */
export function capturedEntries(amountCents: number, providerFeeCents: number): Entry[] {
  return written([entry('provider', amountCents - providerFeeCents), entry('provider-fee', providerFeeCents), entry('held', -amountCents)]);
}

/** Returns the entries for a fee the provider reports or raises later; like every provider fee, it comes out of our share. */
export function laterFeeEntries(cents: number): Entry[] {
  return [entry('provider', -cents), entry('provider-fee', cents)];
}

/** Returns the entries for a lesson that took place undisputed: held money becomes the teacher's and ours. */
export function earnedEntries(teacherId: string, { netCents, feeCents }: Shares): Entry[] {
  return written([entry('held', netCents + feeCents), payable(teacherId, -netCents), entry('platform-fee', -feeCents)]);
}

/** Takes `cents` from where the payment's money is: still held, or already split between the teacher and us. */
function reversalEntries(teacherId: string, earned: { before: Shares; after: Shares } | null, cents: number): Entry[] {
  if (!earned) return [entry('held', cents)];
  const { before, after } = earned;
  return [payable(teacherId, before.netCents - after.netCents), entry('platform-fee', before.feeCents - after.feeCents)];
}

/** Returns the entries for a requested refund. `earned`: the shares before and after it, or null while the money is still held. */
export function refundAskedEntries(teacherId: string, cents: number, earned: { before: Shares; after: Shares } | null): Entry[] {
  return written([...reversalEntries(teacherId, earned, cents), entry('refunds', -cents)]);
}

export function refundedEntries(cents: number): Entry[] {
  return [entry('refunds', cents), entry('provider', -cents)];
}

/** Returns the entries for a dispute: the student's bank withdraws the money until the dispute is decided. */
export function disputedEntries(cents: number): Entry[] {
  return [entry('disputed', cents), entry('provider', -cents)];
}

export function disputeWonEntries(cents: number): Entry[] {
  return [entry('provider', cents), entry('disputed', -cents)];
}

export function disputeLostEntries(teacherId: string, cents: number, earned: { before: Shares; after: Shares } | null): Entry[] {
  return written([...reversalEntries(teacherId, earned, cents), entry('disputed', -cents)]);
}

export function payoutSentEntries(teacherId: string, cents: number): Entry[] {
  return [payable(teacherId, cents), entry('payouts', -cents)];
}

export function payoutDoneEntries(cents: number): Entry[] {
  return [entry('payouts', cents), entry('provider', -cents)];
}

export function payoutRefusedEntries(teacherId: string, cents: number): Entry[] {
  return [entry('payouts', cents), payable(teacherId, -cents)];
}
