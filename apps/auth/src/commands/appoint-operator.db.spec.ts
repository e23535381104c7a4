import { aNewcomer, anAdmin, aService, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { auth } from '../auth.module.js';
import { oneStep } from '../../spec/one-step.js';

const password = 'Sunny-day-7';

describe('appoint operator', () => {
  let world: World;
  const appoint = (email: string) => world.as(aService('auth')).ask('auth.appoint-operator', { email });
  const register = (email: string) => world.as(aVisitor()).ask('auth.register', { email, password, agreeToTerms: true });

  beforeAll(async () => {
    world = await startService(auth, { now: Date.parse('2030-01-07T08:00:00Z') });
  });
  afterAll(() => world.close());

  it("makes an account without a role an operator's, effective at the next sign-in", async () => {
    await register('ops@example.com');
    await expect(appoint('OPS@example.com')).resolves.toMatchObject({ role: 'admin' });
    await expect(appoint('ops@example.com')).resolves.toMatchObject({ role: 'admin' });
    const signedIn = await oneStep(world.as(aVisitor()).ask('auth.login', { email: 'ops@example.com', password, remember: false }));
    expect(signedIn.account.role).toBe('admin');
  });

  it('leaves teachers and students unchanged, and refuses an unknown address', async () => {
    await register('ama@example.com');
    await world.db.run('teach', "UPDATE users SET role = 'teacher' WHERE email = 'ama@example.com'");
    await expect(appoint('ama@example.com')).rejects.toMatchObject({ code: 'not-for-operators' });
    await expect(appoint('nobody@example.com')).rejects.toMatchObject({ code: 'account-not-found' });
  });

  it('cannot be called by users or other services', async () => {
    const email = 'ops@example.com';
    await expect(world.as(aVisitor()).ask('auth.appoint-operator', { email })).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(world.as(aNewcomer()).ask('auth.appoint-operator', { email })).rejects.toMatchObject({ code: 'onboarding-needed' });
    await expect(world.as(anAdmin()).ask('auth.appoint-operator', { email })).rejects.toMatchObject({ code: 'wrong-role' });
    await expect(world.as(aService('booking')).ask('auth.appoint-operator', { email })).rejects.toMatchObject({ code: 'not-allowed' });
  });
});
