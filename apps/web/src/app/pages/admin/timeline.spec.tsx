import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { JobName } from '@somo/contracts/jobs';
import type { OperatorLesson } from '@somo/contracts/operators-search';
import type { LessonTimeline, TimelineEntry, TimelineFact } from '@somo/contracts/timeline';
import { aUser, hours } from '../../../../spec/builders';
import { broken, never, refused } from '../../../../spec/fake-gateway';
import { lessonMoney } from '../../../../spec/money';
import { quietGateway, renderApp } from '../../../../spec/render-app';

const lessonId = '018cc251-f400-7000-8000-0000000000ff';
const at = `/admin/lessons/${lessonId}`;
const operator = aUser({ id: 'user-9', firstName: '', lastName: '', fullName: '', role: 'admin' });

function aTimeline(is: Partial<LessonTimeline> = {}): LessonTimeline {
  return {
    lessonId,
    holds: [
      { service: 'booking', what: 'booking', version: 2, state: 'confirmed' },
      { service: 'scheduling', what: 'busy-time', version: 1, state: 'busy' },
    ],
    entries: [
      { service: 'booking', kind: 'fact', at: hours(-26), name: 'booked', details: { subject: 'Physics', priceCents: 2500 } },
      {
        service: 'booking',
        kind: 'event',
        at: hours(-2),
        name: 'booking.confirmed',
        eventId: 'event-1',
        requestId: 'request-1',
        sentAt: hours(-2),
        deliveries: [
          { service: 'scheduling', eventId: 'event-1', receivedAt: hours(-2), state: 'done', attempts: 1, doneAt: hours(-2), error: null },
          {
            service: 'messaging',
            eventId: 'event-1',
            receivedAt: hours(-2),
            state: 'dead',
            attempts: 8,
            doneAt: null,
            error: 'the table is shut',
          },
        ],
      },
      {
        service: 'payments',
        kind: 'event',
        at: hours(-1),
        name: 'payment.paid',
        eventId: 'event-2',
        requestId: null,
        sentAt: null,
        deliveries: [],
      },
      {
        service: 'notification',
        kind: 'job',
        at: hours(1),
        name: 'send-lesson-reminder',
        key: 'reminder-1',
        state: 'waiting',
        attempts: 0,
        error: null,
      },
    ],
    silent: [],
    ...is,
  };
}

const unpaid = () =>
  quietGateway().on('GET /api/admin/lessons/:id/payment', () => {
    throw refused('payment-not-found');
  });
const withTimeline = (is: Partial<LessonTimeline> = {}) => unpaid().on('GET /api/admin/lessons/:id/timeline', () => aTimeline(is));
const aPerson = (firstName: string) => ({ id: firstName, firstName, lastName: 'Walker', fullName: `${firstName} Walker`, avatarUrl: null });
const found: OperatorLesson = {
  ...{ id: lessonId, subject: 'Physics', startsAt: hours(-26), endsAt: hours(-25), status: 'completed', displayStatus: 'completed' },
  student: aPerson('Nia'),
  teacher: { ...aPerson('Kwame'), lastName: 'Mensah', fullName: 'Kwame Mensah' },
};
const none = () => ({ items: [], nextCursor: null });
const atHome = () =>
  quietGateway()
    .on('GET /api/admin/lessons', () => ({ items: [found], nextCursor: null }))
    .on('GET /api/admin/problems', none)
    .on('GET /api/admin/payouts', none);
const lineOf = (name: string) => screen.getByText(name).closest('li')!;

