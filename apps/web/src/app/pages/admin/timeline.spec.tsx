import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { LessonTimeline } from '@somo/contracts/timeline';
import { aUser, hours } from '../../../testing/builders';
import { broken, never, refused } from '../../../testing/fake-gateway';
import { quietGateway, renderApp } from '../../../testing/render-app';

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
const lineOf = (name: string) => screen.getByText(name).closest('li')!;

describe('an operator', () => {
  it('C16 lands on /admin and opens the timeline of a lesson by its id', async () => {
    const { person, at: place } = renderApp(withTimeline(), '/login', operator);
    await waitFor(() => expect(place()).toBe('/admin'));
    await person.type(await screen.findByLabelText('Lesson ID'), 'lesson 42{Enter}');
    expect(screen.getByText(/^That isn't a valid lesson ID/)).toBeVisible();
    await person.clear(screen.getByLabelText('Lesson ID'));
    await person.type(screen.getByLabelText('Lesson ID'), ` ${lessonId.toUpperCase()} {Enter}`);
    await waitFor(() => expect(place()).toBe(at));
    expect(await screen.findByText('Lesson booked')).toBeVisible();
  });

  it('has no bell, because operators get no notifications', async () => {
    renderApp(withTimeline(), '/admin', operator);
    expect(await screen.findByRole('button', { name: 'My Account' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /notification/i })).toBeNull();
  });
});

describe('the timeline of a lesson', () => {
  it('shows what happened by day, and what each service stores now', async () => {
    renderApp(withTimeline(), at, operator);
    expect(await screen.findByRole('heading', { name: 'Friday, November 20, 2026' })).toBeVisible();
    expect(lineOf('Lesson booked')).toHaveTextContent('SubjectPhysicsPrice$25.00');
    expect(lineOf('Lesson booked')).toHaveTextContent('08:00:00.000');
    const holds = screen.getByRole('region', { name: 'Current state in each service' });
    expect(within(holds).getByText('version 1')).toBeVisible();
    expect(lineOf('send-lesson-reminder')).toHaveTextContent('pending');
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

  it('says if there is no such lesson', async () => {
    const gateway = quietGateway().on('GET /api/admin/lessons/:id/timeline', () => {
      throw refused('lesson-not-found');
    });
    renderApp(gateway, at, operator);
    expect(await screen.findByText('Lesson not found')).toBeVisible();
  });
});
