import type { AccountSettingsBody } from '@somo/contracts/routes/settings';
import { aNewcomer, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { auth } from '../auth.module.js';

describe('save account settings', () => {
  let world: World;
  let userId: string;
  const save = (settings: { timeZone?: string; language?: string }) =>
    world.as(aNewcomer({ userId })).ask('auth.save-account-settings', settings as AccountSettingsBody);

  beforeAll(async () => {
    world = await startService(auth, { now: Date.parse('2030-01-07T08:00:00Z') });
    const password = 'Sunny-day-7';
    const { account } = await world.as(aVisitor()).ask('auth.register', { email: 'ama@example.com', password, agreeToTerms: true });
    userId = account.userId;
  });
  afterAll(() => world.close());

  it("PRO-04 keeps a known time zone of the caller's own account, and refuses any other", async () => {
    await save({ timeZone: 'africa/NAIROBI' });
    for (const timeZone of ['Mars/Olympus', '+03:00', ''])
      await expect(save({ timeZone })).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(world.as(aVisitor()).ask('auth.save-account-settings', { timeZone: 'UTC' })).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    await expect(world.as(aNewcomer({ userId })).ask('auth.get-account', {})).resolves.toMatchObject({ timeZone: 'Africa/Nairobi' });
  });

  it('SET-05 keeps the language, and refuses one that Somo does not speak; what is omitted stays', async () => {
    await expect(save({ language: 'fr' })).resolves.toEqual({ language: 'fr', timeZone: 'Africa/Nairobi' });
    for (const language of ['tlh', 'am', 'EN', '']) await expect(save({ language })).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(save({})).resolves.toEqual({ language: 'fr', timeZone: 'Africa/Nairobi' });
  });
});
