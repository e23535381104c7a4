import { jest } from '@jest/globals';
import { liveNames, type LiveName } from '@somo/contracts/live';
import { liveInputs } from '@somo/contracts/live-input';
import { toInstant, type Instant } from '@somo/contracts/time';
import { controllers } from '@somo/gateway/controllers';
import { isForOperators } from '@somo/gateway/access/audience';
import { routesOf } from '@somo/gateway/http/route';
import { newId } from '@somo/platform/ids';
import { until } from '@somo/testing/until';
import { openStarts } from './book-over-http.js';
import { pushedDoors, routeDoors, sentDoors, type Closed } from './doors.js';
import { runProduct, type Product, type Somebody } from './running-product.js';

jest.setTimeout(120_000);

const hour = 3_600_000;
const states = ['neither', 'the student', 'the teacher', 'both'] as const;
type Who = 'student' | 'teacher';

interface Pair {
  student: Somebody;
  teacher: Somebody;
}

describe('what a block closes', () => {
  let product: Product;
  beforeAll(async () => {
    product = await runProduct();
  });
  afterAll(() => product.close());

  it('MSG-03 is said for every route and every live message, and for no other', () => {
    const served = controllers.flatMap((controller) => routesOf(controller).map(({ route }) => route.name));
    expect(Object.keys(routeDoors).sort()).toEqual(served.sort());
    expect(Object.keys(sentDoors).sort()).toEqual(Object.keys(liveInputs).sort());
    expect(Object.keys(pushedDoors).sort()).toEqual([...liveNames].sort());
    const shown = controllers.flatMap((controller) => routesOf(controller).map(({ route }) => route));
    for (const { name, by } of shown) expect([name, routeDoors[name] === 'operators']).toEqual([name, isForOperators(by)]);
  });

  const isRefused = async (asked: Promise<unknown>): Promise<boolean> =>
    asked.then(
      () => false,
      (error: { code?: string }) => {
        if (!error.code || !['conversation-not-found', 'teacher-not-available', 'request-not-pending'].includes(error.code)) throw error;
        return true;
      },
    );
  /** Returns whether a person is not pushed this while something happens. */
  const isSilent = async ({ userId }: Somebody, name: LiveName, act: () => Promise<unknown>): Promise<boolean> => {
    const heard: LiveName[] = [];
    const stop = product.live.subscribe(userId, (pushed) => heard.push(pushed));
    await act();
    // What was pushed before has arrived when this has.
    product.live.push(userId, 'profile.changed', { userId });
    await until(async () => Promise.resolve(heard.includes('profile.changed')));
    stop();
    return !heard.includes(name);
  };
  const openHour = async ({ teacher }: Pair): Promise<Instant> => (await openStarts(product, teacher.userId)).at(-1)!;
  let requested = 0;
  const request = async (pair: Pair) => {
    const now = Date.now();
    const startsAt = toInstant(now - (now % hour) + (9 * 24 + 2 * ++requested) * hour);
    const times = { startsAt, endsAt: toInstant(Date.parse(startsAt) + hour) };
    return product.ask(pair.student.token, 'booking.request-lesson', { teacherId: pair.teacher.userId, ...times });
  };
  const other = (who: Who): Who => (who === 'student' ? 'teacher' : 'student');

  /** Returns whether a door is closed, tried from both sides where both can. */
  const tries: Record<Exclude<Closed, 'answer'>, (pair: Pair) => Promise<boolean[]>> = {
    message: (pair) =>
      each(pair, (from, to) =>
        isRefused(product.ask(from.token, 'messaging.send-message', { userId: to.userId, text: 'Hello', clientId: newId() })),
      ),
    typing: (pair) =>
      each(pair, (from, to) =>
        isSilent(to, 'message.typing', () => product.ask(from.token, 'messaging.show-typing', { userId: to.userId })),
      ),
    receipt: (pair) =>
      each(pair, async (from, to) => {
        await product.admin.query(
          'UPDATE messaging.conversations SET low_read_up_to = 0, high_read_up_to = 0 WHERE $1 IN (low_id, high_id)',
          [from.userId],
        );
        return isSilent(to, 'message.read', () => product.ask(from.token, 'messaging.mark-conversation-read', { userId: to.userId }));
      }),
    presence: (pair) =>
      each(pair, async (from, to) => {
        await product.ask(from.token, 'messaging.set-presence', { connectionId: newId(), presence: 'online' });
        const seen = await product.ask(to.token, 'messaging.get-contacts-presence', {});
        return seen.find(({ userId }) => userId === from.userId)?.presence === 'offline';
      }),
    request: async (pair) => [await isRefused(request(pair))],
    booking: async (pair) => [
      await isRefused(
        product.ask(pair.student.token, 'booking.book-lesson', { teacherId: pair.teacher.userId, startsAt: await openHour(pair) }),
      ),
    ],
  };
  const each = (pair: Pair, attempt: (from: Somebody, to: Somebody) => Promise<boolean>) =>
    (['student', 'teacher'] as const).reduce<Promise<boolean[]>>(
      async (before, who) => [...(await before), await attempt(pair[who], pair[other(who)])],
      Promise.resolve([]),
    );

  it.each(states)('MSG-03 DATA-07 every such door, where %s blocks', async (blocking) => {
    const pair: Pair = { student: await product.aStudentWithAccount(), teacher: await product.aTeacher() };
    const [first] = await openStarts(product, pair.teacher.userId);
    const lesson = await product.ask(pair.student.token, 'booking.book-lesson', { teacherId: pair.teacher.userId, startsAt: first! });
    await until(
      async () => (await product.admin.query('SELECT FROM messaging.contacts WHERE person_id = $1', [pair.student.userId])).rowCount === 1,
    );
    for (const who of ['student', 'teacher'] as const)
      await product.ask(pair[who].token, 'messaging.send-message', { userId: pair[other(who)].userId, text: 'Before', clientId: newId() });
    const { id: requestId } = await request(pair);
    const blockers = { neither: [], 'the student': ['student'], 'the teacher': ['teacher'], both: ['student', 'teacher'] } as const;
    for (const who of blockers[blocking])
      await product.ask(pair[who].token, 'messaging.block-contact', { userId: pair[other(who)].userId });
    const isBlocked = blocking !== 'neither';
    await until(
      async () =>
        (
          await product.admin.query('SELECT FROM booking.blocks WHERE is_blocked AND blocker_id = ANY($1::uuid[])', [
            [pair.student.userId, pair.teacher.userId],
          ])
        ).rowCount === blockers[blocking].length,
    );
    const accept = () => product.ask(pair.teacher.token, 'booking.accept-request', { requestId });
    const found: Record<string, boolean[]> = {};
    for (const [door, attempt] of Object.entries(tries)) found[door] = await attempt(pair);
    found['answer'] = [await isRefused(accept())];
    expect(found).toEqual(Object.fromEntries(Object.entries(found).map(([door, sides]) => [door, sides.map(() => isBlocked)])));
    // What the two agreed on, and what was written, stays readable for both.
    for (const who of ['student', 'teacher'] as const) {
      expect(await product.ask(pair[who].token, 'booking.get-lesson', { bookingId: lesson.id })).toMatchObject({ id: lesson.id });
      const { items } = await product.ask(pair[who].token, 'messaging.list-messages', { userId: pair[other(who)].userId });
      expect(items.filter(({ text }) => text === 'Before')).toHaveLength(2);
    }
  });
});
