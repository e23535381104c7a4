import type { LessonRecord } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aLessonRecord } from '@somo/testing/builders';
import { aStudent, aTeacher } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { messaging } from '../messaging.module.js';

const minute = 60_000;
const start = Date.parse('2030-01-14T09:00:00Z');

describe('CLS-03 the classroom', () => {
  let world: World;
  let lesson: LessonRecord;
  let bookingIsDown = false;

  beforeAll(async () => {
    const answers = {
      'booking.get-lesson': () => {
        if (bookingIsDown) return Promise.reject(refuse('service-unavailable'));
        return Promise.resolve(lesson);
      },
    };
    world = await startService(messaging, { now: start, answers });
  });
  beforeEach(() => {
    world.clock.set(start);
    world.lives.length = 0;
    bookingIsDown = false;
    lesson = aLessonRecord({ id: newId(), agreementId: newId(), startsAt: toInstant(start), endsAt: toInstant(start + 60 * minute) });
    lesson.paidAt = toInstant(start - 24 * 60 * minute);
  });
  afterAll(() => world.close());

  const student = () => world.as(aStudent({ userId: lesson.studentId }));
  const teacher = () => world.as(aTeacher({ userId: lesson.teacherId }));
  const enter = () => student().ask('messaging.get-classroom', { lessonId: lesson.id });
  const join = (who: ReturnType<typeof student>, peerId: string, connectionId: string = newId()) =>
    who.ask('messaging.join-room', { lessonId: lesson.id, peerId, connectionId });
  const rooms = (userId: string) =>
    world.lives
      .filter((pushed) => pushed.userId === userId && pushed.name === 'room.changed')
      .map(({ payload }) => (payload as { peers: { peerId: string }[] }).peers.map(({ peerId }) => peerId));
  const signal = (from: string, to: string) => ({ lessonId: lesson.id, from, to, session: newId(), kind: 'offer' as const, sdp: 'v=0' });

  it.each([
    ['sixteen minutes before', -16, 'classroom-not-open'],
    ['fifteen minutes before', -15, null],
    ['a minute before it closes', 89, null],
    ['thirty minutes after its end', 90, 'classroom-closed'],
  ])('can be entered %s: %i minutes → %s', async (_, minutes, code) => {
    world.clock.set(start + minutes * minute);
    const entering = enter();
    if (code) await expect(entering).rejects.toMatchObject({ code });
    else expect(await entering).toMatchObject({ lessonId: lesson.id, closesAt: toInstant(start + 90 * minute), peers: [], version: 0 });
  });

  it.each([
    ['unpaid', { paidAt: null }, 'lesson-not-paid'],
    ['cancelled', { status: 'cancelled' }, 'lesson-cancelled'],
    ['moved', { status: 'rescheduled' }, 'lesson-cancelled'],
  ] as const)('is closed to a lesson that is %s', async (_, part, code) => {
    lesson = { ...lesson, ...part };
    await expect(enter()).rejects.toMatchObject({ code });
    await expect(join(student(), newId())).rejects.toMatchObject({ code });
    expect(world.lives).toEqual([]);
  });

  it('C36 sends away someone who is suspended, and lets them in no more', async () => {
    await join(student(), newId());
    const remaining = newId();
    await join(teacher(), remaining);
    const standing = { userId: lesson.studentId, version: 1, suspended: true, role: 'student', changedAt: toInstant(start) } as const;
    await world.deliver('user.suspended', standing);
    expect(rooms(lesson.teacherId).at(-1)).toEqual([remaining]);
    await expect(enter()).rejects.toMatchObject({ code: 'account-suspended' });
    await expect(join(student(), newId())).rejects.toMatchObject({ code: 'account-suspended' });
  });

  it('tells both who is there, the first to join first, and a second page of one person replaces the first', async () => {
    const [ama, kofi, amaAgain] = [newId(), newId(), newId()];
    await join(student(), ama);
    world.clock.advance(1_000);
    await join(teacher(), kofi);
    world.clock.advance(1_000);
    await join(student(), amaAgain);
    expect(rooms(lesson.teacherId)).toEqual([[ama], [ama, kofi], [kofi, amaAgain]]);
    expect(rooms(lesson.studentId)).toEqual(rooms(lesson.teacherId));
    const pushed = world.lives.at(-1)?.payload as { version: number };
    expect(await enter()).toMatchObject({ version: pushed.version, peers: [{ peerId: kofi }, { peerId: amaAgain }] });
  });

  it('keeps the place of a page that joins again over a new connection, and the old one closing changes nothing', async () => {
    const [ama, kofi] = [newId(), newId()];
    await join(student(), ama, 'first');
    world.clock.advance(1_000);
    await join(teacher(), kofi);
    world.clock.advance(1_000);
    await join(student(), ama, 'second');
    await student().ask('messaging.disconnect-peer', { connectionId: 'first' });
    expect(rooms(lesson.teacherId).at(-1)).toEqual([ama, kofi]);
    await student().ask('messaging.disconnect-peer', { connectionId: 'second' });
    expect(rooms(lesson.teacherId).at(-1)).toEqual([kofi]);
  });

  it('lets people come back while booking is down, and nobody else', async () => {
    await join(student(), newId());
    bookingIsDown = true;
    await join(student(), newId());
    await expect(join(teacher(), newId())).resolves.toBeNull();
    const stranger = world.as(aStudent());
    await expect(join(stranger, newId())).rejects.toMatchObject({ code: 'service-unavailable' });
    world.clock.set(start + 90 * minute);
    await expect(join(student(), newId())).rejects.toMatchObject({ code: 'service-unavailable' });
  });

  it('CLS-06 passes signals on between the two pages in the room, and refuses all others', async () => {
    const [ama, kofi] = [newId(), newId()];
    await expect(student().ask('messaging.send-signal', signal(ama, kofi))).rejects.toMatchObject({ code: 'not-in-classroom' });
    await join(student(), ama);
    await expect(student().ask('messaging.send-signal', signal(ama, kofi))).rejects.toMatchObject({ code: 'peer-left' });
    await join(teacher(), kofi);
    world.lives.length = 0;
    const sent = signal(ama, kofi);
    await student().ask('messaging.send-signal', sent);
    expect(world.lives).toEqual([{ userId: lesson.teacherId, name: 'signal', payload: sent }]);
    const stranger = world.as(aStudent());
    await expect(stranger.ask('messaging.send-signal', signal(ama, kofi))).rejects.toMatchObject({ code: 'not-in-classroom' });
    await expect(teacher().ask('messaging.send-signal', signal(kofi, newId()))).rejects.toMatchObject({ code: 'peer-left' });
    world.clock.set(start + 90 * minute);
    await expect(student().ask('messaging.send-signal', signal(ama, kofi))).rejects.toMatchObject({ code: 'classroom-closed' });
    expect(world.lives).toHaveLength(1);
  });

  it('CLS-03 keeps the offer of who waits alone for the next to come, and for nobody after', async () => {
    const [ama, kofi, kofiAgain] = [newId(), newId(), newId()];
    const offer = { session: newId(), sdp: 'v=0' };
    const offers = async () => (await enter()).peers.map((peer) => peer.offer);
    const publish = (who: ReturnType<typeof student>, peerId: string) =>
      who.ask('messaging.offer-call', { lessonId: lesson.id, peerId, ...offer });
    await expect(publish(student(), ama)).rejects.toMatchObject({ code: 'not-in-classroom' });
    await join(student(), ama);
    await expect(publish(teacher(), ama)).rejects.toMatchObject({ code: 'not-in-classroom' });
    await publish(student(), ama);
    expect(await offers()).toEqual([offer]);
    expect(world.lives.at(-1)).toMatchObject({ name: 'room.changed', payload: { peers: [{ peerId: ama, offer }] } });
    world.clock.advance(1_000);
    await join(teacher(), kofi);
    expect(await offers()).toEqual([undefined, undefined]);
    await publish(student(), ama);
    await join(teacher(), kofiAgain);
    expect(await offers()).toEqual([undefined, undefined]);
  });

  it('CLS-12 sums up who tried, was there and heard the other, a minute having sixty seconds', async () => {
    const [ama, kofi] = [newId(), newId()];
    await enter();
    await enter();
    await join(student(), ama);
    const report = { lessonId: lesson.id, peerId: ama, bytes: 30_000, rttMs: 200, concealedPercent: 3, rung: 'voice' as const };
    for (let n = 0; n < 6; n++) await student().ask('messaging.report-line', { ...report, seconds: 15, connectedSeconds: 15 });
    world.clock.advance(minute);
    await student().ask('messaging.report-line', { ...report, seconds: 15, connectedSeconds: 60 });
    await expect(
      student().ask('messaging.report-line', { ...report, peerId: kofi, seconds: 15, connectedSeconds: 15 }),
    ).rejects.toMatchObject({
      code: 'not-in-classroom',
    });
    const { people } = await teacher().ask('messaging.get-attendance', { lessonId: lesson.id });
    expect(people[0]).toMatchObject({ userId: lesson.studentId, tries: 2, joins: 1, seconds: 75, connectedSeconds: 75, rttMs: 200 });
    expect(people[1]).toEqual({
      ...{ userId: lesson.teacherId, tries: 0, joins: 0, firstJoinedAt: null, lastSeenAt: null },
      ...{ seconds: 0, connectedSeconds: 0, kbps: null, rttMs: null, concealedPercent: null },
    });
  });

  it('CLS-12 says nothing of anyone once attendance may be deleted, rather than that nobody was there', async () => {
    await join(student(), newId());
    const people = async () => (await teacher().ask('messaging.get-attendance', { lessonId: lesson.id })).people.length;
    world.clock.set(Date.parse(lesson.startsAt) + 179 * 24 * 60 * minute);
    expect(await people()).toBe(2);
    world.clock.advance(minute);
    expect(await people()).toBe(0);
  });
});
