import { googleRefusals, suspensionCookie } from '@somo/contracts/rules/google';
import { toInstant, type Instant } from '@somo/contracts/time';
import { cookieOf } from '../../lib/storage';

type GoogleRefusal = (typeof googleRefusals)[number];

/** Returns why a sign-in with Google failed, by the code in the address; null for any other text there, which a stranger may have written. */
export function googleRefusal(code: string | null | undefined): GoogleRefusal | null {
  // The code of OpenID Connect, if the provider redirects here directly.
  if (code === 'access_denied') return 'google-declined';
  return googleRefusals.find((known) => known === code) ?? null;
}

/** Returns the reason of a suspension that our server has left for this page; null if there is none. */
export function suspensionReason(): string | null {
  const value = cookieOf(suspensionCookie);
  if (!value) return null;
  try {
    const bytes = Uint8Array.from(atob(value.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Returns the ticket in the address with which an account that is being closed can be kept, and until when; undefined if there is none. */
export function keepingIn(hash: string): { ticket: string; eraseAt: Instant } | undefined {
  const place = new URLSearchParams(hash.slice(1));
  const ticket = place.get('ticket');
  const eraseAt = place.get('eraseAt');
  // A stranger may have written the address.
  return ticket && eraseAt && !Number.isNaN(Date.parse(eraseAt)) ? { ticket, eraseAt: toInstant(Date.parse(eraseAt)) } : undefined;
}
