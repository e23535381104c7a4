import { fromInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { someTerms } from '@somo/testing/builders';
import { aStudent, aTeacher, anAdmin, type TestCaller } from '@somo/testing/callers';
import { anAgreement, bookedBy, later, nine, type Agreement } from '../../spec/agreed.js';

describe('LES-05 notes about a lesson', () => {
  let agreed: Agreement;
  beforeEach(async () => void (agreed = await anAgreement()));
  afterEach(() => agreed.world.close());

  const at = (hours: number) => agreed.world.clock.set(fromInstant(later(hours)));
  const save = (bookingId: string, text: string, who: TestCaller = agreed.teacher) =>
    agreed.world.as(who).ask('booking.save-notes', { bookingId, text });
  const pushes = () => agreed.world.lives.map(({ userId, name }) => [userId, name]);

  it("LES-04 are the teacher's to write and for both to read, and reach the other's open page", async () => {
    const { id } = await agreed.paid();
    at(2);
    agreed.world.lives.length = 0;
    const saved = await save(id, '  Waves:\nreread chapter 3. ');
    const lessonNotes = { text: 'Waves:\nreread chapter 3.', updatedAt: later(2) };
    expect(saved).toMatchObject({ id, lessonNotes, notes: lessonNotes.text, myNotes: null });
    expect(await agreed.get(id)).toMatchObject({ lessonNotes, notes: lessonNotes.text, myNotes: null });
    expect(pushes()).toEqual([
      [agreed.teacherId, 'lesson.changed'],
      [agreed.studentId, 'lesson.changed'],
    ]);
    at(3);
    expect(await save(id, 'Chapter 4.')).toMatchObject({ lessonNotes: { text: 'Chapter 4.', updatedAt: later(3) } });
  });

  it("CLS-09 are private where the student writes them: the teacher doesn't even learn that there are some", async () => {
    const { id } = await agreed.paid();
    await save(id, 'Chapter 3.');
    agreed.world.lives.length = 0;
    const saved = await save(id, 'Ask about resonance.', agreed.student);
    expect(saved).toMatchObject({ myNotes: { text: 'Ask about resonance.' }, lessonNotes: { text: 'Chapter 3.' }, notes: 'Chapter 3.' });
    expect(pushes()).toEqual([[agreed.studentId, 'lesson.changed']]);
    const list = { when: 'upcoming', timeZone: 'UTC' } as const;
    const { items } = await agreed.world.as(agreed.teacher).ask('booking.list-lessons', list);
    const read = [await agreed.get(id, agreed.teacher), ...items];
    expect(read.map(({ myNotes, lessonNotes }) => [myNotes, lessonNotes?.text])).toEqual([
      [null, 'Chapter 3.'],
      [null, 'Chapter 3.'],
    ]);
    expect(JSON.stringify(read)).not.toContain('resonance');
  });

  it('C22 show the module as long as the teacher has written nothing', async () => {
    const moduleId = newId();
    const modules = [{ id: moduleId, subject: 'Mathematics', name: 'Algebra' }];
    agreed.answers['catalog.get-teacher-terms'] = async ({ teacherId }) => someTerms({ teacherId, modules });
    const { teacherId } = agreed;
    const lesson = bookedBy(await agreed.world.as(agreed.student).ask('booking.book-lesson', { teacherId, startsAt: nine, moduleId }));
    expect(lesson).toMatchObject({ notes: 'Module: Algebra', moduleName: 'Algebra', lessonNotes: null });
    await save(lesson.id, 'Mine.', agreed.student);
    expect(await agreed.get(lesson.id)).toMatchObject({ notes: 'Module: Algebra', lessonNotes: null });
    expect(await save(lesson.id, 'Factoring.')).toMatchObject({ notes: 'Factoring.', moduleName: 'Algebra' });
  });

  it('BOOK-14 follow the lesson when it moves, and stay when it is cancelled', async () => {
    const { id } = await agreed.paid();
    await save(id, 'Bring a ruler.');
    await save(id, 'Mine.', agreed.student);
    const notes = { lessonNotes: { text: 'Bring a ruler.' }, myNotes: { text: 'Mine.' } };
    const moved = await agreed.move(id, later(24));
    expect([moved, await agreed.get(moved.id)]).toMatchObject([notes, notes]);
    expect(await agreed.get(moved.id, agreed.teacher)).toMatchObject({ ...notes, myNotes: null });
    expect(await agreed.cancel(moved.id)).toMatchObject(notes);
    for (const gone of [id, moved.id])
      for (const who of [agreed.teacher, agreed.student])
        await expect(save(gone, 'Later.', who)).rejects.toMatchObject({ code: 'notes-not-allowed' });
    expect(await agreed.get(moved.id)).toMatchObject(notes);
  });

  it.each(['', '  \n\t ', '\u200b\u200e', 'x'.repeat(5001), 'turned \u202e round', 'NUL \0'])(
    'C31 refuse %j and stay as they are',
    async (text) => {
      const { id } = await agreed.paid();
      await save(id, 'x'.repeat(5000));
      await expect(save(id, text)).rejects.toMatchObject({ code: 'invalid-input', details: { errors: { text: [expect.any(String)] } } });
      expect((await agreed.get(id)).lessonNotes?.text).toHaveLength(5000);
    },
  );

  it('PERM-03 are hidden from everyone else, and operators see only that there are some', async () => {
    const { id } = await agreed.paid();
    await save(id, 'Chapter 3.');
    await save(id, 'Mine.', agreed.student);
    for (const stranger of [aStudent(), aTeacher()])
      await expect(save(id, 'Hello.', stranger)).rejects.toMatchObject({ code: 'lesson-not-found' });
    const operator = agreed.world.as(anAdmin());
    const [seen] = await operator.ask('booking.get-lessons', { bookingIds: [id] });
    expect(seen).toMatchObject({ notes: '', lessonNotes: null, myNotes: null });
    const { entries } = await operator.ask('booking.get-lesson-timeline', { bookingId: id, bookingIds: [id], eventIds: [] });
    const written = entries.flatMap((entry) => (entry.kind === 'fact' && entry.name === 'notes-written' ? [entry.details] : []));
    expect(written).toEqual(expect.arrayContaining([{ by: 'teacher' }, { by: 'student' }]));
    expect(JSON.stringify(entries)).not.toMatch(/Chapter 3|Mine/);
  });
});
