import { curriculum } from '../curriculum/curriculum.js';
import { synonyms } from '../curriculum/synonyms.js';
import { meantSubjects, subjectsNear } from './meant-subjects.js';

describe('what people mean by the words they search for', () => {
  it.each([
    ['Maths', 'Mathematics'],
    ['math', 'Mathematics'],
    ['MATHS TUTOR', 'Mathematics'],
    ['algebra', 'Mathematics'],
    ['trig', 'Mathematics'],
    ['further maths', 'Further Mathematics'],
    ['add maths', 'Further Mathematics'],
    ['stats', 'Statistics'],
    ['bio', 'Biology'],
    ['chem', 'Chemistry'],
    ['physics teacher', 'Physics'],
    ['English lessons', 'English'],
    ['lit', 'Literature'],
    ['literature in English', 'Literature'],
    ['econ', 'Economics'],
    ['accounts', 'Accounting'],
    ['bookkeeping', 'Accounting'],
    ['commerce', 'Business Studies'],
    ['agric', 'Agricultural Science'],
    ['IELTS', 'IELTS Preparation'],
    ['SAT prep', 'SAT Preparation'],
    ['kiswahili', 'Swahili'],
    ['Chinese', 'Mandarin Chinese'],
    ['Français', 'French'],
    ['french classes', 'French'],
    ['python', 'Python Programming'],
    ['web design', 'Web Development'],
    ['flutter', 'Mobile App Development'],
    ['comp sci', 'Computer Science'],
    ['AI', 'Data Science'],
    ['photoshop', 'Graphic Design'],
    ['drums', 'African Drumming'],
    ['piano lessons', 'Piano'],
    ['acting', 'Drama'],
    ['drawing', 'Drawing and Painting'],
    ['debate', 'Public Speaking'],
    ['digital marketing', 'Marketing'],
    ['CRK', 'Religious Studies'],
    ['civics', 'Government and Civics'],
    ['I want to learn guitar', 'Guitar'],
  ])('FIND-02 %s: %s', (words, subject) => {
    expect(meantSubjects(words)).toEqual({ subjects: [subject], isName: true });
  });

  it.each([
    ['ICT', ['Computer Science', 'Digital Literacy']],
    ['science', ['Chemistry', 'Biology', 'Physics']],
    ['coding', ['Python Programming', 'Web Development', 'Mobile App Development']],
  ])('FIND-02 %s: several subjects', (words, subjects) => {
    expect(meantSubjects(words)?.subjects.sort()).toEqual(subjects.sort());
  });

  it.each([
    ['mathmatics', 'Mathematics'],
    ['matematics', 'Mathematics'],
    ['mathes', 'Mathematics'],
    ['phisics', 'Physics'],
    ['fysics', 'Physics'],
    ['bioligy', 'Biology'],
    ['chemestry', 'Chemistry'],
    ['kemistry', 'Chemistry'],
    ['acounting', 'Accounting'],
    ['econmics', 'Economics'],
    ['geograpy', 'Geography'],
    ['histroy', 'History'],
    ['engish', 'English'],
    ['frensh', 'French'],
    ['swahilli', 'Swahili'],
    ['spanich', 'Spanish'],
    ['portugese', 'Portuguese'],
    ['pyton', 'Python Programming'],
    ['psycology', 'Psychology'],
    ['gitar teacher', 'Guitar'],
    ['statistiks', 'Statistics'],
  ])('FIND-02 %s, misspelled: %s', (words, subject) => {
    expect(meantSubjects(words)).toEqual({ subjects: [subject], isName: false });
  });

  it.each([
    '',
    '   ',
    'a',
    'xyz',
    'asdfgh',
    'Kwame',
    'Amara Okafor',
    'Túndé',
    '%_\\',
    '🎹',
    'teacher',
    'x'.repeat(10_000),
    'constructor',
    '__proto__',
  ])('FIND-02 %.20s: no subject', (words) => {
    expect(meantSubjects(words)).toBeNull();
  });

  it("FIND-02 a subject's own name is searched as text, which also finds modules", () => {
    expect(meantSubjects('Chemistry')).toBeNull();
    expect(subjectsNear('oceanography')[0]).toBe('Geography');
    expect(subjectsNear('qqqqqqqqqqqq')).toEqual([]);
  });

  it('knows synonyms only of subjects that exist, in the form in which they are compared', () => {
    const subjects = new Set(curriculum.map(({ subject }) => subject));
    expect(Object.keys(synonyms).filter((subject) => !subjects.has(subject))).toEqual([]);
    expect(
      Object.values(synonyms)
        .flat()
        .filter((word) => !/^[a-z ]+$/.test(word)),
    ).toEqual([]);
  });
});
