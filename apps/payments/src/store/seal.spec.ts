import { isSealedWithFirst, readSealKeys, seal, unseal } from './seal.js';

const key = (text: string) => Buffer.alloc(32, text).toString('base64');
const old = readSealKeys(`a=${key('a')}`);
const turned = readSealKeys(`b=${key('b')},a=${key('a')}`);
const secret = { accountNumber: '1234567890' };

describe('what is sealed', () => {
  it('PAY-03 opens for its owner, and never looks the same twice', () => {
    const [one, two] = [seal(old, 'kwame', secret), seal(old, 'kwame', secret)];
    expect(one).not.toBe(two);
    expect(unseal(old, 'kwame', one)).toEqual(secret);
  });

  it('opens after the keys were turned, and is sealed with the new one from then on', () => {
    const before = seal(old, 'kwame', secret);
    expect(unseal(turned, 'kwame', before)).toEqual(secret);
    expect([isSealedWithFirst(turned, before), isSealedWithFirst(turned, seal(turned, 'kwame', secret))]).toEqual([false, true]);
  });

  it('opens for nobody else, not without its key, and not when it was changed', () => {
    const sealed = seal(old, 'kwame', secret);
    expect(() => unseal(old, 'ama', sealed)).toThrow();
    expect(() => unseal(readSealKeys(`b=${key('b')}`), 'kwame', sealed)).toThrow('not among PAYOUT_KEYS');
    expect(() => unseal(old, 'kwame', `${sealed.slice(0, -2)}AA`)).toThrow();
  });

  it.each(['', 'a', `a=${key('a').slice(0, 20)}`, `A=${key('a')}`, `a=${key('a')},a=${key('b')}`])('reads no keys from %j', (text) => {
    expect(() => readSealKeys(text)).toThrow('32 bytes');
  });
});
