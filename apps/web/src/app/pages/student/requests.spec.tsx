import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aProfile, aUser, openSlots } from '../../../../spec/builders';
import { quietGateway, renderApp } from '../../../../spec/render-app';
import { aRequest, requestPage } from '../../../../spec/requests';

describe("a student's requests", () => {
  const openDialog = async () => {
    const gateway = quietGateway()
      .on('GET /api/teachers/:id', () => aProfile())
      .on('GET /api/teachers/:id/slots', openSlots)
      .on('POST /api/booking-requests', () => aRequest());
    const { person } = renderApp(gateway, '/student/book-lesson/teacher-1', aUser());
    await person.click(await screen.findByRole('button', { name: 'Request another time' }));
    return { person, gateway, dialog: within(await screen.findByRole('alertdialog', { name: 'Request another time' })) };
  };

  it('BOOK-15 REQ-10 are for a date and a time on the quarter hour, and both are asked for at once', async () => {
    const { person, gateway, dialog } = await openDialog();
    await person.click(dialog.getByRole('button', { name: 'Send request' }));
    for (const missing of ['Please choose a date', 'Please choose a time']) expect(dialog.getByText(missing)).toBeVisible();
    await person.type(dialog.getByLabelText('Date'), '2026-11-28');
    await person.type(dialog.getByLabelText('Start time'), '19:07');
    expect(dialog.getByText('Please choose a time on the quarter hour, such as 7:00 or 7:15')).toBeVisible();
    expect(gateway.asked('POST /api/booking-requests')).toEqual([]);
  });

  it.each([
    ['two days', '2027-01-09', 'Sunday, January 10, 2027, 12:00 AM for Kwame', 'Mon, 10:00 AM'],
    ['the start of a lesson that is sooner', '2026-11-22', 'Monday, November 23, 12:00 AM for Kwame', 'Sun, 7:00 PM'],
  ])('BOOK-15 REQ-10 say that they can be answered for %s, and which day that is for the teacher', async (_, date, theirs, until) => {
    const { person, dialog } = await openDialog();
    await person.type(dialog.getByLabelText('Date'), date);
    await person.type(dialog.getByLabelText('Start time'), '19:00');
    expect(dialog.getByText(theirs)).toBeVisible();
    expect(dialog.getByText(`Kwame can answer until ${until}; you pay only if they accept.`)).toBeVisible();
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
