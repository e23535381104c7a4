// What a person has to tell before the account is complete.
import { Refusal, refuse } from '@somo/contracts/refusals';
import { isTimeZone } from '@somo/contracts/time';

export function checkOnboarding(wish: { userType: string; firstName: string; lastName: string; timeZone: string }): void {
  const errors: Record<string, string[]> = {};
  if (wish.userType !== 'student' && wish.userType !== 'teacher') errors.userType = ['Please select whether you are a student or teacher'];
  if (wish.firstName.trim() === '') errors.firstName = ['First name is required'];
  if (wish.lastName.trim() === '') errors.lastName = ['Last name is required'];
  if (!isTimeZone(wish.timeZone)) errors.timeZone = ['timeZone must be an IANA time zone such as Africa/Lagos'];
  if (Object.keys(errors).length > 0) throw refuse('invalid-input', { errors });
}

/** A service refuses before it writes; one that was too slow, failed, or lost its database on the way may have written, or may yet. */
export function wroteNothing(error: unknown): boolean {
  return error instanceof Refusal && error.code !== 'too-slow' && error.details.outcome !== 'unknown';
}
