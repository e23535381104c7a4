// Codes for users who have lost their phone: eighty bits each, valid once.
import { randomBytes } from 'node:crypto';
import type { Db } from '@somo/platform/db';
import { hashOf } from './secret.js';

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 16;
const count = 10;

/** Returns ten codes as they are shown, such as ABCD-EFGH-JKLM-NPQR. */
const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => {
    const letters = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');
    return letters.replace(/(.{4})(?=.)/g, '$1-');
  });

/** Returns the hash of a code, however it was typed. */
export const hashOfRecoveryCode = (text: string): Buffer => hashOf(text.toUpperCase().replace(/[^A-Z0-9]/g, ''));

/** Replaces all recovery codes and returns the new ones; only their hashes are stored. */
export async function renewRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await db.run('recovery-forget', 'DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
  await db.run('recovery-add', 'INSERT INTO recovery_codes (user_id, hash) SELECT $1, unnest($2::bytea[])', [
    userId,
    codes.map(hashOfRecoveryCode),
  ]);
  return codes;
}
