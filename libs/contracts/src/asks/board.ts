import type { BoardPart, Drawing } from '../board.js';

export interface BoardAsks {
  /** Returns what was drawn in one of the caller's lessons after a number; 0: from the beginning. */
  'messaging.get-board': { in: { lessonId: string; after?: number }; out: BoardPart };
  /** Keeps what a person in the classroom has drawn, and shows it to the other one. */
  'messaging.draw': { in: Drawing; out: null };
}
