// What a new account must bring, and how the values a person signs in with are read.
import { refuse } from '@somo/contracts/refusals';
import { isMailAddress } from '@somo/contracts/rules/email';
import { passwordProblems } from '@somo/contracts/rules/password';

/** The address as it is kept; upper and lower case are told apart nowhere. */
export function readEmail(text: string): string {
  return text.trim().normalize('NFC');
}

// One text can be typed as several code point sequences; beyond that a password is taken as it is, never trimmed or cut.
export function readPassword(text: string): string {
  return text.normalize('NFC');
}

export function checkRegistration(request: { email: string; password: string; agreeToTerms: boolean }): void {
  const errors: Record<string, string[]> = {};
  if (!isMailAddress(request.email)) errors.email = ['Please enter a valid email address'];
  const weaknesses = passwordProblems(request.password);
  if (weaknesses.length > 0) errors.password = weaknesses;
  if (Object.keys(errors).length > 0) throw refuse('invalid-input', { errors });
  if (!request.agreeToTerms) throw refuse('must-agree');
}
