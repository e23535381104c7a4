import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aSlot, aTeacherUser, hours, openSlots } from '../../../../spec/builders';
import { refused } from '../../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../../spec/render-app';
import { aRequest, requestPage } from '../../../../spec/requests';
import { applyPush } from '../../apply-push';

const free = aRequest();
const blocked = aRequest({ id: 'request-2', subject: 'Chemistry', conflicts: ['lesson', 'outside-hours'] });

describe("a teacher's booking requests", () => {
  const open = (gateway = quietGateway().on('GET /api/booking-requests', () => requestPage(free, blocked)), path = '') =>
    renderApp(gateway, `/teacher/booking-requests${path}`, aTeacherUser());

  it('REQ-01 REQ-02 REQ-11 lists them with what stands against each, and blocks what cannot be accepted', async () => {
    open();
    const [first, second] = await screen.findAllByRole('article');
    expect(within(first!).getByText('Physics Lesson')).toBeVisible();
    expect(within(first!).getByText('“After school?”')).toBeVisible();
    expect(within(first!).getByText('1 hour ago')).toBeVisible();
    expect(within(first!).getByText('Answer by Mon, 2:00 PM')).toBeVisible();
    expect(
      within(first!).getByRole('button', { name: /^Accept the request from Ama Boateng, Thursday, November 26, 2026, 2:00 PM/ }),
    ).toBeEnabled();
    expect(within(second!).getByText('You have another lesson then')).toBeVisible();
    expect(within(second!).queryByRole('button', { name: /^Accept/ })).toBeNull();
    expect(screen.getByLabelText('2 pending')).toBeVisible();
  });

  it('REQ-11 says why a request cannot be accepted, and what accepting one does to others', async () => {
    const full = aRequest({ id: 'request-3', subject: 'Biology', conflicts: ['full-day'] });
    const [wish] = free.wishes;
    const rivals = aRequest({
      id: 'request-4',
      subject: 'Art',
      wishes: [{ ...wish!, conflicts: ['request', 'outside-hours'], turnsDown: 2 }],
    });
    open(quietGateway().on('GET /api/booking-requests', () => requestPage(full, rivals)));
    const [byDay, byRivals] = (await screen.findAllByRole('article')).map((item) => within(item));
    expect(byDay!.getByText("You've reached your daily maximum on that day")).toBeVisible();
    expect(byDay!.queryByRole('button', { name: /^Accept/ })).toBeNull();
    expect(byDay!.getByRole('button', { name: /^Suggest another time/ })).toBeEnabled();
    expect(byRivals!.getByText('Outside your hours')).toBeVisible();
    expect(byRivals!.getByText('Accepting turns down 2 other requests for this time')).toBeVisible();
    expect(byRivals!.getByRole('button', { name: /^Accept/ })).toBeEnabled();
  });

  it('REQ-04 accepts the time that is chosen among several, of which one is in the way', async () => {
    const [wish] = free.wishes;
    const times = [wish!.startsAt, ...[100, 124].map((each) => hours(each))];
    const several = aRequest({ wishes: times.map((at, is) => ({ ...wish!, ...aSlot(at), conflicts: is === 0 ? ['lesson'] : [] })) });
    const gateway = quietGateway()
      .on('GET /api/booking-requests', () => requestPage(several))
      .on('POST /api/booking-requests/:id/accept', () => ({ ...several, status: 'approved' }));
    const { person } = open(gateway);
    const [blockedOne, first, second] = await screen.findAllByRole('radio');
    expect(blockedOne).toBeDisabled();
    expect(first).toBeChecked();
    await person.click(second!);
    await person.click(screen.getByRole('button', { name: /^Accept/ }));
    expect(await screen.findByText('Booking request accepted')).toBeVisible();
    expect(gateway.asked('POST /api/booking-requests/:id/accept')[0]?.body).toEqual({ startsAt: times[2] });
  });

  it('REQ-11 suggests up to three other times in answer to a request', async () => {
    let shown = free;
    const gateway = quietGateway()
      .on('GET /api/booking-requests', () => requestPage(shown))
      .on('GET /api/booking-requests/:id/free-times', openSlots)
      .on('POST /api/booking-requests/:id/propose', () => (shown = { ...free, proposals: [aSlot('2026-11-24T14:00:00.000Z')] }));
    const { person } = open(gateway);
    await person.click(await screen.findByRole('button', { name: /^Suggest another time to Ama Boateng/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suggest another time to Ama' }));
    await person.click(await dialog.findByRole('button', { name: 'Send suggestion' }));
    expect(dialog.getByText('Please choose a time')).toBeVisible();
    await person.click(await dialog.findByRole('button', { name: /^2:00\sPM$/ }));
    await person.click(dialog.getByRole('button', { name: /^Thursday, November 26, 2026/ }));
    await person.click(dialog.getByRole('radio', { name: 'Afternoon' }));
    await person.click(dialog.getByRole('button', { name: /^2:00\sPM$/ }));
    expect(dialog.getByText('Ama asked for this time. Accept the request instead.')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Send suggestion' }));
    expect(await screen.findByText('You suggested other times. Waiting for Ama to choose.')).toBeVisible();
    expect(gateway.asked('POST /api/booking-requests/:id/propose')[0]?.body).toEqual({ proposals: ['2026-11-24T14:00:00.000Z'] });
    await waitFor(() => expect(screen.getByRole('button', { name: /^Change the times suggested/ })).toHaveFocus());
  });

  it('REQ-01 filters by subject through the URL', async () => {
    const asked: (string | undefined)[] = [];
    const { person, at } = open(
      quietGateway().on('GET /api/booking-requests', ({ query }) => {
        asked.push(query['subject']);
        return requestPage(free, blocked);
      }),
    );
    await person.selectOptions(await screen.findByLabelText('Subject'), 'Chemistry');
    expect(at()).toBe('/teacher/booking-requests?subject=Chemistry');
    expect(asked.at(-1)).toBe('Chemistry');
  });

  it('REQ-03 REQ-04 REQ-05 accepts from the details, and closes them', async () => {
    const sent: string[] = [];
    const { person } = open(
      quietGateway()
        .on('GET /api/booking-requests', () => requestPage(free))
        .on('POST /api/booking-requests/:id/accept', ({ params }) => {
          sent.push(params['id'] ?? '');
          return { ...free, status: 'approved' };
        }),
    );
    await person.click(await screen.findByRole('button', { name: /^Details of the request/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Booking Request Details' });
    await person.click(within(dialog).getByRole('button', { name: /^Accept/ }));
    expect(await screen.findByText('Booking request accepted')).toBeVisible();
    expect(screen.getByText('The student will be notified about your decision.')).toBeVisible();
    expect(sent).toEqual(['request-1']);
  });

  it('REQ-02 shows what was accepted on another page without a reload', async () => {
    let requests = [free, blocked];
    const { cache } = open(quietGateway().on('GET /api/booking-requests', () => requestPage(...requests)));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    requests = [blocked];
    applyPush(cache, { name: 'lesson.changed', payload: { lessonId: 'lesson-1', version: 1 } });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  });

  it('REQ-05 rejects with a reason, and says so where that fails', async () => {
    const sent: unknown[] = [];
    const { person } = open(
      quietGateway()
        .on('GET /api/booking-requests', () => requestPage(free))
        .on('POST /api/booking-requests/:id/reject', ({ body }) => {
          sent.push(body);
          throw refused('request-not-pending');
        }),
    );
    await person.click(await screen.findByRole('button', { name: /^Reject/ }));
    await person.type(await screen.findByLabelText('Reason (optional)'), 'Exam week');
    await person.click(screen.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Failed to reject booking')).toBeVisible();
    expect(sent).toEqual([{ reason: 'Exam week' }]);
  });

  it.each([
    ['accepted', /^Accept/, null, /^/],
    ['rejected', /^Reject/, 'alertdialog', /^Reject$/],
    ['accepted in the details', /^Details of the request/, 'dialog', /^Accept/],
  ])('REQ-05 moves the focus to the next request once one is %s', async (_, first, role, answers) => {
    const other = aRequest({ id: 'request-2', subject: 'Chemistry', startsAt: hours(100) });
    let pending = [free, other];
    const answer = () => {
      pending = [other];
      return { ...free, status: 'approved' as const };
    };
    const { person } = open(
      quietGateway()
        .on('GET /api/booking-requests', () => requestPage(...pending))
        .on('POST /api/booking-requests/:id/accept', answer)
        .on('POST /api/booking-requests/:id/reject', answer),
    );
    await person.click((await screen.findAllByRole('button', { name: first }))[0]!);
    if (role) await person.click(within(await screen.findByRole(role)).getByRole('button', { name: answers }));
    await waitFor(() => expect(screen.queryByText('Physics Lesson')).toBeNull());
    await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
  });

  it('REQ-07 says what an empty tab is for', async () => {
    open(quietGateway(), '?status=approved');
    expect(await screen.findByText('No approved booking requests')).toBeVisible();
    expect(screen.getByText('Requests you accept appear here.')).toBeVisible();
  });
});
