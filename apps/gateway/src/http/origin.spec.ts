import { isOurOrigin } from './origin.js';

const plain = { trustProxy: false, publicUrl: '' };

describe('the pages that may use the cookie', () => {
  it.each([
    ['no browser at all', { host: 'somo.example' }, plain, true],
    ['our own page', { host: 'somo.example', origin: 'https://somo.example' }, plain, true],
    ['our own page on a port', { host: 'localhost:3000', origin: 'http://localhost:3000' }, plain, true],
    ['the same host on another port', { host: 'localhost:3000', origin: 'http://localhost:4000' }, plain, false],
    ['another site', { host: 'somo.example', origin: 'https://evil.example' }, plain, false],
    ['a site that begins like ours', { host: 'somo.example', origin: 'https://somo.example.evil.test' }, plain, false],
    ['a page without an origin', { host: 'somo.example', origin: 'null' }, plain, false],
    [
      'a page behind our proxy',
      { host: '10.0.0.7', 'x-forwarded-host': 'somo.example', origin: 'https://somo.example' },
      { ...plain, trustProxy: true },
      true,
    ],
    [
      'a header that only a proxy may set',
      { host: '10.0.0.7', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
      plain,
      false,
    ],
    ['our public address', { host: '10.0.0.7', origin: 'https://somo.example' }, { ...plain, publicUrl: 'https://somo.example' }, true],
  ])('%s', (_, headers, rules, ours) => {
    expect(isOurOrigin(headers, rules)).toBe(ours);
  });
});
