// Validation of the registration form; the password rules are the server's own.
import * as z from 'zod/mini';
import { guessableProblem } from '@somo/contracts/rules/guessable-password';
import { passwordProblems } from '@somo/contracts/rules/password';
import { emailMax } from '@somo/contracts/rules/profile';

export interface RegistrationWords {
  invalidEmail: string;
  mismatch: string;
  mustAgree: string;
}

export interface Registration {
  email: string;
  password: string;
  confirmPassword: string;
  agreeToTerms: boolean;
}

/** A password that keeps the server's rules. It alone refuses a common one, of which it has the list, and one with words of its owner. */
export const newPassword = () =>
  z.string().check(({ value, issues }) => {
    const guessable = guessableProblem(value);
    for (const message of [...passwordProblems(value), ...(guessable ? [guessable] : [])])
      issues.push({ code: 'custom', message, input: value });
  });

export const emailAddress = (invalid: string) => z.pipe(z.string().check(z.trim(), z.maxLength(emailMax, invalid)), z.email(invalid));

export function registrationSchema(words: RegistrationWords) {
  return z
    .object({
      email: emailAddress(words.invalidEmail),
      password: newPassword(),
      confirmPassword: z.string(),
      agreeToTerms: z.boolean().check(z.refine((agreed) => agreed, words.mustAgree)),
    })
    .check(
      z.refine(({ password, confirmPassword }) => password === confirmPassword, {
        path: ['confirmPassword'],
        message: words.mismatch,
        when: () => true,
      }),
    );
}
