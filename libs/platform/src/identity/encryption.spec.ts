import { isEncryptedWithFirstKey, readEncryptionKeys, encrypt, decrypt } from './encryption.js';

const key = (text: string) => Buffer.alloc(32, text).toString('base64');
const old = readEncryptionKeys(`a=${key('a')}`);
const turned = readEncryptionKeys(`b=${key('b')},a=${key('a')}`);
const secret = { accountNumber: '1234567890' };

describe('encrypted data', () => {
  it('PAY-03 decrypts for its owner, and never looks the same twice', () => {
    const [one, two] = [encrypt(old, 'kwame', secret), encrypt(old, 'kwame', secret)];
    expect(one).not.toBe(two);
    expect(decrypt(old, 'kwame', one)).toEqual(secret);
  });

  it('decrypts after key rotation, and is encrypted with the new key from then on', () => {
    const before = encrypt(old, 'kwame', secret);
    expect(decrypt(turned, 'kwame', before)).toEqual(secret);
    expect([isEncryptedWithFirstKey(turned, before), isEncryptedWithFirstKey(turned, encrypt(turned, 'kwame', secret))]).toEqual([
      false,
      true,
    ]);
  });

  it('does not decrypt for anyone else, without its key, or after tampering', () => {
    const sealed = encrypt(old, 'kwame', secret);
    expect(() => decrypt(old, 'ama', sealed)).toThrow();
    expect(() => decrypt(readEncryptionKeys(`b=${key('b')}`), 'kwame', sealed)).toThrow('not among those of this service');
    expect(() => decrypt(old, 'kwame', `${sealed.slice(0, -2)}AA`)).toThrow();
  });

  it.each(['', 'a', `a=${key('a').slice(0, 20)}`, `A=${key('a')}`, `a=${key('a')},a=${key('b')}`])('refuses the keys %j', (text) => {
    expect(() => readEncryptionKeys(text)).toThrow('32 bytes');
  });
});
