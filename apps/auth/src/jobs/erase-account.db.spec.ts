import type { ClosingObstacle } from '@somo/contracts/closing';
import { hourMs } from '@somo/calendar/days';
import { newId } from '@somo/platform/ids';
import { aNewcomer, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { auth } from '../auth.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const done = () => Promise.resolve({ isDone: true });

describe('an account whose days to be kept are over', () => {
  let world: World;
  let userId: string;
  let obstacle: ClosingObstacle | null;
  let erased: { emails: string[] }[];
  let places: (string | undefined)[];

  beforeEach(async () => {
    [obstacle, erased, places] = ['payout-method-needed', [], []];
    const money = () => Promise.resolve({ balanceCents: 500, isSettled: obstacle === null, obstacle });
    world = await startService(auth, {
      now,
      answers: {
        'payments.get-closing': money,
        'booking.get-closing': () => Promise.resolve({ lessons: 0, lessonsWithoutRefund: 0, requests: 0, obstacle: null }),
        'payments.erase-person': (person) => {
          erased.push(person);
          places.push(person.from);
          return Promise.resolve(places.length < 3 ? { isDone: false, from: `place ${places.length}` } : { isDone: true });
        },
        ...{ 'booking.erase-person': done, 'scheduling.erase-person': done, 'messaging.erase-person': done },
        ...{ 'notification.erase-person': done, 'catalog.erase-person': done },
      },
    });
    const signedUp = await world.as(aVisitor()).ask('auth.register', { email: 'mara@x.co', password: 'Sunny-day-7', agreeToTerms: true });
    userId = signedUp.account.userId;
    await world.db.run(
      'spec-change',
      `INSERT INTO email_changes (id, user_id, old_email, new_email, changed_at) VALUES ($1, $2, $3, $4, $5)`,
      [...[newId(), userId, 'Old@x.co', 'mara@x.co', new Date(now)]],
    );
    obstacle = null;
    const [session] = await world.db.sql<{ id: string }>('spec-session', 'SELECT id FROM sessions WHERE user_id = $1', [userId]);
    await world.as(aNewcomer({ userId, sessionId: session!.id })).ask('auth.close-account', { password: 'Sunny-day-7' });
    obstacle = 'payout-method-needed';
  });
  afterEach(() => world.close());

  const at = async (ms: number) => {
    world.clock.set(now + ms);
    await world.runDue();
  };
  const told = async () => (await world.emitted()).filter(({ type }) => type === 'user.closing-waits');

  it('DATA-01 says once that it waits for a payout method, looks again every hour, and erases nothing until then', async () => {
    for (const hours of [169, 171, 173]) await at(hours * hourMs);
    expect(await told()).toEqual([{ type: 'user.closing-waits', data: { userId, version: 1 } }]);
    expect(erased).toEqual([]);
    obstacle = null;
    await at(175 * hourMs);
    expect((await world.emitted()).at(-1)).toMatchObject({ type: 'user.erased', data: { userId } });
  });

  it('DATA-01 is erased by every address it has had, and each step goes on where the one before stopped', async () => {
    obstacle = null;
    await at(169 * hourMs);
    expect(places).toEqual([undefined, 'place 1', 'place 2']);
    expect([...erased[0]!.emails].sort()).toEqual(['mara@x.co', 'old@x.co']);
  });
});
