import { anAdmin, anOperator, aStudent, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { auth } from '../auth.module.js';

describe('PERM-05 the list of accounts', () => {
  let world: World;
  beforeAll(async () => {
    world = await startService(auth, { now: Date.parse('2030-01-07T08:00:00Z') });
    for (const name of ['ama', 'esi', 'yaa', 'kofi']) {
      await world.as(aVisitor()).ask('auth.register', { email: `${name}@example.com`, password: 'Sunny-day-7', agreeToTerms: true });
      world.clock.advance(60_000);
    }
    await world.db.run('roles', `UPDATE users SET role = 'teacher' WHERE email IN ('esi@example.com', 'yaa@example.com')`);
    await world.db.run('restrict', `UPDATE users SET restricted_at = created_at WHERE email = 'esi@example.com'`);
    await world.db.run('suspend', `UPDATE users SET suspended_at = created_at WHERE email = 'ama@example.com'`);
  });
  afterAll(() => world.close());

  const list = (query: Record<string, unknown> = {}, who = anAdmin()) => world.as(who).ask('auth.list-accounts', { limit: 25, ...query });
  const names = async (query?: Record<string, unknown>) => (await list(query)).map(({ email }) => email.split('@')[0]);

  it('has the newest first, page by page', async () => {
    expect(await names()).toEqual(['kofi', 'yaa', 'esi', 'ama']);
    const [, second] = await list({ limit: 2 });
    expect(await names({ limit: 2, before: { at: second!.createdAt, id: second!.userId } })).toEqual(['esi', 'ama']);
  });

  it('is narrowed by role and by standing', async () => {
    expect(await names({ role: 'teacher' })).toEqual(['yaa', 'esi']);
    expect(await names({ role: 'none' })).toEqual(['kofi', 'ama']);
    expect(await names({ standing: 'suspended' })).toEqual(['ama']);
    expect(await names({ standing: 'restricted', role: 'teacher' })).toEqual(['esi']);
    expect(await names({ standing: 'restricted', role: 'student' })).toEqual([]);
  });

  it('is for every role of operators, and for nobody else', async () => {
    for (const role of ['support', 'money', 'trust'] as const) expect(await list({}, anOperator(role))).toHaveLength(4);
    await expect(list({}, aStudent())).rejects.toMatchObject({ code: 'wrong-role' });
  });
});
