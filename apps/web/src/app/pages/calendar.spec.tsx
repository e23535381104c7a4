import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CalendarLink } from '@somo/contracts/calendars';
import { aLesson, aTeacherUser, aUser, page } from '../../../spec/builders';
import { broken, refused } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

const linkOf = (token: string, hideCancelled = false): CalendarLink => ({
  url: `https://somo.example/api/calendar/${token}.ics`,
  webcalUrl: `webcal://somo.example/api/calendar/${token}.ics`,
  googleUrl: `https://calendar.google.com/calendar/r?cid=${token}`,
  outlookUrl: `https://outlook.live.com/calendar/0/addfromweb?url=${token}`,
  hideCancelled,
});

describe('LES-12 lessons in the calendar that a person uses already', () => {
  afterEach(() => void jest.restoreAllMocks());
  const settings = (from = quietGateway()) => from.on('GET /api/me/calendar', () => linkOf('first'));

  it('are subscribed to in Google Calendar, Apple Calendar and Outlook.com, or by the link', async () => {
    const { person } = renderApp(settings(), '/student/settings?tab=calendar', aUser());
    const links = within(await screen.findByRole('group', { name: 'Subscribe in' }, { timeout: 20_000 }));
    expect(links.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute('href', linkOf('first').googleUrl);
    expect(links.getByRole('link', { name: 'Apple Calendar' })).toHaveAttribute('href', linkOf('first').webcalUrl);
    expect(links.getByRole('link', { name: 'Outlook.com' })).toHaveAttribute('href', linkOf('first').outlookUrl);
    const field = screen.getByRole('textbox', { name: 'Or copy the link into another calendar' });
    expect(field).toHaveValue(linkOf('first').url);
    const copying = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await person.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(copying).toHaveBeenCalledWith(linkOf('first').url);
    copying.mockRejectedValue(new Error('refused'));
    await person.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText("Couldn't copy the link")).toBeVisible();
    expect(field).toHaveFocus();
  });

  it('leave out cancelled ones if their owner wants that, and say so where it is not saved', async () => {
    let isHidden = false;
    let isBroken = false;
    const gateway = settings()
      .on('GET /api/me/calendar', () => linkOf('first', isHidden))
      .on('PATCH /api/me/calendar', ({ body }) => {
        if (isBroken) throw broken();
        isHidden = body.hideCancelled;
        return linkOf('first', isHidden);
      });
    const { person } = renderApp(gateway, '/teacher/settings?tab=calendar', aTeacherUser());
    const hide = await screen.findByRole('switch', { name: 'Hide cancelled lessons' });
    expect(screen.getByText(/all of your lessons and your days off/)).toBeVisible();
    await person.click(hide);
    expect(await screen.findByText('Calendar setting saved')).toBeVisible();
    expect(hide).toBeChecked();
    isBroken = true;
    await person.click(hide);
    expect(await screen.findByText('Calendar setting not saved')).toBeVisible();
    expect(hide).toBeChecked();
  });

  it('have a link that is replaced only after a question, and the new one is shown', async () => {
    const gateway = settings().on('POST /api/me/calendar/replace', () => linkOf('second'));
    const { person } = renderApp(gateway, '/student/settings?tab=calendar', aUser());
    await person.click(await screen.findByRole('button', { name: 'Replace link' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(gateway.asked('POST /api/me/calendar/replace')).toEqual([]);
    await person.click(await screen.findByRole('button', { name: 'Replace link' }));
    gateway.on('GET /api/me/calendar', () => linkOf('second'));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Replace link' }));
    expect(await screen.findByText('Link replaced')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Or copy the link into another calendar' })).toHaveValue(linkOf('second').url);
  });

  it('say so where the link cannot be loaded, and it is tried again', async () => {
    const gateway = quietGateway().on('GET /api/me/calendar', () => {
      throw broken();
    });
    const { person } = renderApp(gateway, '/student/settings?tab=calendar', aUser());
    const again = await screen.findByRole('button', { name: 'Try Again' }, { timeout: 10_000 });
    settings(gateway);
    await person.click(again);
    expect(await screen.findByRole('button', { name: 'Replace link' })).toBeVisible();
  }, 20_000);

  it.each([
    ['student', '/student/lessons', aUser(), 'Physics with'],
    ['teacher', '/teacher/lessons', aTeacherUser(), 'Physics with'],
  ] as const)('are each added from the card of a %s, as a file, or with Google Calendar and Outlook.com', async (_, path, user, title) => {
    const lesson = aLesson();
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:calendar';
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (this.download) saved.push(this.download);
    });
    let isGone = false;
    const gateway = quietGateway()
      .on('GET /api/lessons', ({ query }) => (query['when'] === 'past' ? page() : page(lesson)))
      .on('GET /api/lessons/:id/calendar.ics', () => {
        if (isGone) throw refused('lesson-not-found');
        return 'BEGIN:VCALENDAR';
      });
    const { person } = renderApp(gateway, path, user);
    const openMenu = async () => {
      await person.click(await screen.findByRole('button', { name: /^Add to calendar: Physics/ }));
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    };
    await person.click(await screen.findByRole('button', { name: /^More about/ }));
    await openMenu();
    const google = screen.getByRole('menuitem', { name: 'Google Calendar' });
    const url = new URL(google.getAttribute('href') ?? '');
    expect(url.searchParams.get('dates')).toBe('20261124T140000Z/20261124T150000Z');
    expect(url.searchParams.get('text')).toContain(title);
    expect(screen.getByRole('menuitem', { name: 'Outlook.com' })).toHaveAttribute('target', '_blank');
    await person.click(screen.getByRole('menuitem', { name: /^Calendar file/ }));
    await waitFor(() => expect(saved).toEqual(['somo-lesson-2026-11-24.ics']));
    isGone = true;
    await openMenu();
    await person.click(screen.getByRole('menuitem', { name: /^Calendar file/ }));
    await waitFor(() => expect(gateway.asked('GET /api/lessons/:id/calendar.ics')).toHaveLength(2));
    expect(await screen.findByText("Couldn't save the calendar file")).toBeVisible();
  });
});
