import { aNewcomer, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { auth } from '../auth.module.js';

describe('save time zone', () => {
  let world: World;
  let userId: string;
  const save = (timeZone: string) => world.as(aNewcomer({ userId })).ask('auth.save-time-zone', { timeZone });

  beforeAll(async () => {
    world = await startService(auth, { now: Date.parse('2030-01-07T08:00:00Z') });
    const password = 'Sunny-day-7';
    const { account } = await world.as(aVisitor()).ask('auth.register', { email: 'ama@example.com', password, agreeToTerms: true });
    userId = account.userId;
  });
  afterAll(() => world.close());

  it("PRO-04 keeps a known time zone of the caller's own account, and refuses any other", async () => {
    await save('africa/NAIROBI');
    for (const unknown of ['Mars/Olympus', '+03:00', '']) await expect(save(unknown)).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(world.as(aVisitor()).ask('auth.save-time-zone', { timeZone: 'UTC' })).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(world.as(aNewcomer({ userId })).ask('auth.get-account', {})).resolves.toMatchObject({ timeZone: 'Africa/Nairobi' });
  });
});
