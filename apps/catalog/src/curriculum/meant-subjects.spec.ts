import { locales, sourceLocale } from '@somo/messages/locales';
import { readJson } from '@somo/messages/read-json';
import { nearestSubjects, relatedSubjects } from './near-subjects.js';
import { otherWords } from './other-words.js';
import { synonyms } from './synonyms.js';
import { meantSubjects, subjectsNear } from './meant-subjects.js';
import { coreWords, subjects } from './subject-words.js';

// The table of words and misspellings is in search-words.db.spec.ts.
describe('what people mean by the words they search for', () => {
  it.each([
    ['a synonym', 'Maths', { subjects: ['Mathematics'], isName: true, beside: [] }],
    ['a synonym between words that say nothing', 'best maths tutors online', { subjects: ['Mathematics'], isName: true, beside: [] }],
    ['a name in French, with its accents', 'Mathématiques', { subjects: ['Mathematics'], isName: true, beside: [] }],
    ['a name in French between such words', 'cours de français', { subjects: ['French'], isName: true, beside: [] }],
    ['a name with such words', 'physics teacher', { subjects: ['Physics'], isName: true, beside: [] }],
    ['a part of the words is a guess', 'maths for my son', { subjects: ['Mathematics'], isName: false, beside: ['son'] }],
    ['a misspelling is a guess', 'phisics', { subjects: ['Physics'], isName: false, beside: [] }],
  ])('FIND-02 %s: %s', (_, words, meant) => {
    expect(meantSubjects(words)).toEqual(meant);
  });

  it.each([
    ['IELTS', ['IELTS Preparation', 'English']],
    ['government', ['Government and Civics', 'History', 'African History']],
    ['Spanish', ['Spanish']],
    ['Physicist', ['Physics']],
  ])('FIND-02 near to %p, the closest first, are %p', (words, near) => {
    expect(subjectsNear(words)).toEqual(near);
  });

  it.each(['', '   ', 'a', 'xyz', 'Biko', 'Chen', 'Bart', 'Amara Okafor', 'Túndé', 'x'.repeat(10_000)])(
    'FIND-02 %.20p means no subject',
    (words) => {
      expect(meantSubjects(words)).toBeNull();
    },
  );

  it("FIND-02 a subject's own name is searched as text, which also finds modules", () => {
    expect(meantSubjects('Chemistry')).toBeNull();
  });

  it.each(locales.filter((each) => each !== sourceLocale))('SET-05 every subject has a name in %s', (locale) => {
    expect(Object.keys(readJson(locale, 'subjects')).sort()).toEqual([...subjects].sort());
  });

  it('knows words only of subjects that exist, in the form in which they are compared', () => {
    const offered = [nearestSubjects, relatedSubjects].flatMap((table) => Object.values(table).flat());
    const used = [...Object.keys(synonyms), ...otherWords.flatMap(Object.keys), ...Object.keys(relatedSubjects), ...offered];
    expect(used.filter((subject) => !subjects.includes(subject))).toEqual([]);
    const known = [
      ...Object.values(synonyms).flat(),
      ...otherWords.flatMap((table) => Object.values(table).flat()),
      ...Object.keys(nearestSubjects),
    ];
    expect(known.filter((word) => coreWords(word) === '' || /[^a-z +#\p{Extended_Pictographic}\p{sc=Arabic}]/u.test(word))).toEqual([]);
  });
});
