import { Refusal } from '../refusals.js';
import { lineProblem, textProblem } from './lines.js';
import { refuseProblems } from './refuse-problems.js';

const problem = (text: unknown) => lineProblem(text, 'missing');
const points = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
const bidi = [...points(0x202a, 0x202e), ...points(0x2066, 0x2069)];
const controls = [...points(0, 0x1f), ...points(0x7f, 0x9f)];

describe('single-line text', () => {
  it.each([
    ["O'Brien-Nwosu Jr.", 'apostrophes, dots and hyphens'],
    ['Adéọlá', 'marks'],
    ['አበበ ቢቂላ', 'Ethiopic'],
    ['محمد\u200cعلی', 'a joiner that separates'],
    ['👩\u200d🏫 Ama', 'a joiner that joins'],
    ['ناصر \u200fBen', 'a mark of direction'],
    ['𞤀𞤁𞤂'.repeat(26), '78 letters that take two units each'],
    ['Café 24/7: maths & co', 'signs of an ordinary line'],
  ])('may be %j: %s', (text) => {
    expect(problem(text)).toBeUndefined();
  });

  it('may not contain control characters, line separators, direction controls or lone surrogates', () => {
    const all = [...controls, '\u2028', '\u2029', ...bidi, '\ud800'];
    const why = 'Please use one line, without control characters';
    expect(all.filter((sign) => problem(`Ama${sign}Owusu`) !== why)).toEqual([]);
  });

  it.each(['see https://x', '://', 'www.example', 'Www.Example', 'ama@example'])('may not read as a link: %s', (text) => {
    expect(problem(text)).toBe('Please remove web and email addresses (“://”, “www.”, “@”)');
  });

  it('has at most 80 characters, as people count them', () => {
    expect(problem('é'.repeat(80))).toBeUndefined();
    expect(problem('𞤀'.repeat(81))).toBe('Please use at most 80 characters');
  });

  it.each(['', '  ', '\u200d\u200c', '\n'.repeat(160), undefined, null, 7])('may not be blank: %j', (value) => {
    expect(problem(value)).toBe('missing');
  });
});

describe('multi-line text', () => {
  it('may contain line breaks, tabs and links', () => {
    expect(textProblem('Dear Ama,\n\n\thttps://somo.example @ home', 100, 'missing')).toBeUndefined();
  });

  it('may not contain other control characters or direction controls', () => {
    const all = [...controls.filter((sign) => sign !== '\n' && sign !== '\t'), ...bidi];
    expect(all.filter((sign) => textProblem(`a${sign}b`, 100, 'missing') !== 'Please remove control characters')).toEqual([]);
  });

  it('is refused when it is missing or too long', () => {
    expect([textProblem(' \n', 5, 'missing'), textProblem('123456', 5, 'missing')]).toEqual(['missing', 'Please use at most 5 characters']);
  });
});

it('names every field that has a problem, and accepts the rest', () => {
  expect(() => refuseProblems({ name: undefined })).not.toThrow();
  try {
    refuseProblems({ name: undefined, bank: 'wrong' });
    throw new Error('nothing was refused');
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({ code: 'invalid-input', details: { errors: { bank: ['wrong'] } } });
  }
});
