import { placeIn } from './places.js';
import { spokenLanguage } from './spoken-languages.js';
import { subjectsFor } from './meant-subjects.js';

/** What people type in a language, by the subject that must come first. */
const french: Record<string, string> = {
  Mathematics: 'mathématiques; calcul; cours de mathématiques; Mathematiques',
  Physics: 'physique; professeur de physique',
  Chemistry: 'chimie',
  Biology: 'biologie; SVT',
  Statistics: 'statistiques',
  'Further Mathematics': 'mathématiques avancées',
  'Environmental Science': 'écologie; sciences de l’environnement',
  'Agricultural Science': 'agronomie',
  Astronomy: 'astronomie',
  English: 'anglais; cours d’anglais',
  French: 'français; cours de français',
  Arabic: 'arabe',
  Portuguese: 'portugais',
  Spanish: 'espagnol',
  German: 'allemand',
  Hausa: 'haoussa',
  'Computer Science': 'informatique',
  'Digital Literacy': 'compétences numériques; bureautique',
  'Web Development': 'développement web',
  'Data Science': 'science des données',
  Robotics: 'robotique',
  History: 'histoire',
  'African History': 'histoire de l’Afrique',
  Geography: 'géographie',
  Economics: 'économie',
  'Government and Civics': 'éducation civique',
  Philosophy: 'philosophie; philo',
  Psychology: 'psychologie',
  Literature: 'littérature',
  Accounting: 'comptabilité',
  'Business Studies': 'gestion',
  'Music Theory': 'solfège',
  Guitar: 'guitare',
  'Drawing and Painting': 'dessin',
  Drama: 'théâtre',
  Chess: 'échecs',
};

const portuguese: Record<string, string> = {
  Mathematics: 'matemática; explicador de matemática; aulas de matemática; cálculo',
  Physics: 'física',
  Chemistry: 'química',
  Biology: 'biologia',
  Statistics: 'estatística',
  'Further Mathematics': 'matemática avançada',
  'Environmental Science': 'ecologia; ciências do ambiente',
  'Agricultural Science': 'agronomia',
  Astronomy: 'astronomia',
  English: 'inglês; aulas de inglês; língua inglesa',
  French: 'francês',
  Arabic: 'árabe',
  Portuguese: 'português; língua portuguesa',
  Spanish: 'espanhol',
  German: 'alemão',
  Swahili: 'suaíli',
  'Computer Science': 'informática; programação',
  'Web Development': 'desenvolvimento web',
  'Data Science': 'ciência de dados',
  Robotics: 'robótica',
  History: 'história',
  'African History': 'história de África',
  Geography: 'geografia',
  Economics: 'economia',
  'Government and Civics': 'educação cívica',
  Philosophy: 'filosofia',
  Psychology: 'psicologia',
  Sociology: 'sociologia',
  Literature: 'literatura',
  Accounting: 'contabilidade',
  'Business Studies': 'gestão',
  Guitar: 'guitarra; viola',
  'Drawing and Painting': 'desenho',
  Drama: 'teatro',
  Chess: 'xadrez',
};

const swahili: Record<string, string> = {
  Mathematics: 'hisabati; hesabu; mwalimu wa hisabati; somo la Hisabati',
  Physics: 'fizikia; walimu wa fizikia',
  Chemistry: 'kemia',
  Biology: 'biolojia; baiolojia',
  Statistics: 'takwimu',
  'Further Mathematics': 'hisabati ya juu',
  'Environmental Science': 'mazingira',
  'Agricultural Science': 'kilimo',
  Astronomy: 'astronomia',
  English: 'kiingereza; kujifunza kiingereza',
  French: 'kifaransa; vipindi vya kifaransa',
  Arabic: 'kiarabu',
  Portuguese: 'kireno',
  Spanish: 'kihispania',
  German: 'kijerumani',
  Swahili: 'kiswahili',
  Yoruba: 'kiyoruba',
  'Computer Science': 'kompyuta; sayansi ya kompyuta; TEHAMA',
  'Web Development': 'tovuti',
  'Data Science': 'sayansi ya data',
  History: 'historia',
  'African History': 'historia ya Afrika',
  Geography: 'jiografia',
  Economics: 'uchumi',
  'Government and Civics': 'uraia',
  Philosophy: 'falsafa',
  Psychology: 'saikolojia',
  Sociology: 'sosholojia',
  Literature: 'fasihi',
  Accounting: 'uhasibu',
  'Business Studies': 'biashara',
  Guitar: 'gitaa',
  Piano: 'kinanda',
  'African Drumming': 'ngoma',
  'Drawing and Painting': 'uchoraji',
  Drama: 'maigizo',
  Chess: 'sataranji',
};

