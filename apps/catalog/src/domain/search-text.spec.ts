import { searchPattern, searchText } from './search-text.js';

const text = searchText({ firstName: 'Adébáyò', lastName: 'Ọlátúnjí', subjects: ['Mathematics'], modules: ['Calculus'] });

describe('the search text of a teacher', () => {
  it('FIND-02 has the full name, subjects and modules, without case and accents', () => {
    expect(text).toBe('adebayo olatunji\nmathematics\ncalculus');
  });

  it('FIND-02 has names as people type them: also without apostrophes, and without letters that a keyboard lacks', () => {
    const of = (firstName: string, lastName: string) => searchText({ firstName, lastName, subjects: [], modules: [] });
    expect(of('Siobhán', "O'Brien")).toBe("siobhan o'brien siobhan obrien");
    expect(of('N’Golo', 'Straße')).toBe("n'golo strasse ngolo strasse");
    expect(of('Søren', 'Łukasz')).toBe('soren lukasz');
    expect(searchPattern("o'brien")).toBe("%o'brien%");
  });
});

describe('the search pattern', () => {
  it('FIND-02 ignores case, accents and extra spaces', () => {
    expect(searchPattern('  ADÉBÁYÒ   olatunji ')).toBe('%adebayo olatunji%');
  });

  it.each([undefined, '', '   '])('FIND-02 is undefined for %p, which returns the full list', (q) => {
    expect(searchPattern(q)).toBeUndefined();
  });

  it('treats percent, underscore and backslash literally', () => {
    expect(searchPattern('100%_\\')).toBe('%100\\%\\_\\\\%');
  });
});
