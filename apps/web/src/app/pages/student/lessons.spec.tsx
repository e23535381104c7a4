import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { parseInstant } from '@somo/contracts/time';
import { aLesson, aTeacherUser, aUser, hours, page } from '../../../../spec/builders';
import { broken, refused } from '../../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../../spec/render-app';

const later = aLesson({
  id: 'later',
  startsAt: parseInstant('2026-11-26T14:00:00.000Z'),
  subject: 'Chemistry',
  paidAt: null,
  payBy: parseInstant('2026-11-21T15:32:00.000Z'),
});
const done = aLesson({
  id: 'done',
  startsAt: parseInstant('2026-11-17T14:00:00.000Z'),
  status: 'completed',
  displayStatus: 'completed',
  lessonNotes: { text: 'Waves and light.', updatedAt: parseInstant('2026-11-17T15:10:00.000Z') },
});
const dropped = aLesson({
  id: 'dropped',
  startsAt: parseInstant('2026-11-18T14:00:00.000Z'),
  status: 'cancelled',
  displayStatus: 'cancelled',
  cancelledBy: 'payment',
});
const mine = () =>
  quietGateway().on('GET /api/lessons', ({ query }) => (query['when'] === 'past' ? page(done, dropped) : page(later, aLesson())));
const endedToday = aLesson({ id: 'today', startsAt: hours(-2), subject: 'Biology', status: 'completed', displayStatus: 'completed' });
/** Responses as cached by a page left open past midnight: `done` was from today when they were fetched. */
const ofToday = () => quietGateway().on('GET /api/lessons', () => page(done, endedToday));
const articles = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label')?.split(',')[0]);

