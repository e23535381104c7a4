// The text that search matches: one line each for the name, the subjects and the modules, without case, accents and apostrophes.
export function searchText(teacher: { firstName: string; lastName: string; subjects: string[]; modules: string[] }): string {
  return [`${teacher.firstName} ${teacher.lastName}`, ...teacher.subjects, ...teacher.modules].map(plain).join('\n');
}

/** Returns the LIKE pattern; undefined for an empty query. */
export function searchPattern(q: string | undefined): string | undefined {
  const wanted = plain(q ?? '');
  return wanted === '' ? undefined : `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Letters that do not decompose, as they are typed where a keyboard lacks them. */
const typed: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/** Returns a text without case, accents and apostrophes, with single spaces: O'Brien is found as OBrien, Straße as Strasse. */
export function plain(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼʻ]/gu, '')
    .toLowerCase();
  return bare
    .replace(/[ßæœøđłı]/g, (letter) => typed[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}
