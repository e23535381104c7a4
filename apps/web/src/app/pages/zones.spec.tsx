import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { toInstant } from '@somo/contracts/time';
import { aLesson, aNotification, aProfile, aTeacher, aUser, hours, noticed, openSlots, page } from '../../../spec/builders';
import { quietGateway, renderApp } from '../../../spec/render-app';
import { withoutZones } from '../../../spec/unknown-zones';

const foreign = 'America/Coyhaique';
const guess = 'Your browser names no time zone. Times shown in';
const twoTeachers = () => page(aTeacher(), aTeacher({ id: 'teacher-2', fullName: 'Zainab Mwangi' }));

describe('a browser with other time zones', () => {
  let restore = () => {};
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => {
    restore();
    jest.restoreAllMocks();
  });

  it('FIND-06 shows teachers in GMT where it reports an unknown zone, says so, and lets people choose another', async () => {
    restore = withoutZones(['Etc/Unknown'], 'Etc/Unknown');
    const { person } = renderApp(quietGateway().on('GET /api/teachers', twoTeachers), '/teachers');
    expect(await screen.findByRole('article', { name: 'Kwame Mensah' })).toHaveTextContent(/Tomorrow\s*3:00 PM/);
    expect(screen.getByText(`${guess} GMT`)).toBeVisible();
    await person.click(screen.getByRole('button', { name: /Change time zone/ }));
    expect(await screen.findByRole('combobox', { name: 'Time zone' })).toHaveValue('GMT');
  });

  it.each(['/', '/teachers/teacher-1'])('PUB-01 BOOK-01 shows %s in GMT and says so', async (path) => {
    restore = withoutZones(['Etc/Unknown'], 'Etc/Unknown');
    const gateway = quietGateway()
      .on('GET /api/teachers/featured', twoTeachers)
      .on('GET /api/teachers/:id', () => aProfile())
      .on('GET /api/teachers/:id/slots', openSlots);
    renderApp(gateway, path);
    expect(await screen.findByText(`${guess} GMT`)).toBeVisible();
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });

  it('BOOK-05 asks for open times in a zone that the server knows where it reports only an offset', async () => {
    restore = withoutZones(['+05:30'], '+05:30');
    const gateway = quietGateway()
      .on('GET /api/teachers/:id', () => aProfile())
      .on('GET /api/teachers/:id/slots', openSlots);
    renderApp(gateway, '/teachers/teacher-1');
    expect(await screen.findByText(`${guess} Kolkata time (GMT+5:30)`)).toBeVisible();
    await waitFor(() => expect(gateway.asked('GET /api/teachers/:id/slots').at(-1)?.query).toMatchObject({ timeZone: 'Asia/Kolkata' }));
  });

  it("LES-01 shows a lesson of a teacher whose zone it does not know by the teacher's clock", async () => {
    restore = withoutZones([foreign]);
    const lesson = aLesson({
      startsAt: hours(3),
      endsAt: hours(4),
      teacherTimeZone: foreign,
      teacherLocal: { date: '2026-11-21', startTime: '15:00', endTime: '16:00' },
    });
    renderApp(
      quietGateway().on('GET /api/lessons', () => page(lesson)),
      '/student/dashboard',
      aUser(),
    );
    expect(await screen.findByText(/3:00 PM - 4:00 PM \(GMT-3\)/)).toBeVisible();
  });

  it("BOOK-01 shows a teacher's page and the wizard by the clock that the server tells", async () => {
    restore = withoutZones(['Africa/Newtown']);
    const gateway = quietGateway()
      .on('GET /api/teachers/:id', () => aProfile({ timeZone: 'Africa/Newtown', utcOffsetMinutes: 330 }))
      .on('GET /api/teachers/:id/slots', () => ({ ...openSlots(), teacherTimeZone: 'Africa/Newtown' }));
    renderApp(gateway, '/student/book-lesson/teacher-1', aUser());
    expect(await screen.findByText('Newtown time (GMT+5:30)')).toBeVisible();
    expect(await screen.findByText(/Times are shown in New York time/)).toBeVisible();
  });

  it('BOOK-05 shows all times in the zone of the account by the clock that the server tells', async () => {
    restore = withoutZones([foreign]);
    const gateway = quietGateway().on('GET /api/lessons', () => page(aLesson({ startsAt: hours(3), endsAt: hours(4) })));
    renderApp(gateway, '/student/lessons', aUser({ timeZone: foreign, utcOffsetMinutes: -180 }));
    expect(await screen.findByText(/3:00 PM - 4:00 PM/)).toBeVisible();
    expect((await screen.findAllByText(/Coyhaique time \(GMT-3\)/))[0]).toBeVisible();
    expect(gateway.asked('GET /api/lessons')[0]?.query).toMatchObject({ timeZone: foreign });
  });
});

describe('a row that cannot be drawn', () => {
  const broken = 'not a time' as ReturnType<typeof toInstant>;
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => void jest.restoreAllMocks());

  it('LES-01 STU-02 says so in its place, and the others stay; it is tried again when asked to', async () => {
    const whole = aLesson({ id: 'lesson-2', subject: 'Chemistry', startsAt: hours(30), endsAt: hours(31) });
    let startsAt = broken;
    const gateway = quietGateway()
      .on('GET /api/lessons', ({ query }) =>
        query['when'] === 'upcoming' ? page({ ...aLesson(), startsAt, endsAt: hours(5) }, whole) : page(),
      )
      .on('GET /api/notifications', () => noticed(aNotification({ createdAt: broken }), aNotification({ id: 'note-2', title: 'Paid' })));
    const { person, cache } = renderApp(gateway, '/student/dashboard', aUser());
    const row = (await screen.findByText("This can't be shown.")).closest('li')!;
    expect(screen.getByText('Chemistry')).toBeVisible();
    expect(screen.queryByText('Something went wrong')).toBeNull();
    await person.click(within(row).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText("This can't be shown.")).toBeVisible();
    startsAt = hours(4);
    await cache.invalidateQueries();
    expect(await screen.findByText('Physics')).toBeVisible();
    expect(screen.queryByText("This can't be shown.")).toBeNull();
  });

  it('FIND-06 of teachers, too', async () => {
    const teachers = page(
      aTeacher({ subjects: undefined as unknown as string[] }),
      aTeacher({ id: 'teacher-2', fullName: 'Zainab Mwangi' }),
    );
    renderApp(
      quietGateway().on('GET /api/teachers', () => teachers),
      '/teachers',
    );
    expect(await screen.findByText("This can't be shown.")).toBeVisible();
    expect(screen.getByRole('article', { name: 'Zainab Mwangi' })).toBeVisible();
  });
});
