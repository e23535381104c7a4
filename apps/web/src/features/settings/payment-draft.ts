// The payout method as a teacher types it, and the request it becomes.
import { isMobileMoneyCountry } from '@somo/contracts/mobile-money';
import { payoutMethods, type MaskedPayoutMethod, type PayoutMethodName } from '@somo/contracts/payouts';
import type { ProofBody } from '@somo/contracts/routes/proof';
import type { PaymentSettingsBody } from '@somo/contracts/routes/settings';
import { mobileMoneyProblems } from '@somo/contracts/rules/mobile-money';
import { fieldRules, type FieldRule } from '../../generated/field-rules';
import { mobileAccount } from '../../lib/mobile-account';

export const fieldsOf = {
  bank_transfer: ['bankName', 'accountHolder', 'accountNumber', 'swift'],
  mobile_money: ['country', 'network', 'mobileNumber', 'accountHolder'],
  paypal: ['email'],
} as const satisfies Record<PayoutMethodName, readonly string[]>;

export type PayoutField = (typeof fieldsOf)[PayoutMethodName][number];
export type PaymentDraft = Record<PayoutField, string> & { method: PayoutMethodName };

export const emptyDraft = (method: PayoutMethodName): PaymentDraft => ({
  method,
  bankName: '',
  accountHolder: '',
  accountNumber: '',
  swift: '',
  mobileNumber: '',
  country: '',
  network: '',
  email: '',
});

export const payoutFields = payoutMethods.flatMap((method): readonly PayoutField[] => fieldsOf[method]);
const rules: Readonly<Record<string, FieldRule>> = fieldRules['PATCH /api/me/settings'];

/** Every field that is shown is required. Only the server checks an email address. */
export const paymentRules: Record<string, FieldRule> = Object.fromEntries(
  payoutFields.map((name) => [name, name === 'email' ? { required: true } : { ...rules[`payment.${name}`], required: true }]),
);

/** Returns what the country, the network and the number of mobile money have against each other. */
export function mobileProblems(draft: PaymentDraft): Partial<Record<PayoutField, string | undefined>> {
  if (draft.method !== 'mobile_money' || !isMobileMoneyCountry(draft.country)) return {};
  const { network, mobileNumber } = mobileMoneyProblems(draft, true);
  return { network, mobileNumber };
}

/** Returns only the fields the chosen method needs. Phone numbers and SWIFT codes may be typed with spaces or hyphens. */
export function toBody(draft: PaymentDraft, { password, code, method, passkey }: ProofBody): PaymentSettingsBody {
  const fields: readonly PayoutField[] = fieldsOf[draft.method];
  const tidy = (field: PayoutField) => (['mobileNumber', 'swift'].includes(field) ? draft[field].replace(/[ -]/g, '') : draft[field]);
  return {
    method: draft.method,
    ...{ currentPassword: password, code, codeMethod: method, passkey },
    ...Object.fromEntries(fields.map((field) => [field, tidy(field)])),
  };
}

/** Returns a stored method as lines for display, in the order of the form. */
export function linesOf(method: MaskedPayoutMethod): { field: PayoutField; value: string }[] {
  const fields: readonly PayoutField[] = fieldsOf[method.method];
  return fields.flatMap((field) => {
    // One line says which account it is.
    if (field === 'country' || field === 'network') return [];
    const value = field === 'mobileNumber' ? mobileAccount(method) : method[field];
    return value ? [{ field, value }] : [];
  });
}
