// The payout method as a teacher types it, and the request it becomes.
import { payoutMethods, type MaskedPayoutMethod, type PayoutMethodName } from '@somo/contracts/payouts';
import type { PaymentSettingsBody } from '@somo/contracts/routes/settings';
import { fieldRules, type FieldRule } from '../../generated/field-rules';

export const fieldsOf = {
  bank_transfer: ['bankName', 'accountHolder', 'accountNumber', 'swift'],
  mobile_money: ['mobileNumber'],
  paypal: ['email'],
} as const satisfies Record<PayoutMethodName, readonly string[]>;

export type PayoutField = (typeof fieldsOf)[PayoutMethodName][number];
type PaymentDraft = Record<PayoutField | 'currentPassword', string> & { method: PayoutMethodName };
export type PaymentFieldName = Exclude<keyof PaymentDraft, 'method'>;

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

const names = [...payoutMethods.flatMap((method): readonly PayoutField[] => fieldsOf[method]), 'currentPassword'] as const;
const rules = fieldRules['PATCH /api/me/settings'];

/** Every field that is shown is required. Only the server checks an email address. */
export const paymentRules: Record<string, FieldRule> = Object.fromEntries(
  names.map((name) => [name, name === 'email' ? { required: true } : { ...rules[`payment.${name}`], required: true }]),
);

/** Returns only the fields the chosen method needs. Phone numbers and SWIFT codes may be typed with spaces or hyphens. */
export function toBody(draft: PaymentDraft): PaymentSettingsBody {
  const fields: readonly PayoutField[] = fieldsOf[draft.method];
  const tidy = (field: PayoutField) => (['mobileNumber', 'swift'].includes(field) ? draft[field].replace(/[ -]/g, '') : draft[field]);
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
