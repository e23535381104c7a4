import { unlinked } from './unlinked.js';

/** What email programs turn into links. */
const looksLinked = /(?:[a-z0-9-]+\.)+[a-z]{2,}|:\/\/|[\w.]+@\w|\d+\.\d+\.\d+/i;

describe('a name in an email', () => {
  it.each(['evil.example', 'Win now evil.example/x', 'https://evil.example', 'me@evil.example', '203.0.113.7', 'www.EVIL.example'])(
    'is no link when it is %s',
    (name) => {
      expect(name).toMatch(looksLinked);
      expect(unlinked(name)).not.toMatch(looksLinked);
      expect(unlinked(name).replaceAll('\u2060', '')).toBe(name);
    },
  );

  it.each(['Amara Okafor', 'Stella A.', "Ngũgĩ wa Thiong'o", 'Dr. Mensah'])('stays as it is when it is %s', (name) => {
    expect(unlinked(name)).toBe(name);
  });
});
