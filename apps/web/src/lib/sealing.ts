// Encrypts what this browser keeps for the signed-in user (AES-GCM), with the key that the server gives them with each session.
import { decrypt, ivBytes, type Bytes } from './decrypt';
import { keptFor } from './kept-for';

let imported: { from: string | CryptoKey; key: Promise<CryptoKey> } | null = null;

/** Returns the bytes of base64url. */
function bytesOf(text: string): Bytes {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

const keyFrom = async (from: string | CryptoKey): Promise<CryptoKey> =>
  typeof from === 'string' ? crypto.subtle.importKey('raw', bytesOf(from), 'AES-GCM', false, ['encrypt', 'decrypt']) : from;

/** Returns the key of the signed-in user; null if there is none, or the browser encrypts nothing because the page was not served over https. */
export function sealingKey(): Promise<CryptoKey> | null {
  const from = keptFor.storageKey();
  if (from === null) imported = null;
  if (from === null || !('subtle' in crypto)) return null;
  if (imported?.from !== from) imported = { from, key: keyFrom(from) };
  return imported.key;
}

/** Returns the encrypted bytes; null if they cannot be encrypted now. */
export async function seal(bytes: Bytes): Promise<Bytes | null> {
  const key = await sealingKey();
  if (!key) return null;
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes));
  const both = new Uint8Array(ivBytes + sealed.length);
  both.set(iv);
  both.set(sealed, ivBytes);
  return both;
}

/** Returns what was encrypted; null if it was for somebody else, or under a key that is no longer in use. */
export async function unseal(both: Bytes): Promise<Bytes | null> {
  const key = await sealingKey();
  return key && decrypt(both, key);
}

/** Returns a value as bytes, and back. */
export const toBytes = (value: unknown): Bytes => new TextEncoder().encode(JSON.stringify(value));
export const fromBytes = (bytes: Bytes): unknown => JSON.parse(new TextDecoder().decode(bytes));
