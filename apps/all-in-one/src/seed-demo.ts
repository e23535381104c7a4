import type { AskName, Asks } from '@somo/contracts/asks/map';
import { Ask } from '@somo/platform/ask';
import type { Bus } from '@somo/platform/bus/bus';
import { runWith } from '@somo/platform/context';
import { loadKeyRing, type StoredKeys } from '@somo/platform/identity/key-ring';
import { ServiceTokens } from '@somo/platform/identity/service-tokens';
import { newId } from '@somo/platform/ids';
import { readStorage } from '@somo/platform/storage/storage-config';
import type { DemoClock } from './demo-clock.js';
import type { SimulatedTime } from './seed/simulated-time.js';
import { seed } from './seed/seed.js';

/** Fills an empty installation with the demo accounts, through the services' own commands and with the accounts' own tokens. */
export async function seedDemo(
  bus: Bus,
  clock: DemoClock,
  keys: StoredKeys,
  say: (line: string) => void,
  past?: SimulatedTime,
): Promise<void> {
  const ask = new Ask(bus, undefined);
  const asked = <K extends AskName>(token: string | null, name: K, input: Asks[K]['in']): Promise<Asks[K]['out']> =>
    runWith({ token, requestId: newId() }, () => ask.for(name, input, { timeoutMs: 15_000 }));
  const ring = await loadKeyRing(keys);
  const tokenOf = (service: 'auth' | 'notification') => new ServiceTokens(service, ring, clock.present).for('auth');
  const storage = readStorage();
  try {
    await seed({ ask: asked, storage, now: () => clock.now(), say, tokenOf, ...(past ? { past } : {}) });
  } finally {
    await storage.close();
  }
}
