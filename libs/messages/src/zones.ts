// Time zones under the names people use today. Runtimes list some cities as they were once called.
export const renamedCities: Record<string, string> = {
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
const runtimeNames = new Map<string, string | null>();

/** Returns the city a time zone is named after ('Antananarivo'); null for zones without one, such as `UTC` and `Etc/GMT-3`. */
export function cityOf(zone: string): string | null {
  const name = renamedCities[zone] ? zone : (runtimeName(zone) ?? zone);
  if (renamedCities[name]) return renamedCities[name];
  const [region, ...rest] = name.split('/');
  const city = rest.at(-1);
  if (city === undefined || region === 'Etc') return null;
  const state = rest.length > 1 && ofRegion.has(rest[0] ?? '') ? `, ${spaced(rest[0] ?? '')}` : '';
  return spaced(city) + state;
}

/** Returns whether this runtime can write moments in a time zone. */
export function isKnownZone(zone: string): boolean {
  return runtimeName(zone) !== null;
}

/** 'US/Eastern' and 'GB' are other names of zones that have a city; null for a name that this runtime does not know. */
function runtimeName(zone: string): string | null {
  let name = runtimeNames.get(zone);
  if (name === undefined) {
    try {
      name = new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
    } catch {
      name = null;
    }
    runtimeNames.set(zone, name);
  }
  return name;
}
