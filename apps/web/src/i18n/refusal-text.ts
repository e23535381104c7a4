import { i18n } from './i18n';

/** The sentence for a refusal in the language of the page, with its details as parameters; null in English, in which it comes with one. */
export function refusalText(code: string, details: object = {}): string | null {
  const key = `refusals:${code}`;
  // The keys are the refusals' codes, which a server of another build may have more of.
  return i18n.exists(key) ? (i18n.t as (key: string, details: object) => string)(key, details) : null;
}
