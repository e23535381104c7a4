import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { parseInstant } from '@somo/contracts/time';
import { presenceOf } from '../../lib/pushed';
import { aLesson, aNotification, aTeacherUser, aUser, hours, myProfile, noticed, page } from '../../../spec/builders';
import { broken, never } from '../../../spec/fake-gateway';
import { earnings } from '../../../spec/money';
import { aRequest, requestPage } from '../../../spec/requests';
import { quietGateway, renderApp } from '../../../spec/render-app';

const figures = {
  upcomingLessons: 3,
  completedLessons: 12,
  uniqueConnections: 4,
  totalHours: 11,
  totalEarningsCents: null,
  averageRating: null,
};
const busy = () =>
  quietGateway()
    .on('GET /api/lessons/stats', () => figures)
    .on('GET /api/lessons', ({ query }) =>
      query['when'] === 'past'
        ? page(aLesson({ id: 'done', startsAt: parseInstant('2026-11-17T14:00:00.000Z'), status: 'completed', displayStatus: 'completed' }))
        : page(
            aLesson({ id: 'soon', startsAt: hours(2), subject: 'Chemistry' }),
            aLesson(),
            aLesson({ id: 'over', startsAt: hours(-3), subject: 'Art' }),
          ),
    )
    .on('GET /api/notifications', () => noticed(aNotification()))
    .on('GET /api/me/profile', () => myProfile());

