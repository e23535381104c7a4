// What the sandbox provider does with a card, a phone or an account, by its number.
import type { PayoutMethod } from '@somo/contracts/payouts';

export const cards = [
  '4242424242424242',
  '4000000000000002',
  '4000000000000259',
  '4000000000000341',
  '4000000000000119',
  '4000002500003155',
  '4000000000001976',
  '4000000000002685',
];
export const phones = ['+254700000000', '+254700000001', '+254700000004', '+254700000003'].map((mobileNumber): PayoutMethod => ({
  method: 'mobile_money',
  mobileNumber,
  ...{ country: 'KE', network: 'm-pesa', accountHolder: 'Ama Owusu' },
}));
export const banks = ['000000000000', '000000000001', '000000000002', '000000000003'].map((accountNumber): PayoutMethod => ({
  method: 'bank_transfer',
  bankName: 'GCB',
  accountHolder: 'Kwame',
  accountNumber,
  swift: 'GHCBGHAC',
}));
