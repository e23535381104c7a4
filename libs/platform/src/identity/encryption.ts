import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';

/** Keys by name, the encrypting key first: `new=<base64>,old=<base64>`, 32 bytes each. */
export type EncryptionKeys = ReadonlyMap<string, Buffer>;

export function readEncryptionKeys(text: string): EncryptionKeys {
  const keys = text.split(',').map((part): [string, Buffer] => {
    const [name = '', key = ''] = [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)];
    return [name.trim(), Buffer.from(key, 'base64')];
  });
  const bad = keys.some(([name, key]) => !/^[a-z0-9-]{1,20}$/.test(name) || key.length !== 32);
  if (bad || new Set(keys.map(([name]) => name)).size !== keys.length) throw new Error('each key must be name=<32 bytes in base64>');
  return new Map(keys);
}

/** Encrypts for one owner: the ciphertext cannot be decrypted for anyone else. */
export function encrypt(keys: EncryptionKeys, owner: string, plain: object): string {
  const [[name, key] = ['', Buffer.alloc(0)]] = keys;
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(JSON.stringify(plain), 'utf8'), cipher.final()]);
  return [name, nonce, cipher.getAuthTag(), text].map((part) => (typeof part === 'string' ? part : part.toString('base64url'))).join('.');
}

/** Decrypts. Throws if the text was encrypted for another owner or with a missing key, or was tampered with. */
export function decrypt<T>(keys: EncryptionKeys, owner: string, sealed: string): T {
  const [name = '', nonce = '', tag = '', text = ''] = sealed.split('.');
  const key = keys.get(name);
  if (!key) throw new Error(`The key ${name} is not among those of this service.`);
  const decipher = createDecipheriv(algorithm, key, Buffer.from(nonce, 'base64url')).setAAD(Buffer.from(owner));
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return JSON.parse(Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8')) as T;
}

/** False if the text was encrypted with a key that has since been replaced. */
export function isEncryptedWithFirstKey(keys: EncryptionKeys, sealed: string): boolean {
  const [[first] = ['']] = keys;
  return sealed.startsWith(`${first}.`);
}
