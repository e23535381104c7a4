// Test accounts for which the sandbox behaves differently; docs/money.md has the table.
import { payoutReasons } from '@somo/contracts/payout-reasons';
import type { PayoutMethod } from '@somo/contracts/payouts';

interface SandboxAccount {
  refuses: string | null;
  /** How often its webhook is delivered; 0: it is lost, and only polling finds the outcome. */
  reports: number;
}

const accounts: Record<string, Partial<SandboxAccount>> = {
  '000000000001': { refuses: payoutReasons['no-account'] },
  '+254700000001': { refuses: payoutReasons['number-not-registered'] },
  'refused@example.com': { refuses: payoutReasons['account-cannot-receive'] },
  '000000000002': { reports: 0 },
  '+254700000002': { reports: 0 },
  '000000000003': { reports: 2 },
  '+254700000003': { reports: 2 },
};

export function sandboxAccount(to: PayoutMethod): SandboxAccount {
  const number = to.method === 'bank_transfer' ? to.accountNumber : to.method === 'mobile_money' ? to.mobileNumber : to.email;
  return { refuses: null, reports: 1, ...accounts[number] };
}
