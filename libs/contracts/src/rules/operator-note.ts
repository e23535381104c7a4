import { problemTextMax } from './booking.js';
import { textProblem } from './lines.js';
import { refuseProblems } from './refuse-problems.js';

/** Returns an operator's note as stored; refuses one that is blank, too long or cannot be shown. */
export function readOperatorNote(note: string): string {
  refuseProblems({ note: textProblem(note, problemTextMax, `note must be text of 1 to ${problemTextMax} characters`) });
  return note.trim();
}
