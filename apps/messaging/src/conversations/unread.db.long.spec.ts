import { jest } from '@jest/globals';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { aStudent, aTeacher } from '@somo/testing/callers';
import { seededRandom } from '@somo/testing/seeded-random';
import { startService, type World } from '@somo/testing/start-service';
import { messaging } from '../messaging.module.js';

jest.setTimeout(180_000);

const seed = Number(process.env.SOMO_SEED ?? Date.now() % 1_000_000);
const histories = 1000;
const atOnce = 6;

/** What one of the two knows: how far they have read. */
interface Reader {
  id: string;
  ask: ReturnType<World['as']>['ask'];
  readUpTo: number;
}

describe(`NOTF-06 unread messages, seed ${seed}`, () => {
  let world: World;
  beforeAll(async () => {
    world = await startService(messaging, {
      now: Date.parse('2030-01-14T09:00:00Z'),
      answers: { 'catalog.match-names': ({ ids }) => Promise.resolve(ids) },
    });
  });
  afterAll(() => world.close());

  async function twoPeople(): Promise<[Reader, Reader]> {
    const { studentId, teacherId } = aBookingState();
    await world.db.run('test-contacts', 'INSERT INTO contacts (person_id, other_id) VALUES ($1, $2), ($2, $1)', [studentId, teacherId]);
    const student = { id: studentId, ask: world.as(aStudent({ userId: studentId })).ask, readUpTo: 0 };
    return [student, { id: teacherId, ask: world.as(aTeacher({ userId: teacherId })).ask, readUpTo: 0 }];
  }

  /** Runs a random history and returns what is wrong with it. */
  async function run(random: () => number): Promise<string[]> {
    const people = await twoPeople();
    const senders: string[] = [];
    const faults: string[] = [];
    const unread = ({ id, readUpTo }: Reader) => senders.filter((sender, at) => sender !== id && at + 1 > readUpTo).length;
    const pushesTo = ({ id }: Reader) => world.lives.filter(({ userId }) => userId === id);
    for (let step = 0; step < 8; step++) {
      const me = people[random() < 0.5 ? 0 : 1];
      const other = me === people[0] ? people[1] : people[0];
      const before = people.map((one) => ({ one, count: unread(one), pushed: pushesTo(one).length }));
      const drawn = random();
      if (drawn < 0.55) {
        await me.ask('messaging.send-message', { userId: other.id, text: `Message ${senders.length + 1}`, clientId: newId() });
        senders.push(me.id);
        me.readUpTo = senders.length;
      } else if (drawn < 0.85) {
        const upTo = 1 + Math.floor(random() * (senders.length + 3));
        await me.ask('messaging.mark-conversation-read', { userId: other.id, ...(random() < 0.3 ? {} : { upTo }) });
        const [listed] = (await me.ask('messaging.list-conversations', {})).items;
        const known = senders.filter((_, at) => at + 1 <= upTo).length;
        me.readUpTo = Math.max(me.readUpTo, listed?.unreadCount === 0 ? senders.length : known);
      } else if (drawn < 0.95) {
        await me.ask('messaging.hide-conversation', { userId: other.id });
        me.readUpTo = senders.length;
      } else {
        const act = random() < 0.5 ? 'messaging.block-contact' : 'messaging.unblock-contact';
        await me.ask(act, { userId: other.id });
        await other.ask('messaging.unblock-contact', { userId: me.id });
        await me.ask('messaging.unblock-contact', { userId: other.id });
      }
      for (const { one, count, pushed } of before)
        if (unread(one) !== count && pushesTo(one).length === pushed) faults.push(`step ${step}: another device of the person is not told`);
    }
    for (const one of people) {
      const { unreadCount: bell } = await one.ask('messaging.count-unread', {});
      const list = (await one.ask('messaging.list-conversations', {})).items.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
      if (bell !== list || bell !== unread(one))
        faults.push(`the page title says ${bell}, the list ${list}, and ${unread(one)} are unread`);
      const receipts = pushesTo(one).flatMap(({ payload }) => ('upTo' in payload && payload.readerId !== one.id ? [payload.upTo] : []));
      if (receipts.some((upTo, at) => at > 0 && upTo <= receipts[at - 1]!)) faults.push(`receipts go back: ${receipts.join()}`);
    }
    return faults;
  }

  it(`are as many in the list as in the title of the page, on every device, after any of ${histories} histories, and receipts only go forward`, async () => {
    const random = seededRandom(seed);
    const faults: string[] = [];
    for (let done = 0; done < histories; done += atOnce) {
      const found = await Promise.all(Array.from({ length: atOnce }, () => run(seededRandom(Math.floor(random() * 2 ** 31)))));
      faults.push(...found.flat());
      world.lives.length = 0;
    }
    expect(faults).toEqual([]);
  });
});
