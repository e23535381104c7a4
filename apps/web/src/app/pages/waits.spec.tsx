import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Wait } from '@somo/contracts/waits';
import { aProfile, aTeacher, aUser, hours, page } from '../../../spec/builders';
import { broken, refused } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

const full = aTeacher({ nextFreeAt: null });
const aWait = (part: Partial<Wait> = {}): Wait => ({
  ...{ teacherId: full.id, weekdays: null, fromTime: null, toTime: null, createdAt: hours(0), endsAt: hours(60 * 24) },
  teacher: full,
  ...part,
});

describe('a student waits for a teacher who has no free time', () => {
  function waiting() {
    let waits: Wait[] = [];
    const sent: unknown[] = [];
    const gateway = quietGateway()
      .on('GET /api/teachers/:id', () => aProfile(full))
      .on('GET /api/me/waits', () => page(...waits))
      .on('PUT /api/me/waits/:teacherId', ({ body }) => {
        sent.push(body);
        const { weekdays = null, fromTime = null, toTime = null } = body;
        waits = [aWait({ weekdays, fromTime, toTime })];
        return waits[0]!;
      })
      .on('DELETE /api/me/waits/:teacherId', () => {
        waits = [];
        return null;
      });
    return { gateway, sent };
  }

  it('with one press, then chooses days and hours, and stops', async () => {
    const { gateway, sent } = waiting();
    const { person } = renderApp(gateway, `/teachers/${full.id}`, aUser());
    await person.click(await screen.findByRole('button', { name: /^Tell me when .* has time$/ }));
    expect(await screen.findByText('Any time')).toBeVisible();
    expect(screen.getByText(/at most once a day, until you book or until/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Only certain times' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Monday' }));
    await person.selectOptions(dialog.getByLabelText('Starting from'), '5:00 PM');
    await person.selectOptions(dialog.getByLabelText('Starting before'), '9:00 AM');
    expect(dialog.getByText('Please choose an end that is after the start')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(sent).toHaveLength(1);
    await person.selectOptions(dialog.getByLabelText('Starting before'), '9:00 PM');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Mon · 5:00 PM–9:00 PM')).toBeVisible();
    expect(sent).toEqual([{}, { weekdays: [1], fromTime: '17:00', toTime: '21:00' }]);
    await person.click(screen.getByRole('button', { name: 'Stop waiting' }));
    expect(await screen.findByRole('button', { name: /^Tell me when .* has time$/ })).toBeVisible();
  });

  it('says at what times first where there are others', async () => {
    const { gateway, sent } = waiting();
    gateway.on('GET /api/teachers/:id', () => aProfile(aTeacher({ id: full.id, nextFreeAt: hours(30) })));
    const { person } = renderApp(gateway, `/teachers/${full.id}`, aUser());
    await person.click(await screen.findByRole('button', { name: 'Tell me when another time opens' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Saturday' }));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Sat')).toBeVisible();
    expect(sent).toEqual([{ weekdays: [6] }]);
  });

  it('says why where that is refused', async () => {
    const { gateway } = waiting();
    gateway.on('PUT /api/me/waits/:teacherId', () => {
      throw refused('too-many-waits');
    });
    const { person } = renderApp(gateway, `/teachers/${full.id}`, aUser());
    await person.click(await screen.findByRole('button', { name: /^Tell me when .* has time$/ }));
    expect(await screen.findByText("You're waiting for 100 teachers. Please stop waiting for one first.")).toBeVisible();
  });

  it('sees whom they wait for, and stops; an empty list says how it begins, a failed one is tried again', async () => {
    let waits: Wait[] = [aWait({ weekdays: [0, 3], fromTime: '09:00' })];
    let isBroken = true;
    const gateway = quietGateway()
      .on('GET /api/me/waits', () => {
        if (isBroken) throw broken();
        return page(...waits);
      })
      .on('DELETE /api/me/waits/:teacherId', () => {
        waits = [];
        return null;
      });
    const { person } = renderApp(gateway, '/student/teachers?tab=waits', aUser());
    const again = await screen.findByRole('button', { name: 'Try Again' }, { timeout: 10_000 });
    isBroken = false;
    await person.click(again);
    expect(await screen.findByText('Wed, Sun · from 9:00 AM')).toBeVisible();
    await person.click(screen.getByRole('button', { name: `Stop waiting for ${full.fullName}` }));
    expect(await screen.findByText("You're not waiting for anyone")).toBeVisible();
  }, 20_000);
});
