import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { parseInstant } from '@somo/contracts/time';
import { outdate } from '../../../lib/changes';
import { aRequest } from '../../../../spec/requests';
import { paid } from '../../../../spec/money';
import { aLesson, aModule, aProfile, aSlot, aUser, hours, openSlots } from '../../../../spec/builders';
import { broken, never, refused } from '../../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../../spec/render-app';
import { clock } from '../../../lib/clock';
import { applyPush } from '../../apply-push';

const page = '/student/book-lesson/teacher-1';
const gatewayWithTeacher = () =>
  quietGateway()
    .on('GET /api/teachers/:id', () => aProfile())
    .on('GET /api/teachers/:id/slots', openSlots);

afterEach(() => {
  jest.restoreAllMocks();
});

type Person = ReturnType<typeof renderApp>['person'];
const next = async (person: Person) => person.click(screen.getByRole('button', { name: 'Continue' }));

async function toConfirm(person: Person, module?: string) {
  await person.click(await screen.findByRole('button', { name: 'Tuesday, November 24, 2026, available' }));
  await person.click(screen.getByRole('radio', { name: /^9:00 AM/ }));
  await next(person);
  if (module) await person.click(screen.getByRole('radio', { name: new RegExp(module) }));
  await next(person);
}

describe('the teacher', () => {
  it('BOOK-01 is shown with the profile they wrote', async () => {
    renderApp(gatewayWithTeacher(), page, aUser());
    expect(await screen.findByRole('heading', { name: 'Kwame Mensah', level: 1 })).toBeVisible();
    await screen.findByRole('heading', { name: 'About' });
    for (const words of [
      '$25/hour',
      'I like light.',
      'Ghana',
      'BSc Physics',
      '9 years',
      'English',
      'Patient',
      'Mechanics',
      'Accra time (GMT)',
    ]) {
      expect(screen.getByText(words)).toBeVisible();
    }
  });

  it('FIND-07 says which of the main facts the teacher has not told, and leaves out the rest', async () => {
    const bare = aProfile({ bio: null, education: null, country: null, teachingStyle: null, languages: [] });
    renderApp(
      gatewayWithTeacher().on('GET /api/teachers/:id', () => bare),
      page,
      aUser(),
    );
    expect(await screen.findByText('No bio available')).toBeVisible();
    expect(screen.getByText('Unknown')).toBeVisible();
    expect(screen.getByText('Education').nextSibling).toHaveTextContent('Not specified');
    for (const words of ['Languages', 'Teaching style']) expect(screen.queryByText(words)).toBeNull();
  });

  it('BOOK-02 S46 says what to do first where nobody is named', async () => {
    renderApp(quietGateway(), '/student/book-lesson', aUser());
    expect(await screen.findByRole('heading', { name: 'Choose a teacher first', level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a teacher' })).toHaveAttribute('href', '/student/find-teachers');
  });

  it('BOOK-02 S46 offers the teachers of earlier lessons, each once, where nobody is named', async () => {
    const taken = [aLesson({ id: 'a' }), aLesson({ id: 'b', subject: 'Chemistry' })];
    const gateway = quietGateway().on('GET /api/lessons', ({ query }) => ({
      items: query['when'] === 'past' ? taken : [],
      nextCursor: null,
    }));
    renderApp(gateway, '/student/book-lesson', aUser());
    const teacher = await screen.findByRole('link', { name: /Kwame Mensah/ });
    expect(teacher).toHaveAttribute('href', '/student/book-lesson/teacher-1');
    expect(screen.getByText('Physics, Chemistry')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Who would you like to book?', level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a teacher' })).toHaveAttribute('href', '/student/find-teachers');
  });

  it('BOOK-02 distinguishes a teacher who does not exist from a server failure', async () => {
    let missing = true;
    const gateway = quietGateway().on('GET /api/teachers/:id', () => {
      throw missing ? refused('teacher-not-found') : broken();
    });
    renderApp(gateway, page, aUser());
    expect(await screen.findByRole('heading', { name: 'Teacher not found', level: 1 })).toBeVisible();
    missing = false;
    renderApp(gateway, '/student/book-lesson/teacher-2', aUser());
    expect(await screen.findByText('Failed to load teacher data. Please try again later.')).toBeVisible();
  });

  it('C20 cannot be booked without a price', async () => {
    renderApp(
      gatewayWithTeacher().on('GET /api/teachers/:id', () => aProfile({ hourlyRateCents: null })),
      page,
      aUser(),
    );
    expect(await screen.findByText("This teacher isn't taking lessons right now.")).toBeVisible();
    expect(screen.getByText('Rate not set')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });
});

describe('the wizard', () => {
  it('BOOK-04 lets only days with open times be selected, and fetches two months at most', async () => {
    const gateway = gatewayWithTeacher();
    const { person } = renderApp(gateway, page, aUser());
    const free = await screen.findByRole('button', { name: 'Thursday, November 26, 2026, available' });
    const closed = screen.getByRole('button', { name: 'Wednesday, November 25, 2026' });
    await person.click(closed);
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
    await person.click(free);
    expect(screen.getByText('Step 2 of 4: Time')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Choose a time on Thursday, November 26' })).toHaveFocus();
    await next(person);
    expect(screen.getByText('Choose a time to continue.')).toBeVisible();
    expect(screen.getByText('Step 2 of 4: Time')).toBeInTheDocument();
    expect(gateway.asked('GET /api/teachers/:id/slots')[0]?.query).toEqual({
      from: '2026-11-21',
      to: '2027-01-21',
      timeZone: 'America/New_York',
    });
  });

  it('books at the time of an earlier lesson in one step, and Back leads through all of them', async () => {
    const again = `${page}?${new URLSearchParams({ again: '2026-10-27T14:00:00.000Z', subject: 'Physics' }).toString()}`;
    const { person, at } = renderApp(gatewayWithTeacher(), again, aUser());
    expect(await screen.findByRole('heading', { name: 'Review and confirm' })).toBeVisible();
    expect(screen.getByText('Tuesday, November 24, 2026')).toBeVisible();
    expect(at()).not.toContain('again');
    await person.click(screen.getByRole('button', { name: 'Back' }));
    await person.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('radio', { name: /^9:00 AM/ })).toBeChecked();
  });

  it('offers a weekly time to who has had a lesson, says which dates cannot be booked, and books the others together', async () => {
    const dates = ['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15'].map((day, at) => {
      const { startsAt, endsAt } = aSlot(`${day}T14:00:00.000Z`);
      return { startsAt, endsAt, ...(at === 1 ? { why: 'break' as const } : {}) };
    });
    const gateway = gatewayWithTeacher()
      .on('GET /api/teachers/:id/weekly-times', () => ({ teacherTimeZone: 'Africa/Accra', dates }))
      .on('POST /api/bookings/weekly', ({ body }) => ({
        lessons: body.times.map((startsAt, at) => aLesson({ id: `lesson-${at}`, startsAt, payBy: hours(0.5), paidAt: null })),
      }));
    const { person } = renderApp(gateway, `${page}?again=2026-10-27T14:00:00.000Z`, aUser());
    await person.selectOptions(await screen.findByLabelText('Repeat weekly'), '3 weekly lessons');
    const list = within(screen.getByRole('list', { name: 'Weekly lessons' }));
    expect(list.getAllByRole('listitem')).toHaveLength(4);
    expect(list.getByText('Not booked: the teacher is away')).toBeVisible();
    expect(screen.getByText('$75.00')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Book 3 lessons' }));
    const dialog = within(await screen.findByRole('dialog', { name: '3 weekly lessons booked!' }));
    expect(dialog.getByRole('link', { name: 'Pay $75.00' })).toHaveAttribute('href', '/student/lessons/lesson-0/pay');
    const [asked] = gateway.asked('POST /api/bookings/weekly');
    expect(asked?.body.times).toEqual(dates.filter(({ why }) => !why).map(({ startsAt }) => startsAt));
    expect(asked?.key).toEqual(expect.any(String));
  });

  it('BOOK-12 says of weekly lessons that are held until they are paid that they are not booked yet', async () => {
    const dates = ['2026-11-24', '2026-12-01'].map((day) => {
      const { startsAt, endsAt } = aSlot(`${day}T14:00:00.000Z`);
      return { startsAt, endsAt };
    });
    const held = { status: 'pending', payBy: hours(0.5), paidAt: null, learner: { id: 'learner-1', firstName: 'Zola' } } as const;
    const gateway = gatewayWithTeacher()
      .on('GET /api/teachers/:id/weekly-times', () => ({ teacherTimeZone: 'Africa/Accra', dates }))
      .on('POST /api/bookings/weekly', ({ body }) => ({
        lessons: body.times.map((startsAt, at) => aLesson({ id: `lesson-${at}`, startsAt, ...held })),
      }));
    const { person } = renderApp(gateway, `${page}?again=2026-10-27T14:00:00.000Z`, aUser());
    await person.selectOptions(await screen.findByLabelText('Repeat weekly'), '2 weekly lessons');
    await person.click(screen.getByRole('button', { name: 'Book 2 lessons' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Almost there' }));
    expect(dialog.getByText(/^We're holding these times for you. Once you pay, the lessons are booked/)).toBeVisible();
    expect(dialog.getByText('For Zola')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Pay $50.00' })).toBeVisible();
  });

  it('says which of the weekly dates was just taken, and books nothing', async () => {
    const dates = ['2026-11-24', '2026-12-01']
      .map((day) => aSlot(`${day}T14:00:00.000Z`))
      .map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
    const gateway = gatewayWithTeacher()
      .on('GET /api/teachers/:id/weekly-times', () => ({ teacherTimeZone: 'Africa/Accra', dates }))
      .on('POST /api/bookings/weekly', () => {
        throw refused('slot-taken', { startsAt: dates[1]?.startsAt });
      });
    const { person } = renderApp(gateway, `${page}?again=2026-10-27T14:00:00.000Z`, aUser());
    await person.selectOptions(await screen.findByLabelText('Repeat weekly'), '2 weekly lessons');
    await person.click(screen.getByRole('button', { name: 'Book 2 lessons' }));
    expect(await screen.findByText(/^Tuesday, December 1, 2026, 9:00 AM was just taken, so nothing is booked yet/)).toBeVisible();
    expect(gateway.asked('GET /api/teachers/:id/weekly-times').length).toBeGreaterThan(1);
  });

  it('says where the time of an earlier lesson is not free, with the closest ones that are', async () => {
    renderApp(gatewayWithTeacher(), `${page}?again=2026-10-27T15:00:00.000Z`, aUser());
    expect(await screen.findByText(/^Tuesday, November 24, 2026, 10:00 AM isn't free\.$/)).toBeVisible();
    expect(within(screen.getByRole('group', { name: 'Closest available times:' })).getAllByRole('button').length).toBeGreaterThan(0);
    expect(screen.queryByRole('heading', { name: 'Review and confirm' })).toBeNull();
  });

  it('BOOK-05 shows both local times, and the day if it differs', async () => {
    const { person } = renderApp(gatewayWithTeacher(), page, aUser());
    await person.click(await screen.findByRole('button', { name: /November 24, 2026, available/ }));
    expect(screen.getByText("Kwame's time: 2:00 PM")).toBeVisible();
    expect(screen.getByText('8:00 PM')).toBeVisible();
    expect(screen.getByText("Kwame's time: Wed, 1:00 AM")).toBeVisible();
    expect(screen.getByText('Times are shown in New York time (GMT-5). Kwame is in Accra (GMT).')).toBeVisible();
    await person.click(screen.getByRole('radio', { name: /^8:00 PM/ }));
    await next(person);
    await next(person);
    expect(screen.getByText("Kwame's time: Wed, 1:00 AM - 2:00 AM (GMT)")).toBeVisible();
    expect(screen.queryByText(/Clocks change/)).toBeNull();
  });

  it("BOOK-05 shows that day's UTC offsets, and warns of a clock change before it", async () => {
    const day = { date: '2027-03-15', slots: [aSlot('2027-03-15T13:00:00.000Z')] };
    const { person } = renderApp(
      gatewayWithTeacher().on('GET /api/teachers/:id/slots', () => ({ ...openSlots(), days: [day] })),
      page,
      aUser(),
    );
    await person.click(await screen.findByRole('button', { name: /March 15, 2027, available/ }));
    expect(screen.getByText(/^Times are shown in New York time \(GMT-4\)/)).toBeVisible();
    expect(screen.getByText(/Clocks change before this lesson/)).toBeVisible();
  });

  it('BOOK-05 says when the time difference changes in the days shown, and which times the clocks of the teacher skip', async () => {
    const day = { date: '2027-03-14', slots: [aSlot('2027-03-14T13:00:00.000Z')] };
    const { person } = renderApp(
      gatewayWithTeacher().on('GET /api/teachers/:id/slots', () => ({ ...openSlots(), teacherTimeZone: 'America/Toronto', days: [day] })),
      page,
      aUser({ timeZone: 'Africa/Accra' }),
    );
    const free = await screen.findByRole('button', { name: /March 14, 2027, available/ });
    expect(screen.getByText(/Clocks change on Sunday, March 14, 2027, so the time difference with Kwame/)).toBeVisible();
    await person.click(free);
    expect(screen.getByText(/^Clocks in Toronto \(GMT-4\) go forward from 2:00 AM to 3:00 AM that day/)).toBeVisible();
  });

  it('BOOK-02 says that the teacher has paused new bookings meanwhile, not that someone booked the time', async () => {
    let slots = openSlots();
    const gateway = gatewayWithTeacher().on('GET /api/teachers/:id/slots', () => slots);
    const { person, cache } = renderApp(gateway, page, aUser());
    await toConfirm(person);
    slots = { ...slots, days: [], pausedUntil: '2026-12-12' };
    applyPush(cache, { name: 'lesson.changed', payload: { lessonId: 'lesson-9', version: 1 } });
    expect(await screen.findByRole('region', { name: /isn't taking new bookings until Saturday, December 12/ })).toBeVisible();
    expect(screen.queryByText('Someone just booked this time.')).toBeNull();
  });

  it('BOOK-05 distinguishes two identical local times on the day clocks are set back', async () => {
    const twice = [aSlot('2026-11-01T05:30:00.000Z'), aSlot('2026-11-01T06:30:00.000Z')];
    clock.now = () => Date.parse('2026-10-30T12:00:00.000Z');
    const { person } = renderApp(
      gatewayWithTeacher().on('GET /api/teachers/:id/slots', () => ({ ...openSlots(), days: [{ date: '2026-11-01', slots: twice }] })),
      page,
      aUser(),
    );
    await person.click(await screen.findByRole('button', { name: /November 1, 2026, available/ }));
    expect(screen.getByText('1:30 AM (GMT-4)')).toBeVisible();
    expect(screen.getByText('1:30 AM (GMT-5)')).toBeVisible();
  });

  it('BOOK-04 BOOK-11 removes a time another student books, and offers the nearest instead', async () => {
    let slots = openSlots();
    const gateway = gatewayWithTeacher().on('GET /api/teachers/:id/slots', () => slots);
    const { person, cache } = renderApp(gateway, page, aUser());
    await toConfirm(person);
    slots = { ...slots, days: [{ date: '2026-11-24', slots: slots.days[0]!.slots.slice(1) }, slots.days[1]!] };
    applyPush(cache, { name: 'lesson.changed', payload: { lessonId: 'lesson-9', version: 1 } });
    const instead = await screen.findByRole('group', { name: 'Closest available times:' });
    expect(screen.getByRole('alert')).toHaveTextContent('Someone just booked this time.');
    expect(
      within(instead)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tue, Nov 24, 8:00 PM', 'Thu, Nov 26, 9:00 AM']);
    expect(screen.queryByRole('radio', { name: /^9:00 AM/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
    await person.click(within(instead).getByRole('button', { name: 'Tue, Nov 24, 8:00 PM' }));
    expect(screen.getByRole('heading', { name: 'Review and confirm' })).toBeVisible();
  });

  it('BOOK-03 opens at the last step for a time that is chosen already, where each answer can be changed', async () => {
    const gateway = gatewayWithTeacher().on('POST /api/bookings', () => aLesson());
    const { person } = renderApp(gateway, `${page}?startsAt=2026-11-24T14%3A00%3A00.000Z`, aUser());
    expect(await screen.findByText('Step 4 of 4: Confirm')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Change the time' }));
    await person.click(await screen.findByRole('radio', { name: /^8:00 PM/ }));
    await next(person);
    expect(await screen.findByText('Step 4 of 4: Confirm')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Change the subject or module' }));
    await person.click(await screen.findByRole('radio', { name: /Mechanics|Waves/ }));
    await next(person);
    await person.click(screen.getByRole('button', { name: 'Confirm booking' }));
    await screen.findByText('Booking Confirmed!');
    expect(gateway.asked('POST /api/bookings')[0]?.body).toMatchObject({ startsAt: '2026-11-25T01:00:00.000Z', moduleId: 'module-1' });
  });

  it.each([
    ['asks for', '', 'Step 3 of 4: Module'],
    ['knows', '&subject=Chess', 'Step 4 of 4: Confirm'],
  ])('BOOK-03 %s the subject of a teacher of several where the time is chosen', async (_, subject, step) => {
    const gateway = gatewayWithTeacher().on('GET /api/teachers/:id', () => aProfile({ subjects: ['Physics', 'Chess'] }));
    renderApp(gateway, `${page}?startsAt=2026-11-24T14%3A00%3A00.000Z${subject}`, aUser());
    expect(await screen.findByText(step)).toBeInTheDocument();
    expect(screen.getByText('Tuesday, November 24, 2026')).toBeVisible();
    if (subject) expect(screen.getByText('Subject').nextSibling).toHaveTextContent('Chess');
  });

  it('BOOK-03 goes back step by step, and Cancel starts over', async () => {
    const { person } = renderApp(gatewayWithTeacher(), page, aUser());
    await toConfirm(person);
    const current = () => screen.getByRole('list', { name: 'Booking steps' }).querySelector('[aria-current="step"]')?.textContent;
    expect(current()).toContain('Confirm');
    expect(screen.getByText('Step 4 of 4: Confirm')).toHaveAttribute('role', 'status');
    for (const step of ['Module', 'Time', 'Date']) {
      await person.click(screen.getByRole('button', { name: 'Back' }));
      expect(current()).toContain(step);
    }
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('BOOK-03 also goes back and forward with the browser, as far as the choices allow', async () => {
    const { person, go, at } = renderApp(gatewayWithTeacher(), page, aUser());
    await toConfirm(person);
    const current = () => screen.getByRole('list', { name: 'Booking steps' }).querySelector('[aria-current="step"]')?.textContent;
    for (const step of ['Module', 'Time']) {
      await go(-1);
      expect(current()).toContain(step);
    }
    await go(1);
    expect(current()).toContain('Module');
    await go(-2);
    expect(current()).toContain('Date');
    await person.click(screen.getByRole('button', { name: /November 26, 2026, available/ }));
    expect(current()).toContain('Time');
    await go(1);
    expect(current()).toContain('Time');
    expect(at()).toBe(`${page}?date=2026-11-26`);
    await person.click(screen.getByRole('button', { name: 'Back' }));
    expect(current()).toContain('Date');
  });

  it('BOOK-03 keeps the choices in the address, so that a reload returns to the same step', async () => {
    const chosen = `${page}?date=2026-11-24&startsAt=2026-11-24T14%3A00%3A00.000Z&subject=Physics&module=module-1`;
    renderApp(gatewayWithTeacher(), chosen, aUser(), { step: 'confirm' });
    expect(await screen.findByRole('heading', { name: 'Review and confirm' })).toBeVisible();
    expect(screen.getByText('Waves')).toBeVisible();
  });

  it.each([
    ['past', '?startsAt=2020-01-20T14%3A00%3A00.000Z'],
    ['taken', '?date=2026-11-24&startsAt=2026-11-24T15%3A00%3A00.000Z&module=module-1'],
  ])('BOOK-04 says that a %s time of the address is not available, and offers the closest ones', async (_, search) => {
    renderApp(gatewayWithTeacher(), page + search, aUser(), { step: 'confirm' });
    expect(await screen.findByText("This time isn't available anymore.")).toBeVisible();
    expect(within(screen.getByRole('group', { name: 'Closest available times:' })).getAllByRole('button')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('November 2026')).toBeInTheDocument();
  });

  it.each(['?date=yesterday&startsAt=now&module=%00', '?date=2026-02-31', `?startsAt=${'9'.repeat(10_000)}`])(
    'BOOK-04 starts over with an address that makes no sense: %.40s',
    async (search) => {
      const { at } = renderApp(gatewayWithTeacher(), page + search, aUser(), { step: 'confirm' });
      expect(await screen.findByText('Choose a time, or a date to see all its times.')).toBeVisible();
      await waitFor(() => expect(at()).toBe(page));
    },
  );

  it('BOOK-03 returns to a finished step by clicking it, and shows times beside the calendar', async () => {
    const { person } = renderApp(gatewayWithTeacher(), page, aUser());
    await person.click(await screen.findByRole('button', { name: 'Tuesday, November 24, 2026, available' }));
    await person.click(screen.getByRole('radio', { name: /^9:00 AM/ }));
    expect(screen.getByText('Step 2 of 4: Time')).toBeInTheDocument();
    await next(person);
    const steps = within(screen.getByRole('list', { name: 'Booking steps' }));
    await person.click(steps.getByRole('button', { name: 'Date' }));
    await screen.findByText('Step 1 of 4: Date');
    expect(screen.getByRole('radio', { name: /^9:00 AM/ })).toBeChecked();
  });

  it('BOOK-12 grays out the times of lessons with other teachers', async () => {
    const elsewhere = aLesson({ teacherId: 'teacher-9', startsAt: parseInstant('2026-11-24T13:30:00.000Z') });
    const gateway = gatewayWithTeacher().on('GET /api/lessons', () => ({ items: [elsewhere], nextCursor: null }));
    const { person } = renderApp(gateway, page, aUser());
    await person.click(await screen.findByRole('button', { name: 'Tuesday, November 24, 2026, available' }));
    expect(await screen.findByRole('radio', { name: '9:00 AM You have a lesson then' })).toBeDisabled();
  });

  it('BOOK-03 goes back two steps on two quick presses', async () => {
    const { person } = renderApp(gatewayWithTeacher(), page, aUser());
    await toConfirm(person);
    await person.dblClick(screen.getByRole('button', { name: 'Back' }));
    await screen.findByText('Step 2 of 4: Time');
  });

  it('BOOK-11 fails immediately while offline, and books nothing later unnoticed', async () => {
    const gateway = gatewayWithTeacher().on('POST /api/bookings', () => {
      throw new TypeError('Failed to fetch');
    });
    const { person } = renderApp(gateway, page, aUser());
    await toConfirm(person);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await person.click(screen.getByRole('button', { name: 'Confirm booking' }));
    expect(await screen.findByText('There was an error processing your booking. Please try again.')).toBeVisible();
    const asked = gateway.asked('POST /api/bookings').length;
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await act(() => new Promise((resume) => setTimeout(resume, 300)));
    expect(gateway.asked('POST /api/bookings')).toHaveLength(asked);
  });

  it.each([
    ['is booked', () => aLesson(), 'Booking Confirmed!'],
    ['is held until it is paid', () => aLesson({ status: 'pending', paidAt: null }), 'Almost there'],
    ['is lost', () => Promise.reject(refused('slot-taken')), 'Booking Error'],
  ])('BOOK-10 BOOK-11 tells a student who has left the page that the lesson %s', async (_, outcome, told) => {
    let answer = () => {};
    const asked = new Promise<void>((go) => (answer = go));
    const gateway = gatewayWithTeacher().on('POST /api/bookings', async () => {
      await asked;
      return outcome();
    });
    const { person } = renderApp(gateway, page, aUser());
    await toConfirm(person);
    await person.click(screen.getByRole('button', { name: 'Confirm booking' }));
    await person.click(document.querySelector('a[href="/student/lessons"]')!);
    await screen.findByRole('heading', { name: 'My Lessons' });
    answer();
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('BOOK-06 offers the modules that the teacher teaches, with their levels, and none is needed', async () => {
    const modules = [aModule({ id: 'm1', name: 'Waves', level: 'Beginner' }), aModule({ id: 'm2', name: 'Heat', level: 'Advanced' })];
    const gateway = gatewayWithTeacher()
      .on('GET /api/teachers/:id', () => aProfile({ modules }))
      .on('POST /api/bookings', () => aLesson());
    const { person } = renderApp(gateway, page, aUser());
    await person.click(await screen.findByRole('button', { name: 'Tuesday, November 24, 2026, available' }));
    await next(person);
    await person.click(screen.getByRole('radio', { name: /^9:00 AM/ }));
    await next(person);
    const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual([
      expect.stringMatching(/No module|without/i),
      expect.stringMatching(/Waves.*Beginner/),
      expect.stringMatching(/Heat.*Advanced/),
    ]);
    await next(person);
    await person.click(screen.getByRole('button', { name: 'Confirm booking' }));
    await screen.findByText('Booking Confirmed!');
    expect(gateway.asked('POST /api/bookings')[0]?.body).not.toHaveProperty('moduleId');
  });

  it('BOOK-06 BOOK-08 asks for the subject, and for a module of it', async () => {
    const modules = [aModule({ id: 'm1', name: 'Waves', subject: 'Physics' }), aModule({ id: 'm2', name: 'Openings', subject: 'Chess' })];
    const gateway = quietGateway()
      .on('GET /api/teachers/:id', () => aProfile({ subjects: ['Physics', 'Chess'], modules }))
      .on('GET /api/teachers/:id/slots', openSlots)
      .on('POST /api/bookings', () => aLesson({ subject: 'Chess' }));
    const { person } = renderApp(gateway, page, aUser());
    await person.click(await screen.findByRole('button', { name: 'Tuesday, November 24, 2026, available' }));
    await person.click(screen.getByRole('radio', { name: /^9:00 AM/ }));
    await next(person);
    expect(screen.getByRole('group', { name: 'What would you like to learn?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Physics', pressed: true })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Chess', pressed: false }));
    await person.click(screen.getByRole('radio', { name: /Openings/ }));
    await next(person);
    await person.click(screen.getByRole('button', { name: 'Confirm booking' }));
    expect(gateway.asked('POST /api/bookings')[0]?.body).toMatchObject({ subject: 'Chess', moduleId: 'm2' });
  });

  it('BOOK-08 BOOK-03 skips the module if the teacher has no subject', async () => {
    const gateway = gatewayWithTeacher()
      .on('GET /api/teachers/:id', () => aProfile({ subjects: [], modules: [] }))
      .on('POST /api/bookings', () => aLesson());
    const { person } = renderApp(gateway, page, aUser());
    await person.click(await screen.findByRole('button', { name: /November 24, 2026, available/ }));
    await person.click(screen.getByRole('radio', { name: /^9:00 AM/ }));
    await next(person);
    await person.click(screen.getByRole('button', { name: 'Confirm booking' }));
    await screen.findByText('Booking Confirmed!');
    expect(gateway.asked('POST /api/bookings')[0]?.body).toMatchObject({ subject: 'General' });
  });

  it('BOOK-13 shows price, fee and cancellation rule before booking', async () => {
    const { person } = renderApp(gatewayWithTeacher(), page, aUser());
    await toConfirm(person, 'Waves');
    expect(screen.getByRole('region', { name: /^Book a lesson/ })).toHaveTextContent('Total $25.00 (15% platform fee included)');
    expect(
      screen.getByText('Free cancellation until 9:00 AM on Monday, November 23 (GMT-5). After that, the lesson is nonrefundable.'),
    ).toBeVisible();
    expect(screen.getByText('You pay next. We hold this time for 30 minutes.')).toBeVisible();
    expect(screen.getAllByText(/\$25\.00/)).toHaveLength(1);
    expect(screen.getByText('9:00 AM - 10:00 AM (GMT-5)')).toBeVisible();
    expect(screen.getByText("Kwame's time: 2:00 PM - 3:00 PM (GMT)")).toBeVisible();
    expect(screen.getByText('Waves')).toBeVisible();
  });

  it('BOOK-10 PAY-01 says that nothing is booked until it is paid, if payment comes first', async () => {
    const held = aLesson({ status: 'pending', paidAt: null, payBy: parseInstant('2026-11-21T19:32:00.000Z') });
    let lesson = held;
    const gateway = gatewayWithTeacher()
      .on('POST /api/bookings', () => held)
      .on('GET /api/lessons/:id', () => lesson);
    const { person, cache } = renderApp(gateway, page, aUser());
    await toConfirm(person);
    await person.click(screen.getByRole('button', { name: 'Confirm booking' }));
    const dialog = await screen.findByRole('dialog', { name: 'Almost there' });
    expect(within(dialog).getByText(/Once you pay, the lesson is booked/)).toBeVisible();
    expect(screen.queryByText('Booking Confirmed!')).toBeNull();
    expect(within(dialog).getByRole('link', { name: 'Pay $25.00' })).toBeVisible();
    lesson = { ...held, payBy: hours(-0.1) };
    await act(() => outdate(cache, 'lessons'));
    expect(await within(dialog).findByRole('link', { name: 'View lesson' })).toBeVisible();
    expect(within(dialog).queryByRole('link', { name: /^Pay/ })).toBeNull();
    lesson = aLesson();
    await act(() => outdate(cache, 'lessons'));
    expect(await screen.findByRole('dialog', { name: 'Booking Confirmed!' })).toBeVisible();
  });

  it('FIND-03 BOOK-04 offers the times of the search that led here first', async () => {
    renderApp(gatewayWithTeacher(), `${page}?hours=evenings`, aUser());
    const next = await screen.findByRole('radiogroup', { name: 'Next available: Evenings' });
    expect(within(next).getAllByRole('radio')).toHaveLength(1);
    expect(next).toHaveTextContent(/8:00\sPMTuesday, November 24/);
  });

  it('BOOK-09 BOOK-13 says that it sends a request where the teacher reviews each booking', async () => {
    const gateway = gatewayWithTeacher()
      .on('GET /api/teachers/:id/slots', () => ({ ...openSlots(), instantBooking: false }))
      .on('POST /api/bookings', () => aRequest());
    const { person } = renderApp(gateway, page, aUser());
    await toConfirm(person);
    expect(screen.getByText('Kwame reviews each booking. You pay only if Kwame accepts.')).toBeVisible();
    expect(screen.queryByText(/We hold this time/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Send request' }));
    const dialog = await screen.findByRole('dialog', { name: 'Request sent' });
    expect(within(dialog).getByText(/New York time \(GMT-5\)$/)).toBeVisible();
  });

  it("BOOK-10 books with one key per click and says 'Booking Confirmed!', with the one step left until it is paid", async () => {
    const booked = aLesson({ moduleId: 'module-1', paidAt: null, payBy: parseInstant('2026-11-21T19:32:00.000Z') });
    let lesson = booked;
    const gateway = gatewayWithTeacher()
      .on('POST /api/bookings', () => booked)
      .on('GET /api/lessons/:id', () => lesson)
      .on('GET /api/lessons/:id/payment', () => paid({ realMoney: false }));
    const { person, cache } = renderApp(gateway, page, aUser());
    await toConfirm(person, 'Waves');
    await person.click(screen.getByRole('button', { name: 'Confirm booking' }));
    const dialog = await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
    expect(within(dialog).getByText('One step left: pay $25.00 by 2:32 PM')).toBeVisible();
    expect(within(dialog).getByText('We hold this time for you until then (GMT-5).')).toBeVisible();
    expect(within(dialog).queryByText('Your lesson has been booked successfully.')).toBeNull();
    expect(dialog).toHaveTextContent('Physics with Kwame MensahTuesday, November 24, 20269:00 AM - 10:00 AM (GMT-5)');
    expect(within(dialog).getByText("Kwame's time: 2:00 PM - 3:00 PM (GMT)")).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Pay $25.00' })).toHaveAttribute('href', '/student/lessons/lesson-1/pay');
    expect(screen.getByRole('list', { name: 'Booking steps', hidden: true }).querySelector('[aria-current="step"]')).toHaveTextContent(
      'Confirm',
    );
    expect(within(dialog).getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/student/dashboard');
    const [asked] = gateway.asked('POST /api/bookings');
    expect(asked?.body).toEqual({
      teacherId: 'teacher-1',
      startsAt: '2026-11-24T14:00:00.000Z',
      subject: 'Physics',
      moduleId: 'module-1',
      expectedPriceCents: 2500,
    });
    expect(asked?.key).toMatch(/^[0-9a-f-]{36}$/);

    lesson = { ...booked, payBy: null, paidAt: hours(0) };
    await outdate(cache, 'lessons');
    expect(await within(dialog).findByText('Paid')).toBeVisible();
    expect(await within(dialog).findByText('Paid with the demo card. No real money was charged.')).toBeVisible();
    expect(within(dialog).getByText('Your lesson has been booked successfully.')).toBeVisible();
    expect(within(dialog).queryByText(/One step left/)).toBeNull();
    expect(within(dialog).getByRole('link', { name: 'Start Learning' })).toHaveAttribute('href', '/student/modules/module-1');
    expect(within(dialog).getByRole('link', { name: 'View lesson' })).toHaveAttribute('href', '/lessons/lesson-1');
  });

  it("BOOK-10 closing 'Booking Confirmed!' before it is paid leads to the lesson, which says so", async () => {
    const booked = aLesson({ paidAt: null, payBy: hours(0.5) });
    const gateway = gatewayWithTeacher()
      .on('POST /api/bookings', () => booked)
      .on('GET /api/lessons/:id', () => booked);
    const { person, at } = renderApp(gateway, page, aUser());
    await toConfirm(person);
    await person.click(screen.getByRole('button', { name: 'Confirm booking' }));
    await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
    await person.keyboard('{Escape}');
    await waitFor(() => expect(at()).toBe('/lessons/lesson-1'));
  });

  it.each([
    ['Go to Dashboard', '/student/dashboard'],
    ['Pay $25.00', '/student/lessons/lesson-1/pay'],
  ])('BOOK-10 starts over after %s, without the time just booked even while the list of open times is stale', async (link, to) => {
    const booked = aLesson({ paidAt: null, payBy: hours(0.5) });
    let upcoming: (typeof booked)[] = [];
    const gateway = gatewayWithTeacher()
      .on('POST /api/bookings', () => booked)
      .on('GET /api/lessons/:id', () => booked)
      .on('GET /api/lessons/:id/payment', () => paid())
      .on('GET /api/lessons', () => ({ items: upcoming, nextCursor: null }));
    const { person, cache, go, at } = renderApp(gateway, `${page}?date=2026-11-24&startsAt=2026-11-24T14%3A00%3A00.000Z`, aUser());
    const confirm = await screen.findByRole('button', { name: 'Confirm booking' });
    upcoming = [booked];
    await person.click(confirm);
    const dialog = await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
    await person.click(within(dialog).getByRole('link', { name: link }));
    await waitFor(() => expect(at()).toBe(to));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await go(-1);
    await waitFor(() => expect(at()).toBe(page));
    expect(screen.queryByText('Booking Error')).toBeNull();
    await person.click(await screen.findByRole('button', { name: 'Tuesday, November 24, 2026, available' }));
    await next(person);
    expect(screen.getByRole('radio', { name: '9:00 AM You have a lesson then' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^8:00 PM/ })).toBeEnabled();

    // The lesson has been cancelled meanwhile, so its time is offered again.
    upcoming = [];
    await act(() => outdate(cache, 'lessons'));
    await waitFor(() => expect(screen.getByRole('radio', { name: /^9:00 AM/ })).toBeEnabled());
  });

  it('BOOK-11 returns the loser of a race to fresh times, with three alternatives to choose from', async () => {
    const alternatives = ['2026-11-24T16:00:00.000Z', '2026-11-24T18:00:00.000Z', '2026-11-26T14:00:00.000Z'].map(aSlot);
    let slots = openSlots();
    const gateway = gatewayWithTeacher()
      .on('GET /api/teachers/:id/slots', () => slots)
      .on('POST /api/bookings', () => {
        // The list does not include the other student's booking yet, so the taken time is still in it.
        const stale = [aSlot('2026-11-24T14:00:00.000Z'), ...alternatives.slice(0, 2)];
        slots = { ...slots, days: [{ date: '2026-11-24', slots: stale }, slots.days[1]!] };
        throw refused('slot-taken', { alternatives });
      });
    const { person } = renderApp(gateway, page, aUser());
    await toConfirm(person);
    await person.click(screen.getByRole('button', { name: 'Confirm booking' }));
    expect(await screen.findByText('Booking Error')).toBeVisible();
    expect(screen.getAllByText('Someone just booked this time.')).toHaveLength(1);
    expect(await screen.findByText('Closest available times:')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('radio', { name: /^9:00 AM/ })).toBeNull());
    expect(screen.getByRole('radio', { name: /^11:00 AM/ })).toBeVisible();

    gateway.on('POST /api/bookings', () => aLesson());
    await person.click(screen.getByRole('button', { name: 'Thu, Nov 26, 9:00 AM' }));
    await person.click(screen.getByRole('button', { name: 'Confirm booking' }));
    expect(await screen.findByText('Booking Confirmed!')).toBeVisible();
    const [first, second] = gateway.asked('POST /api/bookings');
    expect(second?.body.startsAt).toBe('2026-11-26T14:00:00.000Z');
    expect(second?.key).not.toBe(first?.key);
  });

  it('shows each refusal with its own message', async () => {
    const gateway = gatewayWithTeacher();
    let price = 2500;
    gateway.on('GET /api/teachers/:id', () => aProfile({ hourlyRateCents: price }));
    const { person } = renderApp(gateway, page, aUser());
    await toConfirm(person);
    const refuses = async (code: 'price-changed' | 'too-many-unpaid' | 'you-have-a-lesson-then') => {
      gateway.on('POST /api/bookings', () => {
        throw refused(code);
      });
      await person.click(screen.getByRole('button', { name: 'Confirm booking' }));
    };
    await refuses('too-many-unpaid');
    expect(await screen.findByText("Please pay for the lessons you've already booked.")).toBeVisible();
    price = 3000;
    await refuses('price-changed');
    expect(await screen.findByText('The price of this lesson has changed.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('region', { name: /^Book/ })).toHaveTextContent('Total $30.00 (15% platform fee included)'),
    );
    await refuses('you-have-a-lesson-then');
    expect(await screen.findByText('You already have a lesson at this time.')).toBeVisible();
    expect(screen.getByText('Choose a time on Tuesday, November 24')).toBeVisible();
  });

  it('BOOK-11 shows the general message if the server fails', async () => {
    const gateway = gatewayWithTeacher().on('POST /api/bookings', () => {
      throw broken();
    });
    const { person } = renderApp(gateway, page, aUser());
    await toConfirm(person);
    await person.click(screen.getByRole('button', { name: 'Confirm booking' }));
    expect(await screen.findByText('There was an error processing your booking. Please try again.')).toBeVisible();
  });

  it('retries a lost connection with the same key, so that nothing is booked twice', async () => {
    let tries = 0;
    const gateway = gatewayWithTeacher().on('POST /api/bookings', () => {
      tries += 1;
      if (tries === 1) throw refused('service-unavailable');
      return aLesson();
    });
    const { person } = renderApp(gateway, page, aUser());
    await toConfirm(person);
    await person.click(screen.getByRole('button', { name: 'Confirm booking' }));
    expect(await screen.findByText('Booking Confirmed!')).toBeVisible();
    const keys = gateway.asked('POST /api/bookings').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('BOOK-12 repeats the request with the same key until there is a response', async () => {
    const gateway = gatewayWithTeacher().on('POST /api/bookings', () => {
      throw broken();
    });
    const { person } = renderApp(gateway, page, aUser());
    await toConfirm(person);
    await person.click(screen.getByRole('button', { name: 'Confirm booking' }));
    await screen.findByText('Booking Error');
    gateway.on('POST /api/bookings', () => aLesson());
    await person.click(await screen.findByRole('button', { name: 'Confirm booking' }));
    await screen.findByText('Booking Confirmed!');
    const [first, second] = gateway.asked('POST /api/bookings');
    expect(second?.key).toBe(first?.key);
  });

  it('BOOK-03 moves the focus to the question of each step', async () => {
    const { person } = renderApp(gatewayWithTeacher(), page, aUser());
    await person.click(await screen.findByRole('button', { name: /November 24, 2026, available/ }));
    expect(screen.getByRole('heading', { name: 'Choose a time on Tuesday, November 24' })).toHaveFocus();
    await person.click(screen.getByRole('radio', { name: /^9:00 AM/ }));
    await next(person);
    expect(screen.getByRole('heading', { name: 'Choose a module (optional)' })).toHaveFocus();
    await next(person);
    expect(screen.getByRole('heading', { name: 'Review and confirm' })).toHaveFocus();
    for (let back = 0; back < 3; back += 1) await person.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { name: 'Choose a date' })).toHaveFocus();
  });

  it('shows that open times are loading', async () => {
    renderApp(gatewayWithTeacher().on('GET /api/teachers/:id/slots', never), page, aUser());
    expect(await screen.findByText('Loading available times...')).toBeInTheDocument();
  });

  it('C15 shows specific dates beyond the first range it requests, and opens their month', async () => {
    const far = aSlot('2027-03-09T14:00:00.000Z');
    const gateway = gatewayWithTeacher().on('GET /api/teachers/:id/slots', ({ query }) =>
      query.from === '2026-11-21'
        ? { ...openSlots(), days: [], nextDateAt: far.startsAt }
        : { ...openSlots(), days: [{ date: '2027-03-09', slots: [far] }] },
    );
    renderApp(gateway, page, aUser());
    expect(await screen.findByRole('button', { name: 'Tuesday, March 9, 2027, available' })).toBeVisible();
    expect(gateway.asked('GET /api/teachers/:id/slots')[1]?.query).toMatchObject({ from: '2027-03-09', to: '2027-05-09' });
  });

  it('says when no times are open', async () => {
    const nothing = () => ({ ...openSlots(), days: [] });
    renderApp(gatewayWithTeacher().on('GET /api/teachers/:id/slots', nothing), page, aUser());
    expect(await screen.findByText('No free times in the next 14 days')).toBeVisible();
  });

  it("BOOK-05 leaves out the teacher's time where both clocks read the same", async () => {
    const gateway = gatewayWithTeacher()
      .on('POST /api/bookings', () => aLesson())
      .on('GET /api/lessons/:id', () => aLesson());
    const { person } = renderApp(gateway, page, aUser({ timeZone: 'Africa/Abidjan' }));
    await person.click(await screen.findByRole('button', { name: /November 24, 2026, available/ }));
    await person.click(screen.getByRole('radio', { name: '2:00 PM' }));
    await next(person);
    await next(person);
    expect(screen.getByText('2:00 PM - 3:00 PM (GMT)')).toBeVisible();
    expect(screen.queryByText(/^Kwame's time/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Confirm booking' }));
    expect(within(await screen.findByRole('dialog')).queryByText(/^Kwame's time/)).toBeNull();
  });
});
