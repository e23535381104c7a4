// Password requirements; the registration form and the server check the same list.
export const passwordLimits = { min: 8, max: 128 } as const;

const rules: { broken: (password: string) => boolean; message: string }[] = [
  { broken: (p) => [...p].length < passwordLimits.min, message: `Password must be at least ${passwordLimits.min} characters` },
  { broken: (p) => p.length > passwordLimits.max, message: `Password must be at most ${passwordLimits.max} characters` },
  { broken: (p) => !/\p{Lu}/u.test(p), message: 'Password must contain at least one uppercase letter' },
  { broken: (p) => !/\p{Ll}/u.test(p), message: 'Password must contain at least one lowercase letter' },
  { broken: (p) => !/\p{Nd}/u.test(p), message: 'Password must contain at least one number' },
];

/** For a password that many people use, whatever rules it follows. */
export const commonPassword = 'This password is too common. Please choose one that is harder to guess.';

/** Returns a message for every rule that the password breaks; empty when it is valid. */
export function passwordProblems(password: string): string[] {
  return rules.filter((rule) => rule.broken(password)).map((rule) => rule.message);
}
