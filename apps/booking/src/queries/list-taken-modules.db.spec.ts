import { newId } from '@somo/platform/ids';
import { someTerms } from '@somo/testing/builders';
import { aTeacher } from '@somo/testing/callers';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { anAgreement, later, nine, type Agreement } from '../../spec/agreed.js';

const [algebra, geometry] = [newId(), newId()];
const modules = [
  { id: algebra, subject: 'Mathematics', name: 'Algebra' },
  { id: geometry, subject: 'Mathematics', name: 'Geometry' },
];

describe('MOD-02 the modules of a student', () => {
  let agreed: Agreement;
  beforeEach(async () => {
    agreed = await anAgreement({ 'catalog.get-teacher-terms': async ({ teacherId }) => someTerms({ teacherId, modules }) });
  });
  afterEach(() => agreed.world.close());

  const book = async (startsAt: Instant, moduleId?: string) => {
    const request = { teacherId: agreed.teacherId, startsAt, ...(moduleId ? { moduleId } : {}) };
    const lesson = await agreed.world.as(agreed.student).ask('booking.book-lesson', request);
    await agreed.world.deliver('payment.paid', agreed.payment({ id: lesson.id, agreementId: lesson.id }));
    return lesson;
  };
  const list = async (who = agreed.student) => (await agreed.world.as(who).ask('booking.list-taken-modules', {})).items;

  it('come with how many lessons are completed and to come; a moved lesson counts once, a cancelled one not at all', async () => {
    expect(await list()).toEqual([]);
    const first = await book(nine, algebra);
    await book(later(2));
    const off = await book(later(4), geometry);
    await book(later(48), algebra);
    const moved = await agreed.move(first.id, later(24));
    await agreed.cancel(off.id);
    const algebraOf = { moduleId: algebra, name: 'Algebra', subject: 'Mathematics' };
    expect(await list()).toEqual([{ ...algebraOf, completedLessons: 0, upcomingLessons: 2 }]);
    agreed.world.clock.set(fromInstant(moved.endsAt));
    await agreed.world.runDue();
    expect(await list()).toEqual([{ ...algebraOf, completedLessons: 1, upcomingLessons: 1 }]);
    agreed.world.clock.set(fromInstant(later(49)));
    await agreed.world.runDue();
    expect(await list()).toEqual([{ ...algebraOf, completedLessons: 2, upcomingLessons: 0 }]);
  });

  it('are refused to teachers', async () => {
    await expect(list(aTeacher({ userId: agreed.teacherId }))).rejects.toMatchObject({ code: 'wrong-role' });
  });
});
