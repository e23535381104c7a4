import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import { dayMs, minuteMs } from '@somo/calendar/days';
import { newId } from '@somo/platform/ids';
import { aBookingState, aLessonRecord, aRequestState } from '@somo/testing/builders';
import { aStudent, aTeacher } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { statementsOf } from '@somo/testing/statements-of';
import { messaging } from '../messaging.module.js';

const now = Date.parse('2030-01-14T09:00:00Z');

describe('who may write to whom', () => {
  let world: World;
  const listed = new Set<string>();
  const lessons = new Map<string, ReturnType<typeof aLessonRecord>>();

  beforeAll(async () => {
    world = await startService(messaging, {
      now,
      answers: {
        'catalog.get-teacher-terms': ({ teacherId }) =>
          Promise.resolve({ teacherId, version: 1, available: listed.has(teacherId), hourlyRateCents: 2500, subjects: [], modules: [] }),
        'catalog.match-names': ({ ids }) => Promise.resolve(ids.slice(0, 1)),
        'booking.get-lesson': ({ bookingId }) => {
          const lesson = lessons.get(bookingId);
          return lesson ? Promise.resolve(lesson) : Promise.reject(refuse('lesson-not-found'));
        },
      },
    });
  });
  beforeEach(() => {
    world.clock.set(now);
    world.lives.length = 0;
  });
  afterAll(() => world.close());

  const student = (userId = newId()) => ({ userId, ...world.as(aStudent({ userId })) });
  const teacher = (userId = newId()) => {
    listed.add(userId);
    return { userId, ...world.as(aTeacher({ userId })) };
  };
  type Someone = ReturnType<typeof student>;
  const write = (from: Someone, to: Someone, text = 'Hello', rest: { lessonId?: string; clientId?: string } = {}) =>
    from.ask('messaging.send-message', { userId: to.userId, text, clientId: newId(), ...rest });
  const list = async (who: Someone) => (await who.ask('messaging.list-conversations', {})).items;
  const cannot = { code: 'conversation-not-found' };
  const shareALesson = async () => {
    const [ama, kofi] = [student(), teacher()];
    await world.deliver('booking.confirmed', aBookingState({ studentId: ama.userId, teacherId: kofi.userId }));
    return { ama, kofi };
  };

  it('MSG-05 a student writes first to a listed teacher, who can answer; nobody else writes to a stranger', async () => {
    const [ama, kofi] = [student(), teacher()];
    expect(await ama.ask('messaging.list-messages', { userId: kofi.userId })).toEqual({ items: [], hasEarlier: false, readUpTo: 0 });
    await expect(write(kofi, ama)).rejects.toMatchObject(cannot);
    await write(ama, kofi, 'Do you teach fractions?');
    await write(kofi, ama, 'I do.');
    expect(await list(ama)).toMatchObject([{ userId: kofi.userId, unreadCount: 1, lastMessage: { text: 'I do.' } }]);
    for (const other of [student(), teacher()]) await expect(write(teacher(), other)).rejects.toMatchObject(cannot);
    await expect(write(student(), student())).rejects.toMatchObject(cannot);
    const unlisted = teacher();
    listed.delete(unlisted.userId);
    await expect(write(ama, unlisted)).rejects.toMatchObject(cannot);
    await expect(ama.ask('messaging.list-messages', { userId: unlisted.userId })).rejects.toMatchObject(cannot);
  });

  it('MSG-01 any number of lessons at once make contacts in the statements of one, also of the same two people', async () => {
    const [ama, kofi, efua] = [student(), teacher(), teacher()];
    const lessons = [kofi, kofi, efua].map(({ userId }) => ({
      name: 'booking.confirmed' as const,
      data: aBookingState({ studentId: ama.userId, teacherId: userId }),
    }));
    const one = await statementsOf(() => world.deliverTogether([{ name: 'booking.confirmed', data: aBookingState() }]));
    expect(await statementsOf(() => world.deliverTogether(lessons))).toEqual(one);
    expect((await list(ama)).map(({ userId }) => userId).sort()).toEqual([kofi.userId, efua.userId].sort());
  });

  it('MSG-05 ten messages wait for an answer at most, however many are sent at once; an answer, a lesson or a request lifts that', async () => {
    const [ama, kofi, efua] = [student(), teacher(), teacher()];
    const sent = await Promise.allSettled(Array.from({ length: 30 }, () => write(ama, kofi)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const clientId = newId();
    await expect(write(ama, kofi, 'Eleven', { clientId })).rejects.toMatchObject({ code: 'too-many-unanswered' });
    await write(kofi, ama);
    await write(ama, kofi, 'Eleven', { clientId });
    for (let n = 0; n < 10; n++) await write(ama, efua);
    await expect(write(ama, efua)).rejects.toMatchObject({ code: 'too-many-unanswered' });
    await world.deliver('request.created', aRequestState({ studentId: ama.userId, teacherId: efua.userId }));
    await write(ama, efua);
  });

  it('MSG-05 ten new teachers a day at most, however many are written to at once', async () => {
    const ama = student();
    const teachers = Array.from({ length: 25 }, () => teacher());
    const sent = await Promise.allSettled(teachers.map((one) => write(ama, one)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'too-many-new-teachers', details: { retryAfterSeconds: dayMs / 1000 } },
    });
    expect(await list(ama)).toHaveLength(10);
    const { kofi } = await shareALesson();
    await world.deliver('booking.confirmed', aBookingState({ studentId: ama.userId, teacherId: kofi.userId }));
    await write(ama, kofi);
    world.clock.set(now + dayMs);
    await write(
      ama,
      teachers.find((_, at) => sent[at]?.status === 'rejected')!,
    );
  });

  it('MSG-01 contacts who have not written are in the list, after those who have, and can be searched by name', async () => {
    const { ama, kofi } = await shareALesson();
    const efua = teacher();
    await world.deliver('request.created', aRequestState({ studentId: ama.userId, teacherId: efua.userId }));
    world.clock.set(now + minuteMs);
    await write(kofi, ama);
    const listedForAma = await list(ama);
    expect(listedForAma.map(({ userId }) => userId)).toEqual([kofi.userId, efua.userId]);
    expect(listedForAma[1]).toEqual({ userId: efua.userId, lastMessage: null, unreadCount: 0, isBlocked: false });
    const first = await ama.ask('messaging.list-conversations', { limit: 1 });
    const rest = await ama.ask('messaging.list-conversations', { cursor: first.nextCursor!, limit: 5 });
    expect([...first.items, ...rest.items]).toEqual(listedForAma);
    expect((await ama.ask('messaging.list-conversations', { q: 'kofi' })).items).toHaveLength(1);
    expect(await ama.ask('messaging.count-unread', {})).toEqual({ unreadCount: 1 });
  });

  it('MSG-03 DATA-07 whoever blocks is not written to, and neither sees the other online; unblocked, all is as before', async () => {
    const { ama, kofi } = await shareALesson();
    await write(ama, kofi);
    for (const one of [ama, kofi]) await one.ask('messaging.set-presence', { connectionId: newId(), presence: 'online' });
    world.lives.length = 0;
    await kofi.ask('messaging.block-contact', { userId: ama.userId });
    await kofi.ask('messaging.block-contact', { userId: ama.userId });
    expect(world.lives.map(({ userId, payload }) => [userId, payload])).toEqual([
      [kofi.userId, { userId: ama.userId, presence: 'offline', at: toInstant(now) }],
      [ama.userId, { userId: kofi.userId, presence: 'offline', at: toInstant(now) }],
    ]);
    world.lives.length = 0;
    await expect(write(ama, kofi)).rejects.toMatchObject(cannot);
    await expect(write(kofi, ama)).rejects.toMatchObject(cannot);
    await ama.ask('messaging.set-presence', { connectionId: newId(), presence: 'online' });
    await kofi.ask('messaging.mark-conversation-read', { userId: ama.userId });
    const told = world.lives.filter(({ userId, payload }) => userId === ama.userId && 'readerId' in payload);
    expect(told).toEqual([]);
    expect(await ama.ask('messaging.get-contacts-presence', {})).toEqual([{ userId: kofi.userId, presence: 'offline' }]);
    expect(await list(kofi)).toMatchObject([{ isBlocked: true }]);
    expect(await list(ama)).toMatchObject([{ isBlocked: false }]);
    await kofi.ask('messaging.unblock-contact', { userId: ama.userId });
    await write(ama, kofi);
    const facts = (await world.emitted()).filter(({ data }) => 'blockerId' in data && data.blockerId === kofi.userId);
    expect(facts.map(({ type, data }) => [type, data])).toEqual([
      ['contact.blocked', expect.objectContaining({ blockedId: ama.userId, version: 1, blocked: true })],
      ['contact.unblocked', expect.objectContaining({ blockedId: ama.userId, version: 2, blocked: false })],
    ]);
    await expect(student().ask('messaging.block-contact', { userId: kofi.userId })).rejects.toMatchObject({ code: 'contact-not-found' });
  });

  it('MSG-03 a lesson that is on keeps its chat for those who have blocked each other', async () => {
    const { ama, kofi } = await shareALesson();
    const lesson = (startsAt: number) => {
      const booked = { ...aLessonRecord(), id: newId(), studentId: ama.userId, teacherId: kofi.userId, status: 'confirmed' as const };
      lessons.set(booked.id, { ...booked, startsAt: toInstant(startsAt), endsAt: toInstant(startsAt + 60 * minuteMs) });
      return { lessonId: booked.id };
    };
    await ama.ask('messaging.block-contact', { userId: kofi.userId });
    await kofi.ask('messaging.block-contact', { userId: ama.userId });
    await write(kofi, ama, 'Can you hear me?', lesson(now));
    for (const rest of [lesson(now + dayMs), { lessonId: newId() }])
      await expect(write(kofi, ama, 'Hello', rest)).rejects.toMatchObject(cannot);
  });

  it('C36 nobody writes to a suspended person', async () => {
    const { ama, kofi } = await shareALesson();
    await world.deliver('user.suspended', { userId: kofi.userId, version: 1, suspended: true, role: 'teacher', changedAt: toInstant(now) });
    await expect(write(ama, kofi)).rejects.toMatchObject(cannot);
    await expect(write(kofi, ama)).rejects.toMatchObject({ code: 'account-suspended' });
  });

  it('PERM-05 a restricted person writes first to nobody, and nobody new to them; conversations go on, and the latest news counts', async () => {
    const set = (who: Someone, version: number, restricted: boolean) =>
      world.deliver(restricted ? 'user.restricted' : 'user.unrestricted', {
        ...{ userId: who.userId, version, restricted, role: 'student', changedAt: toInstant(now) },
      });
    const { ama, kofi } = await shareALesson();
    const [efua, yaw, esi] = [teacher(), teacher(), student()];
    await write(ama, efua, 'Do you teach fractions?');
    await set(ama, 2, true);
    await set(ama, 1, false);
    for (const other of [efua, yaw]) await expect(write(ama, other)).rejects.toMatchObject({ code: 'account-restricted' });
    await expect(ama.ask('messaging.get-conversation', { userId: yaw.userId })).rejects.toMatchObject({ code: 'account-restricted' });
    await write(ama, kofi);
    await write(efua, ama, 'I do.');
    await write(ama, efua);
    await set(kofi, 1, true);
    await expect(write(esi, kofi)).rejects.toMatchObject({ code: 'not-taking-new-students' });
    await write(kofi, ama);
    await set(kofi, 2, false);
    await set(ama, 3, false);
    await write(esi, kofi);
    await write(ama, yaw);
  });

  it('MSG-05 presence of a person who was written to is not shown before they answer', async () => {
    const [ama, kofi] = [student(), teacher()];
    await kofi.ask('messaging.set-presence', { connectionId: newId(), presence: 'online' });
    await write(ama, kofi);
    const seen = () => ama.ask('messaging.get-contacts-presence', {});
    expect(await seen()).toEqual([{ userId: kofi.userId, presence: 'offline' }]);
    await write(kofi, ama);
    expect(await seen()).toEqual([{ userId: kofi.userId, presence: 'online' }]);
  });
});
