import { isNews, type KnownBrowser } from './known-browser.js';

const day = 86_400_000;
const now = 100 * day;
const phone = { browser: 'Chrome', system: 'Android' };
const laptop = { browser: 'Firefox', system: 'Linux' };
const script = { browser: null, system: null };
const since = (what: Omit<KnownBrowser, 'addedAt'>, days: number): KnownBrowser => ({ ...what, addedAt: now - days * day });

describe('a sign-in from a new browser', () => {
  it.each<[string, typeof phone | typeof script, KnownBrowser[], boolean]>([
    ['the first of an account', phone, [], false],
    ['the first browser of an account that a program made', phone, [since(script, 0)], false],
    ['another kind', phone, [since(laptop, 0)], true],
    ['a program, after a browser', script, [since(laptop, 0)], true],
    ['the same kind on the same day', laptop, [since(laptop, 0.9)], false],
    ['the same kind on another day', laptop, [since(laptop, 1)], true],
    ['the same kind, one of them on the same day', laptop, [since(laptop, 40), since(laptop, 0.5)], false],
  ])('%s', (_, added, others, told) => {
    expect(isNews(added, others, now)).toBe(told);
  });
});
