import type { BrokenRule } from '@somo/contracts/field-sentences';
import { i18n } from './i18n';
import { ruleOf } from './sentence-rules';

/** Returns a sentence about a field in the language of the page; as it is if that has no words for its rule. */
export function fieldSentence(sentence: string, rule: BrokenRule | null | undefined = ruleOf(sentence)): string {
  const key = `rules:${rule?.rule ?? ''}`;
  return rule && i18n.exists(key) ? (i18n.t as (key: string, params: object) => string)(key, rule.params) : sentence;
}
