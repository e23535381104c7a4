import { passkeyAlgorithms } from '@somo/contracts/passkeys';
import type { PasskeySignature } from '@somo/contracts/routes/passkey-signature';
import type { AddPasskeyBody } from '@somo/contracts/routes/passkeys';
import { randomBytes } from 'node:crypto';
import type { PasskeyRow } from '../store/passkeys.js';

interface Expected {
  challenge: string;
  origin: string;
  rpId: string;
}

export const newChallenge = (): string => randomBytes(32).toString('base64url');

/** The id under which devices keep an account's passkeys: it says nothing of the person. */
export const handleOf = (userId: string): string => Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

/** Loaded with the first passkey: it is large, and many installations have none. */
const webauthn = () => import('@simplewebauthn/server');

/**
 * Returns the key of a new passkey. Throws unless the device made it for this challenge, page and host, and has checked who holds it.
 */
export async function verifyNew(
  { credentialId, clientData, attestation }: Pick<AddPasskeyBody, 'credentialId' | 'clientData' | 'attestation'>,
  { challenge, origin, rpId }: Expected,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'>> {
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...{ id: credentialId, rawId: credentialId, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON: clientData, attestationObject: attestation },
    },
    ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId },
    ...{ requireUserVerification: true, supportedAlgorithmIDs: [...passkeyAlgorithms] },
  });
  // The id that is signed for, not the one beside it.
  const { id, publicKey, counter } = registrationInfo?.credential ?? {};
  if (!verified || id !== credentialId || !publicKey || counter === undefined) throw new Error('The attestation is not valid.');
  return { credentialId: Buffer.from(id, 'base64url'), publicKey: Buffer.from(publicKey), counter };
}

/**
 * Returns the counter of a passkey's signature. Throws unless it was made with this passkey for this challenge, page and host, and
 * the device has checked who holds it. What the counter says is for the caller to judge.
 */
export async function verifySignature(
  { credentialId, clientData, authenticatorData, signature }: PasskeySignature,
  passkey: Pick<PasskeyRow, 'publicKey' | 'rpId'>,
  { challenge, origin }: Expected,
): Promise<number> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...{ id: credentialId, rawId: credentialId, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON: clientData, authenticatorData, signature },
    },
    ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: passkey.rpId, requireUserVerification: true },
    credential: { id: credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
  });
  if (!verified) throw new Error('The signature is not valid.');
  return authenticationInfo.newCounter;
}

/** A passkey that counts never repeats a number: where it does, there are two. One that does not count says 0 for ever. */
export const isCopied = (counter: number, last: number): boolean => last > 0 && counter <= last;
