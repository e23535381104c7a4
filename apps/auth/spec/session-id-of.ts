import type { SignedIn } from '@somo/contracts/asks/auth';

/** Returns the session that a sign-in opened. */
export function sessionIdOf({ accessToken }: Pick<SignedIn, 'accessToken'>): string {
  const [, claims = ''] = accessToken.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }).sid;
}
