import { minuteMs } from '@somo/calendar/days';
import { refuse, type Refusal } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import type { UserRow } from '../store/user.schema.js';
import type { Seal } from './seal.js';
import { fingerprint } from './second-step-check.js';

const ticketMs = 30 * minuteMs;

/** Returns the refusal for a person who has proven their identity and whose account is being closed, with a ticket to keep it. */
export async function closing(seal: Seal, user: UserRow & { eraseAt: Date }): Promise<Refusal> {
  const ticket = await seal.close('keep-account', { userId: user.id, password: fingerprint(user) }, ticketMs);
  return refuse('account-closing', { ticket, eraseAt: toInstant(user.eraseAt.getTime()) });
}

export const isClosing = (user: UserRow): user is UserRow & { eraseAt: Date } => user.eraseAt !== null;
