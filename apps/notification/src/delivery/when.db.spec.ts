import { hourMs, minuteMs } from '@somo/calendar/days';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState, aLessonRecord } from '@somo/testing/builders';
import { aStudent } from '@somo/testing/callers';
import { seededRandom } from '@somo/testing/seeded-random';
import { startDelivery, type Delivered } from '../../spec/delivery-world.js';

const now = Date.parse('2030-01-07T12:00:00Z');
const atOnce = 8;
const night = { from: '22:00', to: '07:00' };

describe('NOTF-07 when a person is told', () => {
  let all: Delivered;
  beforeAll(async () => {
    all = await startDelivery(now);
  });
  beforeEach(() => all.world.clock.set(now));
  afterAll(() => all.world.close());

  const runAt = async (at: number) => {
    all.world.clock.set(at);
    await all.world.runDue();
  };
  const write = async (readerId: string, senderId: string, seq: number) => {
    const key = `${readerId} ${senderId}`;
    all.unread.set(key, (all.unread.get(key) ?? 0) + 1);
    await all.world.deliver('contact.message-waiting', { readerId, senderId, seq, sentAt: toInstant(all.world.clock.now()) });
  };
  const read = async (readerId: string, senderId: string, upTo: number) => {
    all.unread.set(`${readerId} ${senderId}`, 0);
    await all.world.deliver('contact.messages-read', { readerId, senderId, upTo });
  };
  const bell = async (userId: string) => (await all.world.as(aStudent({ userId })).ask('notification.list-notifications', {})).unreadCount;
  const bookFor = async (userId: string, startsAt = toInstant(now + 10 * 24 * hourMs)) => {
    const booking = aBookingState({ teacherId: userId, startsAt });
    all.lessons.set(booking.bookingId, aLessonRecord({ id: booking.bookingId, teacherId: userId, startsAt }));
    await all.world.deliver('booking.confirmed', booking);
    return booking;
  };

  describe('of messages', () => {
    it('NOTF-06 shows one in the bell after two minutes and emails it after ten, once until it is read', async () => {
      const [reader, sender] = [newId(), newId()];
      await write(reader, sender, 1);
      await runAt(now + 2 * minuteMs - 1);
      expect(await bell(reader)).toBe(0);
      await runAt(now + 2 * minuteMs);
      expect(await bell(reader)).toBe(1);
      all.unread.set(`${reader} ${sender}`, 3);
      await runAt(now + 10 * minuteMs - 1);
      expect(await all.subjects(reader)).toEqual([]);
      await runAt(now + 10 * minuteMs);
      await runAt(now + hourMs);
      expect(await all.subjects(reader)).toEqual(['Ama Owusu sent you 3 messages']);
      expect((await all.texts(reader))[0]).toMatch(/^Hi Ama,\n/);
      expect((await all.texts(reader))[0]).toContain(`Read and reply: http://localhost:3000/student/messages?with=${sender}`);
      await read(reader, sender, 3);
      expect(await bell(reader)).toBe(0);
    });

    it('tells nobody of one that was read before, however far the telling had come, and nobody who is blocked', async () => {
      const [early, late, blocked, sender] = [newId(), newId(), newId(), newId()];
      for (const reader of [early, late, blocked]) await write(reader, sender, 1);
      await read(early, sender, 1);
      await runAt(now + 2 * minuteMs);
      await read(late, sender, 1);
      all.apart.add(`${blocked} ${sender}`);
      await all.world.deliver('contact.blocked', {
        blockerId: blocked,
        blockedId: sender,
        version: 1,
        blocked: true,
        changedAt: toInstant(now),
      });
      await runAt(now + 20 * minuteMs);
      for (const reader of [early, late, blocked]) expect([await bell(reader), await all.subjects(reader)]).toEqual([0, []]);
      expect([await all.outcomes(late), await all.outcomes(blocked)]).toEqual([['seen'], ['blocked']]);
    });
  });

  describe('in quiet hours', () => {
    it('emails nothing before they end, on the clock of the person at that moment', async () => {
      const userId = newId();
      all.zones.set(userId, 'America/New_York');
      await all.choose(userId, { quietHours: night });
      const at = Date.parse('2030-01-08T03:30:00Z'); // 10:30 PM in New York
      all.world.clock.set(at);
      await bookFor(userId);
      await runAt(at);
      expect(await all.outcomes(userId)).toEqual(['waiting-quiet']);
      all.zones.set(userId, 'Europe/London');
      await runAt(at + 30 * minuteMs);
      expect(await all.subjects(userId)).toEqual([]);
      await runAt(Date.parse('2030-01-08T12:00:00Z')); // 7 AM in New York, when it was planned
      expect(await all.subjects(userId)).toHaveLength(1);
      expect(await all.outcomes(userId)).toEqual(['sent']);
    });

    it('still sends reminders and news about the security of the account', async () => {
      const userId = newId();
      await all.choose(userId, { quietHours: { from: '00:00', to: '23:59' } });
      await all.world.deliver('payout.method-changed', {
        teacherId: userId,
        version: 1,
        method: 'paypal',
        changedAt: toInstant(now),
      } as never);
      await bookFor(userId, toInstant(now + 25 * hourMs));
      await runAt(now);
      await runAt(now + hourMs);
      expect(await all.subjects(userId)).toEqual([
        expect.stringMatching(/^Payout method changed/),
        expect.stringMatching(/^Your lesson starts in 24 hours/),
      ]);
    });
  });

  describe('once a day', () => {
    it('gets one email with what is still unread, at 8 AM, however often it runs', async () => {
      const userId = newId();
      all.zones.set(userId, 'Africa/Lagos');
      await all.choose(userId, { digest: 'daily' });
      const [first, second] = [newId(), newId()];
      await write(userId, first, 1);
      await write(userId, second, 1);
      await bookFor(userId);
      await bookFor(userId, toInstant(now + 22 * hourMs)); // too soon to wait for a summary
      await runAt(now + 10 * minuteMs);
      expect(await all.subjects(userId)).toEqual([expect.stringMatching(/^New booking/)]);
      await read(userId, second, 1);
      const due = Date.parse('2030-01-08T07:00:00Z'); // 8 AM in Lagos
      await runAt(due - 1);
      expect(await all.subjects(userId)).toHaveLength(1);
      await runAt(due);
      await all.world.db.run('again', `UPDATE due_work SET done_at = NULL WHERE job = 'send-digest'`, []);
      await runAt(due + minuteMs);
      expect((await all.subjects(userId)).slice(1)).toEqual(['Your daily summary: 2 updates']);
      expect((await all.texts(userId))[1]).toMatch(/^Hi Ama,\n/);
      expect((await all.outcomes(userId)).sort()).toEqual(['seen', 'sent', 'sent-in-digest', 'sent-in-digest']);
      await runAt(due + 24 * hourMs);
      expect(await all.subjects(userId)).toHaveLength(2);
    });
  });

  it('is never told what must not be told, in a thousand random orders', async () => {
    const random = seededRandom(7);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
    const people = Array.from({ length: 1000 }, () => ({
      readerId: newId(),
      senderId: newId(),
      seq: 0,
      off: false,
      quiet: false,
      read: 0,
    }));
    const toldOf = new Map<string, number>();
    let at = now;
    for (let step = 0; step < 5; step++) {
      const act = async (person: (typeof people)[number]) => {
        const { readerId, senderId } = person;
        const key = `${readerId} ${senderId}`;
        switch (pick(['message', 'read', 'block', 'switch', 'quiet', 'nothing'] as const)) {
          case 'message': {
            // As messaging does: told again only once the last one told of has been read.
            if ((toldOf.get(key) ?? 0) > person.read) break;
            toldOf.set(key, ++person.seq);
            await write(readerId, senderId, person.seq);
            break;
          }
          case 'read':
            person.read = person.seq;
            toldOf.delete(key);
            await read(readerId, senderId, person.seq);
            break;
          case 'block':
            if (all.apart.delete(key)) break;
            all.apart.add(key);
            await all.world.deliver('contact.blocked', {
              ...{ blockerId: readerId, blockedId: senderId, version: step + 1, blocked: true },
              changedAt: toInstant(at),
            });
            break;
          case 'switch':
            person.off = !person.off;
            await all.choose(readerId, { messages: !person.off });
            break;
          case 'quiet':
            person.quiet = !person.quiet;
            await all.choose(readerId, { quietHours: person.quiet ? { from: '00:00', to: '23:59' } : null });
            break;
          case 'nothing':
            break;
        }
      };
      for (let from = 0; from < people.length; from += atOnce) await Promise.all(people.slice(from, from + atOnce).map(act));
      const before = await mailed();
      at += pick([1, 5, 11]) * minuteMs;
      await runAt(at);
      const after = await mailed();
      for (const person of people) {
        const key = `${person.readerId} ${person.senderId}`;
        const fresh = (after.get(person.readerId) ?? 0) - (before.get(person.readerId) ?? 0);
        const mayBeTold = (all.unread.get(key) ?? 0) > 0 && !all.apart.has(key) && !person.off && !person.quiet;
        if (fresh > 0 && (fresh > 1 || !mayBeTold)) throw new Error(`Told what must not be told: ${JSON.stringify({ person, fresh })}`);
      }
    }
    expect((await mailed()).size).toBeGreaterThan(50);
    const silent = await all.world.db.sql<{ n: number }>(
      'unexplained',
      `SELECT count(*)::int AS n FROM notifications n WHERE mail IN ('sent', 'skipped', 'held') AND NOT EXISTS (SELECT FROM deliveries WHERE notification_id = n.id AND channel = 'email')`,
    );
    expect(silent).toEqual([{ n: 0 }]);
  }, 120_000);

  const mailed = async () => {
    const rows = await all.world.db.sql<{ to: string; n: number }>(
      'mailed',
      `SELECT split_part(to_address, '@', 1) AS to, count(*)::int AS n FROM dev_mails GROUP BY 1`,
    );
    return new Map(rows.map(({ to, n }) => [to, n]));
  };
});
