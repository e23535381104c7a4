import type { Caller } from '@somo/contracts/caller';
import type { ServiceName } from '@somo/contracts/services';
import { hkdfSync } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';

/** The id of the key that signs users' access tokens; the keys of services are `service:<name>`. */
export const usersKeyId = 'users';
export const algorithm = 'EdDSA';

export interface VerifiedCaller {
  caller: Caller;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** The keys that one process holds: everyone's public keys (a JSON Web Key Set) and its own private keys. */
export interface KeyRing {
  /** User tokens that this process has verified with these public keys; they mean the same to every service. */
  readonly people: Map<string, VerifiedCaller>;
  publicKey(keyId: string): CryptoKey | undefined;
  privateKey(keyId: string): CryptoKey | undefined;
  /**
   * Returns a secret for one purpose, derived from a private key (HKDF, RFC 5869): no other secret needs to be stored, and it survives
   * restarts.
   */
  secretFor(keyId: string, purpose: string): Buffer | undefined;
}

export interface StoredKeys {
  publicKeys: { keys: JWK[] };
  privateKeys: { keys: JWK[] };
}

const peopleOf = new WeakMap<StoredKeys['publicKeys'], KeyRing['people']>();

export async function loadKeyRing(stored: StoredKeys): Promise<KeyRing> {
  const load = async (keys: JWK[]) =>
    new Map(await Promise.all(keys.map(async (key) => [key.kid ?? '', (await importJWK(key, algorithm)) as CryptoKey] as const)));
  const publics = await load(stored.publicKeys.keys);
  const privates = await load(stored.privateKeys.keys);
  const people = peopleOf.get(stored.publicKeys) ?? new Map<string, VerifiedCaller>();
  peopleOf.set(stored.publicKeys, people);
  const secretFor = (id: string, purpose: string) => {
    const d = stored.privateKeys.keys.find(({ kid }) => kid === id)?.d;
    return d === undefined ? undefined : Buffer.from(hkdfSync('sha256', Buffer.from(d, 'base64url'), '', `somo/${purpose}`, 32));
  };
  return { people, publicKey: (id) => publics.get(id), privateKey: (id) => privates.get(id), secretFor };
}

/** Returns new Ed25519 keys for users' tokens and for each service. */
export async function generateKeys(services: readonly ServiceName[]): Promise<StoredKeys> {
  const stored: StoredKeys = { publicKeys: { keys: [] }, privateKeys: { keys: [] } };
  for (const kid of [usersKeyId, ...services.map((name) => `service:${name}`)]) {
    const pair = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true });
    stored.publicKeys.keys.push({ ...(await exportJWK(pair.publicKey)), kid });
    stored.privateKeys.keys.push({ ...(await exportJWK(pair.privateKey)), kid });
  }
  return stored;
}

/** Returns the keys that a service may hold: all public keys, its own private key, and for auth the one that signs users' tokens. */
export function keysFor(service: ServiceName | 'gateway', all: StoredKeys): StoredKeys {
  const own = (key: JWK) => key.kid === `service:${service}` || (service === 'auth' && key.kid === usersKeyId);
  return { publicKeys: all.publicKeys, privateKeys: { keys: all.privateKeys.keys.filter(own) } };
}
