import { isolated, withoutMarks } from './isolate.js';
import { translator } from './translator.js';

describe('SET-05 a text that is read from right to left', () => {
  it('keeps what is put into it in its own order', () => {
    const { t } = translator('ar', 'emails');
    expect(t('greeting', { firstName: 'Amara' })).toContain(isolated('Amara'));
    expect(translator('sw', 'emails').t('greeting', { firstName: 'Amara' })).toBe('Habari Amara,');
  });

  it('reads what has parameters of its own from right to left', () => {
    const time = `${isolated('1 ديسمبر')}، ${isolated('7:29 ص')}`;
    expect(translator('ar', 'emails').t('greeting', { firstName: time })).toContain(`\u2067${time}\u2069`);
  });

  it('leaves addresses as they are, for programs that make links of them', () => {
    expect(translator('ar', 'emails').t('join', { url: 'https://somo.test/lessons/1' })).toMatch(/ https:\S*1$/);
  });

  it('writes amounts in one piece', () => {
    const { formats } = translator('ar', 'emails');
    expect([formats.money(123450), formats.shortMoney(-2500)]).toEqual(['\u2066US$\u00a01,234.50\u2069', '\u2066-US$\u00a025\u2069']);
  });

  it('keeps the items of a list in their order, and joins them by its own comma', () => {
    expect(translator('ar', 'emails').formats.list(['Algebra I', '3'])).toBe('\u200fAlgebra I، \u200f3');
    expect(withoutMarks(isolated('3'))).toBe('3');
  });
});
