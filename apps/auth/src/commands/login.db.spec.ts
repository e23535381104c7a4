import { aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { auth } from '../auth.module.js';
import { oneStep } from '../../spec/one-step.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const password = 'Caf\u00e9 au lait 7 ';

describe('login', () => {
  let world: World;
  const login = (email: string, word: string, remember = false) =>
    oneStep(world.as(aVisitor()).ask('auth.login', { email, password: word, remember }));

  beforeAll(async () => {
    world = await startService(auth, { now });
    await world.as(aVisitor()).ask('auth.register', { email: 'ama@example.com', password, agreeToTerms: true });
  });
  afterAll(() => world.close());

  it('AUTH-05 keeps a remembered user signed in for 30 days, and any other for the browser session', async () => {
    await expect(login('AMA@example.com ', password, true)).resolves.toMatchObject({ refreshMaxAgeSeconds: 2_592_000 });
    await expect(login('ama@example.com', password)).resolves.toMatchObject({ refreshMaxAgeSeconds: null });
  });

  it('accepts the same password typed as other code points, and no other', async () => {
    await expect(login('ama@example.com', password.normalize('NFD'))).resolves.toHaveProperty('accessToken');
    await expect(login('ama@example.com', password.trim())).rejects.toMatchObject({ code: 'wrong-credentials' });
    await expect(login('ama@example.com', password.toLowerCase())).rejects.toMatchObject({ code: 'wrong-credentials' });
  });

  it('does not distinguish an unknown address from a wrong password', async () => {
    const wrong = await login('ama@example.com', 'Wrong-day-7').catch((error: unknown) => error);
    const unknown = await login('kofi@example.com', 'Wrong-day-7').catch((error: unknown) => error);
    expect(unknown).toEqual(wrong);
    expect(unknown).toMatchObject({ code: 'wrong-credentials' });
  });

  it('takes as long for an unknown address, and for that of a suspended person, as for a wrong password', async () => {
    const time = async (email: string) => {
      const start = performance.now();
      await login(email, 'Wrong-day-7').catch(() => undefined);
      return performance.now() - start;
    };
    await world.as(aVisitor()).ask('auth.register', { email: 'esi@example.com', password, agreeToTerms: true });
    await world.db.run('suspend-esi', "UPDATE users SET suspended_at = now() WHERE email = 'esi@example.com'");
    await time('ama@example.com');
    let [wrong, unknown, suspended] = [Infinity, Infinity, Infinity];
    // interleaved, so that load on the machine affects both
    for (let round = 0; round < 10; round++) {
      wrong = Math.min(wrong, await time('ama@example.com'));
      unknown = Math.min(unknown, await time('kofi@example.com'));
      suspended = Math.min(suspended, await time('esi@example.com'));
    }
    for (const other of [unknown, suspended]) {
      expect(other / wrong).toBeGreaterThan(0.6);
      expect(other / wrong).toBeLessThan(1.7);
    }
  });

  it('tells a suspended person with the right password why and how to appeal, and one with a wrong password nothing', async () => {
    await world.as(aVisitor()).ask('auth.register', { email: 'kwesi@example.com', password, agreeToTerms: true });
    await world.db.run(
      'suspend-kwesi',
      "UPDATE users SET suspended_at = now(), suspended_reason = 'Insults' WHERE email = 'kwesi@example.com'",
    );
    await expect(login('kwesi@example.com', password)).rejects.toMatchObject({
      code: 'account-suspended',
      details: { reason: 'Insults', detail: expect.stringMatching(/Insults[^]*contact/i) },
    });
    await expect(login('kwesi@example.com', 'Wrong-day-7')).rejects.toMatchObject({ code: 'wrong-credentials', details: {} });
    await world.db.run('earlier', "UPDATE users SET suspended_reason = NULL WHERE email = 'kwesi@example.com'");
    await expect(login('kwesi@example.com', password)).rejects.toMatchObject({ code: 'account-suspended', details: { reason: null } });
  });

  it('deletes sessions that expired seven days ago, and knows the later ones until then', async () => {
    const expired = async () => {
      const rows = await world.db.sql(
        'sessions-of-ama',
        "SELECT s.id FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.email = 'ama@example.com' AND s.expires_at <= $1",
        [new Date(world.clock.now())],
      );
      return rows.length;
    };
    world.clock.advance(13 * 3_600_000);
    await login('ama@example.com', password);
    expect(await expired()).toBeGreaterThan(0);
    world.clock.advance(38 * 24 * 3_600_000);
    expect(await expired()).toBeGreaterThan(1);
    await login('ama@example.com', password);
    expect(await expired()).toBe(0);
  });
});
