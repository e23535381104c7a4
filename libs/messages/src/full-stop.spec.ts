import i18next from 'i18next';
import { oneFullStop } from './full-stop.js';
import { translator } from './translator.js';

const written = (text: string, parameters: Record<string, string>) => {
  const i18n = i18next.createInstance();
  void i18n.use(oneFullStop).init({
    lng: 'en',
    resources: { en: { translation: { text } } },
    initAsync: false,
    interpolation: { escapeValue: false },
    postProcess: [oneFullStop.name],
  });
  return (i18n.t as (key: string, values: Record<string, string>) => string)('text', parameters);
};

describe('a name that ends with a period', () => {
  it.each([
    ['Get ready for your lesson with {{name}}.', 'Get ready for your lesson with Stella A.'],
    ['{{name}} booked a lesson. Say hello to {{name}}.', 'Stella A. booked a lesson. Say hello to Stella A.'],
    ['Thanks, {{name}}. See you.', 'Thanks, Stella A. See you.'],
    ['Connecting to {{name}}...', 'Connecting to Stella A....'],
    ['{{name}}: hello', 'Stella A.: hello'],
  ])('%s', (text, expected) => {
    expect(written(text, { name: 'Stella A.' })).toBe(expected);
  });

  it('leaves what people wrote as it is', () => {
    expect(written('{{quote}}', { quote: 'Well.. yes.' })).toBe('Well.. yes.');
    expect(written('{{quote}}.', { quote: 'Well...' })).toBe('Well....');
  });

  it('closes the sentences of servers once', () => {
    expect(translator('en', 'bell').t('reminder.short', { name: 'Stella A.' })).toBe('Get ready for your lesson with Stella A.');
  });
});
