// What a text asserts about the product, and what backs it. ../claims.spec.ts checks that every text of an area is in its list.

/** The milestones that build what some required texts already name, or that change a text which says that something is missing. */
export const milestones = {
  O: 'messages outside of the classroom',
  P: 'ratings, verification and learners',
  R: 'files and recording',
} as const;

export type Proof =
  /** The path of a spec from the root, and a title in it, word for word. */
  | { test: string; title: string }
  /** A method and path of the public API, for what merely exists. */
  | { route: string }
  /** A path of the web app's router, for what merely exists. */
  | { screen: string }
  /** Not built yet: the milestone replaces this by another proof, or the text by another text. */
  | { planned: keyof typeof milestones };

export interface Claim {
  keys: string[];
  by: Proof[];
}

/** A key in exactly one of the three lists. A plural is listed by its stem, an element of an array by its index: 'help.sections.0.title'. */
export interface ClaimList {
  claims: Claim[];
  /** What the people who run Somo promise or ask for. No code can prove it. */
  pledges: string[];
  /** Titles, labels, buttons, questions, and messages that report what has just happened. */
  noClaim: string[];
}

/** Returns the keys in a text, which white space separates. */
export const keysIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Returns the lists as one. */
export const joined = (...lists: ClaimList[]): ClaimList => ({
  claims: lists.flatMap(({ claims }) => claims),
  pledges: lists.flatMap(({ pledges }) => pledges),
  noClaim: lists.flatMap(({ noClaim }) => noClaim),
});
