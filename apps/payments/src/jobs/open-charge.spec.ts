import type { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import type { ChargeProviders } from '../outside/provider/charge-providers.js';
import { OpenCharge } from './open-charge.js';

describe('opening charges', () => {
  it('stores the ids of charges that are open while the provider still hangs on another, which fails alone', async () => {
    const stored: unknown[] = [];
    let timeOut = (_: Error) => undefined as void;
    const ids = ['quick', 'slow', 'fast'];
    const createCharge = ({ key }: { key: string }) =>
      key === 'slow' ? new Promise((_, reject) => (timeOut = reject)) : Promise.resolve({ chargeId: `charge-${key}` });
    const db = {
      sql: () => Promise.resolve(ids.map((id) => ({ id, charge: 'open', providerChargeId: null, amountCents: 2500 }))),
      run: (_: string, __: string, [, chargeIds]: unknown[]) => Promise.resolve(stored.push(chargeIds)),
    };
    const open = new OpenCharge(db as unknown as Db, { of: () => ({ createCharge }) } as unknown as ChargeProviders);
    const running = open.run(ids.map((id) => ({ id: `work-${id}`, data: { paymentId: id } }) as DueWork<'open-charge'>));
    while (stored.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(stored).toEqual([['charge-quick', 'charge-fast']]);
    timeOut(new Error('no answer'));
    expect(await running).toEqual(new Map([['work-slow', new Error('no answer')]]));
    expect(stored).toHaveLength(1);
  });
});
