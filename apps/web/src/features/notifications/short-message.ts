/**
 * Returns a message without this year, and without a time zone that it has already named. Quotes stay as they are.
 * 'Moved from Mon, Nov 30, 2026, 9:00 AM (Lagos time) to …, 2026, 10:00 AM (Lagos time).' → 'Moved from Mon, Nov 30, 9:00 AM (Lagos time) to …, 10:00 AM.'
 */
export function shortened(message: string, year: string): string {
  const quoted = message.search(/\n[“«„]/);
  const ours = quoted < 0 ? message : message.slice(0, quoted);
  const named = new Set<string>();
  const once = (zone: string) => {
    const isNew = !named.has(zone);
    named.add(zone);
    return isNew ? zone : '';
  };
  return ours.replaceAll(`, ${year}`, '').replaceAll(/ \([^()]*\)/g, once) + message.slice(ours.length);
}

/**
 * Returns the first sentence of a message, for where there is little room, without this year and the reader's own time zone.
 * 'Moved from Mon, Nov 30, 2026, 9:00 AM (Lagos time). Choose …' → 'Moved from Mon, Nov 30, 9:00 AM.'
 */
export function firstSentence(message: string, year: string): string {
  const short = firstLine(message, year);
  return /^.*?[.!?](?=\s+\p{Lu})/u.exec(short)?.[0] ?? short;
}

/** Returns all sentences before the first break, shortened in the same way: a new booking says until when it has to be paid. */
export function firstLine(message: string, year: string): string {
  const [line = ''] = message.split('\n');
  return line.replaceAll(`, ${year}`, '').replaceAll(/ \([^()]*\)/g, '');
}
