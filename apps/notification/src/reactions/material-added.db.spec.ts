import type { MaterialAdded } from '@somo/contracts/events/material';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aStudent, aTeacher } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { notification } from '../notification.module.js';

const now = Date.parse('2030-01-14T09:00:00Z');
const minute = 60_000;

describe('CLS-08 files that are added to a lesson', () => {
  let world: World;
  const account = { userId: newId(), email: 'ama@example.com', role: 'student', emailConfirmed: true } as const;
  const answers: Parameters<typeof startService>[1]['answers'] = {
    'auth.get-account': () => Promise.resolve({ ...account, timeZone: 'Africa/Accra', language: 'en' }),
    'catalog.get-people': ({ ids }) =>
      Promise.resolve(ids.map((id) => ({ id, firstName: 'Kofi', lastName: 'Asante', fullName: 'Kofi Asante', avatarUrl: null }))),
    'booking.get-learners': () => Promise.resolve([]),
  };
  beforeAll(async () => void (world = await startService(notification, { now, answers })));
  afterAll(() => world.close());

  it('stand once an hour in the bell of the other person, who can see them at the lesson', async () => {
    const added: MaterialAdded = {
      ...{ materialId: newId(), bookingId: newId(), studentId: newId(), teacherId: newId() },
      ...{ addedBy: 'teacher', addedAt: toInstant(now) },
    };
    const read = async (who: ReturnType<typeof aStudent>) => (await world.as(who).ask('notification.list-notifications', {})).items;
    const student = aStudent({ userId: added.studentId });
    for (const minutes of [0, 59]) await world.deliver('material.added', { ...added, addedAt: toInstant(now + minutes * minute) });
    const about = { relatedId: added.bookingId, relatedEntityType: 'lesson' };
    expect(await read(student)).toMatchObject([{ title: 'New files', message: 'Kofi Asante added files to your lesson.', ...about }]);
    await world.deliver('material.added', { ...added, addedAt: toInstant(now + 60 * minute) });
    expect(await read(student)).toHaveLength(2);
    expect(await read(aTeacher({ userId: added.teacherId }))).toEqual([]);
    await world.deliver('material.added', { ...added, addedBy: 'student' });
    expect(await read(aTeacher({ userId: added.teacherId }))).toMatchObject([about]);
  });
});
