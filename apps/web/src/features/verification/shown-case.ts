import { dayMs } from '@somo/calendar/days';
import { renewalDays } from '@somo/contracts/rules/verification';
import { fromInstant } from '@somo/contracts/time';
import type { VerificationCase } from '@somo/contracts/verification';

type ShownCase = VerificationCase & { status: Exclude<VerificationCase['status'], 'withdrawn'> };

const isStanding = (one: VerificationCase): one is ShownCase => one.status !== 'withdrawn';

/** Returns the document that a kind stands for, of those from the newest to the oldest: the latest that was not taken back. */
export const shownCase = (cases: VerificationCase[]): ShownCase | undefined => cases.find(isStanding);

/** Returns whether another one may be sent: not while it is being checked, nor long before it expires. */
export function mayRenew({ status, expiresAt }: VerificationCase, now: number): boolean {
  if (status === 'approved') return expiresAt !== null && fromInstant(expiresAt) - now <= renewalDays * dayMs;
  return status !== 'pending';
}
