// What a user must provide to complete their account.
import { Refusal } from '@somo/contracts/refusals';
import { lineProblem } from '@somo/contracts/rules/lines';
import { refuseProblems } from '@somo/contracts/rules/refuse-problems';
import { zoneProblem } from '@somo/contracts/zones';

export function checkOnboarding(request: { userType: string; firstName: string; lastName: string; timeZone: string }): void {
  const hasRole = request.userType === 'student' || request.userType === 'teacher';
  refuseProblems({
    userType: hasRole ? undefined : 'Please select whether you are a student or teacher',
    firstName: lineProblem(request.firstName, 'First name is required'),
    lastName: lineProblem(request.lastName, 'Last name is required'),
    timeZone: zoneProblem(request.timeZone),
  });
}

/**
 * True if a failed ask certainly wrote nothing. A service refuses before it writes; one that timed out, failed or lost its database may
 * have written, or still may.
 */
export function wroteNothing(error: unknown): boolean {
  return error instanceof Refusal && error.code !== 'too-slow' && error.details.outcome !== 'unknown';
}