describe("a student's lessons", () => {
  it('LES-01 keeps the calendar behind a button on a narrow screen', async () => {
    const usual = window.matchMedia;
    const media = jest.spyOn(window, 'matchMedia');
    media.mockImplementation((query) => ({ ...usual(query), matches: query.includes('max-width') }));
    const { person } = renderApp(mine(), '/student/lessons', aUser());
    await screen.findByRole('article', { name: /^Chemistry/ });
    expect(screen.queryByRole('grid')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Show calendar' }));
    await person.click(await screen.findByRole('button', { name: /November 18, 2026/ }));
    await person.click(screen.getByRole('button', { name: 'Hide calendar' }));
    await person.click(screen.getByRole('button', { name: 'Clear date filter' }));
    expect(screen.queryByRole('grid')).toBeNull();
    media.mockRestore();
  });

  it('LES-01 opens the tab that has the lessons of the selected day', async () => {
    const { person } = renderApp(mine(), '/student/lessons', aUser());
    await screen.findByRole('article', { name: /^Chemistry/ });
    await person.click(await screen.findByRole('button', { name: /November 18, 2026/ }));
    expect(await screen.findByRole('tab', { name: 'Past Lessons', selected: true })).toBeVisible();
    expect(screen.getByRole('article', { name: /Wednesday, November 18, 2026/ })).toBeVisible();
    await person.click(screen.getByRole('button', { name: /November 26, 2026/ }));
    expect(await screen.findByRole('article', { name: /^Chemistry/ })).toBeVisible();
  });

  it.each([
    ['/student/lessons', aUser(), 'General', 'by Unknown Teacher'],
    ['/teacher/lessons', aTeacherUser(), 'General Lesson', 'with Unknown Student'],
  ])('LES-06 has placeholders at %s for what is not known', async (path, user, subject, person) => {
    const nameless = aLesson({ subject: '' });
    const lesson = { ...nameless, teacher: { ...nameless.teacher, fullName: '' }, student: { ...nameless.student, fullName: '' } };
    renderApp(
      quietGateway().on('GET /api/lessons', () => page(lesson)),
      path,
      user,
    );
    const article = await screen.findByRole('article');
    expect(within(article).getByText(subject)).toBeVisible();
    expect(within(article).getByText(person)).toBeVisible();
  });

  it('LES-01 lists upcoming lessons, soonest first, with their payment', async () => {
    renderApp(mine(), '/student/lessons', aUser());
    const first = await screen.findByRole('article', { name: /^Physics/ });
    expect(articles()).toEqual(['Physics', 'Chemistry']);
    for (const words of [
      'by Kwame Mensah',
      'Tuesday, November 24, 2026',
      '9:00 AM - 10:00 AM (GMT-5)',
      "Kwame's time: 2:00 PM - 3:00 PM (GMT)",
      'Paid',
    ]) {
      expect(within(first).getByText(words)).toBeVisible();
    }
    expect(within(screen.getByRole('article', { name: /^Chemistry/ })).getByText('Pay by 10:32 AM (GMT-5)')).toBeVisible();
  });

  it('LES-03 sorts past lessons by when they start, lists those cancelled in advance after them, and leads to the module', async () => {
    const ahead = aLesson({
      id: 'ahead',
      subject: 'Art',
      startsAt: hours(90),
      status: 'cancelled',
      displayStatus: 'cancelled',
      cancelledAt: hours(-200),
    });
    const withModule = {
      ...done,
      moduleId: 'module-1',
      moduleName: 'Waves',
      lessonNotes: null,
      weekly: { seriesId: 'weekly-1', at: 2, of: 4 },
    };
    const gateway = mine().on('GET /api/lessons', ({ query }) => (query['when'] === 'past' ? page(ahead, withModule) : page()));
    const { person } = renderApp(gateway, '/student/lessons', aUser());
    await person.click(await screen.findByRole('tab', { name: 'Past Lessons' }));
    await waitFor(() => expect(articles()).toEqual(['Physics', 'Art']));
    expect(screen.getByRole('heading', { name: 'Cancelled in advance' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Module: Waves' })).toHaveAttribute('href', '/student/modules/module-1');
    expect(screen.getByText('Weekly, 2 of 4')).toBeVisible();
    expect(screen.queryByText('Notes from your teacher')).toBeNull();
  });

  it('NOTF-02 leads to the page of a lesson that the link of an older email names', async () => {
    const gateway = mine().on('GET /api/lessons/:id', () => done);
    const { at } = renderApp(gateway, '/student/lessons?lesson=done&rate=1', aUser());
    await waitFor(() => expect(at()).toBe('/lessons/done?rate=1'));
  });

  it('SHELL-06 LES-02 offers Join Lesson of the next lesson if there is a link, and opens the classroom', async () => {
    const gateway = mine().on('GET /api/lessons', () => page(aLesson({ meetingLink: 'https://somo.test/classroom/lesson-1' }), later));
    renderApp(gateway, '/student/lessons', aUser());
    const links = await screen.findAllByRole('link', { name: 'Join Lesson' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/student/classroom/lesson-1']);
  });

  it('LES-02 keeps Join Lesson during the lesson, when it can no longer be cancelled', async () => {
    const running = aLesson({ startsAt: hours(-0.5), meetingLink: 'https://meet.example/1' });
    const { person } = renderApp(
      mine().on('GET /api/lessons', () => page(running)),
      '/student/lessons',
      aUser(),
    );
    expect(await screen.findByRole('link', { name: 'Join Lesson' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: /^More about/ }));
    expect(screen.getByRole('button', { name: /^Add to calendar/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cancel lesson/ })).toBeNull();
  });

  it("C04 queries in the user's time zone; a lesson that ended today is in both tabs, an earlier one only under Past", async () => {
    const gateway = ofToday();
    const { person } = renderApp(gateway, '/student/lessons', aUser());
    expect(await screen.findByRole('article', { name: /^Biology/ })).toBeVisible();
    expect(articles()).toEqual(['Biology']);
    expect(screen.getByRole('heading', { name: 'Earlier today' })).toBeVisible();
    await person.click(screen.getByRole('tab', { name: 'Past Lessons' }));
    await waitFor(() => expect(articles()).toEqual(['Biology', 'Physics']));
    expect(gateway.asked('GET /api/lessons').map(({ query }) => query['timeZone'])).toEqual(['America/New_York', 'America/New_York']);
  });

  it('LES-03 lists past lessons in their own tab, newest first, with notes and why they were cancelled', async () => {
    const { person } = renderApp(mine(), '/student/lessons', aUser());
    await person.click(await screen.findByRole('tab', { name: 'Past Lessons' }));
    const more = await screen.findByRole('button', { name: /^More about Physics, .*November 17/, expanded: false });
    expect(screen.getByText('Waves and light.')).toBeVisible();
    await person.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Waves and light.')).toBeVisible();
    const cards = within(screen.getByRole('tabpanel'));
    expect(cards.getByText('Completed')).toBeVisible();
    expect(cards.getByText('Cancelled')).toBeVisible();
    expect(screen.getByText("Cancelled because it wasn't paid in time")).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel lesson/ })).toBeNull();
  });

  it("LES-01 filters by a day of the calendar until 'Clear date filter'", async () => {
    const { person } = renderApp(mine(), '/student/lessons', aUser());
    await person.click(await screen.findByRole('button', { name: 'Thursday, November 26, 2026, lesson' }));
    expect(articles()).toEqual(['Chemistry']);
    await person.click(screen.getByRole('button', { name: 'Clear date filter' }));
    expect(articles()).toEqual(['Physics', 'Chemistry']);
  });

  it('BOOK-14 says what cancelling costs before it happens, and passes on why', async () => {
    const gateway = mine().on('POST /api/lessons/:id/cancel', () => aLesson({ displayStatus: 'cancelled' }));
    const { person } = renderApp(gateway, '/student/lessons', aUser());
    await person.click(await screen.findByRole('button', { name: /^More about Physics/ }));
    await person.click(await screen.findByRole('button', { name: /^Cancel lesson: Physics/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this lesson?' });
    expect(dialog).toHaveTextContent("You'll get a full $25.00 refund");
    const reason = within(dialog).getByLabelText('Reason (optional)');
    await person.click(reason);
    await person.paste('x'.repeat(510));
    expect(reason).toHaveAccessibleDescription('0 characters left');
    await person.clear(reason);
    await person.type(reason, 'Exam');
    expect(reason).not.toHaveAccessibleDescription();
    await person.click(within(dialog).getByRole('button', { name: 'Cancel lesson' }));
    expect(await screen.findByText('Lesson cancelled')).toBeVisible();
    expect(screen.getByText("We've let Kwame know. Your $25.00 refund is on its way.")).toBeVisible();
    expect(gateway.asked('POST /api/lessons/:id/cancel')[0]).toMatchObject({ params: { id: 'lesson-1' }, body: { reason: 'Exam' } });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('BOOK-14 says why a lesson can no longer be cancelled, and keeps what was typed', async () => {
    const gateway = mine().on('POST /api/lessons/:id/cancel', () => {
      throw refused('lesson-not-cancellable');
    });
    const { person } = renderApp(gateway, '/student/lessons', aUser());
    await person.click(await screen.findByRole('button', { name: /^More about Physics/ }));
    await person.click(await screen.findByRole('button', { name: /^Cancel lesson: Physics/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.type(dialog.getByLabelText('Reason (optional)'), 'Exam');
    await person.click(dialog.getByRole('button', { name: 'Cancel lesson' }));
    expect(await dialog.findByText('This lesson can no longer be cancelled.')).toBeVisible();
    expect(dialog.getByLabelText('Reason (optional)')).toHaveValue('Exam');
  });

  it('LES-07 says only that the lessons failed to load', async () => {
    const gateway = mine().on('GET /api/lessons', () => {
      throw broken();
    });
    renderApp(gateway, '/student/lessons', aUser());
    expect(await screen.findByText('Failed to load your lessons. Please try again later.')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('SDASH-05 points a student without lessons to the teachers', async () => {
    renderApp(quietGateway(), '/student/lessons', aUser());
    expect(await screen.findByText('No upcoming lessons')).toBeVisible();
    expect(within(screen.getByRole('tabpanel')).getByRole('link', { name: 'Find Teachers' })).toHaveAttribute(
      'href',
      '/student/find-teachers',
    );
  });
});

describe("a teacher's lessons", () => {
  it('C04 C05 stay under Upcoming until their day is over, and only then move to Past', async () => {
    const { person } = renderApp(ofToday(), '/teacher/lessons', aTeacherUser());
    expect(await screen.findByRole('article', { name: /^Biology/ })).toBeVisible();
    expect(articles()).toEqual(['Biology']);
    await person.click(screen.getByRole('tab', { name: 'Past Lessons' }));
    await waitFor(() => expect(articles()).toEqual(['Physics']));
  });

  it("LES-04 show the student's name, and open the link in a new tab, for an unpaid one once it's paid", async () => {
    const gateway = quietGateway().on('GET /api/lessons', ({ query }) =>
      query['when'] === 'past' ? page() : page(aLesson({ meetingLink: 'https://meet.example/1', paidAt: null, payBy: hours(0.5) })),
    );
    renderApp(gateway, '/teacher/lessons', aTeacherUser());
    expect(await screen.findByText('with Ama Boateng')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Lesson' })).toHaveAttribute('target', '_blank');
    expect(screen.getByText('Opens after the student pays')).toBeVisible();
  });

  it('BOOK-14 tells a teacher that the student is refunded in full', async () => {
    const gateway = quietGateway().on('GET /api/lessons', ({ query }) =>
      query['when'] === 'past' ? page() : page(aLesson({ startsAt: hours(3) })),
    );
    const { person } = renderApp(gateway, '/teacher/lessons', aTeacherUser());
    await person.click(await screen.findByRole('button', { name: /^More about/ }));
    await person.click(await screen.findByRole('button', { name: /^Cancel lesson/ }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      "Ama gets a full $25.00 refund, and you won't be paid for this lesson.",
    );
  });
});
