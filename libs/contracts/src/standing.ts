// What operators decide about people's accounts, and what those people read.
import type { Instant } from './time.js';

/** Why an operator decides about a person, in the words of the rules. */
export const decisionCauses = ['harassment', 'spam', 'pay-outside', 'no-show', 'inappropriate', 'child-safety', 'fraud', 'other'] as const;
export type DecisionCause = (typeof decisionCauses)[number];

/** A warned person can do everything; a restricted one cannot begin with people they have not had a lesson with; a suspended one cannot sign in. */
export type DecisionKind = 'warn' | 'restrict' | 'unrestrict' | 'suspend' | 'restore';

interface DecisionFacts {
  id: string;
  /** null where none was given. */
  cause: DecisionCause | null;
  /** What the person reads; null where none was given. */
  reason: string | null;
  decidedAt: Instant;
}

/** A decision as operators see it. */
export interface Decision extends DecisionFacts {
  kind: DecisionKind;
  /** For operators only. */
  note: string;
  /** null: by the command line of the installation. */
  operatorId: string | null;
  /** When the person put a warning away; null for anything else. */
  readAt: Instant | null;
}

/** What a person has to know about their own account: a warning until they have read it, a restriction while it lasts. */
export interface StandingNotice extends DecisionFacts {
  kind: Extract<DecisionKind, 'warn' | 'restrict'>;
}
