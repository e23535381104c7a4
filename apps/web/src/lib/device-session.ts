// What this device knows of the session while the server does not answer: whose it is, and the key of their copies, which no script can read
// out. It is gone when the session has ended, or has expired, or was not confirmed for a week.
import { buildName } from './build-name';
import { clock } from './clock';
import { readDevice, writeDevice } from './device-database';
import { keptFor } from './kept-for';
import { sealingKey } from './sealing';
import { session, type Resumed } from './session';
import { forgetDevice } from './storage';

/** Stores the session that the server has confirmed, if it is remembered. Browsers that cannot store it do not open Somo offline. */
export async function keepSession(): Promise<void> {
  const state = session.state();
  const [name, key] = [keptFor.name(), await sealingKey()];
  if (state.status !== 'signed-in' || state.isAway || !session.opensOffline() || name === null || !key) return;
  const { user, redirectTo } = state;
  // It may have ended meanwhile.
  const isStill = () => keptFor.name() === name && session.state().status === 'signed-in' && session.opensOffline();
  await writeDevice({ name, build: buildName(), confirmedAt: clock.toDevice(clock.now()), key, user, redirectTo }, isStill);
}

/** Returns the session that the server confirmed last; undefined if there is none anymore. */
export async function keptSession(): Promise<Resumed | undefined> {
  if (keptFor.isOld()) return void forgetDevice();
  const row = await readDevice();
  return row?.name === keptFor.name() && row?.build === buildName() ? row : undefined;
}
