import type { PaymentOfLesson } from '@somo/contracts/receipts';
import { refuse } from '@somo/contracts/refusals';
import type { LessonReview } from '@somo/contracts/reviews';
import type { AcquaintedTeacher, KnownTeacherPage } from '@somo/contracts/students';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

const at = toInstant(Date.parse('2030-01-14T09:00:00Z'));

function aTeacherOf(hasPaid = true): AcquaintedTeacher {
  const id = newId();
  const lesson = { id: newId(), agreementId: newId(), subject: 'Physics', startsAt: at, paidAt: at, status: 'completed' as const };
  return {
    ...{ id, subjects: ['Physics'], learners: [], completedLessons: 1, lastLessonAt: at, nextLesson: null, joinedAt: at },
    lastPaid: hasPaid ? lesson : null,
  };
}

describe("PERM-02 a student's teachers", () => {
  let somo: FakeSomo;
  const teachers = [aTeacherOf(), aTeacherOf(), aTeacherOf(), aTeacherOf(false)];
  const [open, reviewed, refunded] = teachers.map(({ lastPaid }) => lastPaid!);
  beforeAll(async () => {
    somo = await startFakeSomo({
      answers: {
        'booking.list-my-teachers': async () => ({ items: teachers, nextCursor: null, total: 4, subjects: [] }),
        'catalog.get-people': async () => [],
        'catalog.list-lesson-reviews': async () => [{ agreementId: reviewed!.agreementId } as LessonReview],
        'payments.list-lesson-payments': async () => [{ lessonId: refunded!.id, charge: 'refunded' } as PaymentOfLesson],
      },
    });
  });
  afterAll(() => somo.close());
  const list = async () =>
    (await somo.send('GET /api/me/teachers', { token: await somo.tokenOf('student') })).json as unknown as KnownTeacherPage;

  it('can be rated where the latest lesson was paid, not refunded and not reviewed, with one ask for all of them', async () => {
    const { items } = await list();
    expect(items.map(({ toRate }) => toRate?.id)).toEqual([open!.id, undefined, undefined, undefined]);
    expect(items[0]).not.toHaveProperty('lastPaid');
    const asked = somo.asked.map(({ name }) => name).filter((name) => /reviews|payments/.test(name));
    expect(asked.sort()).toEqual(['catalog.list-lesson-reviews', 'payments.list-lesson-payments']);
  });

  it('are listed without that while reviews are not known', async () => {
    somo.answers['catalog.list-lesson-reviews'] = async () => Promise.reject(refuse('service-unavailable'));
    const { items } = await list();
    expect(items).toHaveLength(4);
    for (const item of items) expect(item).not.toHaveProperty('toRate');
  });
});
