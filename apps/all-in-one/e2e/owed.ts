import { api } from './api.js';
import { tokenOf } from './people.js';

/** What all teachers together have earned and were not sent yet, in cents, as the operator's ledger has it. */
export async function owedCents(url: string, operator: { email: string }): Promise<number> {
  const { accounts } = await api(url, 'GET /api/admin/ledger', { token: await tokenOf(url, operator) });
  return -(accounts.find(({ account }) => account === 'payable')?.balanceCents ?? 0);
}
