import type { Caller } from '@somo/contracts/caller';
import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aStudent, aTeacher } from '@somo/testing/callers';
import { anAgreement, hour, later, now, type Agreement } from '../../spec/agreed.js';

const day = 24 * hour;

const someStudent = () => {
  const userId = newId();
  return { userId, caller: aStudent({ userId }) };
};
type Student = ReturnType<typeof someStudent>;

describe('My Students', () => {
  let agreed: Agreement;
  const [ama, bola, chidi] = [someStudent(), someStudent(), someStudent()];
  const names = new Map([
    [ama.userId, 'Ama Owusu'],
    [bola.userId, 'Bola'],
    [chidi.userId, 'Chidi Eze'],
  ]);
  const emailOf = (id: string) => `${names.get(id)?.split(' ')[0]?.toLowerCase()}@example.com`;
  /** Bola hides his profile. */
  const shown = (id: string) => id !== bola.userId;
  const asked: string[] = [];

  beforeAll(async () => {
    agreed = await anAgreement({
      'catalog.match-names': async ({ ids, name }) => ids.filter((id) => names.get(id)?.toLowerCase().includes(name.toLowerCase())),
      'catalog.filter-shown': async ({ ids }) => ids.filter(shown),
      'catalog.get-shown-student': async ({ studentId }) => (shown(studentId) ? { about: 'I love proofs', interests: ['Chess'] } : null),
      'auth.match-emails': async ({ ids, text }) => ids.filter((id) => emailOf(id).includes(text)),
      'auth.get-contacts': async ({ userIds }) => {
        asked.push(...userIds);
        return userIds.map((userId) => ({ userId, email: emailOf(userId), timeZone: 'UTC', language: 'en', role: 'student' as const }));
      },
    });
    await take(chidi, later(0), 'completed');
    await take(chidi, later(1), 'cancelled');
    await take(bola, later(2), 'completed', { createdAt: now - 60 * day, subject: 'Physics' });
    await take(bola, later(72), 'confirmed');
    await take(ama, later(48), 'confirmed');
    agreed.world.clock.set(fromInstant(later(10)));
  });
  afterAll(() => agreed.world.close());

  type Status = 'completed' | 'confirmed' | 'cancelled' | 'rescheduled' | 'pending';

  /** Stores a lesson as it would be by now. */
  async function take(
    who: Student,
    startsAt: Instant,
    status: Status,
    { createdAt = now, subject = 'Mathematics', ...more }: { createdAt?: number; subject?: string; unannounced?: boolean } = {},
  ): Promise<string> {
    const lesson = await agreed.book(startsAt, who.caller);
    const columns = Object.entries({ status, subject, created_at: toInstant(createdAt), ...more });
    const cancelled = status === 'cancelled' ? `, cancelled_by = 'student', cancelled_at = created_at` : '';
    await agreed.world.db.run(
      `spec-take-${columns.length}-${status}`,
      `UPDATE bookings SET ${columns.map(([name], at) => `${name} = $${at + 2}`).join(', ')}${cancelled} WHERE id = $1`,
      [lesson.id, ...columns.map(([, value]) => value)],
    );
    return lesson.id;
  }
  const list = (
    query: { q?: string; subject?: string; tab?: 'all' | 'upcoming' | 'new'; cursor?: string; limit?: number } = {},
    who = agreed.teacher,
  ) => agreed.world.as(who).ask('booking.list-students', query);
  const idsOf = async (...args: Parameters<typeof list>) => (await list(...args)).items.map(({ id }) => id);

  it('STU-01 are those of the own bookings: the soonest next lesson first, then the latest lesson', async () => {
    const { items, total, subjects } = await list();
    expect(items.map(({ id, completedLessons, nextLesson }) => [id, completedLessons, nextLesson?.startsAt])).toEqual([
      [ama.userId, 0, later(48)],
      [bola.userId, 1, later(72)],
      [chidi.userId, 1, undefined],
    ]);
    expect(items[1]).toMatchObject({ subjects: ['Mathematics', 'Physics'], lastLessonAt: later(2), joinedAt: toInstant(now - 60 * day) });
    expect({ total, subjects }).toEqual({ total: 3, subjects: ['Mathematics', 'Physics'] });
  });

  it('STU-01 are found by part of a name, by subject, by what is to come and by who joined in the last 30 days', async () => {
    expect(await idsOf({ q: ' owu ' })).toEqual([ama.userId]);
    expect(await idsOf({ subject: 'physics' })).toEqual([bola.userId]);
    expect(await idsOf({ tab: 'upcoming' })).toEqual([ama.userId, bola.userId]);
    expect(await idsOf({ tab: 'new' })).toEqual([ama.userId, chidi.userId]);
    expect(await idsOf({ tab: 'upcoming', subject: 'Physics', q: 'a' })).toEqual([bola.userId]);
    expect((await list({ q: 'nobody' })).total).toBe(3);
  });

  it('STU-05 are found by their address, but not one who hides their profile', async () => {
    expect(await idsOf({ q: 'ama@example' })).toEqual([ama.userId]);
    expect(await idsOf({ q: '@example.com' })).toEqual([ama.userId, chidi.userId]);
    expect(await idsOf({ q: 'bola@example.com' })).toEqual([]);
  });

  it('come page by page, each once', async () => {
    const first = await list({ limit: 2 });
    const rest = await list({ limit: 2, cursor: first.nextCursor! });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([ama.userId, bola.userId, chidi.userId]);
    expect(rest.nextCursor).toBeNull();
    const found = await list({ q: 'a', limit: 1 });
    expect((await list({ q: 'a', limit: 1, cursor: found.nextCursor! })).items.map(({ id }) => id)).toEqual([bola.userId]);
    await expect(list({ cursor: 'x' })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('are only those whom the teacher knows of, and a lesson that was moved counts once', async () => {
    const held = someStudent();
    await take(held, later(96), 'pending', { unannounced: true });
    expect(await idsOf()).not.toContain(held.userId);
    const moved = someStudent();
    const id = await take(moved, later(98), 'rescheduled');
    expect(await idsOf()).not.toContain(moved.userId);
    await agreed.world.db.run('spec-delete', 'DELETE FROM bookings WHERE id = $1 OR student_id = $2', [id, held.userId]);
  });

  it('STU-02, STU-05 show lessons to come, and the address only of a student who shows their profile', async () => {
    const get = (studentId: string) => agreed.world.as(agreed.teacher).ask('booking.get-student', { studentId });
    expect(await get(ama.userId)).toMatchObject({
      ...{ email: 'ama@example.com', about: 'I love proofs', interests: ['Chess'], notes: [] },
      upcomingLessons: [{ startsAt: later(48), subject: 'Mathematics' }],
    });
    expect(await get(bola.userId)).toMatchObject({ email: null, about: null, interests: [] });
    expect(asked).toEqual([ama.userId]);
  });

  it('PERM-02 are seen from the other side as My Teachers', async () => {
    const { items, total } = await agreed.world.as(bola.caller).ask('booking.list-my-teachers', {});
    expect(items).toMatchObject([{ id: agreed.teacherId, completedLessons: 1, nextLesson: { startsAt: later(72) } }]);
    expect(total).toBe(1);
    const nobody = await agreed.world.as(someStudent().caller).ask('booking.list-my-teachers', {});
    expect(nobody).toEqual({ items: [], nextCursor: null, total: 0, subjects: [] });
  });

  describe('STU-04 notes on a student', () => {
    const as = (who: Caller) => agreed.world.as(who);
    const add = (text: string, more: { key?: string; studentId?: string } = {}, who = agreed.teacher) =>
      as(who).ask('booking.add-student-note', { studentId: ama.userId, text, ...more });
    const notes = async (studentId = ama.userId) =>
      (await as(agreed.teacher).ask('booking.get-student', { studentId })).notes.map(({ text }) => text);

    it('are kept newest first, once for each click, and can be deleted', async () => {
      const first = await add('  Likes examples  ', { key: 'click-1' });
      expect(await add('  Likes examples  ', { key: 'click-1' })).toEqual(first);
      agreed.world.clock.set(fromInstant(later(11)));
      await add('Next: fractions');
      expect(await notes()).toEqual(['Next: fractions', 'Likes examples']);
      expect(await notes(bola.userId)).toEqual([]);
      await as(agreed.teacher).ask('booking.delete-student-note', { noteId: first.id });
      expect(await notes()).toEqual(['Next: fractions']);
      await expect(as(agreed.teacher).ask('booking.delete-student-note', { noteId: first.id })).rejects.toMatchObject({
        code: 'note-not-found',
      });
    });

    it('are refused when blank or too long, and about anybody who is no student of this teacher', async () => {
      for (const text of ['', ' \n ', 'x'.repeat(5001)]) await expect(add(text)).rejects.toMatchObject({ code: 'invalid-input' });
      await expect(add('Hm', { studentId: newId() })).rejects.toMatchObject({ code: 'student-not-found' });
      expect(await notes()).toEqual(['Next: fractions']);
    });

    it('are at most 200 on one student, however many are added at once', async () => {
      const before = (await notes(bola.userId)).length;
      const answers = await Promise.allSettled(Array.from({ length: 240 }, () => add('Crowd', { studentId: bola.userId })));
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(200 - before);
      expect(await notes(bola.userId)).toHaveLength(200);
    });

    it('PERM-03, ROUTE-14 are read, written and deleted by nobody else', async () => {
      const { id } = await add('Between me and me');
      const other = aTeacher({ userId: newId() });
      await expect(as(other).ask('booking.get-student', { studentId: ama.userId })).rejects.toMatchObject({ code: 'student-not-found' });
      await expect(add('Mine', {}, other)).rejects.toMatchObject({ code: 'student-not-found' });
      await expect(as(other).ask('booking.delete-student-note', { noteId: id })).rejects.toMatchObject({ code: 'note-not-found' });
      for (const act of [
        () => as(ama.caller).ask('booking.list-students', {}),
        () => as(ama.caller).ask('booking.get-student', { studentId: ama.userId }),
        () => as(ama.caller).ask('booking.delete-student-note', { noteId: id }),
        () => as(agreed.teacher).ask('booking.list-my-teachers', {}),
      ])
        await expect(act()).rejects.toMatchObject({ code: 'wrong-role' });
      expect(await idsOf({}, other)).toEqual([]);
      expect(await notes()).toContain('Between me and me');
    });
  });
});
