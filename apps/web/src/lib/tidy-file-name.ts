import { fileNameMax, fileNameProblem } from '@somo/contracts/rules/uploads';

/** Returns the name of a file without what the server refuses in one; a long one keeps its extension. */
export function tidyFileName(name: string): string {
  const tidy = [...name]
    .map((sign) => (fileNameProblem(`a${sign}`) === undefined ? sign : '_'))
    .join('')
    .replace(/^[.\s]+/, '');
  const [, stem = '', extension = ''] = /^(.*?)(\.[^.]{1,10})?$/s.exec(tidy) ?? [];
  return [...stem].slice(0, fileNameMax - extension.length).join('') + extension;
}
