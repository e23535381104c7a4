// What may be shown of where a teacher's money goes: enough to know it again, not enough to use it.
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
