/** The dashboard as it was last seen in this browser: a copy of its elements and of the styles that these use. */
export interface LastSeen {
  /** Another build may look another way. */
  build: string;
  html: string;
  css: string;
  lang: string;
  dir: string;
  /** Says from when it is, in the reader's language. */
  note: string;
}

/** Its name among what is kept of pages. */
export const lastSeenName = 'dashboard';
/** The id of its element in a document that the worker has put it into. */
export const lastSeenId = 'last-seen';

/** Returns whether a page has drawn its heading. */
export const hasHeading = (root: Element): boolean => root.querySelector('main h1') !== null;

/** Returns whether a page has drawn its heading, and nothing that stands for what is still loading or could not be loaded. */
export const isComplete = (root: Element): boolean => hasHeading(root) && !root.querySelector('main .chakra-skeleton, main [role=alert]');
