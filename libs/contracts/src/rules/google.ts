/** Google's OpenID Connect issuer; GOOGLE_ISSUER names another provider in its place. */
export const googleIssuer = 'https://accounts.google.com';

/** The path, under the public URL, to which the provider sends people back. It is registered with the provider. */
export const googleCallbackPath = '/api/auth/google/callback';

/** Returns whether an issuer may be used: over https, or on this machine while developing. */
export function isIssuer(text: string, inProduction: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && !inProduction && ['localhost', '127.0.0.1'].includes(hostname));
}

/** Why a sign-in with Google may end at `/auth/callback`, which shows it by code: an attacker may have written its address. */
export const googleRefusals = [
  ...(['google-failed', 'google-declined', 'google-unavailable', 'google-not-configured'] as const),
  ...(['google-unverified', 'google-needs-proof', 'account-suspended', 'account-closing'] as const),
] as const;

/** The cookie, which only our own server can set, with the reason of a suspension in base64url; `/auth/callback` reads it. */
export const suspensionCookie = 'suspension';
