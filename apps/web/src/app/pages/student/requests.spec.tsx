import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aProfile, aSlot, aUser, openSlots } from '../../../../spec/builders';
import { refused } from '../../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../../spec/render-app';
import { aRequest, requestPage } from '../../../../spec/requests';

describe("a student's requests", () => {
  const openDialog = async (gateway = quietGateway()) => {
    gateway
      .on('GET /api/teachers/:id', () => aProfile())
      .on('GET /api/teachers/:id/slots', openSlots)
      .on('GET /api/teachers/:id/request-times', openSlots)
      .on('POST /api/booking-requests', () => aRequest());
    const { person } = renderApp(gateway, '/student/book-lesson/teacher-1', aUser());
    await person.click(await screen.findByRole('button', { name: 'Request another time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request another time' }));
    await dialog.findByText("In Kwame's hours");
    return { person, gateway, dialog };
  };

  it("BOOK-15 REQ-10 are for up to three times of any day, with the teacher's hours as a hint", async () => {
    const { person, gateway, dialog } = await openDialog();
    await person.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(dialog.getByText('Please choose a time')).toBeVisible();
    const hinted = dialog.getByRole('group', { name: "In Kwame's hours" });
    await person.click(within(hinted).getByRole('button', { name: /^9:00\sAM\s?2:00\sPM for Kwame$/ }));
    await person.click(dialog.getByRole('button', { name: 'Saturday, November 28, 2026, other times' }));
    await person.click(dialog.getByRole('radio', { name: 'Morning' }));
    await person.click(dialog.getByRole('button', { name: /^10:30\sAM/ }));
    await person.click(dialog.getByRole('button', { name: /^8:00\sAM/ }));
    expect(dialog.getByRole('button', { name: /^9:00\sAM/ })).toBeDisabled();
    await person.type(dialog.getByLabelText('Message (optional)'), 'Fractions');
    await person.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Request sent')).toBeVisible();
    const wishes = ['2026-11-24T14:00:00.000Z', '2026-11-28T15:30:00.000Z', '2026-11-28T13:00:00.000Z'];
    const [sent] = gateway.asked('POST /api/booking-requests');
    expect(sent?.body).toEqual({ teacherId: 'teacher-1', wishes, subject: 'Physics', message: 'Fractions' });
  });

  it.each([
    ['two days', 'Saturday, November 28', 'Sun 12:00 AM for Kwame', 'Mon, 10:00 AM'],
    ['the start of a lesson that is sooner', 'Sunday, November 22', 'Mon 12:00 AM for Kwame', 'Sun, 7:00 PM'],
  ])('BOOK-15 REQ-10 say that they can be answered for %s, and which day that is for the teacher', async (_, day, theirs, until) => {
    const { person, dialog } = await openDialog();
    await person.click(dialog.getByRole('button', { name: new RegExp(`^${day}`) }));
    await person.click(dialog.getByRole('button', { name: /^7:00\sPM/ }));
    expect(dialog.getByRole('list', { name: 'Chosen times' })).toHaveTextContent(theirs);
    expect(dialog.getByText(new RegExp(`Kwame can answer until ${until}; you pay only if they accept.`))).toBeVisible();
  });

  it('REQ-11 are answered with other times, one of which the student books and goes on to pay', async () => {
    const [first, second] = [aSlot('2026-11-27T14:00:00.000Z'), aSlot('2026-11-28T00:30:00.000Z')];
    const proposed = aRequest({ proposals: [first, second] });
    const gateway = quietGateway()
      .on('GET /api/booking-requests', () => requestPage(proposed))
      .on('POST /api/booking-requests/:id/accept-proposal', ({ body }) => {
        if ((body as { startsAt: string }).startsAt === first.startsAt) throw refused('slot-taken');
        return { ...proposed, status: 'approved', lessonId: 'lesson-9' };
      });
    const { person, at } = renderApp(gateway, '/student/lessons', aUser());
    expect(await screen.findByText('Kwame suggests 2 other times')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Book this time' })).toBeDisabled();
    await person.click(screen.getByRole('radio', { name: /^Friday, November 27, 9:00\sAM/ }));
    await person.click(screen.getByRole('button', { name: 'Book this time' }));
    expect(await screen.findByText('Someone just booked this time.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /\(no longer available\)$/ })).toBeDisabled();
    await person.click(screen.getByRole('radio', { name: /^Friday, November 27, 7:30\sPM\s?Sat, 12:30\sAM for Kwame/ }));
    await person.click(screen.getByRole('button', { name: 'Book this time' }));
    await waitFor(() => expect(at()).toBe('/student/lessons/lesson-9/pay'));
  });

  it('REQ-11 say that another request was accepted for the time', async () => {
    const gateway = quietGateway().on('GET /api/booking-requests', () => requestPage(aRequest({ status: 'rejected', timeTaken: true })));
    renderApp(gateway, '/student/lessons', aUser());
    expect(await screen.findByText('Kwame accepted another request for this time.')).toBeInTheDocument();
  });

  it('BOOK-15 name their time zone, and the focus stays with one that is withdrawn', async () => {
    let shown = aRequest();
    const gateway = quietGateway()
      .on('GET /api/booking-requests', () => requestPage(shown))
      .on('POST /api/booking-requests/:id/withdraw', () => (shown = aRequest({ status: 'withdrawn' })));
    const { person } = renderApp(gateway, '/student/lessons', aUser());
    const panel = within(await screen.findByRole('region', { name: 'Booking requests' }));
    expect(panel.getByText(/New York time \(GMT-5\)$/)).toBeVisible();
    await person.click(panel.getByRole('button', { name: 'Withdraw the request to Kwame Mensah, Thursday, November 26, 2026, 9:00 AM' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw this request?' }));
    await person.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await panel.findByText('Withdrawn')).toBeVisible();
    await waitFor(() => expect(panel.getByRole('listitem')).toHaveFocus());
  });
});
