// The payout method as a teacher types it, and the request it becomes.
import { payoutMethods, type MaskedPayoutMethod, type PayoutMethodName } from '@somo/contracts/payouts';
import { lineProblem } from '@somo/contracts/rules/lines';
import type { PaymentSettingsBody } from '@somo/contracts/routes/settings';

export const fieldsOf = {
  bank_transfer: ['bankName', 'accountHolder', 'accountNumber', 'swift'],
  mobile_money: ['mobileNumber'],
  paypal: ['email'],
} as const satisfies Record<PayoutMethodName, readonly string[]>;

export type PayoutField = (typeof fieldsOf)[PayoutMethodName][number];
export type PaymentDraft = Record<PayoutField | 'currentPassword', string> & { method: PayoutMethodName };
export type PaymentFieldName = Exclude<keyof PaymentDraft, 'method'>;

const names = [...payoutMethods.flatMap((method): readonly PayoutField[] => fieldsOf[method]), 'currentPassword'] as const;

export const isField = (name: string): name is PaymentFieldName => names.some((each) => each === name);

export const emptyDraft = (method: PayoutMethodName): PaymentDraft => ({
  method,
  bankName: '',
  accountHolder: '',
  accountNumber: '',
  swift: '',
  mobileNumber: '',
  email: '',
  currentPassword: '',
});

/** Validates a field before it is sent. */
export function problemOf(name: PaymentFieldName, value: string, missing: string): string | undefined {
  if (name === 'bankName' || name === 'accountHolder') return lineProblem(value, missing);
  return value.trim() === '' ? missing : undefined;
}

/** Returns only the fields the chosen method needs. Phone numbers and SWIFT codes may be typed with spaces or hyphens. */
export function toBody(draft: PaymentDraft): PaymentSettingsBody {
  const fields: readonly PayoutField[] = fieldsOf[draft.method];
  const tidy = (field: PayoutField) =>
    ['mobileNumber', 'swift'].includes(field) ? draft[field].replace(/[ -]/g, '') : draft[field].trim();
  return {
    method: draft.method,
    currentPassword: draft.currentPassword,
    ...Object.fromEntries(fields.map((field) => [field, tidy(field)])),
  };
}

/** Returns a stored method as lines for display, in the order of the form. */
export function linesOf(method: MaskedPayoutMethod): { field: PayoutField; value: string }[] {
  const fields: readonly PayoutField[] = fieldsOf[method.method];
  return fields.flatMap((field) => {
    const value = method[field];
    return value ? [{ field, value }] : [];
  });
}