describe('an operator', () => {
  it('C16 A14 lands on /admin and finds a lesson by its receipt number, which the URL keeps', async () => {
    const gateway = atHome().on('GET /api/admin/search', ({ query }) => ({
      people: [],
      lessons: query['q'] === 'R-7K3M-Q9XV-2R8T' ? [found] : [],
    }));
    const { person, at: place } = renderApp(gateway, '/login', operator);
    await waitFor(() => expect(place()).toBe('/admin'));
    const box = await screen.findByLabelText('Find a lesson or a person');
    await person.type(box, 'nobody{Enter}');
    expect(await screen.findByText('Nothing found')).toBeVisible();
    await person.clear(screen.getByLabelText('Find a lesson or a person'));
    await person.type(screen.getByLabelText('Find a lesson or a person'), ' R-7K3M-Q9XV-2R8T {Enter}');
    const lesson = await screen.findByRole('link', { name: 'View lesson: Physics, Nia Walker and Kwame Mensah' });
    expect(place()).toBe('/admin?q=R-7K3M-Q9XV-2R8T');
    expect(lesson).toHaveAttribute('href', at);
  });

  it('A14 finds people by name, with their latest lessons, and sees who is suspended', async () => {
    const people = ['Nia', 'Niara'].map((firstName, n) => ({
      ...aPerson(firstName),
      email: `${firstName.toLowerCase()}@example.com`,
      role: n === 0 ? ('student' as const) : null,
      suspended: n === 1,
      restricted: false,
      createdAt: found.startsAt,
      verified: false,
    }));
    const gateway = atHome().on('GET /api/admin/search', () => ({ people, lessons: [found] }));
    renderApp(gateway, '/admin?q=nia', operator);
    const list = await screen.findByRole('region', { name: 'People' });
    expect(within(list).getByRole('link', { name: 'Nia Walker' })).toHaveAttribute('href', `/admin/people/${people[0]?.id}`);
    expect(within(list).getByText('Suspended')).toBeVisible();
    expect(within(list).getByText('New account')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Latest lessons' })).toHaveTextContent('Friday, November 20, 2026');
  });

  it('BOOK-14 sees which lessons of today were moved, and which were cancelled', async () => {
    const gone = (id: string, status: OperatorLesson['status']): OperatorLesson => ({ ...found, id, status, displayStatus: 'cancelled' });
    const items = [gone('lesson-1', 'rescheduled'), gone('lesson-2', 'cancelled')];
    renderApp(
      atHome().on('GET /api/admin/lessons', () => ({ items, nextCursor: null })),
      '/admin',
      operator,
    );
    const table = await screen.findByRole('table', { name: 'Lessons today' });
    expect(within(table).getByText('Rescheduled')).toBeVisible();
    expect(within(table).getAllByText('Cancelled')).toHaveLength(1);
  });

  it.each([
    ['two, one of them cancelled', [found, { ...found, id: 'lesson-2', displayStatus: 'cancelled' as const }], /1 today, 1 last Saturday/],
    ['none', [], /^0 today, 1 last Saturday$/],
  ])('compares the lessons of today with those of a week ago, without cancelled ones: %s', async (_, today, compared) => {
    const gateway = atHome().on('GET /api/admin/lessons', ({ query }) => ({
      items: query['from']?.startsWith('2026-11-21') ? today : [found],
      nextCursor: null,
    }));
    renderApp(gateway, '/admin', operator);
    expect(await screen.findByText(compared)).toBeVisible();
  });

  it('A14 sees the lessons of today, open problems and failed payouts', async () => {
    const gateway = atHome();
    renderApp(gateway, '/admin', operator);
    expect(await screen.findByRole('table', { name: 'Lessons today' })).toHaveTextContent('Nia Walker');
    expect(screen.getByText('No open problems.')).toBeVisible();
    expect(screen.getByText('No failed payouts.')).toBeVisible();
    expect(gateway.asked('GET /api/admin/payouts')[0]?.query).toMatchObject({ status: 'refused' });
    expect(gateway.asked('GET /api/admin/lessons')[0]?.query).toMatchObject({
      from: '2026-11-21T05:00:00.000Z',
      to: '2026-11-22T05:00:00.000Z',
    });
  });

  it('PERM-05 opens the job queues, but offers that only where they can be looked at', async () => {
    const gateway = atHome().on('GET /api/admin/queues', () => ({ isServed: true }));
    const { person } = renderApp(
      gateway.on('POST /api/admin/queues/open', () => {
        throw refused('no-queue-board');
      }),
      '/admin',
      operator,
    );
    await person.click(await screen.findByRole('button', { name: 'View job queues' }));
    expect(await screen.findByText(/These job queues are in PostgreSQL/)).toBeVisible();
    expect(gateway.asked('POST /api/admin/queues/open')).toHaveLength(1);
    cleanup();
    renderApp(atHome(), '/admin', operator);
    expect(await screen.findByText('No open problems.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'View job queues' })).toBeNull();
  });

  it('has no bell, because operators get no notifications', async () => {
    renderApp(withTimeline(), '/admin', operator);
    expect(await screen.findByRole('button', { name: 'My Account' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /notification/i })).toBeNull();
  });
});

describe('the timeline of a lesson', () => {
  const showDetails = async (person: ReturnType<typeof renderApp>['person']) =>
    person.click(await screen.findByLabelText('Show IDs and details'));

  it('says what happened by day, and what comes next', async () => {
    renderApp(withTimeline(), at, operator);
    expect(await screen.findByRole('heading', { name: 'Friday, November 20, 2026' })).toBeVisible();
    expect(lineOf('Lesson booked')).toHaveTextContent('8:00 AMLesson bookedPhysics · $25.00');
    expect(screen.getByRole('heading', { name: 'Coming up' })).toBeVisible();
    expect(lineOf('Lesson reminder')).toHaveTextContent('11:00 AM');
  });

  it.each([
    ['the first person', 0, 'Your lesson starts in 1 hour: Physics with Nia Walker'],
    ['the second person alone, in French', 1, 'Votre cours commence dans 1 heure\u00a0: Physics avec Kwame Walker'],
  ])('gives the subject of a reminder that was emailed to %s, without the name', async (_, mailed, subject) => {
    const entries: TimelineEntry[] = [
      ...['Kwame', 'Nia'].map((userId, n): TimelineEntry => ({
        ...{ service: 'notification', kind: 'fact', at: hours(-2), name: 'notified' },
        details: { notificationId: `n-${n}`, userId, type: 'lesson_reminder', mail: n === mailed ? 'sent' : 'none' },
      })),
      { service: 'notification', kind: 'fact', at: hours(-2), name: 'mailed', details: { notificationId: `n-${mailed}`, subject } },
    ];
    const gateway = withTimeline({ entries }).on('GET /api/admin/lessons/:id/payment', () =>
      lessonMoney({ student: aPerson('Nia'), teacher: aPerson('Kwame') }),
    );
    renderApp(gateway, at, operator);
    const sent = 'Reminder sent to Nia Walker and Kwame Walker';
    expect(await screen.findByText(sent)).toBeVisible();
    expect(lineOf(sent).textContent).toMatch(/(Your lesson starts in 1 hour|Votre cours commence dans 1 heure)$/);
  });

  it('names who pays, who is told and who is reminded', async () => {
    const notified = (id: string, userId: string, is: Record<string, string>): TimelineEntry => ({
      ...{ service: 'notification', kind: 'fact', at: hours(-2), name: 'notified' },
      details: { notificationId: id, userId, ...is },
    });
    const reminder = (userId: string): TimelineEntry => ({
      ...{ service: 'notification', kind: 'job', at: hours(1), name: 'send-lesson-reminder', state: 'waiting', attempts: 0, error: null },
      key: `reminder to ${userId}`,
      reminder: { userId, kind: '1h' },
    });
    const [student, teacher] = ['018cc251-f400-7000-8000-0000000000a1', '018cc251-f400-7000-8000-0000000000a2'];
    const fact = (name: TimelineFact['name'], details: TimelineFact['details'] = {}): TimelineEntry => ({
      ...{ service: 'payments', kind: 'fact', at: hours(-2), name, details },
    });
    const entries = [
      fact('charge-opened', { amountCents: 2500 }),
      fact('charge-captured'),
      fact('paid'),
      notified('n-1', student, { type: 'booking_confirmation', mail: 'sent' }),
      fact('mailed', { notificationId: 'n-1', subject: 'Booking confirmed' }),
      notified('n-2', teacher, { type: 'payment', mail: 'none' }),
      ...[teacher, student].map((userId) => notified(`n-3 ${userId}`, userId, { type: 'lesson_reminder', mail: 'sent' })),
      fact('mailed', { notificationId: `n-3 ${teacher}`, subject: 'Your lesson starts in 1 hour: Physics with Nia Walker' }),
      fact('charge-changed', { charge: 'refunded', refundedCents: 2500 }),
      ...[teacher, student].map(reminder),
    ];
    const gateway = withTimeline({ entries }).on('GET /api/admin/lessons/:id/payment', () =>
      lessonMoney({ student: { ...aPerson('Nia'), id: student }, teacher: { ...aPerson('Kwame'), id: teacher } }),
    );
    renderApp(gateway, at, operator);
    expect(await screen.findByText('Email sent to Nia Walker')).toBeVisible();
    expect(lineOf('Email sent to Nia Walker')).toHaveTextContent('Booking confirmed');
    expect(lineOf('Notification sent to Kwame Walker')).toHaveTextContent('Payment update');
    for (const text of ['Payment of $25.00 received', '$25.00 refunded to the student']) expect(screen.getByText(text)).toBeVisible();
    expect(lineOf('Reminder sent to Nia Walker and Kwame Walker')).toHaveTextContent(/Your lesson starts in 1 hour$/);
    expect(lineOf('Reminder to Nia Walker and Kwame Walker')).toHaveTextContent('1 hour before the lesson');
    expect(screen.queryByText('Payment recorded')).toBeNull();
  });

  it('BOOK-14 says who proposed another time, who accepted it, and when the lesson is now', async () => {
    const fact = (name: TimelineFact['name'], details: TimelineFact['details']): TimelineEntry => ({
      ...{ service: 'booking', kind: 'fact', at: hours(-2), name, details },
    });
    const [student, teacher] = ['018cc251-f400-7000-8000-0000000000a1', '018cc251-f400-7000-8000-0000000000a2'];
    const entries = [
      fact('booked', { subject: 'Physics', studentId: student, teacherId: teacher, startsAt: hours(24) }),
      fact('proposed', { by: 'teacher' }),
      fact('moved', { by: 'teacher', startsAt: hours(48) }),
      fact('moved', { by: 'student', startsAt: hours(72) }),
      fact('moved', { startsAt: hours(96) }),
    ];
    const gateway = withTimeline({ entries }).on('GET /api/admin/lessons/:id/payment', () =>
      lessonMoney({ student: { ...aPerson('Nia'), id: student }, teacher: { ...aPerson('Kwame'), id: teacher } }),
    );
    renderApp(gateway, at, operator);
    expect(await screen.findByText('Kwame Walker proposed a new time')).toBeVisible();
    expect(lineOf('Nia Walker accepted the new time that Kwame Walker proposed')).toHaveTextContent('Monday, November 23, 2026');
    expect(lineOf('Nia Walker rescheduled the lesson')).toHaveTextContent('Tuesday, November 24, 2026');
    expect(lineOf('Lesson rescheduled')).toHaveTextContent('Wednesday, November 25, 2026');
    expect(screen.getByText(/^Physics, Wednesday, November 25, 2026/)).toBeVisible();
  });

  it('says what has not been sent yet, and to whom where a name is unknown', async () => {
    const notified = (userId: string, mail: string): TimelineEntry => ({
      ...{ service: 'notification', kind: 'fact', at: hours(-2), name: 'notified' },
      details: { notificationId: `of ${userId}`, userId, type: 'booking_confirmation', mail },
    });
    const [booked] = aTimeline().entries;
    const entries = [
      { ...booked, details: { subject: 'Physics', studentId: 'Nia', teacherId: 'Kwame' } } as TimelineEntry,
      ...[notified('Nia', 'planned'), notified('Kwame', 'skipped')],
    ];
    renderApp(withTimeline({ entries }), at, operator);
    expect(await screen.findByText('Email to the student is queued')).toBeVisible();
    expect(screen.getByText('Notification sent to the teacher')).toBeVisible();
  });

  it('lists what keeps failing as trouble, and only what will still happen as coming up', async () => {
    const job = (name: JobName, from: number, error: string | null = null): TimelineEntry => ({
      ...{ service: 'payments', kind: 'job', at: hours(from), name, key: name, state: 'waiting', attempts: error ? 3 : 0, error },
    });
    const expired: TimelineEntry = {
      ...{ service: 'payments', kind: 'fact', at: hours(-1), name: 'charge-changed', details: { charge: 'expired', refundedCents: 0 } },
    };
    const jobs = [job('expire-charge', 1), job('send-refund', 1, 'connection refused'), job('earn-payment', 2), job('earn-payment', 30)];
    renderApp(withTimeline({ entries: [expired, ...jobs, job('deliver-sandbox-webhook', 1)] }), at, operator);
    expect(await screen.findByText('Payment request expired')).toBeVisible();
    expect(lineOf('send-refund')).toHaveTextContent('connection refused');
    expect(screen.getAllByText("Teacher's share is due")).toHaveLength(1);
    expect(lineOf("Teacher's share is due")).toHaveTextContent('4:00 PM');
    for (const gone of ['Payment request expires', 'Answer of the test provider']) expect(screen.queryByText(gone)).toBeNull();
  });

  it('A14 shows IDs, exact times and what each service stores only to those who ask for them', async () => {
    const { person } = renderApp(withTimeline(), at, operator);
    await screen.findByText('booking.confirmed');
    for (const hidden of ['event-1', 'send-lesson-reminder', '8:00:00.000 AM']) expect(screen.queryByText(hidden)).toBeNull();
    await showDetails(person);
    expect(screen.getByText('event-1')).toBeVisible();
    expect(lineOf('Lesson booked')).toHaveTextContent('8:00:00.000 AM');
    expect(lineOf('send-lesson-reminder')).toHaveTextContent('pending');
    const holds = screen.getByRole('region', { name: 'Current state in each service' });
    expect(within(holds).getByText('version 1')).toBeVisible();
  });

  it('leaves out an event that every service has received', async () => {
    const entries = aTimeline().entries.map((entry) =>
      entry.kind === 'event' ? { ...entry, sentAt: entry.at, deliveries: entry.deliveries.filter(({ state }) => state === 'done') } : entry,
    );
    const { person } = renderApp(withTimeline({ entries }), at, operator);
    await screen.findByText('Lesson booked');
    expect(screen.queryByText('booking.confirmed')).toBeNull();
    await showDetails(person);
    expect(screen.getByText('booking.confirmed')).toBeVisible();
  });

  it("shows each event's subscribers, after how many attempts, and why delivery was abandoned", async () => {
    renderApp(withTimeline(), at, operator);
    await screen.findByText('booking.confirmed');
    const [first, second] = within(lineOf('booking.confirmed')).getAllByRole('listitem');
    expect(first).toHaveTextContent('scheduling+0 msdone');
    expect(second).toHaveTextContent('messaging+0 msfailed8 attemptsthe table is shut');
    expect(lineOf('payment.paid')).toHaveTextContent('not sent yet');
    expect(lineOf('payment.paid')).toHaveTextContent('Not delivered yet');
  });

  it('names the service that did not answer, and shows the rest', async () => {
    renderApp(withTimeline({ silent: ['payments'] }), at, operator);
    expect(await screen.findByRole('alert')).toHaveTextContent("payments didn't respond");
    expect(screen.getByText('Lesson booked')).toBeVisible();
  });

  it('shows that it is loading', async () => {
    renderApp(quietGateway().on('GET /api/admin/lessons/:id/timeline', never), at, operator);
    expect(await screen.findByText('Loading the timeline')).toBeInTheDocument();
  });

  it('shows a failure, with a retry', async () => {
    let works = false;
    const gateway = unpaid().on('GET /api/admin/lessons/:id/timeline', () => {
      if (!works) throw broken();
      return aTimeline();
    });
    const { person } = renderApp(gateway, at, operator);
    expect(await screen.findByText("We couldn't load the timeline.")).toBeVisible();
    works = true;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Lesson booked')).toBeVisible();
  });

  it.each(['lesson-not-found', 'malformed-request', 'not-found'] as const)('C16 says if there is no such lesson (%s)', async (code) => {
    const gone = () => {
      throw refused(code);
    };
    const gateway = quietGateway().on('GET /api/admin/lessons/:id/timeline', gone).on('GET /api/admin/lessons/:id/payment', gone);
    renderApp(gateway, `/admin/lessons/${'x'.repeat(300)}`, operator);
    expect(await screen.findByText('Lesson not found')).toBeVisible();
    expect(screen.getByText(/^There's no lesson with the ID x{36}…\.$/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Lesson and payment' })).toBeNull();
  });
});
