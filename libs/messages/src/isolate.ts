// Parameters of texts that are read from right to left: each keeps its own order, or a Latin name would draw the number after it to its side.
import type { FormatterModule } from 'i18next';
import { isFromRight } from './locales.js';

/** Returns a text that is ordered by itself, wherever it is put. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Returns a text that is read from right to left, wherever it is put. */
const inOrderFromRight = (text: string): string => `\u2067${text}\u2069`;

/** Returns a text that is read from left to right, wherever it is put. */
export const inOrder = (text: string): string => `\u2066${text}\u2069`;

/** A mark of no width that says that what follows is read from right to left. */
export const fromRight = '\u200f';

/** Returns a text without any marks of direction, for names of files and for spreadsheets. */
export const withoutMarks = (text: string): string => text.replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '');

/** Arabic words go with the sentence, and an address would be longer by the mark where a program makes a link of it. */
const isApart = (value: unknown): value is string =>
  typeof value === 'string' && /(?!\p{sc=Arabic})[\p{L}\p{N}]/u.test(value) && !/^\w+:\/\//.test(value);

export const isolatedParameters: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, language) => {
    if (!isFromRight(language ?? '') || !isApart(value)) return value as string;
    // What has parameters of its own is in the same language; its direction cannot be told from its letters, which are apart.
    return value.includes('\u2068') ? inOrderFromRight(value) : isolated(value);
  },
};
