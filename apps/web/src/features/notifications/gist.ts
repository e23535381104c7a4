/**
 * Returns what a message says first, without what goes without saying where there is little room: this year, and the reader's own time zone.
 * 'Moved from Mon, Nov 30, 2026, 9:00 AM (Lagos time). Choose …' → 'Moved from Mon, Nov 30, 9:00 AM.'
 */
export function gistOf(message: string, year: string): string {
  const short = message.replaceAll(`, ${year}`, '').replaceAll(/ \([^()]*\)/g, '');
  return /^.*?[.!?](?=\s+\p{Lu})/u.exec(short)?.[0] ?? short;
}
