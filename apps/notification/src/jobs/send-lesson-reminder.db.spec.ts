import type { LessonRecord } from '@somo/contracts/lessons';
import type { Notification } from '@somo/contracts/notifications';
import type { Person } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import { aBookingState, aLessonRecord } from '@somo/testing/builders';
import { aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { notification } from '../notification.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const startsAt = Date.parse('2030-01-14T09:00:00Z');
const hour = 3_600_000;

describe('LES-11 a reminder', () => {
  let world: World;
  const lessons = new Map<string, LessonRecord>();
  const zones = new Map<string, string>();
  let away = false;
  let mailAway = false;

  beforeAll(async () => {
    const answers = {
      'booking.get-learners': () => Promise.resolve([]),
      'booking.get-lesson': ({ bookingId }: { bookingId: string }) => {
        if (away) return Promise.reject(refuse('service-unavailable'));
        const lesson = lessons.get(bookingId);
        return lesson ? Promise.resolve(lesson) : Promise.reject(refuse('lesson-not-found'));
      },
      'auth.get-contacts': ({ userIds }: { userIds: string[] }) =>
        Promise.resolve(
          userIds.map((userId) => ({ userId, email: `${userId}@somo.test`, timeZone: zones.get(userId) ?? 'UTC', language: 'en' })),
        ),
      'booking.get-lessons': ({ bookingIds }: { bookingIds: string[] }) =>
        mailAway
          ? Promise.reject(refuse('service-unavailable'))
          : Promise.resolve(bookingIds.flatMap((bookingId) => lessons.get(bookingId) ?? [])),
      'catalog.get-people': ({ ids }: { ids: string[] }) =>
        Promise.resolve(ids.map((id) => ({ id, firstName: 'Person', fullName: `Person ${id.slice(-4)}` }) as Person)),
    };
    world = await startService(notification, { now, answers });
  });
  beforeEach(() => {
    away = mailAway = false;
    world.clock.set(now);
    world.lives.length = 0;
  });
  afterAll(() => world.close());

  const aBooked = async () => {
    const booking = aBookingState();
    const { bookingId, studentId, teacherId } = booking;
    lessons.set(bookingId, aLessonRecord({ id: bookingId, studentId, teacherId }));
    zones.set(studentId, 'America/New_York').set(teacherId, 'Africa/Nairobi');
    await world.deliver('booking.confirmed', booking);
    await world.runDue();
    return booking;
  };
  const reminded = (bookingId: string) =>
    world.db.sql<{ user_id: string; once: string }>(
      'spec-reminded',
      `SELECT user_id, once FROM notifications WHERE related_id = $1 AND type = 'lesson_reminder' ORDER BY created_at, user_id`,
      [bookingId],
    );
  const mailsTo = async (userId: string) =>
    (await world.as(aVisitor()).ask('notification.list-dev-mails', { to: `${userId}@somo.test` })).items;
  const runAt = async (ms: number) => {
    world.clock.set(ms);
    await world.runDue();
  };

  it('B16 is sent 24 hours, 1 hour and 10 minutes before, once to each participant, as a notification and by email with all facts', async () => {
    const { bookingId, studentId, teacherId } = await aBooked();
    for (const ms of [24 * hour, hour, hour / 6]) await runAt(startsAt - ms);
    await runAt(startsAt + hour);
    const kinds = (await reminded(bookingId)).map(({ once }) => once.split('-')[0]);
    expect(kinds).toEqual(['24h', '24h', '1h', '1h', '10min', '10min']);
    const subjects = (await mailsTo(teacherId)).map(({ subject }) => subject.replace(/: Mathematics with Person \w+, Jan 14$/, ''));
    expect(subjects).toEqual([
      'Your lesson starts in 10 minutes',
      'Your lesson starts in 1 hour',
      'Your lesson starts in 24 hours',
      'New booking',
    ]);
    const [mail] = await mailsTo(studentId);
    expect(mail?.text.split('\n\n')).toEqual([
      'Hi Person,',
      `Get ready for your lesson with Person ${teacherId.slice(-4)}.`,
      [
        'Lesson: Mathematics',
        `Teacher: Person ${teacherId.slice(-4)}`,
        'When: Mon, Jan 14, 2030, 4:00 AM (New York time)',
        `Person ${teacherId.slice(-4)}'s time: Mon, Jan 14, 2030, 9:00 AM (Accra time)`,
        'Price: $25.00',
      ].join('\n'),
      `Join the lesson: http://localhost:3000/classroom/${bookingId}`,
      'Somo',
      expect.stringMatching(/^Stop emails like this one: http:\/\/localhost:3000\/u\/[\w-]{32}$/),
    ]);
    const mails = await mailsTo(studentId);
    expect(mails.filter(({ text }) => text.includes('Free cancellation')).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Booking confirmed',
    ]);
    expect(mails.at(-1)?.text).toContain('Free cancellation: Until Sun, Jan 13, 2030, 4:00 AM (New York time)\n');
    for (const part of [
      '<h1 style',
      '>Your lesson starts in 10 minutes</h1>',
      '>Mathematics</td>',
      `>Person ${teacherId.slice(-4)}</td>`,
      '>Mon, Jan 14 · 4:00\u00a0AM</div>',
      '>New York time (GMT-5)</div>',
      `>Person ${teacherId.slice(-4)}&#x27;s time: 9:00\u00a0AM (Accra\u00a0time)</div>`,
      '>$25.00</td>',
      `<a href="http://localhost:3000/classroom/${bookingId}"`,
    ])
      expect(mail?.html).toContain(part);
  });

  it("is pushed to open pages with the reader's names and times", async () => {
    const { studentId } = await aBooked();
    world.lives.length = 0;
    await runAt(startsAt - hour);
    const push = world.lives.find(({ userId }) => userId === studentId)?.payload as Notification;
    expect(push).toMatchObject({ type: 'lesson_reminder', title: 'Your lesson starts in 1 hour' });
    expect(push.message).toContain('4:00 AM (New York time)');
  });

  it.each<[string, Partial<LessonRecord>]>([
    ['was cancelled, though the event has not arrived', { status: 'cancelled' }],
    ['was rescheduled', { startsAt: toInstant(startsAt + hour) }],
    ['is over', { status: 'completed' }],
  ])('is not sent for a lesson that %s', async (_, change) => {
    const { bookingId } = await aBooked();
    Object.assign(lessons.get(bookingId) ?? {}, change);
    await runAt(startsAt - 24 * hour);
    expect(await reminded(bookingId)).toEqual([]);
  });

  it('says what is true when it goes out late, in the notification and in an email that is later still', async () => {
    const { bookingId, studentId } = await aBooked();
    world.lives.length = 0;
    mailAway = true;
    await runAt(startsAt - 5 * hour);
    const push = world.lives.find(({ userId }) => userId === studentId)?.payload as Notification;
    expect(push.title).toBe('Your lesson starts in 5 hours');
    mailAway = false;
    await runAt(startsAt - 65 * 60_000);
    const subjects = (await mailsTo(studentId)).map(({ subject }) => subject.split(':')[0]);
    expect(subjects).toEqual(['Your lesson starts in 1 hour', 'Booking confirmed']);
    expect(await reminded(bookingId)).toHaveLength(2);
  });

  it('is not emailed any more once the next one is due', async () => {
    const { studentId } = await aBooked();
    mailAway = true;
    await runAt(startsAt - 2 * hour);
    mailAway = false;
    await runAt(startsAt - hour);
    const subjects = (await mailsTo(studentId)).map(({ subject }) => subject.split(':')[0]);
    expect(subjects).toEqual(['Your lesson starts in 1 hour', 'Booking confirmed']);
  });

  it('is skipped if it is late and the next one is due', async () => {
    const { bookingId } = await aBooked();
    await runAt(startsAt - hour);
    expect((await reminded(bookingId)).map(({ once }) => once.split('-')[0])).toEqual(['1h', '1h']);
  });

  it('is retried if booking did not respond, and still sent once', async () => {
    const { bookingId } = await aBooked();
    away = true;
    await runAt(startsAt - 24 * hour);
    expect(await reminded(bookingId)).toEqual([]);
    away = false;
    await runAt(startsAt - 24 * hour + 60_000);
    await runAt(startsAt - 24 * hour + 120_000);
    expect(await reminded(bookingId)).toHaveLength(2);
  });

  it('is stored once even if its job runs again from the start', async () => {
    const { bookingId, studentId } = await aBooked();
    await runAt(startsAt - 24 * hour);
    await world.db.run(
      'spec-again',
      `UPDATE due_work SET done_at = NULL, claim = NULL, claimed_until = NULL WHERE job = 'send-lesson-reminder' AND starts_with(key, $1)`,
      [bookingId],
    );
    await runAt(startsAt - 24 * hour + 1000);
    expect(await reminded(bookingId)).toHaveLength(2);
    expect((await mailsTo(studentId)).filter(({ subject }) => subject.includes('24 hours'))).toHaveLength(1);
  });
});
