// Parameters of texts that are read from right to left: each keeps its own order, or a Latin name would draw the number after it to its side.
import type { FormatterModule } from 'i18next';
import { isFromRight } from './locales.js';

/** Returns a text that is ordered by itself, wherever it is put. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Returns a text without such marks, for names of files. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/** An address would be longer by the mark where a program makes a link of it. */
const isAddress = (value: string) => /^\w+:\/\//.test(value);

export const isolatedParameters: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, language) =>
    typeof value === 'string' && value !== '' && isFromRight(language ?? '') && !isAddress(value) ? isolated(value) : (value as string),
};
