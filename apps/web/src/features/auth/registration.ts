// What the registration form asks for; the password rules are the server's own list.
import { z } from 'zod';
import { passwordProblems } from '@somo/contracts/rules/password';
import { emailMax } from '@somo/contracts/rules/profile';

export interface RegistrationWords {
  invalidEmail: string;
  mismatch: string;
  mustAgree: string;
}

export function registrationSchema(words: RegistrationWords) {
  return z
    .object({
      email: z.string().trim().max(emailMax, words.invalidEmail).pipe(z.email(words.invalidEmail)),
      password: z.string().superRefine((password, issues) => {
        for (const message of passwordProblems(password)) issues.addIssue({ code: 'custom', message });
      }),
      confirmPassword: z.string(),
      agreeToTerms: z.boolean().refine((agreed) => agreed, words.mustAgree),
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: words.mismatch,
      when: () => true,
    });
}

export type Registration = z.infer<ReturnType<typeof registrationSchema>>;
