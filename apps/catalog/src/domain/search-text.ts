// The text that search matches: one line each for the name, the subjects and the modules, without case, accents and unusual letters. A name
// with an apostrophe is there twice, with and without it: people type O'Brien and OBrien.
export function searchText(teacher: { firstName: string; lastName: string; subjects: string[]; modules: string[] }): string {
  const name = plain(`${teacher.firstName} ${teacher.lastName}`);
  const bare = name.replaceAll("'", '');
  return [bare === name ? name : `${name} ${bare}`, ...[...teacher.subjects, ...teacher.modules].map(plain)].join('\n');
}

/** Returns the LIKE pattern; undefined for an empty query. */
export function searchPattern(q: string | undefined): string | undefined {
  const wanted = plain(q ?? '');
  return wanted === '' ? undefined : `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Letters that do not decompose, as they are typed where a keyboard lacks them. */
const typed: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/** Returns a text without case, accents and letters that keyboards lack (Straße is strasse), with plain apostrophes and single spaces. */
export function plain(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare
    .replace(/[ßæœøđłı’‘ʼʻ]/g, (letter) => typed[letter] ?? "'")
    .replace(/\s+/gu, ' ')
    .trim();
}
