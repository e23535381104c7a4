import leven from 'leven';

/** Returns how much of the longer word is wrong, from 0 to 1. Two swapped letters are one mistake. */
export function shareOfMistakes(typed: string, word: string): number {
  const longer = Math.max(typed.length, word.length);
  if (longer === 0) return 0;
  const changes = leven(typed, word);
  const swapped = changes === 2 && sorted(typed) === sorted(word);
  return (swapped ? 1 : changes) / longer;
}

const sorted = (word: string): string => [...word].sort().join('');
