import { everyGateway } from '@somo/contracts/live';
import { newId } from '@somo/platform/ids';
import { aLessonRecord } from '@somo/testing/builders';
import { startFakeSomo } from '../../spec/fake-somo.js';

describe('SET-07 names in the cache of the gateway', () => {
  it.each([[['teacher', 'student', 'admin']], [['admin', 'student', 'teacher']]] as const)(
    'are never those that somebody else may see: %j',
    async (order) => {
      const somo = await startFakeSomo();
      const lesson = aLessonRecord();
      const ama = { id: lesson.studentId, firstName: 'Ama', lastName: 'Boateng', fullName: 'Ama Boateng', avatarUrl: '/avatars/ama' };
      const hidden = { ...ama, lastName: 'B.', fullName: 'Ama B.', avatarUrl: null };
      const tokens = {
        teacher: await somo.tokenOf('teacher', { userId: lesson.teacherId }),
        student: await somo.tokenOf('student', { userId: ama.id }),
        admin: await somo.tokenOf('admin', { userId: newId() }),
      };
      somo.answers['booking.get-lesson'] = async () => lesson;
      somo.answers['catalog.get-people'] = async (_, { token }) => [token === tokens.teacher ? hidden : ama];
      for (const who of [...order, ...order]) {
        const { json } = await somo.send(`GET /api/lessons/${lesson.id}`, { token: tokens[who] });
        expect([who, json?.student]).toEqual([who, who === 'teacher' ? hidden : ama]);
      }
      await somo.close();
    },
  );

  it('are not kept from an answer that was asked for before they were hidden', async () => {
    const somo = await startFakeSomo();
    const lesson = aLessonRecord();
    const ama = { id: lesson.studentId, firstName: 'Ama', lastName: 'Boateng', fullName: 'Ama Boateng', avatarUrl: null };
    const token = await somo.tokenOf('teacher', { userId: lesson.teacherId });
    const get = async () => (await somo.send(`GET /api/lessons/${lesson.id}`, { token })).json?.student as typeof ama;
    somo.answers['booking.get-lesson'] = async () => lesson;
    somo.answers['catalog.get-people'] = async () => {
      somo.live.push(everyGateway, 'profile.changed', { userId: ama.id });
      return [ama];
    };
    expect(await get()).toEqual(ama);
    somo.answers['catalog.get-people'] = async () => [{ ...ama, fullName: 'Ama B.' }];
    expect((await get()).fullName).toBe('Ama B.');
    await somo.close();
  });
});
