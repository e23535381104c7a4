import { newId } from '@somo/platform/ids';
import { aService, anAdmin, aStudent, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { auth } from '../auth.module.js';

describe('get contacts', () => {
  let world: World;

  beforeAll(async () => {
    world = await startService(auth, { now: Date.parse('2030-01-07T08:00:00Z') });
  });
  afterAll(() => world.close());

  const aPerson = async (email: string) => {
    const signedUp = await world.as(aVisitor()).ask('auth.register', { email, password: 'Sunny-day-7', agreeToTerms: true });
    return signedUp.account.userId;
  };
  const contacts = (userIds: string[], who = aService('notification')) => world.as(who).ask('auth.get-contacts', { userIds });

  it('returns the addresses of existing users to the email service', async () => {
    const [ama, esi] = [await aPerson('ama@example.com'), await aPerson('esi@example.com')];
    const found = await contacts([ama, newId(), esi]);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual({ userId: ama, email: 'ama@example.com', timeZone: 'UTC', language: 'en', role: null });
    expect(found).toContainEqual({ userId: esi, email: 'esi@example.com', timeZone: 'UTC', language: 'en', role: null });
  });

  it('DATA-01 returns nobody whose erasure has begun', async () => {
    const [abena, yaa] = [await aPerson('abena@example.com'), await aPerson('yaa@example.com')];
    for (const [userId, begunAt] of [
      [abena, null],
      [yaa, '2030-01-07T08:00:00Z'],
    ]) {
      await world.db.run('close', 'UPDATE users SET erase_at = now() WHERE id = $1', [userId]);
      await world.db.run('begin', 'INSERT INTO erasures (user_id, version, erase_at, begun_at) VALUES ($1, 1, now(), $2)', [
        userId,
        begunAt,
      ]);
    }
    expect((await contacts([abena, yaa])).map(({ userId }) => userId)).toEqual([abena]);
  });

  it('A14 finds accounts for operators by id and by how their address begins, and for nobody else', async () => {
    const [nia, niara] = [await aPerson('nia.walker@example.com'), await aPerson('Nia.Wangari@example.com')];
    const find = (wanted: { email: string } | { userIds: string[] }, who = anAdmin()) => world.as(who).ask('auth.find-accounts', wanted);
    expect((await find({ email: 'NIA.wa' })).map(({ userId }) => userId)).toEqual([nia, niara]);
    expect(await find({ email: 'nia.walker@example.com' })).toEqual([
      { userId: nia, email: 'nia.walker@example.com', role: null, suspended: false, restricted: false, createdAt: expect.any(String) },
    ]);
    expect(await find({ email: 'nia%' })).toEqual([]);
    expect(await find({ userIds: [niara, newId()] })).toMatchObject([{ userId: niara }]);
    await expect(find({ email: 'nia' }, aStudent())).rejects.toMatchObject({ code: 'wrong-role' });
  });

  it("returns a user's standing to scheduling, null for an unknown user, and refuses other callers", async () => {
    const userId = await aPerson('kofi@example.com');
    const standing = (who = aService('scheduling'), id = userId) => world.as(who).ask('auth.get-standing', { userId: id });
    await expect(standing()).resolves.toEqual({ role: null, timeZone: 'UTC' });
    await expect(standing(aService('scheduling'), newId())).resolves.toBeNull();
    await expect(standing(aService('messaging'))).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(standing(aStudent())).rejects.toMatchObject({ code: 'wrong-role' });
  });

  it.each([[['nobody']], [Array.from({ length: 51 }, newId)], [undefined as never]])(
    'refuses anything but a list of up to fifty ids',
    async (userIds) => {
      await expect(contacts(userIds)).rejects.toMatchObject({ code: 'invalid-input' });
    },
  );

  it('refuses other callers', async () => {
    await expect(contacts([newId()], aStudent())).rejects.toMatchObject({ code: 'wrong-role' });
    await expect(contacts([newId()], aService('messaging'))).rejects.toMatchObject({ code: 'not-allowed' });
  });
});
