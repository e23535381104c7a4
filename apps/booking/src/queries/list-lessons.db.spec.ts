import type { LessonRecord } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aPaymentState, someHours, someTerms } from '@somo/testing/builders';
import { anAdmin, aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type Answers, type World } from '@somo/testing/start-service';
import { booking } from '../booking.module.js';
import { bookedBy } from '../../spec/agreed.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const hour = 3_600_000;
const nine = toInstant(Date.parse('2030-01-14T09:00:00Z'));
const [studentId, teacherId] = [newId(), newId()];
const student = aStudent({ userId: studentId });
const teacher = aTeacher({ userId: teacherId });

describe('my lessons', () => {
  let world: World;
  let links: Record<string, string> | 'away' = {};
  const answers: Answers = {
    'scheduling.get-hours': async () => someHours({ teacherId }),
    'catalog.get-teacher-terms': async () => someTerms({ teacherId }),
    'scheduling.get-meeting-links': () => (links === 'away' ? Promise.reject(refuse('too-slow')) : Promise.resolve(links)),
  };
  const at = (hours: number): Instant => toInstant(fromInstant(nine) + hours * hour);
  const book = async (startsAt: Instant) => bookedBy(await world.as(student).ask('booking.book-lesson', { teacherId, startsAt }));
  // A student can hold at most two unpaid bookings.
  const paid = async (lesson: LessonRecord) => {
    await world.deliver('payment.paid', aPaymentState({ bookingId: lesson.id, studentId, teacherId }));
    return lesson;
  };
  const idsOf = async (who: typeof student, when: 'upcoming' | 'past' | 'all', timeZone = 'Africa/Accra') =>
    (await world.as(who).ask('booking.list-lessons', { when, timeZone })).items.map(({ id }) => id);

  beforeEach(async () => {
    world = await startService(booking, { now, answers });
  });
  afterEach(() => world.close());

  it('LES-03 C04 C05 appear in both lists on the day they ended, until it is over for the viewer', async () => {
    const { id } = await book(nine);
    world.clock.set(fromInstant(at(2)));
    await world.runDue();
    for (const who of [student, teacher]) {
      expect(await idsOf(who, 'upcoming')).toEqual([id]);
      expect(await idsOf(who, 'past')).toEqual([id]);
      expect(await idsOf(who, 'upcoming', 'Pacific/Auckland')).toEqual([]);
    }
    world.clock.set(fromInstant(at(16)));
    expect(await idsOf(student, 'upcoming')).toEqual([]);
    expect(await idsOf(student, 'past')).toEqual([id]);
  });

  it('PRO-04 LES-03 are listed in time zones that PostgreSQL does not know, and an offset is refused', async () => {
    const { id } = await book(nine);
    for (const zone of ['VST', 'NET', 'PLT', 'BET']) expect(await idsOf(student, 'upcoming', zone)).toEqual([id]);
    await expect(idsOf(student, 'upcoming', '+05:30')).rejects.toMatchObject({
      code: 'invalid-input',
      details: { errors: { timeZone: [expect.any(String)] } },
    });
  });

  it('A14 are listed for operators, by the day they start or by the people who take part, and for nobody else', async () => {
    const [first, second, third] = [await paid(await book(nine)), await paid(await book(at(2))), await book(at(26))];
    const operator = world.as(anAdmin());
    const between = (from: Instant, to: Instant, cursor?: string) =>
      operator.ask('booking.list-lessons-between', { from, to, limit: 1, ...(cursor ? { cursor } : {}) });
    const page = await between(nine, at(26));
    expect(page.items.map(({ id }) => id)).toEqual([first.id]);
    const rest = await between(nine, at(26), page.nextCursor ?? '');
    expect(rest).toMatchObject({ items: [{ id: second.id }], nextCursor: null });
    const latest = await operator.ask('booking.list-lessons-of-people', { userIds: [teacherId, newId()] });
    expect(latest.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
    for (const to of [nine, at(24 * 32)]) await expect(between(nine, to)).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(world.as(student).ask('booking.list-lessons-of-people', { userIds: [studentId] })).rejects.toMatchObject({
      code: 'wrong-role',
    });
  });

  it('LES-02 SET-10 have the meeting link for the two people from 15 minutes before a paid lesson until 30 minutes after it', async () => {
    const link = 'https://meet.example.org/kwame';
    links = { [teacherId]: link };
    const paidLesson = await paid(await book(nine));
    await book(at(2));
    const linksAt = async (minutes: number, who = student) => {
      world.clock.set(fromInstant(nine) + minutes * 60_000);
      const { items } = await world.as(who).ask('booking.list-lessons', { when: 'all', timeZone: 'Africa/Accra' });
      const one = await world.as(who).ask('booking.get-lesson', { bookingId: paidLesson.id });
      expect(one.meetingLink).toBe(items.find(({ id }) => id === paidLesson.id)?.meetingLink);
      return items.map(({ meetingLink }) => meetingLink).filter((found) => found !== null);
    };
    expect(await linksAt(-16)).toEqual([]);
    for (const who of [student, teacher]) expect(await linksAt(-15, who)).toEqual([link]);
    links = 'away';
    expect(await linksAt(30)).toEqual([]);
    links = { [teacherId]: link };
    expect(await linksAt(89)).toEqual([link]);
    expect(await linksAt(90)).toEqual([]);
  });

  it('C32 are counted in the site statistics once completed, with the success rate', async () => {
    const stats = () => world.as(aVisitor()).ask('booking.get-site-stats', {});
    expect(await stats()).toEqual({ completedLessons: 0, successRate: null });
    const lessons = [await paid(await book(nine)), await paid(await book(at(2))), await paid(await book(at(48)))];
    await world.as(student).ask('booking.cancel-booking', { bookingId: lessons[1]!.id });
    world.clock.set(fromInstant(at(4)));
    await world.runDue();
    expect(await stats()).toEqual({ completedLessons: 1, successRate: 50 });
  });

  it('LES-08 are counted as upcoming and completed, with the people and the hours', async () => {
    const stats = (who: typeof student) => world.as(who).ask('booking.get-lesson-stats', {});
    const nothing = { upcomingLessons: 0, completedLessons: 0, uniqueConnections: 0, totalHours: 0 };
    expect(await stats(student)).toEqual(nothing);
    const second = { ...aStudent(), userId: newId() };
    const lessons = [await paid(await book(nine)), await paid(await book(at(2))), await paid(await book(at(48)))];
    await world.as(second).ask('booking.book-lesson', { teacherId, startsAt: at(72) });
    await world.as(student).ask('booking.cancel-booking', { bookingId: lessons[1]!.id });
    world.clock.set(fromInstant(at(0)) + hour / 2);
    expect(await stats(student)).toEqual({ ...nothing, upcomingLessons: 2, uniqueConnections: 1 });
    world.clock.set(fromInstant(at(4)));
    await world.runDue();
    expect(await stats(student)).toEqual({ upcomingLessons: 1, completedLessons: 1, uniqueConnections: 1, totalHours: 1 });
    expect((await stats(teacher)).completedLessons).toBe(1);
    world.clock.set(fromInstant(at(60)));
    await world.runDue();
    expect(await stats(student)).toEqual({ upcomingLessons: 0, completedLessons: 2, uniqueConnections: 1, totalHours: 2 });
    expect(await stats(aStudent())).toEqual(nothing);
  });

  it('LES-03 are upcoming while in progress and past once cancelled, sorted by soonest and latest', async () => {
    const [first, second, third] = [await paid(await book(nine)), await paid(await book(at(2))), await paid(await book(at(48)))];
    await world.as(student).ask('booking.cancel-booking', { bookingId: second.id });
    world.clock.set(fromInstant(at(0)) + hour / 2);
    expect(await idsOf(student, 'upcoming')).toEqual([first.id, third.id]);
    expect(await idsOf(student, 'past')).toEqual([second.id]);
    expect(await idsOf(student, 'all')).toEqual([third.id, second.id, first.id]);
    expect(await idsOf(aStudent(), 'all')).toEqual([]);
  });

  it('LES-03 are listed once when they were moved, where they are now, and counted once', async () => {
    const { id } = await paid(await book(nine));
    const moved = await world.as(student).ask('booking.reschedule-booking', { bookingId: id, startsAt: at(24) });
    for (const who of [student, teacher])
      for (const when of ['upcoming', 'past', 'all'] as const) expect(await idsOf(who, when)).toEqual(when === 'past' ? [] : [moved.id]);
    await world.as(student).ask('booking.cancel-booking', { bookingId: moved.id });
    expect(await idsOf(student, 'past')).toEqual([moved.id]);
    expect(await world.as(student).ask('booking.get-lesson', { bookingId: id })).toMatchObject({ successorId: moved.id });
    expect(await world.as(student).ask('booking.get-lesson-stats', {})).toMatchObject({ upcomingLessons: 0, uniqueConnections: 0 });
  });

  it('LES-03 are paged without gaps or repeats', async () => {
    const lessons = [await book(nine), await book(at(2))];
    const first = await world.as(teacher).ask('booking.list-lessons', { when: 'upcoming', timeZone: 'UTC', limit: 1 });
    const cursor = first.nextCursor ?? '';
    const second = await world.as(teacher).ask('booking.list-lessons', { when: 'upcoming', timeZone: 'UTC', limit: 1, cursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(lessons.map(({ id }) => id));
    expect(second.nextCursor).toBeNull();
  });
});
