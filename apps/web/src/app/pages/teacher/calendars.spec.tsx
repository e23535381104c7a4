import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Availability } from '@somo/contracts/availability';
import type { BusyTime, ExternalCalendar } from '@somo/contracts/external-calendars';
import { parseInstant } from '@somo/contracts/time';
import { aTeacherUser, openSlots } from '../../../../spec/builders';
import { broken, refused } from '../../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../../spec/render-app';

const saved: Availability = {
  ...{ version: 3, timeZone: 'Africa/Accra', specificDates: [], breakPeriods: [] },
  recurringSlots: [{ id: 'a', day: 1, startTime: '09:00', endTime: '11:00', isRecurring: true }],
};
const teaching = {
  ...{ instantBooking: true, autoAccept: false, bufferMinutes: 0, maxDailyLessons: 5 },
  ...{ platform: 'somo' as const, meetingLink: null },
};
const time = { startsAt: parseInstant('2026-11-23T09:30:00.000Z'), endsAt: parseInstant('2026-11-23T10:00:00.000Z') };
const google: ExternalCalendar = {
  ...{ id: 'calendar-1', host: 'calendar.google.com', state: 'read', busyCount: 1, failingSince: null, problem: null, skippedCount: 0 },
  readAt: parseInstant('2026-11-20T08:00:00.000Z'),
};
const dentist: BusyTime = { ...time, id: 'a'.repeat(32), calendarId: google.id, host: google.host, allDay: false, ignored: false };
const gateway = (...items: ExternalCalendar[]) =>
  quietGateway()
    .on('GET /api/me/availability', () => saved)
    .on('GET /api/me/settings', () => ({ teaching }))
    .on('GET /api/me/external-calendars', () => ({ items, busy: items.length > 0 ? [time] : [] }))
    .on('GET /api/me/busy-times', () => ({ items: items.length > 0 ? [dentist] : [], nextCursor: null }))
    .on('GET /api/teachers/:id/slots', () => ({ ...openSlots(), days: [] }));
const open = (from = gateway()) => renderApp(from, '/teacher/schedule?tab=calendars', aTeacherUser());
const address = 'https://calendar.google.com/calendar/ical/x/private-y/basic.ics';

describe("a teacher's calendars elsewhere", () => {
  it('are connected by their address, and what was read is shown', async () => {
    const world = gateway();
    const { person } = open(
      world.on('POST /api/me/external-calendars', () => {
        world.on('GET /api/me/external-calendars', () => ({ items: [google], busy: [time] }));
        world.on('GET /api/me/busy-times', () => ({ items: [dentist], nextCursor: null }));
        return google;
      }),
    );
    expect(await screen.findByText('Google Calendar')).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Connect Calendar' }));
    expect(await screen.findByText('Please paste an address that starts with https:// or webcal://.')).toBeVisible();
    await person.type(screen.getByLabelText('Secret address of a calendar'), ` ${address} `);
    await person.click(screen.getByRole('button', { name: 'Connect Calendar' }));
    expect(await screen.findByText('Calendar connected')).toBeVisible();
    expect(world.asked('POST /api/me/external-calendars')[0]?.body).toEqual({ url: address });
    const row = (await screen.findByRole('button', { name: 'Remove calendar.google.com' })).closest('li')!;
    expect(within(row).getByText(/1 busy time ahead · Read/)).toBeVisible();
    expect(await screen.findByText(/^9:30/)).toBeVisible();
    expect(screen.getByLabelText('Secret address of a calendar')).toHaveValue('');
  });

  it('say at the field what is wrong with an address', async () => {
    const world = gateway().on('POST /api/me/external-calendars', () => {
      throw refused('calendar-not-read', { problem: 'web-page' });
    });
    const { person } = open(world);
    await person.type(await screen.findByLabelText('Secret address of a calendar'), address);
    await person.click(screen.getByRole('button', { name: 'Connect Calendar' }));
    expect(await screen.findByText(/This is the address of a web page/)).toBeVisible();
    world.on('POST /api/me/external-calendars', () => {
      throw refused('too-many-calendars');
    });
    await person.click(screen.getByRole('button', { name: 'Connect Calendar' }));
    expect(await screen.findByText(/You can connect up to 3 calendars/)).toBeVisible();
  });

  it('say since when one cannot be read, why, and until when its times count', async () => {
    const failing = {
      state: 'failing',
      failingSince: parseInstant('2026-11-19T08:00:00.000Z'),
      problem: 'not-found',
      skippedCount: 2,
    } as const;
    open(gateway({ ...google, ...failing }));
    expect(await screen.findByText(/We haven't been able to read it since/)).toBeVisible();
    expect(screen.getByText(/There is nothing at this address.*busy times count until/)).toBeVisible();
    expect(screen.getByText(/2 entries were left out/)).toBeVisible();
  });

  it('can have a time ignored, and be removed', async () => {
    const world = gateway(google)
      .on('PUT /api/me/external-calendars/:id/ignored', () => {
        world.on('GET /api/me/busy-times', () => ({ items: [{ ...dentist, ignored: true }], nextCursor: null }));
        return null;
      })
      .on('DELETE /api/me/external-calendars/:id', () => {
        world.on('GET /api/me/external-calendars', () => ({ items: [], busy: [] }));
        return null;
      });
    const { person } = open(world);
    await person.click(await screen.findByRole('button', { name: /^Ignore Mon, Nov 23, 9:30/ }));
    expect(await screen.findByText('Ignored: students can book it')).toBeVisible();
    expect(world.asked('PUT /api/me/external-calendars/:id/ignored')[0]?.body).toEqual({ busyTimeId: dentist.id, ignored: true });
    await person.click(screen.getByRole('button', { name: 'Remove calendar.google.com' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Calendar removed')).toBeVisible();
    expect(screen.queryByText('Busy times ahead')).toBeNull();
  });

  it('are counted in what students will see, and a failure says so', async () => {
    renderApp(gateway(google), '/teacher/schedule', aTeacherUser());
    expect(await screen.findByText('Students see 3 open times in the next 14 days.')).toBeVisible();
    open(gateway().on('GET /api/me/external-calendars', () => Promise.reject(broken())));
    expect((await screen.findAllByText("We couldn't load your other calendars.")).length).toBeGreaterThan(0);
  });
});
