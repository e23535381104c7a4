import { FixedClock } from '@somo/testing/fixed-clock';
import { generateKeys, keysFor, loadKeyRing, type StoredKeys } from './key-ring.js';
import { UserTokens } from './user-tokens.js';

describe('a value that only auth can derive', () => {
  const tokensOf = async (keys: StoredKeys) => new UserTokens(await loadKeyRing(keys), new FixedClock(0));

  it('is the same after a restart, differs by purpose, text and key, and cannot be derived without the key', async () => {
    const [keys, others] = [await generateKeys(['auth', 'booking']), await generateKeys(['auth'])];
    const derived = (await tokensOf(keys)).derive('a', 'text');
    expect(derived).toMatch(/^[\w-]{43}$/);
    expect((await tokensOf(keysFor('auth', keys))).derive('a', 'text')).toBe(derived);
    const different = [
      (await tokensOf(keys)).derive('b', 'text'),
      (await tokensOf(keys)).derive('a', 'texts'),
      (await tokensOf(others)).derive('a', 'text'),
    ];
    expect(new Set([derived, ...different]).size).toBe(4);
    const booking = await tokensOf(keysFor('booking', keys));
    expect(() => booking.derive('a', 'text')).toThrow('does not hold the key');
  });
});
