import type { UserCaller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';

/** Refuses 'email-not-confirmed' where this installation requires a confirmed email address. */
export function checkConfirmed({ duty }: UserCaller): void {
  if (duty === 'confirm-email') throw refuse('email-not-confirmed');
}
