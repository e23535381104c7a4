import type { Instant } from './time.js';
import type { MessageFile } from './uploads.js';

/** A file that one of its two people added to a lesson. It belongs to the agreement, so it stays with a lesson that moves. */
export interface Material {
  id: string;
  file: MessageFile;
  /** Who added it, and alone may remove it. */
  addedBy: string;
  addedAt: Instant;
}

/** All of them, the first that was added first. */
export interface Materials {
  items: Material[];
}
