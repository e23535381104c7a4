import type { Caller } from '@somo/contracts/caller';
import type { ServiceName } from '@somo/contracts/services';
import { hkdfSync } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';

/** Key id of the key that signs people's access tokens; services' keys are `service:<name>`. */
export const usersKeyId = 'users';
export const algorithm = 'EdDSA';

export interface VerifiedCaller {
  caller: Caller;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** The keys one process holds: everybody's public halves (a JSON Web Key Set), and the private ones that are its own. */
export interface KeyRing {
  /** What was verified with these public keys in this process: people's tokens, which mean the same to every service. */
  readonly people: Map<string, VerifiedCaller>;
  publicKey(keyId: string): CryptoKey | undefined;
  privateKey(keyId: string): CryptoKey | undefined;
  /** A secret for one purpose, made of a private key (HKDF, RFC 5869): no other needs to be kept, and it outlives restarts. */
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

/** Fresh Ed25519 keys for people's tokens and for each service. */
export async function generateKeys(services: readonly ServiceName[]): Promise<StoredKeys> {
  const stored: StoredKeys = { publicKeys: { keys: [] }, privateKeys: { keys: [] } };
  for (const kid of [usersKeyId, ...services.map((name) => `service:${name}`)]) {
    const pair = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true });
    stored.publicKeys.keys.push({ ...(await exportJWK(pair.publicKey)), kid });
    stored.privateKeys.keys.push({ ...(await exportJWK(pair.privateKey)), kid });
  }
  return stored;
}

/** The private keys a service may hold: its own, and for auth the one that signs people. */
export function keysFor(service: ServiceName | 'gateway', all: StoredKeys): StoredKeys {
  const own = (key: JWK) => key.kid === `service:${service}` || (service === 'auth' && key.kid === usersKeyId);
  return { publicKeys: all.publicKeys, privateKeys: { keys: all.privateKeys.keys.filter(own) } };
}
