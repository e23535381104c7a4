import type { Instant } from './time.js';
import type { MessageFile } from './uploads.js';

/** A file that one of its two people added to a lesson. It belongs to the agreement, so it stays with a lesson that moves. */
export interface Material {
  id: string;
  file: MessageFile;
  /** Who added it, and alone may remove it. */
  addedBy: string;
  addedAt: Instant;
  /** Of a PDF that was drawn: both people can look at its pages. Null of any other file. */
  pages: MaterialPages | null;
}

export interface MaterialPages {
  /** How many pages the PDF has. @asType integer */
  count: number;
  /** How many of them are there so far. @asType integer */
  ready: number;
}

/** All of them, the first that was added first. */
export interface Materials {
  items: Material[];
}
