import { mobileMoneyCountries, mobileNetworks } from '@somo/contracts/mobile-money';
import type { MaskedPayoutMethod } from '@somo/contracts/payouts';
import { countryName } from '../i18n/names';

/** Returns a mobile money account in a line, as far as it is known: `MTN Ghana •••• 5678`. */
export function mobileAccount({ network, country, mobileNumber }: Omit<MaskedPayoutMethod, 'changedAt'>): string | undefined {
  const parts = [network && mobileNetworks[network], country && countryName(mobileMoneyCountries[country].name), mobileNumber];
  return mobileNumber && parts.filter((part) => part !== undefined).join(' ');
}
