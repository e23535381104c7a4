import type { RecordingFacts } from '@somo/contracts/events/recording';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aStudent, aTeacher } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { notification } from '../notification.module.js';

const now = Date.parse('2030-01-14T09:00:00Z');

describe('CLS-10 a recording that can be played', () => {
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

  it('stands once in the bell of both, also if more of it arrives later, leads to the lesson, and is not emailed', async () => {
    const ended: RecordingFacts = {
      ...{ recordingId: newId(), bookingId: newId(), agreementId: newId(), studentId: newId(), teacherId: newId() },
      ...{ version: 2, startedAt: toInstant(now), endedAt: toInstant(now), endedBy: null, deletedAt: null, deletedBy: null },
    };
    for (const id of [newId(), newId()]) await world.deliver('recording.ready', ended, id);
    for (const who of [aStudent({ userId: ended.studentId }), aTeacher({ userId: ended.teacherId })])
      expect((await world.as(who).ask('notification.list-notifications', {})).items).toMatchObject([
        {
          type: 'system',
          title: 'Recording ready',
          message: expect.stringContaining('Kofi'),
          relatedId: ended.bookingId,
          relatedEntityType: 'lesson',
        },
      ]);
    const mails = await world.db.sql('test-mails', `SELECT FROM notifications WHERE related_id = $1 AND mail <> 'none'`, [ended.bookingId]);
    expect(mails).toEqual([]);
  });
});
