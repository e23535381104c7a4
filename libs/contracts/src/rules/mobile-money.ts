// What must hold between the country, the network and the number of a mobile money account, in the form and in payments.
import {
  countryOfNumber,
  isMobileMoneyCountry,
  isMobileNetwork,
  isNumberOf,
  mobileMoneyCountries,
  mobileNetworks,
  networksOf,
} from '../mobile-money.js';
import { lineProblem } from './lines.js';

interface MobileAccount {
  mobileNumber: string;
  country?: string | undefined;
  network?: string | undefined;
  accountHolder?: string | undefined;
}
type Problems = { [Field in keyof MobileAccount]?: string | undefined };

export const countryMissing = 'Please choose a country with mobile money';
export const networkMissing = "Please choose your country's mobile money network";
export const holderMissing = "Please enter the account holder's name";

/** Returns what is wrong with a mobile money account, by field. `needsAll`: its provider pays only an account that is fully described. */
export function mobileMoneyProblems(account: MobileAccount, needsAll: boolean): Problems {
  const { mobileNumber, country, network, accountHolder } = account;
  return {
    country: country === undefined ? missing(needsAll, countryMissing) : isMobileMoneyCountry(country) ? undefined : countryMissing,
    network: network === undefined ? missing(needsAll, networkMissing) : networkProblem(network, country ?? countryOfNumber(mobileNumber)),
    mobileNumber: country !== undefined && isMobileMoneyCountry(country) ? numberProblem(mobileNumber, country) : undefined,
    accountHolder: accountHolder === undefined ? missing(needsAll, holderMissing) : lineProblem(accountHolder, holderMissing),
  };
}

const missing = (isNeeded: boolean, problem: string): string | undefined => (isNeeded ? problem : undefined);

function networkProblem(network: string, country: string | undefined): string | undefined {
  if (!isMobileNetwork(network)) return networkMissing;
  if (country === undefined) return countryMissing;
  // The country itself has the problem then.
  if (!isMobileMoneyCountry(country)) return undefined;
  const { name } = mobileMoneyCountries[country];
  return networksOf(country).includes(network) ? undefined : `${mobileNetworks[network]} has no mobile money in ${name}`;
}

function numberProblem(mobileNumber: string, country: keyof typeof mobileMoneyCountries): string | undefined {
  const { name, callingCode, digits } = mobileMoneyCountries[country];
  return isNumberOf(country, mobileNumber) ? undefined : `A mobile number in ${name} is +${callingCode} and ${digits} digits`;
}
