// What people may enter. Single-line text (a name, a language, a bank) is printed among our own words: in emails, receipts and
// spreadsheets. It must not break the line, change the direction of the text after it, or read as a link. Bios, notes and messages have
// several lines.

/** In code points. */
export const lineMax = 80;

// Ranges for a regular expression's character class: C0 and C1 controls, line and paragraph separators, bidi embeddings, overrides and
// isolates.
const bidi = '\\u202a-\\u202e\\u2066-\\u2069';
export const notInLine = `\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029${bidi}`;
/** Line feeds and tabs are allowed. */
export const notInText = `\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f${bidi}`;

const loneSurrogate = '\\p{Cs}';
const badInLine = new RegExp(`[${notInLine}${loneSurrogate}]`, 'u');
const badInText = new RegExp(`[${notInText}${loneSurrogate}]`, 'u');
const readsAsLink = /:\/\/|www\.|@/i;

/**
 * Returns why a value is not a valid single-line text, or undefined if it is; `missing` if it is blank. The message is the same everywhere.
 */
export function lineProblem(value: unknown, missing: string, max = lineMax): string | undefined {
  if (typeof value !== 'string' || isBlank(value)) return missing;
  if (badInLine.test(value)) return 'Please use one line, without control characters';
  if (readsAsLink.test(value)) return 'Please remove web and email addresses (“://”, “www.”, “@”)';
  return length(value) > max ? `Please use at most ${max} characters` : undefined;
}

/** Like `lineProblem`, for a text that may have several lines. */
export function textProblem(value: unknown, max: number, missing: string, min = 1): string | undefined {
  if (typeof value !== 'string' || isBlank(value)) return missing;
  if (badInText.test(value)) return 'Please remove control characters';
  if (length(value.trim()) < min) return `Please use at least ${min} characters`;
  return length(value) > max ? `Please use at most ${max} characters` : undefined;
}

/** Returns whether nothing of a text shows: joiners and direction marks alone are invisible. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}]*$/u.test(text);
}

function length(text: string): number {
  return [...text].length;
}
