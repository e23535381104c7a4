// Countries whose banks Stripe can pay across borders, by account currency: African countries, and the euro countries, which use IBANs.
import type { PayoutMethod } from '@somo/contracts/payouts';

export type BankAccount = Extract<PayoutMethod, { method: 'bank_transfer' }>;

const countries = {
  ...{ aoa: 'AO', bwp: 'BW', dzd: 'DZ', egp: 'EG', etb: 'ET', ghs: 'GH', gmd: 'GM', kes: 'KE', mad: 'MA', mga: 'MG', mur: 'MU', mzn: 'MZ' },
  ...{ nad: 'NA', ngn: 'NG', rwf: 'RW', tnd: 'TN', tzs: 'TZ', xaf: 'GA', xof: 'BJ CI NE SN', zar: 'ZA' },
  eur: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
};
const currencies = new Map(
  Object.entries(countries).flatMap(([currency, of]) => of.split(' ').map((country): [string, string] => [country, currency])),
);

/** Returns the country code: the first two letters of an IBAN, otherwise the country in the SWIFT code. */
export function countryOf({ accountNumber, swift }: BankAccount): string {
  return (isIban(accountNumber) ? accountNumber.trim().slice(0, 2) : swift.slice(4, 6)).toUpperCase();
}

/** Returns the lowercase currency code, such as `ghs`; undefined for an unsupported country. */
export function currencyOf(country: string): string | undefined {
  return currencies.get(country);
}

/** Returns a bank account in Stripe's format: an IBAN alone, or any other account number with its bank's SWIFT code. */
export function asExternalAccount(bank: BankAccount, country: string, currency: string) {
  const number = bank.accountNumber.replace(/[ -]/g, '').toUpperCase();
  return {
    object: 'bank_account' as const,
    country,
    currency,
    account_holder_name: bank.accountHolder,
    account_holder_type: 'individual' as const,
    account_number: number,
    ...(isIban(number) ? {} : { routing_number: bank.swift.toUpperCase() }),
  };
}

function isIban(accountNumber: string): boolean {
  return /^\s*[A-Za-z]/.test(accountNumber);
}
