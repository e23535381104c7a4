import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Availability } from '@somo/contracts/availability';
import type { SaveAvailabilityBody } from '@somo/contracts/routes/availability';
import { parseInstant } from '@somo/contracts/time';
import { hoursDraft } from '../../../lib/kept-draft';
import { aLesson, aSlot, aTeacherUser, openSlots, page } from '../../../../spec/builders';
import { broken, refused } from '../../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../../spec/render-app';

const monday = (id: string, startTime: string, endTime: string) => ({ id, day: 1, startTime, endTime, isRecurring: true as const });
const teaching = {
  ...{ instantBooking: true, autoAccept: false, bufferMinutes: 15, maxDailyLessons: 5 },
  ...{ platform: 'somo' as const, meetingLink: null },
};
const leave = { id: 'l', startDate: '2026-11-24', endDate: '2026-11-25', type: 'leave' as const, reason: 'Harvest' };
const saved: Availability = {
  ...{ version: 3, timeZone: 'Africa/Accra', specificDates: [], breakPeriods: [] },
  recurringSlots: [monday('a', '09:00', '10:00')],
};
const gateway = () =>
  quietGateway()
    .on('GET /api/me/availability', () => saved)
    .on('GET /api/me/settings', () => ({ teaching }))
    .on('GET /api/teachers/:id/slots', () => ({ ...openSlots(), days: [] }));
const open = (from = gateway(), path = '/teacher/schedule') => renderApp(from, path, aTeacherUser());
const saveButton = (name = 'Save Changes') => screen.findByRole('button', { name });

