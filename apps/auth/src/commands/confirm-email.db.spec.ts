import { aNewcomer, aService, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { auth } from '../auth.module.js';

describe('confirm email', () => {
  let world: World;
  let userId: string;
  const link = () => world.as(aService('notification')).ask('auth.create-email-confirmation', { userId });
  const confirm = (token: string) => world.as(aVisitor()).ask('auth.confirm-email', { token });
  const account = () => world.as(aNewcomer({ userId })).ask('auth.get-account', {});
  const expired = { code: 'link-expired' };

  beforeEach(async () => {
    world = await startService(auth, { now: Date.parse('2030-01-07T08:00:00Z') });
    const signedUp = await world
      .as(aVisitor())
      .ask('auth.register', { email: 'ama@example.com', password: 'Sunny-day-7', agreeToTerms: true });
    userId = signedUp.account.userId;
  });
  afterEach(() => world.close());

  it('AUTH-11 confirms the address with the link sent to it, and says so when it is opened again', async () => {
    const sent = await link();
    expect(sent?.email).toBe('ama@example.com');
    await expect(confirm(sent?.token ?? '')).resolves.toBeNull();
    await expect(account()).resolves.toMatchObject({ emailConfirmed: true });
    await expect(confirm(sent?.token ?? '')).resolves.toBeNull();
    await expect(link()).resolves.toBeNull();
  });

  it('C17 publishes that the address is confirmed, once, and tells payments when it asks', async () => {
    const known = () => world.as(aService('payments')).ask('auth.get-confirmation', { userId });
    expect(await known()).toEqual({ userId, version: 0, role: null, confirmed: false });
    const [sent, other] = [await link(), await link()];
    await confirm(sent?.token ?? '');
    world.clock.advance(1000);
    await confirm(other?.token ?? '');
    const confirmed = { userId, version: 1, role: null, confirmed: true };
    expect(await known()).toEqual(confirmed);
    const told = (await world.emitted()).filter(({ type }) => type === 'user.confirmation-changed');
    expect(told.map(({ data }) => data)).toEqual([confirmed]);
    await expect(world.as(aService('booking')).ask('auth.get-confirmation', { userId })).rejects.toMatchObject({ code: 'not-allowed' });
  });

  it('refuses an expired link and an unknown one', async () => {
    const sent = await link();
    world.clock.advance(3 * 86_400_000);
    await expect(confirm(sent?.token ?? '')).rejects.toMatchObject(expired);
    await expect(confirm('nonsense')).rejects.toMatchObject(expired);
    await expect(account()).resolves.toMatchObject({ emailConfirmed: false });
  });

  it('refuses a link to an address that the account no longer has, and does not use it up', async () => {
    const sent = await link();
    await world.db.run('move', "UPDATE users SET email = 'new@example.com'");
    await expect(confirm(sent?.token ?? '')).rejects.toMatchObject(expired);
    await world.db.run('back', "UPDATE users SET email = 'ama@example.com'");
    await expect(confirm(sent?.token ?? '')).resolves.toBeNull();
  });

  it('stores the link hashed only', async () => {
    const sent = await link();
    const [kept] = await world.db.sql<{ text: string }>('kept', 'SELECT json_agg(t)::text AS text FROM email_tokens t');
    expect(kept?.text).not.toContain(sent?.token);
    expect(kept?.text).not.toContain(Buffer.from(sent?.token ?? '').toString('hex'));
  });

  it('is issued only to the email service', async () => {
    await expect(world.as(aVisitor()).ask('auth.create-email-confirmation', { userId })).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(world.as(aNewcomer({ userId })).ask('auth.create-email-confirmation', { userId })).rejects.toMatchObject({
      code: 'onboarding-needed',
    });
    await expect(world.as(aService('booking')).ask('auth.create-email-confirmation', { userId })).rejects.toMatchObject({
      code: 'not-allowed',
    });
  });
});
