// Passwords that keep every rule and are guessed first: the product's name, the person's own words, and runs of keys.

const product = ['somo'];
const shortestWord = 3;
const shortestRun = 3;
const keyRows = ['qwertyuiop', 'azertyuiop', 'qwertzuiop', 'asdfghjkl', 'zxcvbnm'];
const shortestKeys = 4;
/** How many characters must be left beside what is easy to guess. */
const leastLeft = 4;

const ofWords = 'Password must not be your name, your email address or "Somo" with a few characters added';
const ofRuns = 'Password must not be a simple sequence, such as "abcd1234" or "qwerty"';

/** Returns why a password is easy to guess from these texts about its owner (names, address); undefined if it is not. */
export function guessableProblem(password: string, about: readonly string[] = []): string | undefined {
  const text = fold(password);
  const words = [...product, ...about.flatMap((each) => wordsOf(fold(each)))].filter((word) => word.length >= shortestWord);
  const inWords = placesOf(words, [text, unmask(text)]);
  const guessed = new Set([...inWords, ...runs(text), ...placesOf(keySequences, [text]), ...years(text)]);
  if (text.length - guessed.size >= leastLeft) return undefined;
  return inWords.length > 0 ? ofWords : ofRuns;
}

/** Of an email address: the part before the @, and the name in the domain ('somo' in 'demo.somo.test'). */
function wordsOf(text: string): string[] {
  const at = text.lastIndexOf('@');
  const said =
    at === -1
      ? text
      : `${text.slice(0, at)} ${
          text
            .slice(at + 1)
            .split('.')
            .at(-2) ?? ''
        }`;
  return said.split(/[^\p{L}\p{N}]+/u);
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const masks: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

/** Undoes what people replace letters with; the text keeps its length. */
const unmask = (text: string) => text.replace(/[013457@$!]/g, (mask) => masks[mask] ?? mask);

const reversed = (text: string) => [...text].reverse().join('');
const keySequences = keyRows.flatMap((row) =>
  [row, reversed(row)].flatMap((keys) =>
    Array.from({ length: keys.length - shortestKeys + 1 }, (_, at) => keys.slice(at, at + shortestKeys)),
  ),
);

/** Returns the positions of any of the words in any of the texts. */
function placesOf(words: readonly string[], texts: readonly string[]): number[] {
  const places: number[] = [];
  for (const text of texts)
    for (const word of words)
      for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) places.push(...range(at, word.length));
  return places;
}

/** Returns the places of letters or digits that go up, go down or repeat: abc, 321, aaa. */
function runs(text: string): number[] {
  const places: number[] = [];
  for (let start = 0; start < text.length;) {
    const step = text.charCodeAt(start + 1) - text.charCodeAt(start);
    let end = start + 1;
    while (Math.abs(step) <= 1 && text.charCodeAt(end) - text.charCodeAt(end - 1) === step) end++;
    if (end - start >= shortestRun) places.push(...range(start, end - start));
    start = Math.max(end - 1, start + 1);
  }
  return places;
}

const years = (text: string) => [...text.matchAll(/(?:19|20)\d\d/g)].flatMap(({ index }) => range(index, 4));

const range = (from: number, length: number) => Array.from({ length }, (_, at) => from + at);
