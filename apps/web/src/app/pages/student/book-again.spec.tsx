import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { paid } from '../../../../spec/money';
import { aLesson, aProfile, hours, aUser, openSlots } from '../../../../spec/builders';
import { quietGateway, renderApp } from '../../../../spec/render-app';

const page = '/student/book-lesson/teacher-1';
const gatewayWithTeacher = () =>
  quietGateway()
    .on('GET /api/teachers/:id', () => aProfile())
    .on('GET /api/teachers/:id/slots', openSlots);

type Person = ReturnType<typeof renderApp>['person'];
const next = async (person: Person) => person.click(screen.getByRole('button', { name: 'Continue' }));

describe('the wizard after a booking', () => {
  it.each([
    ['Go to Dashboard', '/student/dashboard'],
    ['Pay $25.00 now', '/student/lessons/lesson-1/pay'],
  ])('BOOK-10 starts over after %s, without the time just booked even while the list of open times is stale', async (link, to) => {
    const booked = aLesson({ paidAt: null, payBy: hours(0.5) });
    let upcoming: (typeof booked)[] = [];
    const gateway = gatewayWithTeacher()
      .on('POST /api/bookings', () => booked)
      .on('GET /api/lessons/:id', () => booked)
      .on('GET /api/lessons/:id/payment', () => paid())
      .on('GET /api/lessons', () => ({ items: upcoming, nextCursor: null }));
    const { person, cache, go, at } = renderApp(gateway, `${page}?date=2026-11-24&startsAt=2026-11-24T14%3A00%3A00.000Z`, aUser());
    await screen.findByText('Step 2 of 4: Time');
    await next(person);
    await next(person);
    upcoming = [booked];
    await person.click(screen.getByRole('button', { name: 'Confirm booking' }));
    const dialog = await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
    await person.click(within(dialog).getByRole('link', { name: link }));
    await waitFor(() => expect(at()).toBe(to));
    await go(-1);
    await waitFor(() => expect(at()).toBe(page));
    expect(screen.queryByText('Booking Error')).toBeNull();
    await person.click(await screen.findByRole('button', { name: 'Tuesday, November 24, 2026, available' }));
    await next(person);
    expect(screen.getByRole('radio', { name: '9:00 AM You have a lesson then' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^8:00 PM/ })).toBeEnabled();

    // The lesson has been cancelled meanwhile, so its time is offered again.
    upcoming = [];
    await act(() => cache.invalidateQueries({ queryKey: ['lessons'] }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /^9:00 AM/ })).toBeEnabled());
  });
});
