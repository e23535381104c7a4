import leven from 'leven';

/** Two swapped letters, or all that sounds right, is less of a mistake than one wrong letter. */
const mild = 0.8;
/** Words whose lengths differ by more than this share are different words. */
const mostLonger = 0.3;

interface Form {
  text: string;
  sound: string;
}

interface Phrase {
  joined: string;
  words: Form[];
}

const knownWords = new Map<string, Phrase>();

/**
 * Returns how much of a known word is wrong in what was typed, from 0 to 1. Phrases are compared word by word, and the worst word counts:
 * 'soil science' is not social science.
 */
export function shareOfMistakes(typed: string): (word: string) => number {
  const phrase = read(typed);
  return (word) => {
    const other = knownWords.get(word) ?? read(word);
    knownWords.set(word, other);
    if (phrase.joined === other.joined) return 0;
    if (phrase.words.length !== other.words.length) return 1;
    return Math.max(...phrase.words.map((each, at) => share(each, other.words[at]!)));
  };
}

function share(typed: Form, word: Form): number {
  const longer = Math.max(typed.text.length, word.text.length);
  if (Math.abs(typed.text.length - word.text.length) > mostLonger * longer) return 1;
  return mistakes(typed, word) / longer;
}

function mistakes(typed: Form, word: Form): number {
  const changes = leven(typed.text, word.text);
  if (changes < 2) return changes;
  const isSwapped = changes === 2 && sorted(typed.text) === sorted(word.text);
  return isSwapped || typed.sound === word.sound ? mild : changes;
}

const sorted = (word: string): string => [...word].sort().join('');

const read = (text: string): Phrase => ({
  joined: text.replaceAll(' ', ''),
  words: text.split(' ').map((word) => ({ text: word, sound: sound(word) })),
});

/** 'fizics', 'fysics' and 'phisics' sound like 'physics'. */
function sound(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replace(/ck|ch|[kq]/g, 'c')
    .replaceAll('z', 's')
    .replaceAll('y', 'i')
    .replace(/(.)\1+/gu, '$1');
}
