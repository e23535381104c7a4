// Writes libs/messages/locales/{locale}/cities.json: what the cities of time zones are called where that differs from English, from
// Unicode's CLDR. By hand, after `npm run build`:
//   npm pack cldr-dates-full@48.2.0 && tar xzf cldr-dates-full-*.tgz && node tools/cities/write-cities.mjs package
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const cldr = process.argv[2];
if (!cldr) throw new Error('Name the folder of cldr-dates-full: node tools/cities/write-cities.mjs package');
const root = join(import.meta.dirname, '../..');
const { locales, sourceLocale } = await import(join(root, 'libs/messages/dist/src/locales.js'));
const { cityOf } = await import(join(root, 'libs/messages/dist/src/zones.js'));

/** Yields each zone with what its city is called: 'Africa/Cairo', 'Le Caire'. */
function* citiesIn(tree, path = []) {
  for (const [name, value] of Object.entries(tree)) {
    if (name === 'exemplarCity') yield [path.join('/'), value];
    else if (typeof value === 'object') yield* citiesIn(value, [...path, name]);
  }
}

for (const locale of locales.filter((each) => each !== sourceLocale)) {
  const file = JSON.parse(readFileSync(join(cldr, 'main', locale, 'timeZoneNames.json'), 'utf8'));
  const cities = {};
  for (const [zone, city] of citiesIn(file.main[locale].dates.timeZoneNames.zone)) {
    const english = cityOf(zone);
    if (english !== null && english !== city && !zone.startsWith('Etc/')) cities[english] = city;
  }
  const sorted = Object.fromEntries(Object.entries(cities).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(root, 'libs/messages/locales', locale, 'cities.json'), `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(`${locale}: ${Object.keys(cities).length} cities`);
}
