// Which passwords an account may have, whether it is new, reset or changed.
import { refuse } from '@somo/contracts/refusals';
import { guessableProblem } from '@somo/contracts/rules/guessable-password';
import { commonPassword } from '@somo/contracts/rules/password';
import { commonPasswordList } from './common-password-list.js';

let common: Set<string> | undefined;

/** Returns whether many people use this password; case makes no difference. */
function isCommonPassword(password: string): boolean {
  common ??= new Set(commonPasswordList.split(' '));
  return common.has(readPassword(password).toLowerCase());
}

// The same text can be typed as different code point sequences; apart from that a password is used as is, never trimmed or truncated.
export function readPassword(text: string): string {
  return text.normalize('NFC');
}

/** Refuses a password that is common, or easy to guess with what is known about its owner, with the reason at the field it came in. */
export function checkNewPassword(field: 'password' | 'newPassword', password: string, about: readonly string[]): void {
  const reason = isCommonPassword(password) ? commonPassword : guessableProblem(password, about);
  if (reason) throw refuse('weak-password', { errors: { [field]: [reason] }, reasons: [reason] });
}
