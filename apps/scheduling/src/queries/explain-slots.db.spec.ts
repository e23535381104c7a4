import { newId } from '@somo/platform/ids';
import { anAdmin, aStudent, aTeacher, aVisitor, type TestCaller } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { scheduling } from '../scheduling.module.js';

describe('AVL-10 why a time is offered or not', () => {
  let world: World;
  const teacherId = newId();
  beforeAll(async () => {
    const answers = { 'auth.get-standing': () => Promise.resolve(null) };
    world = await startService(scheduling, { now: Date.parse('2030-01-07T08:00:00Z'), answers });
    await world.deliver('user.onboarded', { userId: teacherId, role: 'teacher', timeZone: 'Africa/Accra' });
  });
  afterAll(() => world.close());

  const explain = (who: TestCaller) =>
    world.as(who).ask('scheduling.explain-slots', { teacherId, from: '2030-01-07', to: '2030-01-08', timeZone: 'Africa/Accra' });

  it('is told to the teacher and to operators', async () => {
    for (const who of [aTeacher({ userId: teacherId }), anAdmin()]) {
      const { days } = await explain(who);
      expect(days.map(({ date, slots }) => [date, slots.map(({ why }) => why)])).toEqual([
        ['2030-01-07', ['notice', 'notice', 'notice', 'notice', 'notice']],
        ['2030-01-08', ['open', 'open', 'open', 'open', 'open']],
      ]);
    }
  });

  it.each([
    ['another teacher', aTeacher(), 'not-allowed'],
    ['a student', aStudent(), 'wrong-role'],
    ['a visitor', aVisitor(), 'not-signed-in'],
  ])('is refused to %s', async (_, who, code) => {
    await expect(explain(who)).rejects.toMatchObject({ code });
  });
});