describe('the student dashboard', () => {
  it('SDASH-01 SDASH-02 greets by first name above four figures', async () => {
    renderApp(busy(), '/student/dashboard', aUser());
    expect(await screen.findByRole('heading', { name: 'Student Dashboard' })).toBeVisible();
    expect(await screen.findByText(/^Hi Ama, your next lesson is today at/)).toBeVisible();
    for (const [label, figure] of [
      ['Completed Lessons', '12'],
      ['Teachers', '4'],
      ['Study Hours', '11'],
    ] as const) {
      expect((await screen.findByText(label)).parentElement).toHaveTextContent(figure);
    }
  });

  it.each([
    ['/student/dashboard', aUser(), 'Hi Ama, your lesson is on now.'],
    ['/teacher/dashboard', aTeacherUser(), 'Hi Kwame, your lesson is on now.'],
  ])('SDASH-01 TDASH-01 greets at %s with the lesson that is on', async (path, user, greeting) => {
    const running = aLesson({ id: 'running', startsAt: hours(-0.5) });
    renderApp(
      busy().on('GET /api/lessons', () => page(running, aLesson())),
      path,
      user,
    );
    expect(await screen.findByText(greeting)).toBeVisible();
    expect(screen.getByText('Happening now')).toBeVisible();
  });

  it('SDASH-03 lists upcoming lessons, with Today as a word, and none that has ended', async () => {
    renderApp(busy(), '/student/dashboard', aUser());
    const card = await screen.findByRole('region', { name: 'Upcoming Lessons' });
    expect(await within(card).findByText('Chemistry')).toBeVisible();
    for (const words of ['Your scheduled learning sessions', 'Today', '12:00 PM - 1:00 PM (GMT-5)', 'Tuesday, November 24'])
      expect(within(card).getByText(words)).toBeVisible();
    expect(within(card).getAllByText('by Kwame Mensah')).toHaveLength(2);
    expect(within(card).queryByText('Art')).toBeNull();
    expect(within(card).getByText('Starts in 2 hours')).toBeVisible();
    expect(within(card).getByRole('link', { name: /^View lesson: Chemistry/ })).toHaveAttribute('href', '/lessons/soon');
  });

  it('SDASH-06 SDASH-07 shows past lessons, new notifications, and a link to more teachers', async () => {
    renderApp(busy(), '/student/dashboard', aUser());
    const past = await screen.findByRole('region', { name: 'Past Lessons' });
    expect(await within(past).findByText('November 17, 2026')).toBeVisible();
    expect(within(past).getByText('Completed')).toBeVisible();
    expect(await within(screen.getByRole('region', { name: 'Notifications' })).findByText('New lesson booked')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Teachers' })).toHaveAttribute('href', '/student/find-teachers');
  });

  it('SDASH-05 says what is still empty', async () => {
    renderApp(quietGateway(), '/student/dashboard', aUser());
    for (const words of ['No upcoming lessons', 'No past lessons yet', 'No new notifications'])
      expect(await screen.findByText(words)).toBeVisible();
  });

  it("SDASH-01 says 'Loading your dashboard...' while loading", async () => {
    renderApp(busy().on('GET /api/lessons/stats', never), '/student/dashboard', aUser());
    expect(await screen.findByText('Loading your dashboard...')).toBeVisible();
  });

  it('DATA-03 TDASH-07 loses one card, not the page, if one source fails', async () => {
    const gateway = busy().on('GET /api/notifications', () => {
      throw broken();
    });
    renderApp(gateway, '/student/dashboard', aUser());
    expect(await screen.findByText('Failed to load notifications. Please try again later.')).toBeVisible();
    expect(await screen.findByText('Chemistry')).toBeVisible();
  });

  it('TDASH-07 shows no wrong figure if the figures fail, and retries', async () => {
    const gateway = busy().on('GET /api/lessons/stats', () => {
      throw broken();
    });
    const { person } = renderApp(gateway, '/student/dashboard', aUser());
    const again = await screen.findByRole('button', { name: 'Try Again: Study Hours' });
    gateway.on('GET /api/lessons/stats', () => figures);
    await person.click(again);
    await waitFor(() => expect(screen.getByText('Study Hours').parentElement).toHaveTextContent('11'));
    expect(screen.queryByRole('button', { name: /^Try Again/ })).toBeNull();
  });

  it('SDASH-03 lists three lessons that wait for a payment, each with its own link, and pays quietly below', async () => {
    const unpaid = (at: number) =>
      aLesson({ id: `lesson-${at}`, startsAt: hours(at), endsAt: hours(at + 1), paidAt: null, payBy: hours(1) });
    renderApp(
      quietGateway().on('GET /api/lessons', ({ query }) => (query['when'] === 'past' ? page() : page(...[24, 48, 72, 96].map(unpaid)))),
      '/student/dashboard',
      aUser(),
    );
    const due = within(await screen.findByRole('region', { name: '4 lessons are waiting for your payment' }));
    const links = due.getAllByRole('link', { name: /^Pay \$25\.00 now, Physics/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([24, 48, 72].map((at) => `/student/lessons/lesson-${at}/pay`));
    expect(due.getByRole('link', { name: '1 more lesson in My Lessons' })).toHaveAttribute('href', '/student/lessons');
    const card = within(screen.getByRole('region', { name: 'Upcoming Lessons' }));
    expect(card.getAllByRole('link', { name: /^Pay now: Physics/ }).map(({ textContent }) => textContent)).toEqual(
      Array(4).fill('Pay now'),
    );
  });

  it('SDASH-03 shows a dot on an online participant', async () => {
    const { cache } = renderApp(busy(), '/student/dashboard', aUser());
    await screen.findByText('Chemistry');
    expect(screen.queryByRole('img', { name: 'Online' })).toBeNull();
    cache.setQueryData(presenceOf('teacher-1').queryKey, 'online');
    await waitFor(() => expect(screen.getAllByRole('img', { name: 'Online' })).toHaveLength(3));
    cache.setQueryData(presenceOf('teacher-1').queryKey, 'offline');
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Online' })).toBeNull());
  });
});

describe('the teacher dashboard', () => {
  it('TDASH-01 TDASH-02 shows figures and lessons with their students', async () => {
    renderApp(busy(), '/teacher/dashboard', aTeacherUser());
    expect(await screen.findByText(/^Hi Kwame, your next lesson is today at/)).toBeVisible();
    expect(screen.getByText('Total Students').parentElement).toHaveTextContent('4');
    await waitFor(() => expect(screen.getByText('Average Rating').parentElement).toHaveTextContent('4.8'));
    expect((await screen.findAllByText('with Ama Boateng')).length).toBeGreaterThan(0);
    expect(screen.getByText('Your scheduled teaching sessions')).toBeVisible();
  });

  it('TDASH-04 TDASH-05 sums up the profile, and says what is new', async () => {
    const gateway = busy().on('GET /api/me/profile', () =>
      myProfile({ subjects: ['Physics', 'Chemistry'], hourlyRate: null, hourlyRateCents: null }),
    );
    renderApp(gateway, '/teacher/dashboard', aTeacherUser());
    const summary = within(await screen.findByRole('region', { name: 'Profile Summary' }));
    expect(await summary.findByText('Not set')).toBeVisible();
    for (const subject of ['Physics', 'Chemistry']) expect(summary.getByText(subject)).toBeVisible();
    expect(summary.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/teacher/profile');
    expect(await within(screen.getByRole('region', { name: 'Notifications' })).findByText('New lesson booked')).toBeVisible();
  });

  it('TDASH-02 TDASH-05 says what is still empty', async () => {
    renderApp(quietGateway(), '/teacher/dashboard', aTeacherUser());
    for (const words of ['No upcoming lessons. Set your availability to get bookings.', 'No new notifications'])
      expect(await screen.findByText(words)).toBeVisible();
  });

  it('TDASH-01 TDASH-07 shows total earnings, and no false zero if they fail to load', async () => {
    const gateway = busy().on('GET /api/earnings', () => earnings({ totalEarningsCents: 123_450 }));
    renderApp(gateway, '/teacher/dashboard', aTeacherUser());
    await waitFor(() => expect(screen.getByText('Total Earnings').parentElement).toHaveTextContent('$1,234.50'));
    cleanup();
    gateway.on('GET /api/earnings', () => {
      throw broken();
    });
    renderApp(gateway, '/teacher/dashboard', aTeacherUser());
    expect(await screen.findByRole('button', { name: 'Try Again: Total Earnings' })).toBeVisible();
    expect(screen.queryByText('$0')).toBeNull();
  });

  it('TDASH-03 TDASH-06 DATA-04 counts the pending requests, shows up to three to answer, those of one time together, and leads to the hours', async () => {
    const requests = ['1', '2', '3'].map((id) => aRequest({ id }));
    const gateway = busy()
      .on('GET /api/booking-requests', () => ({ ...requestPage(...requests), pendingCount: 5 }))
      .on('POST /api/booking-requests/:id/accept', () => aRequest({ status: 'approved', lessonId: 'lesson-9' }));
    const { person } = renderApp(gateway, '/teacher/dashboard', aTeacherUser());
    const card = within(await screen.findByRole('region', { name: 'Booking Requests' }));
    expect(await card.findByLabelText('5 pending')).toBeVisible();
    expect(gateway.asked('GET /api/booking-requests')[0]?.query).toEqual({ status: 'pending', limit: '3' });
    expect(card.getByRole('link', { name: 'All booking requests' })).toHaveAttribute('href', '/teacher/booking-requests');
    expect(card.getAllByText('Answer by Mon, 2:00 PM')).toHaveLength(3);
    const same = card.getByText(/^Same time: /);
    expect(same).toHaveTextContent(/2:00 PM - 3:00 PM/);
    expect(within(same.closest('li')!).getAllByRole('listitem')).toHaveLength(3);
    await person.click(card.getAllByRole('button', { name: /^Accept/ })[0]!);
    expect(await screen.findByText('Booking request accepted')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set Availability' })).toHaveAttribute('href', '/teacher/schedule');
  });

  it('A5 TDASH-06 tells a new teacher at what times students can book them, and what is left to do', async () => {
    const slots = ['09:00', '13:00'].map((startTime, at) => ({
      ...{ id: startTime, day: 1, isRecurring: true as const, startTime },
      endTime: at === 0 ? '10:00' : '14:00',
    }));
    const hours = { version: 1, timeZone: 'Africa/Accra', recurringSlots: slots, specificDates: [], breakPeriods: [] };
    let version = 1;
    const gateway = quietGateway()
      .on('GET /api/me/profile', () => myProfile({ avatarUrl: '/avatars/kwame', bio: null, introVideoUrl: null }))
      .on('GET /api/me/settings', () => ({ payment: null }))
      .on('GET /api/me/availability', () => ({ ...hours, version }))
      .on('PUT /api/me/availability', () => ({ ...hours, version: (version = 2), outside: [] }));
    const { person } = renderApp(gateway, '/teacher/dashboard', aTeacherUser());
    const live = within(await screen.findByRole('region', { name: "You're live" }));
    expect(live.getByText('Mon: 9–10 AM, 1–2 PM')).toBeVisible();
    expect(live.getByText('1 of 6 done')).toBeVisible();
    expect(live.getByRole('link', { name: 'Add a bio' })).toHaveAttribute('href', '/teacher/profile?edit');
    expect(live.getByRole('link', { name: 'Add a payout method' })).toHaveAttribute('href', '/teacher/settings?tab=payment');
    await person.click(live.getByRole('button', { name: 'Keep these' }));
    expect(await live.findByText('2 of 6 done')).toBeVisible();
    expect(live.queryByRole('link', { name: 'Choose hours' })).toBeNull();
  });

  it('TDASH-06 folds the checklist to its next step on a narrow screen, until asked for', async () => {
    const usual = window.matchMedia;
    const media = jest.spyOn(window, 'matchMedia');
    media.mockImplementation((query) => ({ ...usual(query), matches: query.includes('max-width') }));
    const hours = { version: 1, timeZone: 'Africa/Accra', recurringSlots: [], specificDates: [], breakPeriods: [] };
    const gateway = quietGateway()
      .on('GET /api/me/profile', () => myProfile({ avatarUrl: '/avatars/kwame', bio: null }))
      .on('GET /api/me/settings', () => ({ payment: null }))
      .on('GET /api/me/availability', () => hours);
    const { person } = renderApp(gateway, '/teacher/dashboard', aTeacherUser());
    const next = await screen.findByText('Next: Write about yourself');
    const list = next.closest('details')!;
    expect(list).not.toHaveAttribute('open');
    await person.click(next);
    expect(list).toHaveAttribute('open');
    media.mockRestore();
  });

  it('TDASH-06 tells a new teacher without hours that nobody can book them, and shows no checklist once all is done', async () => {
    const hours = { version: 2, timeZone: 'Africa/Accra', recurringSlots: [], specificDates: [], breakPeriods: [] };
    renderApp(
      quietGateway()
        .on('GET /api/me/profile', () => myProfile())
        .on('GET /api/me/availability', () => hours),
      '/teacher/dashboard',
      aTeacherUser(),
    );
    expect(await screen.findByText('You have no open hours. Add some so students can book you.')).toBeVisible();
    cleanup();
    const slot = { id: 'a', day: 1, startTime: '09:00', endTime: '10:00', isRecurring: true as const };
    const gateway = busy()
      .on('GET /api/me/profile', () => myProfile({ avatarUrl: '/a', bio: 'Hello', introVideoUrl: 'https://youtu.be/a' }))
      .on('GET /api/me/settings', () => ({ payment: { method: 'paypal' } as never }))
      .on('GET /api/me/availability', () => ({ ...hours, recurringSlots: [slot] }));
    renderApp(gateway, '/teacher/dashboard', aTeacherUser());
    await waitFor(() => expect(gateway.asked('GET /api/me/availability')).toHaveLength(1));
    await screen.findByText('$25/hour');
    expect(screen.queryByText('Complete your page')).toBeNull();
  });

  it('C19 C20 never shows an invented rating or rate', async () => {
    const bare = () => myProfile({ averageRating: null, hourlyRateCents: null, hourlyRate: null, subjects: [] });
    renderApp(busy().on('GET /api/me/profile', bare), '/teacher/dashboard', aTeacherUser());
    expect(await screen.findByText('N/A')).toBeVisible();
    expect(await screen.findByText('Not set')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set Up Profile' })).toHaveAttribute('href', '/onboarding');
    expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/teacher/profile');
  });

  it('ROUTE-12 has no link to Find Teachers, or to a page that does not exist', async () => {
    renderApp(busy(), '/teacher/dashboard', aTeacherUser());
    await screen.findByText(/^Hi Kwame, your next lesson is today at/);
    const links = [...document.querySelectorAll('nav a')];
    const names = ['Dashboard', 'My Lessons', 'My Students', 'Schedule', 'Requests', 'Messages', 'Earnings'];
    expect(links.map((link) => link.textContent)).toEqual(names);
  });
});

describe('C17 the notice to confirm the email address', () => {
  it('comes after a lesson that waits to be paid', async () => {
    const lesson = aLesson({ startsAt: hours(48), paidAt: null, payBy: hours(0.5) });
    const gateway = busy().on('GET /api/lessons', () => ({ items: [lesson], nextCursor: null }));
    renderApp(gateway, '/student/dashboard', aUser({ emailConfirmed: false }));
    const pay = await screen.findByRole('link', { name: /^Pay/ });
    const notice = screen.getByRole('region', { name: 'Confirm your email address' });
    expect(pay.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it.each([
    ['/student/dashboard', aUser({ emailConfirmed: false, duty: 'confirm-email' }), 'You can book lessons once it'],
    [
      '/teacher/dashboard',
      aTeacherUser({ emailConfirmed: false, duty: 'confirm-email' }),
      'You can add a payout method and get paid once it',
    ],
  ])('C17 sends a new link to confirm the email address, and says what waits for it: %s', async (path, user, why) => {
    const gateway = busy().on('POST /api/auth/resend-confirmation', () => null);
    const { person } = renderApp(gateway, path, user);
    const notice = await screen.findByRole('region', { name: 'Confirm your email address' });
    expect(notice).toHaveTextContent(why);
    await person.click(within(notice).getByRole('button', { name: 'Send a new link' }));
    await waitFor(() => expect(gateway.asked('POST /api/auth/resend-confirmation')).toHaveLength(1));
  });
});
