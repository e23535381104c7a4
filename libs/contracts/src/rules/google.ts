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
