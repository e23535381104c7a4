import { searchPattern, searchText } from './search-text.js';

const text = searchText({ firstName: 'Adébáyò', lastName: 'Ọlátúnjí', subjects: ['Mathematics'], modules: ['Calculus'] });

describe('the text a teacher is found by', () => {
  it('FIND-02 holds full name, subjects and modules, without case and accents', () => {
    expect(text).toBe('adebayo olatunji\nmathematics\ncalculus');
  });
});

describe('the pattern of a search', () => {
  it('FIND-02 ignores case, accents and surrounding or doubled blanks', () => {
    expect(searchPattern('  ADÉBÁYÒ   olatunji ')).toBe('%adebayo olatunji%');
  });

  it.each([undefined, '', '   '])('FIND-02 is none for %p: the full list comes back', (q) => {
    expect(searchPattern(q)).toBeUndefined();
  });

  it('takes per cent, underscore and backslash as they are typed', () => {
    expect(searchPattern('100%_\\')).toBe('%100\\%\\_\\\\%');
  });
});