describe("a teacher's schedule", () => {
  it('SHELL-05 AVL-01 AVL-02 AVL-03 adds hours to a weekday once a date is chosen, says what students will see, and saves', async () => {
    const sent: unknown[] = [];
    const { person } = open(
      gateway().on('PUT /api/me/availability', ({ body }) => {
        sent.push(body);
        return { ...saved, version: 4, outside: [] };
      }),
    );
    expect(await saveButton()).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Back to Profile' })).toHaveAttribute('href', '/teacher/profile');
    expect(screen.getByRole('button', { name: 'Add Time Slot' })).toBeDisabled();
    expect(await screen.findByText('Students see 2 open times in the next 14 days.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /November 24, 2026/ }));
    await person.click(screen.getByRole('button', { name: 'Add Time Slot' }));
    expect(screen.getByText('Students will see 4 open times in the next 14 days.')).toBeVisible();
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await person.click(await saveButton());
    expect(await screen.findByText('Your availability has been saved successfully.')).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({
        version: 3,
        recurringSlots: [saved.recurringSlots[0], expect.objectContaining({ day: 2, startTime: '09:00', endTime: '10:00' })],
      }),
    ]);
  });

  it('C14 says which hours overlap instead of adding them', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: /November 23, 2026/ }));
    await person.click(screen.getByRole('button', { name: 'Add Time Slot' }));
    expect(screen.getByText(/overlaps 9:00 AM – 10:00 AM/)).toBeVisible();
    expect(await saveButton()).toBeDisabled();
  });

  it('AVL-05 adds leave in one act, and warns of the lessons inside before it', async () => {
    const sent: SaveAvailabilityBody[] = [];
    const lesson = aLesson({ startsAt: parseInstant('2026-11-24T14:00:00.000Z') });
    const { person } = open(
      gateway()
        .on('GET /api/lessons', () => page(lesson))
        .on('PUT /api/me/availability', ({ body }) => {
          sent.push(body);
          return { ...saved, version: 4, breakPeriods: [leave], outside: [lesson] };
        }),
      '/teacher/schedule?tab=breaks',
    );
    expect(await screen.findByRole('button', { name: 'Add break' })).toBeDisabled();
    await person.click(screen.getByRole('radio', { name: 'Leave' }));
    await person.click(await screen.findByRole('button', { name: /November 24, 2026, booked/ }));
    expect(screen.getByText('Tuesday, November 24, 2026')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /November 25, 2026/ }));
    expect(screen.getByText('Tue, Nov 24 – Wed, Nov 25')).toBeVisible();
    expect(await screen.findByText(/1 booked lesson falls inside/)).toBeVisible();
    await person.type(screen.getByLabelText(/^Reason/), ' Harvest ');
    await person.click(screen.getByRole('button', { name: 'Add leave' }));
    expect(await screen.findByText('Leave added')).toBeVisible();
    expect(sent).toMatchObject([{ version: 3, breakPeriods: [{ ...leave, id: expect.any(String) as unknown }] }]);
    const list = within(screen.getByRole('region', { name: 'Your breaks and leave' }));
    expect(await list.findByText('Leave · 2 days · Harvest')).toBeVisible();
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it('AVL-05 C34 adds a break on top of hours saved elsewhere, keeps other changes unsaved, and keeps what was chosen if it is not saved', async () => {
    let refusal: 'availability-changed' | 'service-unavailable' | null = 'service-unavailable';
    const sent: SaveAvailabilityBody[] = [];
    const newer = { ...saved, version: 9, recurringSlots: [monday('z', '18:00', '20:00')] };
    const { person } = open(
      gateway().on('PUT /api/me/availability', ({ body }) => {
        const code = refusal;
        refusal = code === 'service-unavailable' ? 'availability-changed' : null;
        if (code === 'service-unavailable') throw refused(code);
        if (code) throw refused(code, { availability: newer });
        sent.push(body);
        return { ...newer, version: 10, breakPeriods: [leave], outside: [] };
      }),
    );
    await person.click(await screen.findByRole('button', { name: /^Remove 9:00 AM/ }));
    await person.click(screen.getByRole('tab', { name: 'Breaks & Leave' }));
    await person.click(await screen.findByRole('button', { name: /November 24, 2026/ }));
    await person.click(screen.getByRole('button', { name: 'Add break' }));
    expect(await screen.findByText('Failed to save your availability. Please try again.')).toBeVisible();
    expect(screen.getByText('Tuesday, November 24, 2026')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Add break' }));
    expect(await screen.findByText('Break added')).toBeVisible();
    expect(sent).toMatchObject([
      { version: 9, recurringSlots: [{ id: 'z' }], breakPeriods: [{ startDate: '2026-11-24', endDate: '2026-11-24' }] },
    ]);
    expect(screen.getByText('Unsaved changes')).toBeVisible();
  });

  it('AVL-05 removes a break in one act, and adds none on days that are off already', async () => {
    const { person } = open(
      gateway()
        .on('GET /api/me/availability', () => ({ ...saved, breakPeriods: [leave] }))
        .on('PUT /api/me/availability', ({ body }) => ({ ...saved, version: 4, breakPeriods: body.breakPeriods as [], outside: [] })),
      '/teacher/schedule?tab=breaks',
    );
    await person.click(await screen.findByRole('button', { name: /November 24, 2026, break or leave/ }));
    expect(screen.getByText('You already have these days off.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add break' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Remove Tue, Nov 24 – Wed, Nov 25' }));
    expect(await screen.findByText('Leave removed')).toBeVisible();
    expect(screen.getByText('None planned.')).toBeVisible();
  });

  it('C34 shows newer hours that were saved elsewhere, and saves over them only if the teacher wants that', async () => {
    const sent: unknown[] = [];
    const newer = { ...saved, version: 9, recurringSlots: [monday('z', '18:00', '20:00')] };
    const { person } = open(
      gateway().on('PUT /api/me/availability', ({ body }) => {
        sent.push(body.version);
        if (body.version === 3) throw refused('availability-changed', { availability: newer });
        return { ...saved, version: 10, outside: [] };
      }),
      '/teacher/availability',
    );
    await person.click(await screen.findByRole('button', { name: /November 25, 2026/ }));
    await person.click(screen.getByRole('button', { name: 'Add Time Slot' }));
    await person.click(await saveButton());
    const dialog = await screen.findByRole('alertdialog', { name: 'Your hours were changed elsewhere' });
    expect(within(dialog).getByText('Saved: 6:00 PM – 8:00 PM')).toBeVisible();
    expect(within(dialog).getAllByText('Yours: 9:00 AM – 10:00 AM')).toHaveLength(2);
    expect(within(dialog).getByText('Wednesday')).toBeVisible();
    await person.keyboard('{Escape}');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await person.click(await saveButton());
    await person.click(await screen.findByRole('button', { name: 'Overwrite with mine' }));
    expect(await screen.findByText('Your availability has been saved successfully.')).toBeVisible();
    expect(sent).toEqual([3, 3, 9]);
  });

  it('C34 asks nothing if another window has saved the same hours', async () => {
    const newer = { ...saved, version: 9, recurringSlots: [] };
    const { person } = open(
      gateway().on('PUT /api/me/availability', () => {
        throw refused('availability-changed', { availability: newer });
      }),
      '/teacher/availability',
    );
    await person.click(await screen.findByRole('button', { name: /^Remove 9:00 AM/ }));
    await person.click(await saveButton());
    expect(await screen.findByText('Your availability has been saved successfully.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await saveButton()).toBeDisabled();
  });

  it('AVL-07 keeps the changes of a teacher whose session is over, and says why they are not saved', async () => {
    const ended = gateway().on('PUT /api/me/availability', () => {
      throw refused('session-ended');
    });
    const { person } = open(ended, '/teacher/availability');
    await person.click(await screen.findByRole('button', { name: /^Remove 9:00 AM/ }));
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('You need to be logged in to save your availability.')).toBeVisible();
    expect(hoursDraft.of(aTeacherUser().id)).toMatchObject({ version: 3 });
  });

  it('AVL-07 C12 keeps unsaved changes in the browser, and can discard them', async () => {
    const first = open(gateway(), '/teacher/availability');
    await first.person.click(await screen.findByRole('button', { name: /^Remove 9:00 AM/ }));
    expect(hoursDraft.of(aTeacherUser().id)).toMatchObject({ version: 3, hours: { recurringSlots: [] } });
    await first.person.click(screen.getByRole('button', { name: 'Discard' }));
    await first.person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    expect(hoursDraft.of(aTeacherUser().id)).toBeNull();
    await first.person.click(screen.getByText('Day by day'));
    expect(screen.getByRole('button', { name: /^Remove 9:00 AM/ })).toBeVisible();
  });

  it('AVL-07 C12 keeps what is changed while a save is running as unsaved changes of the version then saved', async () => {
    const sent: SaveAvailabilityBody[] = [];
    let answer = (): void => {};
    const slow = gateway().on('PUT /api/me/availability', ({ body }) => {
      sent.push(body);
      return new Promise((done) => {
        // As the server stores them: the same slots, their fields in another order.
        const recurringSlots = body.recurringSlots.map(({ id = '', day, endTime, startTime }) => ({
          ...{ id, day, endTime, startTime },
          isRecurring: true as const,
        }));
        answer = () => done({ ...saved, version: body.version + 1, recurringSlots, outside: [] });
      });
    });
    const { person } = open(slow);
    const hour = (name: string) => screen.findByRole('gridcell', { name });
    const click = async (name: string) => person.pointer({ keys: '[MouseLeft]', target: await hour(name) });
    await click('Tuesday, 6:00 PM, closed');
    await person.click(await saveButton());
    expect(await screen.findByText('Saving...')).toBeVisible();
    await click('Wednesday, 6:00 PM, closed');
    answer();
    expect(await screen.findByText('Your availability has been saved successfully.')).toBeVisible();
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    expect(hoursDraft.of(aTeacherUser().id)).toMatchObject({ version: 4 });
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    expect(await hour('Tuesday, 6:00 PM, open')).toBeVisible();
    await click('Wednesday, 6:00 PM, closed');
    await person.click(await saveButton());
    await waitFor(() => expect(sent).toHaveLength(2));
    answer();
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
    expect(sent.map(({ version, recurringSlots }) => [version, recurringSlots.map(({ day }) => day)])).toEqual([
      [3, [1, 2]],
      [4, [1, 2, 3]],
    ]);
    expect(hoursDraft.of(aTeacherUser().id)).toBeNull();
  });

  it('AVL-03 C14 offers only ends that leave room for a lesson, up to midnight, in quarters of an hour', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: /November 24, 2026/ }));
    const ends = () => [...screen.getByLabelText<HTMLSelectElement>('End time').options].map(({ label }) => label);
    await person.selectOptions(screen.getByLabelText('Start time'), '10:45 PM');
    expect(ends()).toEqual(['11:45 PM', '12:00 AM']);
    await person.selectOptions(screen.getByLabelText('End time'), '12:00 AM');
    await person.click(screen.getByRole('button', { name: 'Add Time Slot' }));
    await person.click(screen.getByText('Day by day'));
    expect(screen.getByRole('button', { name: 'Remove 10:45 PM – 12:00 AM, Tuesday' })).toBeVisible();
    await person.selectOptions(screen.getByLabelText('Start time'), '11:00 PM');
    expect(ends()).toEqual(['12:00 AM']);
    await person.click(screen.getByRole('button', { name: 'Add Time Slot' }));
    expect(screen.getByText('11:00 PM – 12:00 AM overlaps 10:45 PM – 12:00 AM')).toBeVisible();
  });

  it('AVL-02 opens and closes the hours of a preset', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Weekends' }));
    await person.click(screen.getByText('Day by day'));
    expect(screen.getByRole('button', { name: 'Remove 10:00 AM – 4:00 PM, Sunday' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Weekends' }));
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it('AVL-06 counts the open times that students see beside all booked lessons, and those of specific dates after 14 days apart', async () => {
    const lessons = ['2026-11-23T09:00:00.000Z', '2026-11-30T09:00:00.000Z'].map((at) => aLesson({ id: at, startsAt: parseInstant(at) }));
    // 14.75 days ahead; the last weekly hour is 13.8 days ahead.
    const specificDates = [{ date: '2026-12-06', timeSlots: [{ id: 'd', startTime: '08:00', endTime: '09:00' }] }];
    const recurringSlots = [saved.recurringSlots[0]!, { ...saved.recurringSlots[0]!, id: 'b', day: 6 }];
    open(
      gateway()
        .on('GET /api/me/availability', () => ({ ...saved, recurringSlots, specificDates }))
        .on('GET /api/lessons', ({ query }) => ({
          items: [lessons[query['cursor'] ? 1 : 0]!],
          nextCursor: query['cursor'] ? null : 'next',
        })),
    );
    expect(await screen.findByText('Students see 2 open times in the next 14 days. 1 more is open later.')).toBeVisible();
  });

  it('AVL-07 moves the hours to another zone once the teacher knows what students will see and what is outside', async () => {
    const sent: SaveAvailabilityBody[] = [];
    const lesson = aLesson({ startsAt: parseInstant('2026-11-23T09:00:00.000Z') });
    const moving = gateway()
      .on('GET /api/lessons', () => page(lesson))
      .on('PUT /api/me/availability', ({ body }) => {
        sent.push(body);
        return { ...saved, version: 4, timeZone: 'America/New_York', outside: [] };
      });
    const { person } = renderApp(moving, '/teacher/schedule', aTeacherUser({ timeZone: 'America/New_York' }));
    await person.click(await screen.findByRole('button', { name: 'Move them to New York time (GMT-5)' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Move your teaching hours to New York time (GMT-5)?' }));
    expect(await dialog.findByText('Students will see 2 open times in the next 14 days.')).toBeVisible();
    expect(dialog.getByText(/^1 booked lesson is outside these hours/)).toBeVisible();
    expect(dialog.getByText(/^Physics with Ama Boateng/)).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Move the hours' }));
    expect(await screen.findByText('Your availability has been saved successfully.')).toBeVisible();
    expect(sent).toMatchObject([{ version: 3, timeZone: 'America/New_York' }]);
  });

  it('AVL-04 shows the weeks to come by date, lists their lessons with their students and the way in, and says if they failed to load', async () => {
    const lesson = aLesson({ meetingLink: `${window.location.origin}/classroom/lesson-1` });
    const { person } = open(
      gateway().on('GET /api/lessons', () => page(lesson)),
      '/teacher/schedule?tab=upcoming',
    );
    const panel = within(await screen.findByRole('tabpanel', { name: 'Upcoming Schedule' }));
    expect(await panel.findByText(/Ama Boateng/)).toBeVisible();
    expect(panel.getByRole('link', { name: 'Join Lesson' })).toHaveAttribute('href', '/teacher/classroom/lesson-1');
    expect(screen.getByText('Nov 15 – Nov 21')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Next week', hidden: true }));
    expect(screen.getByText('Nov 22 – Nov 28')).toBeInTheDocument();
    await person.click(screen.getByRole('tab', { name: 'Manage Availability' }));
    expect(await screen.findByRole('grid', { name: 'Weekly hours' })).toBeVisible();
    cleanup();
    const failing = gateway().on('GET /api/lessons', () => {
      throw broken();
    });
    open(failing, '/teacher/schedule?tab=upcoming');
    expect(await screen.findByText('Failed to load your upcoming lessons. Please try again later.')).toBeVisible();
  });

  it('AVL-01 AVL-06 C13 is the same editor at both addresses, with how availability works and the rules that apply to this teacher', async () => {
    open(gateway(), '/teacher/availability');
    expect(await screen.findByRole('heading', { name: 'My Schedule' })).toBeVisible();
    expect(await screen.findByRole('grid', { name: 'Weekly hours' })).toBeVisible();
    expect(screen.getByText(/^Set the hours you teach every week/)).toBeInTheDocument();
    for (const rule of ['24 hours', '60 minutes', '15 minutes', '24 hours before'])
      expect((await screen.findAllByText(rule))[0]).toBeInTheDocument();
  });

  it('AVL-02 opens and closes hours in the grid by keyboard', async () => {
    const { person } = open();
    const cell = await screen.findByRole('gridcell', { name: 'Monday, 9:00 AM, open' });
    cell.focus();
    await person.keyboard('{ArrowDown}{ArrowDown} ');
    expect(screen.getByRole('gridcell', { name: 'Monday, 11:00 AM, open' })).toHaveFocus();
    await person.keyboard(' ');
    expect(screen.getByRole('gridcell', { name: 'Monday, 11:00 AM, closed' })).toHaveAttribute('aria-selected', 'false');
    await person.keyboard('{Control>}{End}{/Control}');
    expect(screen.getByRole('gridcell', { name: 'Saturday, 11:00 PM, closed' })).toHaveFocus();
    await person.keyboard('{Control>}{Home}{/Control}');
    expect(screen.getByRole('gridcell', { name: 'Sunday, 6:00 AM, closed' })).toHaveFocus();
  });

  it('AVL-02 shows one day of the grid at a time on a phone, and marks the days with open hours', async () => {
    const usual = window.matchMedia;
    const media = jest.spyOn(window, 'matchMedia');
    media.mockImplementation((query) => ({ ...usual(query), matches: query.includes('max-width') }));
    const { person } = open();
    expect(await screen.findByRole('gridcell', { name: 'Monday, 9:00 AM, open' })).toBeVisible();
    expect(screen.queryByRole('gridcell', { name: /^Saturday/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Saturday', pressed: false }));
    expect(screen.getByRole('gridcell', { name: 'Saturday, 9:00 AM, closed' })).toBeVisible();
    expect(screen.queryByRole('gridcell', { name: /^Monday/ })).toBeNull();
    media.mockRestore();
  });

  it('AVL-02 undoes one change after the other, a drag over several hours as one, until the hours are those saved', async () => {
    const { person } = open();
    const cell = (name: string) => screen.getByRole('gridcell', { name });
    await screen.findByRole('grid', { name: 'Weekly hours' });
    await person.pointer([
      { keys: '[MouseLeft>]', target: cell('Tuesday, 9:00 AM, closed') },
      { target: cell('Tuesday, 11:00 AM, closed') },
      { keys: '[/MouseLeft]' },
    ]);
    await person.click(screen.getByText('Day by day'));
    expect(screen.getByRole('button', { name: 'Remove 9:00 AM – 12:00 PM, Tuesday' })).toBeVisible();
    await person.pointer({ keys: '[MouseLeft]', target: cell('Tuesday, 9:00 AM, open') });
    expect(screen.getByRole('button', { name: 'Remove 10:00 AM – 12:00 PM, Tuesday' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: 'Remove 9:00 AM – 12:00 PM, Tuesday' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    expect(cell('Tuesday, 9:00 AM, closed')).toBeVisible();
  });

  it('AVL-10 C15 explains the times of a day, those that the clocks skip included, and says when clocks change before a specific date', async () => {
    const newYork = 'America/New_York';
    const specificDates = [{ date: '2027-03-14', timeSlots: [{ id: 'b', startTime: '01:00', endTime: '05:00' }] }];
    const slots = [{ ...aSlot('2027-03-14T06:00:00.000Z'), why: 'buffer' as const }];
    const { person } = open(
      gateway()
        .on('GET /api/me/availability', () => ({ ...saved, timeZone: newYork, specificDates }))
        .on('GET /api/teachers/:id/slots', () => ({ ...openSlots(), days: [{ date: '2027-03-14', slots }] })),
    );
    expect(await screen.findByText(/^Clocks go forward on Sunday, March 14, 2027/)).toBeVisible();
    for (let turned = 0; turned < 3; turned++) await person.click(screen.getByRole('button', { name: 'Next month' }));
    await person.click(screen.getByRole('button', { name: /^Sunday, March 14, 2027, / }));
    expect(await screen.findByText('Hidden: too close to a lesson')).toBeVisible();
    expect(screen.getByText(/^Clocks in New York \(GMT-4\) go forward from 2:00 AM to 3:00 AM that day/)).toBeVisible();
  });
});
