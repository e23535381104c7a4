import { aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { auth } from '../auth.module.js';
import { oneStep } from '../../spec/one-step.js';

const ama = { email: 'ama@example.com', password: 'Sunny-day-7' };

describe('logout', () => {
  let world: World;
  const visitor = () => world.as(aVisitor());

  beforeEach(async () => {
    world = await startService(auth, { now: Date.parse('2030-01-07T08:00:00Z') });
    await visitor().ask('auth.register', { ...ama, agreeToTerms: true });
  });
  afterEach(() => world.close());

  it('AUTH-20 ends this session at once, notifies its open pages, and leaves other sessions alone', async () => {
    const here = await oneStep(visitor().ask('auth.login', { ...ama, remember: true }));
    const phone = await oneStep(visitor().ask('auth.login', { ...ama, remember: true }));
    await expect(visitor().ask('auth.logout', { refreshToken: here.refreshToken })).resolves.toBeNull();
    expect(world.lives).toContainEqual({ userId: here.account.userId, name: 'session.ended', payload: { sessionId: expect.any(String) } });
    await expect(visitor().ask('auth.refresh', { refreshToken: here.refreshToken })).rejects.toMatchObject({ code: 'session-ended' });
    await expect(visitor().ask('auth.refresh', { refreshToken: phone.refreshToken })).resolves.toHaveProperty('accessToken');
  });

  it('also ends it with a rotated token', async () => {
    const first = await oneStep(visitor().ask('auth.login', { ...ama, remember: true }));
    const second = await visitor().ask('auth.refresh', { refreshToken: first.refreshToken });
    await visitor().ask('auth.logout', { refreshToken: first.refreshToken });
    await expect(visitor().ask('auth.refresh', { refreshToken: second.refreshToken })).rejects.toMatchObject({ code: 'session-ended' });
  });

  it('reveals nothing about an unknown token', async () => {
    await expect(visitor().ask('auth.logout', { refreshToken: 'nonsense' })).resolves.toBeNull();
    expect(world.lives).toEqual([]);
  });
});
