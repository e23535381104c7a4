import { newId } from '@somo/platform/ids';
import { aService, aStudent, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { auth } from '../auth.module.js';

describe('contact of', () => {
  let world: World;

  beforeAll(async () => {
    world = await startService(auth, { now: Date.parse('2030-01-07T08:00:00Z') });
  });
  afterAll(() => world.close());

  it('tells the mail service where and how to write to a person', async () => {
    const signedUp = await world
      .as(aVisitor())
      .ask('auth.register', { email: 'ama@example.com', password: 'Sunny-day-7', agreeToTerms: true });
    const contact = world.as(aService('notification')).ask('auth.contact-of', { userId: signedUp.account.userId });
    await expect(contact).resolves.toEqual({ email: 'ama@example.com', timeZone: 'UTC', language: 'en' });
  });

  it('tells scheduling what a person is, of nobody nothing, and nobody else', async () => {
    const signedUp = await world
      .as(aVisitor())
      .ask('auth.register', { email: 'kofi@example.com', password: 'Sunny-day-7', agreeToTerms: true });
    const { userId } = signedUp.account;
    const standing = (who = aService('scheduling'), id = userId) => world.as(who).ask('auth.get-standing', { userId: id });
    await expect(standing()).resolves.toEqual({ role: null, timeZone: 'UTC' });
    await expect(standing(aService('scheduling'), newId())).resolves.toBeNull();
    await expect(standing(aService('messaging'))).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(standing(aStudent())).rejects.toMatchObject({ code: 'wrong-role' });
  });

  it('knows nothing of a person who is not there', async () => {
    await expect(world.as(aService('notification')).ask('auth.contact-of', { userId: newId() })).resolves.toBeNull();
  });

  it('tells nobody else', async () => {
    await expect(world.as(aStudent()).ask('auth.contact-of', { userId: newId() })).rejects.toMatchObject({ code: 'wrong-role' });
    await expect(world.as(aService('messaging')).ask('auth.contact-of', { userId: newId() })).rejects.toMatchObject({
      code: 'not-allowed',
    });
  });
});
