import type { WhyNot } from './messages';

/** A PDF that has no pages here, and why. */
export class NotDrawn extends Error {
  constructor(readonly why: WhyNot) {
    super(why);
  }
}
