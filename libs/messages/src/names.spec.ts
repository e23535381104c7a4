import { readFileSync } from 'node:fs';
import { fromRight } from './isolate.js';
import { localeFor } from './locales.js';
import { namesOf } from './server-names.js';
import { translator } from './translator.js';
import { cityOf } from './zones.js';

const at = Date.parse('2030-01-14T12:00:00.000Z');

describe('the cities of time zones', () => {
  it.each([
    ['fr', 'Le Caire (UTC+2)', 'Hô-Chi-Minh-Ville'],
    ['pt-PT', 'hora de Cairo (GMT+2)', 'Cidade de Ho Chi Minh'],
    ['ar', 'توقيت القاهرة (غرينتش+2)', 'مدينة هو تشي منة'],
    ['en', 'Cairo time (GMT+2)', 'Ho Chi Minh City'],
  ])('SET-05 have names in %s: %s, %s', (language, cairo, saigon) => {
    const { formats } = translator(language, 'receipts');
    expect([formats.zone('Africa/Cairo', at).replace(fromRight, ''), formats.cityName('Asia/Saigon')]).toEqual([cairo, saigon]);
  });

  it.each(['fr', 'pt-PT', 'sw', 'ar'])('SET-05 are those of zones in %s, each with a name of its own', (language) => {
    const { formats } = translator(language, 'receipts');
    const cities = [...new Set(Intl.supportedValuesOf('timeZone').flatMap((zone) => cityOf(zone) ?? []))];
    const table = JSON.parse(readFileSync(new URL(`../locales/${language}/cities.json`, import.meta.url), 'utf8')) as object;
    expect(Object.keys(table).filter((english) => !cities.includes(english))).toEqual([]);
    const named = Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith('Africa/'));
    expect(new Set(named.map((zone) => formats.cityName(zone))).size).toBe(new Set(named.map(cityOf)).size);
  });
});

describe('modules', () => {
  it.each([
    ['fr', 'Géométrie et trigonométrie', 'Biologie pour débutants', 'Chimie, niveau avancé'],
    ['pt-PT', 'Geometria e Trigonometria', 'Biologia para principiantes', 'Química, nível avançado'],
    ['sw', 'Jiometri na Trigonometria', 'Biolojia kwa Wanaoanza', 'Kemia, kiwango cha juu'],
    ['ar', 'الهندسة وحساب المثلثات', 'الأحياء للمبتدئين', 'الكيمياء: المستوى المتقدم'],
    ['en', 'Geometry and Trigonometry', 'Biology for Beginners', 'Advanced Chemistry'],
  ])('SET-05 SUBJ-05 have names in %s: %s, %s, %s', (language, ...expected) => {
    const { module } = namesOf(language);
    expect([module('Geometry and Trigonometry'), module('Biology for Beginners'), module('Advanced Chemistry')]).toEqual(expected);
  });

  it('SET-05 stay as stored where somebody else has named them', () => {
    const stored = ['Beekeeping for Beginners', 'Beginner', 'levels', 'Advanced constructor', ''];
    expect(stored.map(namesOf('fr').module)).toEqual(stored);
  });
});

describe('what is stored by an English name', () => {
  it.each([
    ['fr', 'Mathématiques', 'Cap-Vert', 'Anglais'],
    ['pt-PT', 'Matemática', 'Cabo Verde', 'Inglês'],
    ['sw', 'Hisabati', 'Cape Verde', 'Kiingereza'],
    ['ar', 'الرياضيات', 'الرأس الأخضر', 'الإنجليزية'],
    ['en', 'Mathematics', 'Cape Verde', 'English'],
    ['de', 'Mathematics', 'Cape Verde', 'English'],
  ])('SET-05 has its name in %s: %s, %s, %s', (language, ...expected) => {
    const names = namesOf(language);
    expect([names.subject('Mathematics'), names.country('Cape Verde'), names.language('English')]).toEqual(expected);
  });

  it.each(['fr', 'pt-PT', 'sw', 'ar'])('SET-05 stays as stored in %s where somebody else has named it', (language) => {
    expect(localeFor(language)).toBe(language);
    const { subject, country, language: spoken } = namesOf(language);
    for (const word of ['Beekeeping', 'constructor', '']) {
      expect([subject(word), country(word), spoken(word)]).toEqual([word, word, word]);
    }
    expect(spoken('Twi')).toBe('Twi');
  });
});
