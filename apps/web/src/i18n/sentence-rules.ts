import type { BrokenRule } from '@somo/contracts/field-sentences';

type Match = (sentence: string) => BrokenRule | undefined;

let match: Match = () => undefined;

/** Brings what tells the rule of a sentence; English goes without. */
export function knowSentences(known: Match): void {
  match = known;
}

/** Returns the rule of a sentence about a field; undefined in English, and for a sentence that no rule has. */
export const ruleOf: Match = (sentence) => match(sentence);
