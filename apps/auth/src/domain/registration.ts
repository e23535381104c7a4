// What a new account requires.
import { refuse } from '@somo/contracts/refusals';
import { isMailAddress } from '@somo/contracts/rules/email';
import { refuseProblems } from '@somo/contracts/rules/refuse-problems';
import { checkNewPassword } from './password.js';

export function checkRegistration(request: { email: string; password: string; agreeToTerms: boolean }): void {
  refuseProblems({ email: isMailAddress(request.email) ? undefined : 'Please enter a valid email address' });
  checkNewPassword('password', request.password, [request.email]);
  if (!request.agreeToTerms) throw refuse('must-agree');
}
