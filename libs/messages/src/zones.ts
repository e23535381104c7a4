// Time zones under the names people use today. Runtimes list some cities as they were once called.
const renamedCities: Record<string, string> = {
  'Africa/Asmera': 'Asmara',
  'Africa/El_Aaiun': 'El Aaiún',
  'Africa/Lome': 'Lomé',
  'Africa/Ndjamena': 'N’Djamena',
  'Africa/Sao_Tome': 'São Tomé',
  'America/Asuncion': 'Asunción',
  'America/Bogota': 'Bogotá',
  'America/Coral_Harbour': 'Atikokan',
  'America/Godthab': 'Nuuk',
  'America/Sao_Paulo': 'São Paulo',
  'America/St_Johns': 'St. John’s',
  'Antarctica/DumontDUrville': 'Dumont d’Urville',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Asia/Ho_Chi_Minh': 'Ho Chi Minh City',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Indian/Mahe': 'Mahé',
  'Indian/Reunion': 'Réunion',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
};

const ofRegion = new Set(['Indiana', 'Kentucky', 'North_Dakota']);
const spaced = (text: string) => text.replaceAll('_', ' ');
const cities = new Map<string, string | null>();

/** Returns the city a time zone is named after ('Antananarivo'); null for zones without one, such as `UTC` and `Etc/GMT-3`. */
export function cityOf(zone: string): string | null {
  const known = cities.get(zone);
  if (known !== undefined) return known;
  const city = readCity(renamedCities[zone] ? zone : canonical(zone));
  cities.set(zone, city);
  return city;
}

/** Returns what the city of a time zone was called before ('Calcutta'), so that people find it by that name too. */
export function oldNamesOf(zone: string): string[] {
  const city = cityOf(zone);
  return Object.keys(renamedCities).filter((old) => renamedCities[old] === city);
}

function readCity(zone: string): string | null {
  const renamed = renamedCities[zone];
  if (renamed) return renamed;
  const [region, ...rest] = zone.split('/');
  const city = rest.at(-1);
  if (city === undefined || region === 'Etc') return null;
  const state = rest.length > 1 && ofRegion.has(rest[0] ?? '') ? `, ${spaced(rest[0] ?? '')}` : '';
  return spaced(city) + state;
}

/** 'US/Eastern' and 'GB' are other names of zones that have a city. */
function canonical(zone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
}
