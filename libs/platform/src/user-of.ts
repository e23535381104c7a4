import type { Caller, UserCaller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';

/** The signed-in person behind a call; a visitor or a service is refused. */
export function userOf(caller: Caller): UserCaller {
  if (caller.kind !== 'user') throw refuse('not-signed-in');
  return caller;
}
