import { contactNumberProblem } from '@somo/contracts/rules/contact-number';
import { isMailAddress } from '@somo/contracts/rules/email';
import { guessableProblem } from '@somo/contracts/rules/guessable-password';
import { lineProblem, textProblem } from '@somo/contracts/rules/lines';
import { isMeetingLink } from '@somo/contracts/rules/meeting-link';
import { passwordProblems } from '@somo/contracts/rules/password';
import { isVideoLink } from '@somo/contracts/rules/video-link';
import { fieldSentence } from '../i18n/field-sentence';
import type { FieldRule } from '../generated/field-rules';

/**
 * Returns what is wrong with the value of a field, or undefined. `word` is the message for a value that is missing, and for an invalid one unless
 * its rule has its own message.
 */
export function fieldProblem(rule: FieldRule, value: unknown, word?: string): string | undefined {
  const problem = problemOf(rule, value, word);
  return problem && fieldSentence(problem);
}

function problemOf(rule: FieldRule, value: unknown, word?: string): string | undefined {
  if (Array.isArray(value)) return value.map((item) => problemOf(rule, item, word)).find((problem) => problem !== undefined);
  const isMissing = value === null || value === false || (typeof value === 'string' && value.trim() === '');
  if (isMissing && !rule.required) return undefined;
  if (isMissing && word !== undefined) return word;
  if (typeof value === 'number') return value >= (rule.min ?? 0) && value <= (rule.max ?? Infinity) ? undefined : word;
  return typeof value === 'string' ? textProblemOf(rule, value, word) : undefined;
}

function textProblemOf({ kind, minLength, maxLength = Infinity }: FieldRule, text: string, word = ''): string | undefined {
  switch (kind) {
    case 'line':
      return lineProblem(text.trim(), word, maxLength);
    case 'lines':
      return textProblem(text.trim(), maxLength, word, minLength);
    case 'email':
      return isMailAddress(text.trim()) && hasDottedDomain.test(text) ? undefined : word;
    case 'password':
      return passwordProblems(text)[0] ?? guessableProblem(text);
    case 'contact-number':
      return contactNumberProblem(text.trim());
    case 'video-link':
      return isVideoLink(text.trim()) ? undefined : word;
    case 'meeting-link':
      return isMeetingLink(text.trim()) ? undefined : word;
    // The server alone checks these.
    case 'text':
    case 'account-number':
    case 'bic':
    case 'mobile-phone':
    case undefined:
      return undefined;
  }
}

const hasDottedDomain = /@[^@]+\.[^@]/;
