// How a person is found by the words of a name, in any order, and with a letter wrong.

/** Patterns for PostgreSQL. */
export interface NameMatch {
  /** For LIKE, of which one must match: quick to look up. */
  parts: string[];
  /** Regular expressions, all of which a name between spaces must match. */
  words: string[];
}

const mostWords = 4;
/** Shorter words are in too many texts to look up. */
const shortestPart = 3;
/** A letter may be wrong only in words of so many. */
const misspellable = { shortest: 5, longest: 15 };

/** Returns how to find those who have all of these words in their name; null for what is no name. */
export function nameMatch(words: string[], spelling: 'exact' | 'misspelled' = 'exact'): NameMatch | null {
  const isName = words.length <= mostWords && words.every((word) => /^[\p{L}\p{N}]+$/u.test(word));
  const rarest = [...words].sort((a, b) => b.length - a.length)[0] ?? '';
  if (!isName || rarest.length < shortestPart || rarest.length > 40) return null;
  if (spelling === 'exact') return { parts: [`%${rarest}%`], words: words.map((word) => ` ${word} `) };
  return mayBeMisspelled(rarest) ? { parts: intactParts(rarest), words: words.map((word) => ` (${spellings(word).join('|')}) `) } : null;
}

const mayBeMisspelled = (word: string): boolean => word.length >= misspellable.shortest && word.length <= misspellable.longest;

/** One wrong letter leaves the start of a word or its end as it is, unless the two letters in its middle are swapped. */
function intactParts(word: string): string[] {
  const half = word.length >> 1;
  const [start, end] = [word.slice(0, half), word.slice(half)];
  const swapped = start.slice(0, -1) + end.slice(0, 1) + start.slice(-1) + end.slice(1);
  return [`${start}%`, `% ${start}%`, `%${end} %`, `%${end}\n%`, `%${swapped}%`];
}

/** Returns regular expressions for the word with one letter wrong, missing, too many or swapped with the next, except for its first. */
function spellings(word: string): string[] {
  if (!mayBeMisspelled(word)) return [word];
  const at = Array.from({ length: word.length - 1 }, (_, index) => index + 1);
  const [before, after] = [(index: number) => word.slice(0, index), (index: number) => word.slice(index)];
  return [
    ...at.map((index) => `${before(index)}[^ ]?${after(index + 1)}`),
    ...at.map((index) => `${before(index)}[^ ]${after(index)}`),
    ...at.map((index) => `${before(index)}${word[index + 1] ?? ''}${word[index] ?? ''}${after(index + 2)}`),
  ];
}
