import { localeFor } from './locales.js';
import { namesOf } from './server-names.js';

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
