import { refuse, type Refusal } from '@somo/contracts/refusals';

/** Returns the refusal for a suspended user who has proven their identity, with the reason, if known, and how to appeal. */
export function suspended({ suspendedReason: reason }: { suspendedReason: string | null }): Refusal {
  const why = reason === null ? 'This account is suspended.' : `This account is suspended. Reason: ${reason}`;
  return refuse('account-suspended', { reason, detail: `${why}\nTo appeal, write to us on our contact page.` });
}
