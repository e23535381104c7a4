import type { Db } from '@somo/platform/db';
import { FixedClock } from '@somo/testing/fixed-clock';
import { gatherProviderMessages } from './gather-provider-messages.js';

describe('the log of calls to a provider', () => {
  it('logs calls at the same time with one statement, and later ones while a statement hangs', async () => {
    const statements: unknown[] = [];
    const run = (_: string, __: string, values: unknown[]) => {
      statements.push(values.at(-2));
      return statements.length === 1 ? new Promise<number>(() => undefined) : Promise.resolve(1);
    };
    const log = gatherProviderMessages({ run } as unknown as Db, new FixedClock(0));
    const call = (key: string) => log.run({ provider: 'sandbox', direction: 'call', what: 'pay-charge', key, outcome: 'answered' });
    void call('a');
    void call('b');
    while (statements.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await call('c');
    expect(statements).toEqual([['a', 'b'], ['c']]);
  });
});
