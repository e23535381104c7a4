// Masks a payout method for display: enough to recognize it, not enough to use it.
import type { MaskedPayoutMethod, PayoutMethod } from '@somo/contracts/payouts';

const shownDigits = 4;

export function masked(method: PayoutMethod): Omit<MaskedPayoutMethod, 'changedAt'> {
  switch (method.method) {
    case 'bank_transfer':
      return { ...method, accountNumber: lastOf(method.accountNumber) };
    case 'mobile_money':
      return { ...method, mobileNumber: lastOf(method.mobileNumber) };
    case 'paypal':
      return { ...method, email: method.email.replace(/^(.)[^@]*/, '$1•••') };
  }
}

function lastOf(number: string): string {
  const plain = number.replace(/[ -]/g, '');
  return `•••• ${plain.slice(-Math.min(shownDigits, Math.floor(plain.length / 2)))}`;
}
