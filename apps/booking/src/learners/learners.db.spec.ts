import type { LearnerOfLesson } from '@somo/contracts/learners';
import { refuse } from '@somo/contracts/refusals';
import { toInstant, fromInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aService, aStudent } from '@somo/testing/callers';
import { anAgreement, bookedBy, hour, later, nine, type Agreement } from '../../spec/agreed.js';

describe('PERM-02 a lesson for a learner', () => {
  let agreed: Agreement;
  /** What catalog knows: the learners of the student, by id. */
  const learners = new Map<string, LearnerOfLesson>();
  let zola: LearnerOfLesson;
  let asked = 0;

  beforeEach(async () => {
    zola = { id: newId(), firstName: 'Zola' };
    learners.clear();
    learners.set(zola.id, zola);
    asked = 0;
    agreed = await anAgreement({
      'catalog.get-learner': async ({ learnerId }) => {
        asked++;
        const learner = learners.get(learnerId);
        if (!learner) throw refuse('learner-not-found');
        return learner;
      },
    });
  });
  afterEach(() => agreed.world.close());

  const ask = (more: { learnerId?: string; key?: string } = {}, startsAt = nine) =>
    agreed.world.as(agreed.student).ask('booking.book-lesson', { teacherId: agreed.teacherId, startsAt, ...more });
  const book = async (...given: Parameters<typeof ask>) => bookedBy(await ask(...given));
  const request = (learnerId: string, startsAt = later(0.1)) =>
    agreed.world.as(agreed.student).ask('booking.request-lesson', {
      ...{ teacherId: agreed.teacherId, startsAt, endsAt: toInstant(fromInstant(startsAt) + hour), learnerId },
    });

  it('says so to both, and asks catalog only about lessons that are for one', async () => {
    const lesson = await book({ learnerId: zola.id });
    expect(lesson.learner).toEqual(zola);
    for (const who of [agreed.student, agreed.teacher]) expect((await agreed.get(lesson.id, who)).learner).toEqual(zola);
    expect((await book({}, later(3))).learner).toBeNull();
    expect(asked).toBe(1);
  });

  it('keeps the name as of then, whatever becomes of the learner', async () => {
    const lesson = await book({ learnerId: zola.id, key: 'click-1' });
    learners.set(zola.id, { ...zola, firstName: 'Zozibini' });
    expect((await book({ learnerId: zola.id }, later(3))).learner).toEqual({ ...zola, firstName: 'Zozibini' });
    learners.delete(zola.id);
    expect((await agreed.get(lesson.id)).learner).toEqual(zola);
    await expect(book({ learnerId: zola.id, key: 'click-1' })).resolves.toEqual(lesson);
  });

  it('is found by the news of it, and of a request for one', async () => {
    const [lesson, own, wanted] = [await book({ learnerId: zola.id }), await book({}, later(3)), await request(zola.id, later(6.1))];
    const ids = [lesson.id, own.id, wanted.id, newId()];
    const found = await agreed.world.as(aService('notification')).ask('booking.get-learners', { ids });
    expect(found).toHaveLength(2);
    expect(new Set(found.map(({ id, firstName }) => `${id} ${firstName}`))).toEqual(new Set([`${lesson.id} Zola`, `${wanted.id} Zola`]));
    await expect(agreed.world.as(agreed.student).ask('booking.get-learners', { ids })).rejects.toMatchObject({ code: 'wrong-role' });
  });

  it('is not booked or requested for a learner of somebody else', async () => {
    const [learnerId, before] = [newId(), (await agreed.world.emitted()).length];
    await expect(book({ learnerId })).rejects.toMatchObject({ code: 'learner-not-found' });
    await expect(request(learnerId)).rejects.toMatchObject({ code: 'learner-not-found' });
    await expect(ask({ learnerId: 'zola' })).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await agreed.emittedSince(before)).toEqual([]);
    await expect(book({ learnerId: zola.id })).resolves.toMatchObject({ status: 'confirmed' });
  });

  it('stays theirs when it moves, by the student or by a proposal of the teacher', async () => {
    const lesson = await agreed.paid().then(() => book({ learnerId: zola.id }, later(3)));
    await agreed.world.deliver('payment.paid', agreed.payment(lesson));
    const moved = await agreed.move(lesson.id, later(6));
    expect(moved.learner).toEqual(zola);
    const teacher = agreed.world.as(agreed.teacher);
    await teacher.ask('booking.reschedule-booking', { bookingId: moved.id, proposals: [later(27)] });
    const accepted = await agreed.world.as(agreed.student).ask('booking.accept-proposal', { bookingId: moved.id });
    expect([accepted.learner, (await agreed.get(lesson.id)).learner]).toEqual([zola, zola]);
  });

  it('comes of a request for them, whether the teacher accepts it by hand or by a setting', async () => {
    const made = await request(zola.id);
    expect(made.learner).toEqual(zola);
    learners.delete(zola.id);
    const accepted = await agreed.world.as(agreed.teacher).ask('booking.accept-request', { requestId: made.id });
    expect(accepted.learner).toEqual(zola);
    expect((await agreed.get(accepted.lessonId!, agreed.teacher)).learner).toEqual(zola);

    learners.set(zola.id, zola);
    await agreed.offer({ instantBooking: false, autoAccept: true });
    const automatic = await ask({ learnerId: zola.id }, later(48));
    expect(automatic).toMatchObject({ status: 'approved', learner: zola });
  });

  it('is held for them with PAY_BEFORE_CONFIRM=on', async () => {
    process.env['PAY_BEFORE_CONFIRM'] = 'on';
    const paysFirst = await anAgreement({ 'catalog.get-learner': async () => zola });
    delete process.env['PAY_BEFORE_CONFIRM'];
    const student = paysFirst.world.as(paysFirst.student);
    const held = bookedBy(await student.ask('booking.book-lesson', { teacherId: paysFirst.teacherId, startsAt: nine, learnerId: zola.id }));
    await paysFirst.world.deliver('payment.paid', paysFirst.payment(held));
    expect(await paysFirst.get(held.id, paysFirst.teacher)).toMatchObject({ status: 'confirmed', learner: zola });
    await paysFirst.world.close();
  });

  it('STU-01 shows in My Students under the latest name, and is found by it', async () => {
    await book({ learnerId: zola.id });
    learners.set(zola.id, { ...zola, firstName: 'Zoë' });
    agreed.world.clock.advance(1000);
    await book({ learnerId: zola.id }, later(3));
    agreed.answers['catalog.match-names'] = async () => [];
    await agreed.book(later(27), aStudent());
    const list = (q: string) => agreed.world.as(agreed.teacher).ask('booking.list-students', { q });
    expect((await list('')).items.map(({ learners: theirs }) => theirs)).toEqual([[{ id: zola.id, firstName: 'Zoë' }], []]);
    expect((await list('zoe')).items.map(({ id }) => id)).toEqual([agreed.studentId]);
    expect((await list('Zola')).items).toEqual([]);
  });
});
