// The text that search matches: one line each for the name, the subjects and the modules, without case and accents.
export function searchText(teacher: { firstName: string; lastName: string; subjects: string[]; modules: string[] }): string {
  return [`${teacher.firstName} ${teacher.lastName}`, ...teacher.subjects, ...teacher.modules].map(plain).join('\n');
}

/** Returns the LIKE pattern; undefined for an empty query. */
export function searchPattern(q: string | undefined): string | undefined {
  const wanted = plain(q ?? '');
  return wanted === '' ? undefined : `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Returns a text without case and accents, with single spaces. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();
}
