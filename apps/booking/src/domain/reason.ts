// Why somebody cancels, moves, proposes, declines or rejects, in their own words.
import { cancelReasonMax } from '@somo/contracts/rules/booking';
import { textProblem } from '@somo/contracts/rules/lines';
import { refuseProblems } from '@somo/contracts/rules/refuse-problems';

/** Returns the reason without spaces around it, null if there is none; refuses text that cannot be shown. */
export function checkReason(given: string | undefined): string | null {
  const reason = given?.trim() || null;
  if (reason !== null) refuseProblems({ reason: textProblem(reason, cancelReasonMax, 'reason must be text that can be seen') });
  return reason;
}