const arabic: Record<string, string> = {
  Mathematics: 'الرياضيات; رياضيات; معلم رياضيات; دروس خصوصية في الرياضيات',
  Physics: 'الفيزياء; فيزياء',
  Chemistry: 'كيمياء; الكيمياء',
  Biology: 'الأحياء; احياء; علم الأحياء',
  Statistics: 'الإحصاء; احصاء',
  'Environmental Science': 'علوم البيئة',
  'Agricultural Science': 'زراعة',
  Astronomy: 'علم الفلك; فلك',
  English: 'اللغة الإنجليزية; انجليزي; إنجليزية; مدرس إنجليزي',
  French: 'فرنسي; اللغه الفرنسيه',
  Arabic: 'عربي; اللغة العربية',
  German: 'ألماني; المانية',
  Swahili: 'السواحيلية',
  'Computer Science': 'كمبيوتر; علوم الحاسوب',
  'Data Science': 'علم البيانات',
  History: 'تاريخ; التاريخ',
  'African History': 'تاريخ أفريقيا; تاريخ إفريقيا',
  Geography: 'جغرافيا',
  Economics: 'اقتصاد; الاقتصاد',
  Philosophy: 'فلسفة; فلسفه',
  Psychology: 'علم النفس',
  Sociology: 'علم الاجتماع',
  Literature: 'الأدب; أدب',
  Accounting: 'محاسبة; المحاسبه',
  'Business Studies': 'إدارة أعمال',
  Guitar: 'جيتار; غيتار',
  Piano: 'بيانو',
  'Music Theory': 'موسيقى; موسيقي',
  'Drawing and Painting': 'رسم',
  Drama: 'مسرح',
  Chess: 'شطرنج',
};

const cases = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([subject, words]) => words.split('; ').map((word) => [word, subject] as const));

describe.each([
  ['French', cases(french)],
  ['Portuguese', cases(portuguese)],
  ['Swahili', cases(swahili)],
  ['Arabic', cases(arabic)],
])('words for subjects in %s', (_, words) => {
  it('are at least forty', () => expect(words.length).toBeGreaterThanOrEqual(40));

  it.each(words)('SET-05 FIND-02 %p means %s', (word, subject) => {
    expect(subjectsFor(word)[0]).toBe(subject);
  });
});

it.each([
  ['Sénégal', 'Senegal'],
  ['professeur au Cap-Vert', 'Cape Verde'],
  ['Quénia', 'Kenya'],
  ['à l’île Maurice', 'Mauritius'],
  ['África do Sul', 'South Africa'],
  ['mwalimu wa Misri', 'Egypt'],
  ['Afrika Kusini', 'South Africa'],
  ['معلم من مصر', 'Egypt'],
  ['القاهره', 'Egypt'],
  ['جنوب إفريقيا', 'South Africa'],
])('SET-05 FIND-02 %p is a place in %s', (words, country) => {
  expect(placeIn(words)?.country).toBe(country);
});

it('FIND-02 looks for teachers called Maurice, not for those in Mauritius', () => {
  expect(placeIn('Maurice')).toBeNull();
});

it.each([
  ['wolof', 'Wolof'],
  ['amharique', 'Amharic'],
  ['árabe', 'Arabic'],
  ['Kiarabu', 'Arabic'],
  ['Kiyoruba', 'Yoruba'],
  ['العربية', 'Arabic'],
  ['إنجليزية', 'English'],
])('SET-05 FIND-02 %p is the language %s', (words, language) => {
  expect(spokenLanguage(words)).toBe(language);
});
