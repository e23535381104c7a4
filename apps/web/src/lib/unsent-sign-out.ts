// A sign-out that the server does not know yet: this browser has forgotten the session, and ends it as soon as the server answers.
import { oneTabAtATime } from './one-tab';
import { ProblemError } from './problem';
import { send } from './send';
import { deviceStore } from './storage';

const key = 'somo-signed-out';
const isThere = () => deviceStore.read(key) !== null;
let telling: Promise<void> | null = null;

async function tell(): Promise<void> {
  if (!isThere()) return;
  try {
    await send('POST /api/auth/logout', undefined, null);
    deviceStore.remove(key);
  } catch (error) {
    // What the server refuses once, it always does.
    if (error instanceof ProblemError && error.problem.status < 500) deviceStore.remove(key);
  }
}

export const unsentSignOut = {
  /** Remembers that a person has signed out while the server did not answer. */
  note: (): unknown => deviceStore.write(key, 'true'),

  /** Whoever has signed in since has a session of their own, which must not end. */
  clear: (): void => deviceStore.remove(key),

  /** Tells the server, if it does not know yet. Resolves to whether that was so: then there is no session to go on with. */
  async send(): Promise<boolean> {
    if (!isThere()) return false;
    telling ??= oneTabAtATime('somo-refresh', tell).finally(() => (telling = null));
    await telling;
    return true;
  },
};
