import type { CalendarFeed } from '@somo/contracts/calendars';
import type { Person } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { newId } from '@somo/platform/ids';
import { aLessonRecord } from '@somo/testing/builders';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';
import { recordingLog } from '../../spec/recording-log.js';

const kwame = { id: newId(), firstName: 'Kwame', lastName: 'Mensah', fullName: 'Kwame Mensah', avatarUrl: null };
const amara = { id: newId(), firstName: 'Amara', lastName: 'Diallo', fullName: 'Amara Diallo', avatarUrl: null };
const account = { userId: amara.id, email: 'a@example.com', role: 'student' as const, timeZone: 'Africa/Dakar', emailConfirmed: true };
const two = { studentId: amara.id, teacherId: kwame.id };
const token = 'gG1LwYFxbqAm5F2dA9EpJ-8BRFB8a3mdgG1LwYFxbqAm5F2dA9EpJ-8BRFB8a3mdx';
const link = `GET /api/calendar/${token}.ics`;

/** Lines are at most 75 bytes long. */
const unfolded = (file: string) => file.replace(/\r\n /g, '');

describe('LES-12 a lesson in the calendar of its people', () => {
  let somo: FakeSomo;
  let feed: CalendarFeed;
  let language: string;
  let people: Person[] = [kwame, amara];
  let isBroken = false;
  const { log, lines } = recordingLog();
  const lesson = aLessonRecord({ ...two, sequence: 2 });
  const moved = aLessonRecord({ ...two, agreementId: lesson.agreementId, status: 'rescheduled', successorId: lesson.id });
  const links = (hideCancelled: boolean) => ({ token, hideCancelled });

  beforeAll(async () => {
    somo = await startFakeSomo({
      log,
      answers: {
        'auth.get-account': async () => ({ ...account, language }),
        'catalog.get-people': async ({ ids }) => people.filter(({ id }) => ids.includes(id)),
        'booking.get-lesson': async ({ bookingId }) => (bookingId === moved.id ? moved : lesson),
        'booking.get-lesson-history': async () => ({ lessonId: lesson.id, items: [] }),
        'booking.get-calendar-link': async () => links(false),
        'booking.save-calendar-link': async ({ hideCancelled }) => links(hideCancelled),
        'booking.replace-calendar-link': async () => links(false),
        'booking.get-calendar-feed': async ({ token: given }) => {
          if (isBroken) throw new Error('out of order');
          return given === token ? feed : Promise.reject(refuse('calendar-not-found'));
        },
      },
    });
  });
  beforeEach(() => {
    feed = { userId: amara.id, language: 'en', lessons: [lesson], breaks: [] };
    language = 'en';
    people = [kwame, amara];
  });
  afterAll(() => somo.close());

  it('is a file with one entry in UTC, where the lesson is now, whatever id led to it', async () => {
    const as = { token: await somo.tokenOf('student', { userId: amara.id }) };
    for (const id of [lesson.id, moved.id]) {
      const file = await somo.send(`GET /api/lessons/${id}/calendar.ics`, as);
      expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(file.headers.get('content-disposition')).toBe('attachment; filename="somo-lesson-2030-01-14.ics"');
      expect(file.headers.get('cache-control')).toBe('no-store');
      for (const line of [
        'METHOD:PUBLISH',
        `UID:${lesson.agreementId}@localhost`,
        'SEQUENCE:2',
        'DTSTART:20300114T090000Z',
        'DTEND:20300114T100000Z',
        'SUMMARY:Mathematics with Kwame M.',
        'STATUS:CONFIRMED',
        `URL;VALUE=URI:http://localhost:0/lessons/${lesson.id}`,
      ])
        expect(unfolded(file.text)).toContain(`${line}\r\n`);
      expect(file.text).not.toMatch(/ATTENDEE|ORGANIZER|Mensah/);
    }
  });

  it('names a child by the first name alone, and says what is not paid for or cancelled', async () => {
    const learner = { id: newId(), firstName: 'Zola' };
    feed.lessons = [
      { ...lesson, learner },
      { ...lesson, paidAt: null },
      { ...lesson, status: 'cancelled', cancelReason: 'Exams; sorry', cancelledAt: lesson.createdAt },
    ];
    const mine = await somo.send(link);
    expect(mine.text).toContain('SUMMARY:Mathematics with Kwame M. for Zola');
    expect(mine.text).toContain('STATUS:TENTATIVE');
    expect(mine.text).toContain('STATUS:CANCELLED');
    expect(mine.text).toContain('Exams\\; sorry');
    feed.userId = kwame.id;
    const teachers = await somo.send(link);
    expect(teachers.text).toContain('SUMMARY:Mathematics with Zola\r\n');
    expect(teachers.text).toContain('SUMMARY:Mathematics with Amara D.\r\n');
  });

  it("SET-05 is in its reader's language, and does not name an account that is closed", async () => {
    const as = { token: await somo.tokenOf('student', { userId: amara.id }) };
    language = feed.language = 'fr';
    feed.breaks = [{ startDate: '2030-02-01', endDate: '2030-02-03' }];
    const other = newId();
    feed.lessons = [lesson, { ...lesson, teacherId: other }];
    people = [kwame, { id: other, firstName: '', lastName: '', fullName: 'Closed account', avatarUrl: null, closed: true }];
    const shown = await somo.send(link);
    for (const line of [
      'X-WR-CALNAME:Cours Somo',
      'SUMMARY:Congé',
      'SUMMARY:Mathématiques avec Kwame M.',
      'SUMMARY:Mathématiques sur Somo',
    ])
      expect(unfolded(shown.text)).toContain(`${line}\r\n`);
    expect((await somo.send(`GET /api/lessons/${lesson.id}/calendar.ics`, as)).text).toContain('SUMMARY:Mathématiques avec Kwame M.');
    expect((await somo.send('GET /api/me/calendar', as)).json).toMatchObject({ outlookUrl: expect.stringContaining('name=Cours+Somo') });
  });

  it('is in a feed that needs no sign-in, is not kept by proxies, and is not sent again while it is the same', async () => {
    feed.breaks = [{ startDate: '2030-02-01', endDate: '2030-02-03' }];
    const first = await somo.send(link);
    expect([first.status, first.headers.get('cache-control'), first.headers.get('referrer-policy')]).toEqual([
      200,
      'private, no-cache',
      'no-referrer',
    ]);
    for (const line of [
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'DTSTART;VALUE=DATE:20300201',
      'DTEND;VALUE=DATE:20300204',
    ])
      expect(first.text).toContain(`${line}\r\n`);
    const again = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } };
    expect(await somo.send(link, again)).toMatchObject({ status: 304, text: '' });
    feed.lessons = [{ ...lesson, sequence: 3 }];
    expect((await somo.send(link, again)).status).toBe(200);
  });

  it('has a link to copy, and forms of it for the calendars of Apple, Google and Microsoft', async () => {
    const as = { token: await somo.tokenOf('student', { userId: amara.id }) };
    const url = `http://localhost:0/api/calendar/${token}.ics`;
    const webcalUrl = url.replace('http:', 'webcal:');
    expect((await somo.send('GET /api/me/calendar', as)).json).toEqual({
      ...{ url, webcalUrl, hideCancelled: false },
      googleUrl: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalUrl)}`,
      outlookUrl: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}&name=Somo+lessons`,
    });
    expect((await somo.send('PATCH /api/me/calendar', { ...as, body: { hideCancelled: true } })).json).toMatchObject({
      hideCancelled: true,
    });
    for (const hideCancelled of ['yes', null, 1])
      expect((await somo.send('PATCH /api/me/calendar', { ...as, body: { hideCancelled } })).status).toBe(422);
    expect((await somo.send('POST /api/me/calendar/replace', as)).json).toMatchObject({ url });
    expect((await somo.send('GET /api/me/calendar')).status).toBe(401);
  });

  it('is nothing to those who guess a link, in words, and no link is in the logs', async () => {
    isBroken = true;
    expect((await somo.send(link)).status).toBe(500);
    expect(lines.map(({ facts }) => facts.route)).toContain('/api/calendar/:token.ics');
    isBroken = false;
    for (const guess of ['x', 'forged'.repeat(12), `${token}x`, '..%2F..%2Fetc', '%27%20OR%201%3D1'])
      expect((await somo.send(`GET /api/calendar/${guess}.ics`)).json).toMatchObject({
        status: 404,
        code: 'calendar-not-found',
        detail: 'This calendar link no longer works. Your settings on Somo have the current one.',
      });
    expect(JSON.stringify(lines)).not.toContain(token);
  });
});
