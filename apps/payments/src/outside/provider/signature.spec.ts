import { isSigned, sign } from './signature.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const secret = 'a secret of the sandbox';
const body = '{"type":"charge.captured"}';

describe('a webhook signature', () => {
  it('is valid for exactly the same bytes, secret and time', () => {
    expect(isSigned(secret, body, sign(secret, body, now), now)).toBe(true);
  });

  it.each<[string, string, string, number]>([
    ['a changed body', secret, `${body} `, now],
    ['a different secret', `${secret}!`, body, now],
    ['a report older than five minutes', secret, body, now + 301_000],
    ['a report from the future', secret, body, now - 301_000],
  ])('fails for %s', (_, key, text, at) => {
    expect(isSigned(key, text, sign(secret, body, now), at)).toBe(false);
  });

  it('fails for a time that was changed after signing', () => {
    expect(isSigned(secret, body, sign(secret, body, now).replace(/^t=\d+/, `t=${now / 1000 + 60}`), now)).toBe(false);
  });

  it.each(['', 'v1=00', 't=1,v1=00', `t=,v1=${'0'.repeat(64)}`, `t=1,v1=${'z'.repeat(64)}`])(
    'fails for a malformed signature: "%s"',
    (text) => {
      expect(isSigned(secret, body, text, now)).toBe(false);
    },
  );
});
