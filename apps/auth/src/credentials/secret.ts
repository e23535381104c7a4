import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits for a refresh token or a link; the database stores only the hash. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
