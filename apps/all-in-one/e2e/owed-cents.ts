import { api } from './api.js';
import { tokenOf } from './people.js';

/** What all teachers have earned but not been paid yet, in cents, from the operator's ledger. */
export async function owedCents(url: string, operator: { email: string }): Promise<number> {
  const { accounts } = await api(url, 'GET /api/admin/ledger', { token: await tokenOf(url, operator) });
  return -(accounts.find(({ account }) => account === 'payable')?.balanceCents ?? 0);
}
