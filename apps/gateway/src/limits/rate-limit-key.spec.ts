import { addressKey } from './rate-limit-key.js';

describe('the address a request is counted by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::'],
    ['2001:db8::9', '2001:db8::'],
    ['fe80::1%eth0', 'fe80::'],
    ['::1', '::'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('for %s is %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });
});
