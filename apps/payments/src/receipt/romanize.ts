// Romanizes letters that none of our fonts has, as passports do.
const likeLatin: Record<string, string> = {
  ...{ Ɛ: 'E', ɛ: 'e', Ɔ: 'O', ɔ: 'o', Ɓ: 'B', ɓ: 'b', Ɗ: 'D', ɗ: 'd', Ƙ: 'K', ƙ: 'k', Ƴ: 'Y', ƴ: 'y', Ɣ: 'G', ɣ: 'g', Ǝ: 'E', ǝ: 'e' },
  ...{ Ə: 'E', ə: 'e', Ɩ: 'I', ɩ: 'i', Ʋ: 'V', ʋ: 'v', Ɖ: 'D', ɖ: 'd', Ƒ: 'F', ƒ: 'f', Ŋ: 'N', ŋ: 'n', Ɲ: 'N', ɲ: 'n', ʼ: '’', ꞌ: '’' },
};

/** Returns a letter with its marks, replacing letters of African languages by the Latin letters they derive from. */
export function latinized(cluster: string): string {
  return [...cluster.normalize('NFD')].map((letter) => likeLatin[letter] ?? letter).join('');
}

export const withoutMarks = (cluster: string): string => cluster.normalize('NFD').replace(/\p{M}+/gu, '');

export const ethiopicWords = /[\u1200-\u135a]+/u;

const firstOfEthiopic = 0x1200;
const vowelsOf = 8;
const consonants = [
  ...['h', 'l', 'h', 'm', 's', 'r', 's', 'sh', 'q', 'qw', 'q', 'qw', 'b', 'v', 't', 'ch', 'h', 'hw', 'n', 'ny', '', 'k', 'kw', 'kh'],
  ...['khw', 'w', '', 'z', 'zh', 'y', 'd', 'd', 'j', 'g', 'gw', 'g', 't', 'ch', 'p', 'ts', 'ts', 'f', 'p'],
];
const vowels = ['e', 'u', 'i', 'a', 'e', '', 'o', 'wa'];
const wide = new Set(['h', '']);
const silent = 5;

/** Romanizes an Amharic or Tigrinya word, in which each sign is a consonant with its vowel: አበበ → Abebe. */
export function romanized(word: string): string {
  const text = [...word].map((sign, at) => {
    const place = (sign.codePointAt(0) ?? 0) - firstOfEthiopic;
    const [consonant, vowel] = [consonants[Math.floor(place / vowelsOf)] ?? 'ya', place % vowelsOf];
    if (vowel === 0 && wide.has(consonant)) return `${consonant}a`;
    return consonant + (vowel === silent && at === 0 ? 'i' : (vowels[vowel] ?? ''));
  });
  const [first = '', ...rest] = text.join('');
  return first.toUpperCase() + rest.join('');
}
