import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aTeacher } from '@somo/testing/callers';
import { startDelivery, type Delivered } from '../../spec/delivery-world.js';

const now = Date.parse('2030-01-14T09:00:00Z');
const day = 86_400_000;

describe('news about calendars elsewhere', () => {
  let all: Delivered;
  beforeAll(async () => void (all = await startDelivery(now)));
  afterAll(() => all.world.close());

  const bell = async (userId: string) => (await all.world.as(aTeacher({ userId })).ask('notification.list-notifications', {})).items;

  it('tell a teacher once, by bell and email, that a calendar can no longer be read', async () => {
    const [teacherId, calendarId] = [newId(), newId()];
    const failure = {
      calendarId,
      teacherId,
      host: 'calendar.example',
      failingSince: toInstant(now - day),
      keptUntil: toInstant(now + day),
    };
    for (const id of [newId(), newId()]) await all.world.deliver('busy.calendar-failed', failure, id);
    const [news, ...more] = await bell(teacherId);
    expect(more).toEqual([]);
    expect(news).toMatchObject({ title: "We can't read one of your calendars", relatedId: calendarId, relatedEntityType: 'calendar' });
    expect(news?.message).toContain('calendar.\u2060example');
    await all.world.runDue();
    const [mail] = await all.texts(teacherId);
    expect(mail).toContain("We haven't been able to read your calendar");
    expect(mail).toContain('/teacher/schedule?tab=calendars');
  });

  it('tell the teacher alone, once, of a lesson at a busy time', async () => {
    const [teacherId, studentId] = [newId(), newId()];
    const clash = { bookingId: newId(), teacherId, studentId, subject: 'Mathematics', startsAt: toInstant(now + day) };
    for (const id of [newId(), newId()]) await all.world.deliver('busy.clashed', clash, id);
    expect(await bell(teacherId)).toMatchObject([{ title: 'Lesson at a busy time', relatedEntityType: 'lesson' }]);
    expect(await bell(studentId)).toEqual([]);
  });
});
