import { problemTextMax } from './booking.js';
import { textProblem } from './lines.js';
import { refuseProblems } from './refuse-problems.js';

export const suspensionReasonMax = 500;

/** Returns an operator's note as stored; refuses one that is blank, too long or cannot be shown. */
export function readOperatorNote(note: string): string {
  refuseProblems({ note: textProblem(note, problemTextMax, `note must be text of 1 to ${problemTextMax} characters`) });
  return note.trim();
}

/** Returns the reason of a suspension as stored; refuses one that is blank, too long or cannot be shown. */
export function readSuspensionReason(reason: string): string {
  const wrong = `reason must be text of 1 to ${suspensionReasonMax} characters`;
  refuseProblems({ reason: textProblem(reason, suspensionReasonMax, wrong) });
  return reason.trim();
}
