// What a new account requires.
import { refuse } from '@somo/contracts/refusals';
import { isMailAddress } from '@somo/contracts/rules/email';
import { passwordProblems } from '@somo/contracts/rules/password';
import { checkNewPassword } from './password.js';

export function checkRegistration(request: { email: string; password: string; agreeToTerms: boolean }): void {
  const errors: Record<string, string[]> = {};
  if (!isMailAddress(request.email)) errors.email = ['Please enter a valid email address'];
  const weaknesses = passwordProblems(request.password);
  if (weaknesses.length > 0) errors.password = weaknesses;
  if (Object.keys(errors).length > 0) throw refuse('invalid-input', { errors });
  checkNewPassword('password', request.password, [request.email]);
  if (!request.agreeToTerms) throw refuse('must-agree');
}
