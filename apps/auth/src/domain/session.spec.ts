import { cookieSeconds, checkRefresh, sessionEnd, type PresentedToken } from './session.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const fresh: PresentedToken = { rotatedAt: null, sessionExpiresAt: now + 1, sessionRevoked: false, suspended: false };

describe('a session', () => {
  it('AUTH-05 lasts 30 days when remembered, in the cookie too', () => {
    const expiresAt = sessionEnd(true, now);
    expect(expiresAt - now).toBe(30 * 86_400_000);
    expect(cookieSeconds({ remember: true, expiresAt }, now)).toBe(2_592_000);
    expect(cookieSeconds({ remember: true, expiresAt }, now + 86_400_000)).toBe(2_505_600);
  });

  it('AUTH-05 lasts 12 hours and ends with the browser when not remembered', () => {
    const expiresAt = sessionEnd(false, now);
    expect(expiresAt - now).toBe(12 * 3_600_000);
    expect(cookieSeconds({ remember: false, expiresAt }, now)).toBeNull();
  });
});

describe('a presented refresh token', () => {
  it.each<[string, Partial<PresentedToken>, string]>([
    ['is rotated on its first use', {}, 'rotate'],
    ['is accepted again within ten seconds', { rotatedAt: now - 10_000 }, 'retry'],
    ['counts as stolen after ten seconds', { rotatedAt: now - 10_001 }, 'reused'],
    ['is rejected when its session has expired', { sessionExpiresAt: now }, 'expired'],
    ['is rejected when its session is revoked', { sessionRevoked: true }, 'ended'],
    ['is rejected as revoked, though the session would have expired since', { sessionRevoked: true, sessionExpiresAt: now }, 'ended'],
    ['is rejected when the user is suspended, which revokes the session too', { suspended: true, sessionRevoked: true }, 'suspended'],
  ])('%s', (_, part, verdict) => {
    expect(checkRefresh({ ...fresh, ...part }, now)).toBe(verdict);
  });
});
