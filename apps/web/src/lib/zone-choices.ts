// The time zones people choose from, and how they find theirs.
import { cityOf, renamedCities } from '@somo/messages/zones';
import { toInstant } from '@somo/contracts/time';
import { cityLabel, cityName, formatTag, offsetName, timeOf } from './format';
import { aliasesOf, countryNames } from './zone-aliases';

const zoneRegions = [
  'Africa',
  'America',
  'Antarctica',
  'Arctic',
  'Asia',
  'Atlantic',
  'Australia',
  'Europe',
  'Indian',
  'Pacific',
  'UTC',
] as const;
type ZoneRegion = (typeof zoneRegions)[number];

export interface ZoneChoice {
  value: string;
  region: ZoneRegion;
  /** 'Nairobi' */
  city: string;
  /** 'Nairobi (GMT+3)' */
  label: string;
  /** '4:05 PM' */
  time: string;
  /** What it is called, the closest first: by city or offset, and by country. */
  names: { own: string[]; countries: string[] };
  words: string;
}

/** Returns a time zone as people choose it. */
export function zoneChoice(value: string, now: number, countries: string[] = []): ZoneChoice {
  const label = cityLabel(value, now);
  const city = cityName(value) ?? value;
  const english = cityOf(value) ?? value;
  const offset = offsetName(value, now);
  const names = {
    own: [city, english, ...oldNamesOf(english), ...aliasesOf(english), offset, ...(offset === 'GMT' ? ['GMT+0'] : [])].map(searchable),
    countries: countries.flatMap(countryNames).map(searchable),
  };
  return {
    value,
    region: regionOf(value),
    city,
    label,
    time: timeOf(toInstant(now), value),
    names,
    words: [searchable(label), searchable(value), ...names.own, ...names.countries].join(' '),
  };
}

/** Returns every time zone under its city, in order of region and city; of several names of one zone, the given one. */
export function zoneChoices(zone: string, now: number): ZoneChoice[] {
  const countries = countriesByZone();
  const city = cityOf(zone);
  return zonesWith(zone)
    .filter((each) => each === zone || cityOf(each) === null || cityOf(each) !== city)
    .map((value) => zoneChoice(value, now, countries.get(value)))
    .sort((a, b) => zoneRegions.indexOf(a.region) - zoneRegions.indexOf(b.region) || a.city.localeCompare(b.city, formatTag()));
}

/**
 * Returns the choices in which every word of the search begins a word; offsets must match entirely. What is called exactly so comes first,
 * and brings its region along: of 'india', Kolkata before the towns of Indiana.
 */
export function findZones(choices: ZoneChoice[], search: string): ZoneChoice[] {
  const wanted = searchable(search);
  const each = wanted.split(' ').filter(Boolean);
  const found = choices
    .filter(({ words }) => each.every((word) => ` ${words} `.includes(/[+-]\d/.test(word) ? ` ${word} ` : ` ${word}`)))
    .map((choice) => ({ choice, rank: rankOf(choice, wanted) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice);
  const regions = [...new Set(found.map(({ region }) => region))];
  return regions.flatMap((region) => found.filter((choice) => choice.region === region));
}

function rankOf({ names: { own, countries } }: ZoneChoice, wanted: string): number {
  if (wanted === '' || own.includes(wanted)) return 0;
  if (countries.includes(wanted)) return 1;
  return [...own, ...countries].some((name) => name.startsWith(wanted)) ? 2 : 3;
}

/** 'São Tomé' and 'Sao_Tome' are 'sao tome'; 'UTC+03:00' and '+3' are 'gmt+3'; '5:30' is 'gmt+5:30'. */
function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/(^|\s)(\d{1,2}:\d\d)(?=\s|$)/g, '$1+$2')
    .replace(
      /(?:(?:gmt|utc)\s*)?([+\-−])\s*0?(\d{1,2})(?::?(\d\d))?(?!\d)/g,
      (_, sign: string, hours: string, minutes = '00') => `gmt${sign === '+' ? '+' : '-'}${hours}${minutes === '00' ? '' : `:${minutes}`}`,
    )
    .replace(/[^\p{L}\p{N}+:-]+/gu, ' ')
    .trim();
}

function regionOf(zone: string): ZoneRegion {
  return zoneRegions.find((region) => zone.startsWith(`${region}/`)) ?? 'UTC';
}

/** Returns every time zone the browser knows, plus the given one, sorted. */
function zonesWith(zone: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return [...new Set([...known, 'UTC', zone])].sort();
}

/** Returns what a city was called before ('Calcutta'), so that people find it by that name too. */
function oldNamesOf(city: string): string[] {
  return Object.keys(renamedCities).filter((old) => renamedCities[old] === city);
}

type CountryLocale = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Returns the names of the countries in each zone; none where the browser does not know. */
function countriesByZone(): Map<string, string[]> {
  const names = new Intl.DisplayNames(formatTag(), { type: 'region', fallback: 'none' });
  const found = new Map<string, string[]>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = names.of(code);
    if (name === undefined) continue;
    const locale: CountryLocale = new Intl.Locale('und', { region: code });
    for (const zone of locale.getTimeZones?.() ?? locale.timeZones ?? []) found.set(zone, [...(found.get(zone) ?? []), name]);
  }
  return found;
}
