// The movements of money as double entries: positive cents are debits, negative ones credits, and each movement sums to zero.
import type { Shares } from './shares.js';

/**
 * `provider`: what the provider has of ours. `held`: paid, and not yet anybody's. `payable`: earned by a teacher, not yet paid out.
 * `platform-fee`: our share. `provider-fee`: what the provider keeps, out of our share. `refunds`, `payouts`, `disputed`: on the way, zero in the end.
 */
export const accounts = ['provider', 'held', 'payable', 'platform-fee', 'provider-fee', 'refunds', 'payouts', 'disputed'] as const;
export type Account = (typeof accounts)[number];
export const clearingAccounts = ['refunds', 'payouts', 'disputed'] as const satisfies Account[];

export interface Entry {
  account: Account;
  /** Whose: set for `payable` alone. */
  teacherId: string | null;
  amountCents: number;
}

const entry = (account: Exclude<Account, 'payable'>, amountCents: number): Entry => ({ account, teacherId: null, amountCents });
const payable = (teacherId: string, amountCents: number): Entry => ({ account: 'payable', teacherId, amountCents });
const written = (entries: Entry[]) => entries.filter(({ amountCents }) => amountCents !== 0);

/** The provider has the student's money and kept its own fee of it. */
export function capturedEntries(amountCents: number, providerFeeCents: number): Entry[] {
  return written([entry('provider', amountCents - providerFeeCents), entry('provider-fee', providerFeeCents), entry('held', -amountCents)]);
}

/** The provider tells only later what it kept, or that it kept more: out of our share, like all of it. */
export function laterFeeEntries(cents: number): Entry[] {
  return [entry('provider', -cents), entry('provider-fee', cents)];
}

/** The lesson took place and nobody objected: what is held becomes the teacher's and ours. */
export function earnedEntries(teacherId: string, { netCents, feeCents }: Shares): Entry[] {
  return written([entry('held', netCents + feeCents), payable(teacherId, -netCents), entry('platform-fee', -feeCents)]);
}

/** Takes `cents` out of where a payment's money is: held, or already given to the teacher and us. */
function takenBack(teacherId: string, earned: { before: Shares; after: Shares } | null, cents: number): Entry[] {
  if (!earned) return [entry('held', cents)];
  const { before, after } = earned;
  return [payable(teacherId, before.netCents - after.netCents), entry('platform-fee', before.feeCents - after.feeCents)];
}

/** `earned`: the shares before and after, for a payment whose money was given out already. */
export function refundAskedEntries(teacherId: string, cents: number, earned: { before: Shares; after: Shares } | null): Entry[] {
  return written([...takenBack(teacherId, earned, cents), entry('refunds', -cents)]);
}

export function refundedEntries(cents: number): Entry[] {
  return [entry('refunds', cents), entry('provider', -cents)];
}

/** The student's bank takes the money back until the dispute is decided. */
export function disputedEntries(cents: number): Entry[] {
  return [entry('disputed', cents), entry('provider', -cents)];
}

export function disputeWonEntries(cents: number): Entry[] {
  return [entry('provider', cents), entry('disputed', -cents)];
}

export function disputeLostEntries(teacherId: string, cents: number, earned: { before: Shares; after: Shares } | null): Entry[] {
  return written([...takenBack(teacherId, earned, cents), entry('disputed', -cents)]);
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
