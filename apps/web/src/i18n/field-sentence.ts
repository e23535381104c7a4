import type { BrokenRule } from '@somo/contracts/field-sentences';
import { i18n } from './i18n';

/** Tells the rule of a sentence; known where the page is not in English. */
let ruleOf: (sentence: string) => BrokenRule | undefined = () => undefined;

export function knowSentences(rule: typeof ruleOf): void {
  ruleOf = rule;
}

/** Returns a sentence about a field in the language of the page; as it is if that has no words for its rule. */
export function fieldSentence(sentence: string, rule: BrokenRule | null | undefined = ruleOf(sentence)): string {
  const key = `rules:${rule?.rule ?? ''}`;
  return rule && i18n.exists(key) ? (i18n.t as (key: string, params: object) => string)(key, rule.params) : sentence;
}
