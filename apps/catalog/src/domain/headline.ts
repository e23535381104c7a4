const longest = 120;
const shortest = 40;

/** Returns the first line of a bio, cut after a sentence or else after a word; null for an empty bio. */
export function headlineOf(bio: string | null): string | null {
  const line = (bio ?? '').split('\n').find((each) => each.trim() !== '');
  if (line === undefined) return null;
  const letters = [...line.trim()];
  if (letters.length <= longest) return letters.join('');
  const start = letters.slice(0, longest).join('');
  const sentences = /^.*[.!?](?=\s)/u.exec(start)?.[0] ?? '';
  return sentences.length >= shortest ? sentences : `${start.replace(/\s+\S*$/u, '')}…`;
}
