/** What the code of a second step is of: an authenticator app, or the list of codes for when it is lost. */
export const secondStepMethods = ['totp', 'recovery-code'] as const;
export type SecondStepMethod = (typeof secondStepMethods)[number];

export const codeMax = 40;
