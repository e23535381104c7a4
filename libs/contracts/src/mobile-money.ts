// Where mobile money can be paid out, and through which networks.

/** Code → the name people know it by. */
export const mobileNetworks = {
  airtel: 'Airtel',
  airteltigo: 'AirtelTigo',
  'e-mola': 'e-Mola',
  etisalat: 'Etisalat',
  free: 'Free',
  halopesa: 'HaloPesa',
  'm-pesa': 'M-Pesa',
  'mixx-by-yas': 'Mixx by Yas',
  moov: 'Moov',
  mtn: 'MTN',
  orange: 'Orange',
  telecel: 'Telecel',
  tnm: 'TNM',
  'vodafone-cash': 'Vodafone Cash',
  wave: 'Wave',
  zamtel: 'Zamtel',
} as const;
export type MobileNetwork = keyof typeof mobileNetworks;

interface MobileMoneyMarket {
  name: string;
  callingCode: string;
  /** How many digits follow the calling code. */
  digits: number;
  networks: readonly MobileNetwork[];
}

/** ISO 3166 code → the country, in the order of their names. */
export const mobileMoneyCountries = {
  BJ: { name: 'Benin', callingCode: '229', digits: 10, networks: ['mtn', 'moov'] },
  CM: { name: 'Cameroon', callingCode: '237', digits: 9, networks: ['mtn', 'orange'] },
  CI: { name: "Côte d'Ivoire", callingCode: '225', digits: 10, networks: ['orange', 'mtn', 'moov', 'wave'] },
  CD: { name: 'DR Congo', callingCode: '243', digits: 9, networks: ['m-pesa', 'orange', 'airtel'] },
  EG: { name: 'Egypt', callingCode: '20', digits: 10, networks: ['vodafone-cash', 'orange', 'etisalat'] },
  GH: { name: 'Ghana', callingCode: '233', digits: 9, networks: ['mtn', 'telecel', 'airteltigo'] },
  KE: { name: 'Kenya', callingCode: '254', digits: 9, networks: ['m-pesa', 'airtel'] },
  MW: { name: 'Malawi', callingCode: '265', digits: 9, networks: ['airtel', 'tnm'] },
  MZ: { name: 'Mozambique', callingCode: '258', digits: 9, networks: ['m-pesa', 'e-mola'] },
  RW: { name: 'Rwanda', callingCode: '250', digits: 9, networks: ['mtn', 'airtel'] },
  SN: { name: 'Senegal', callingCode: '221', digits: 9, networks: ['orange', 'wave', 'free'] },
  TZ: { name: 'Tanzania', callingCode: '255', digits: 9, networks: ['m-pesa', 'airtel', 'mixx-by-yas', 'halopesa'] },
  TG: { name: 'Togo', callingCode: '228', digits: 8, networks: ['mixx-by-yas', 'moov'] },
  UG: { name: 'Uganda', callingCode: '256', digits: 9, networks: ['mtn', 'airtel'] },
  ZM: { name: 'Zambia', callingCode: '260', digits: 9, networks: ['mtn', 'airtel', 'zamtel'] },
} as const satisfies Record<string, MobileMoneyMarket>;
export type MobileMoneyCountry = keyof typeof mobileMoneyCountries;

export const mobileNetworkCodes = Object.keys(mobileNetworks) as MobileNetwork[];
export const mobileMoneyCountryCodes = Object.keys(mobileMoneyCountries) as MobileMoneyCountry[];

export const isMobileMoneyCountry = (code: string): code is MobileMoneyCountry => Object.hasOwn(mobileMoneyCountries, code);
export const isMobileNetwork = (code: string): code is MobileNetwork => Object.hasOwn(mobileNetworks, code);

/** Returns the networks of a country. */
export const networksOf = (country: MobileMoneyCountry): readonly MobileNetwork[] => mobileMoneyCountries[country].networks;

/** Returns whether a number with its calling code is one of a country; spaces and hyphens do not count. */
export function isNumberOf(country: MobileMoneyCountry, mobileNumber: string): boolean {
  const { callingCode, digits } = mobileMoneyCountries[country];
  const plain = mobileNumber.replace(/[ -]/g, '');
  return plain.startsWith(`+${callingCode}`) && /^\d+$/.test(plain.slice(1)) && plain.length === 1 + callingCode.length + digits;
}

/** Returns the country that a number belongs to, of those with mobile money. */
export const countryOfNumber = (mobileNumber: string): MobileMoneyCountry | undefined =>
  mobileMoneyCountryCodes.find((country) => isNumberOf(country, mobileNumber));
