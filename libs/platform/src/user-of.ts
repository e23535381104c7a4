import type { Caller, UserCaller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';

/** Returns the signed-in user behind a call; refuses a visitor or a service. */
export function userOf(caller: Caller): UserCaller {
  if (caller.kind !== 'user') throw refuse('not-signed-in');
  return caller;
}
