// Codes for whoever has lost their phone: eighty bits each, each of use once.
import { randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 16;
const count = 10;

/** Returns ten codes as they are shown, such as ABCD-EFGH-JKLM-NPQR. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => {
    const letters = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');
    return letters.replace(/(.{4})(?=.)/g, '$1-');
  });

/** Returns the code as it is compared, however it was typed. */
export const readRecoveryCode = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
