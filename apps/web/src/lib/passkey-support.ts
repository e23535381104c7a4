/** Why nothing came of a passkey that the browser was asked for. */
type PasskeyFault =
  /** The person left it, took too long, or has none. */
  | 'unused'
  /** The device has one for this account. */
  | 'here'
  /** It is for another host. */
  | 'elsewhere'
  | 'failed';

export class PasskeyError extends Error {
  constructor(
    readonly fault: PasskeyFault,
    /** Where passkeys work. */
    readonly host: string,
    cause?: unknown,
  ) {
    super(fault, { cause });
    this.name = 'PasskeyError';
  }
}

/** Returns why passkeys cannot be used on this page; null if they can. */
export function passkeyObstacle(): 'none' | 'number' | null {
  if (/^[\d.]+$|:/.test(window.location.hostname)) return 'number';
  return typeof window.PublicKeyCredential === 'function' ? null : 'none';
}

/** Returns whether this page is at the host where passkeys work. */
export const isPasskeyHost = (host: string): boolean => window.location.hostname === host;
