// Codes of authenticator apps (TOTP, RFC 6238): six digits that change every thirty seconds.
import { Secret, TOTP } from 'otpauth';

const secretBytes = 20;
/** Clocks of phones are off by some seconds: the code before and the code after count too. */
const window = 1;

/** Returns a new secret in base32, as people type it into an app. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

/** Returns the address that a QR code holds, for the app to read. */
export const totpUri = (base32: string, email: string): string => totpOf(base32, email).toString();

/** Returns the number of the code's time step, which must be spent once; null for a wrong code. */
export function totpStep(base32: string, code: string, now: number): number | null {
  const totp = totpOf(base32, '');
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp: now, window });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

const totpOf = (base32: string, label: string) => new TOTP({ issuer: 'Somo', label, secret: Secret.fromBase32(base32) });
