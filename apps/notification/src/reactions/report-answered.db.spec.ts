import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aStudent, aTeacher } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { notification } from '../notification.module.js';

const now = Date.parse('2030-01-14T09:00:00Z');

describe('MSG-03 the answer to a report', () => {
  let world: World;
  beforeAll(async () => {
    world = await startService(notification, {
      now,
      answers: {
        'auth.get-account': () =>
          Promise.resolve({
            ...{ userId: newId(), email: 'ama@example.com', role: 'student', emailConfirmed: true },
            ...{ timeZone: 'Africa/Accra', language: 'en' },
          } as const),
        'catalog.get-people': ({ ids }) =>
          Promise.resolve(ids.map((id) => ({ id, firstName: 'Kwame', lastName: 'Mensah', fullName: 'Kwame Mensah', avatarUrl: null }))),
      },
    });
  });
  afterAll(() => world.close());

  it.each([
    ['action-taken', /took action/],
    ['nothing-found', /didn't find anything against our rules/],
  ] as const)('%s stands once in the bell of who reported, by email never, and nowhere for the reported person', async (outcome, words) => {
    const facts = { reportId: newId(), reporterId: newId(), reportedId: newId(), outcome, answeredAt: toInstant(now) };
    for (const id of [newId(), newId()]) await world.deliver('report.answered', facts, id);
    const bell = async (who: ReturnType<typeof aStudent>) => (await world.as(who).ask('notification.list-notifications', {})).items;
    expect(await bell(aStudent({ userId: facts.reporterId }))).toMatchObject([
      { type: 'system', title: 'About your report of Kwame Mensah', message: expect.stringMatching(words), relatedEntityType: 'person' },
    ]);
    expect(await bell(aTeacher({ userId: facts.reportedId }))).toEqual([]);
    await world.runDue();
    const mails = await world.db.sql('test-mails', `SELECT FROM notifications WHERE user_id = $1 AND mail <> 'none'`, [facts.reporterId]);
    expect(mails).toEqual([]);
  });
});
