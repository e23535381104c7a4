import { languageOf } from './language-of.js';

describe('the language of a browser', () => {
  it.each<[string | undefined, string]>([
    ['fr-CI,fr;q=0.9,en;q=0.8', 'fr'],
    ['en-US,en;q=0.9,fr;q=0.8', 'en'],
    ['de;q=1, fr;q=0.4', 'fr'],
    ['FR', 'fr'],
    ['pt-PT,pt;q=0.9', 'pt-PT'],
    ['pt-BR, en;q=0.8', 'pt-PT'],
    ['sw-KE,sw;q=0.9,en;q=0.8', 'sw'],
    ['ar-EG,ar;q=0.9', 'ar'],
    ['fr;q=0, de', 'en'],
    ['frr, *', 'en'],
    ['de', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [`${'x'.repeat(100_000)}, fr`, 'en'],
  ])('SET-05 that accepts %s is read as one that Somo has', (accepted, language) => {
    expect(languageOf(accepted)).toBe(language);
  });
});
