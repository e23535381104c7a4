import type { Transaction } from '@somo/platform/transaction';
import { FixedClock } from '@somo/testing/fixed-clock';
import { silentLog } from '@somo/testing/silent-log';
import type { ProviderReport } from '../outside/provider/port.js';
import { ProviderReports } from './provider-reports.js';

describe('reports of a provider', () => {
  it('fail together at the first attempt to reach PostgreSQL while it is away', async () => {
    let tries = 0;
    const run = () => Promise.reject(Object.assign(new Error(`refused ${++tries}`), { code: 'ECONNREFUSED' }));
    const reports = new ProviderReports({ run } as unknown as Transaction, new FixedClock(0), silentLog);
    const report = { sequence: 1, captured: true, amountCents: 2500, feeCents: 0, refundedCents: 0, dispute: null };
    const all = ['a', 'b', 'c'].map((reference) => reports.apply('sandbox', { reference, ...report } satisfies ProviderReport));
    expect(await Promise.allSettled(all)).toEqual(all.map(() => ({ status: 'rejected', reason: new Error('refused 1') })));
    expect(tries).toBe(1);
  });
});
