import type { Passkey, PasskeyDescriptor } from '@somo/contracts/passkeys';
import { toInstant } from '@somo/contracts/time';
import type { PasskeyRow } from '../store/passkeys.js';

/** Returns a passkey as its owner sees it. */
export function toPasskey({ id, name, createdAt, lastUsedAt, copiedAt }: Omit<PasskeyRow, 'publicKey' | 'credentialId'>): Passkey {
  return {
    id,
    name,
    createdAt: toInstant(createdAt.getTime()),
    lastUsedAt: lastUsedAt && toInstant(lastUsedAt.getTime()),
    mayBeCopied: copiedAt !== null,
  };
}

/** Returns how a browser finds a passkey. */
export const toDescriptor = ({ credentialId, transports }: PasskeyRow): PasskeyDescriptor => ({
  type: 'public-key',
  id: credentialId.toString('base64url'),
  transports,
});
