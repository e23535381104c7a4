import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { MyProfile } from '@somo/contracts/people';
import { aProfile, aTeacher, aTeacherUser, aUser, myProfile } from '../../../spec/builders';
import { broken, refused } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

// The first test would wait for what the others find compiled.
beforeAll(() => Promise.all([import('../../features/pause/pause-dialog'), import('./teacher/profile')]));

describe('FIND-03 a teacher pauses new bookings', () => {
  const gateway = (profile: MyProfile = myProfile()) => {
    let kept = profile;
    return quietGateway()
      .on('GET /api/me/profile', () => kept)
      .on('PUT /api/me/pause', ({ body }) => (kept = { ...kept, pausedUntil: body.until }))
      .on('DELETE /api/me/pause', () => {
        const { pausedUntil: _, ...open } = kept;
        return (kept = open);
      });
  };
  const section = async () => within(await screen.findByRole('region', { name: 'New bookings' }));

  it('until a day of a calendar or a number of weeks, on their profile, and resumes with one press', async () => {
    const from = gateway();
    const { person } = renderApp(from, '/teacher/profile', aTeacherUser());
    await person.click((await section()).getByRole('button', { name: 'Pause new bookings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause new bookings' }));
    await person.click(dialog.getByRole('button', { name: 'Pause new bookings' }));
    expect(from.asked('PUT /api/me/pause')).toEqual([]);
    expect(dialog.getByText('Choose the day you take bookings again')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: '1 week' }));
    expect(dialog.getByText('Students can book you again from Saturday, November 28.')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: /^Sunday, November 29/ }));
    expect(dialog.getByRole('button', { name: '1 week' })).toHaveAttribute('aria-pressed', 'false');
    await person.click(dialog.getByRole('button', { name: 'Pause new bookings' }));
    await waitFor(() => expect(from.asked('PUT /api/me/pause')).toMatchObject([{ body: { until: '2026-11-29' } }]));
    expect(await (await section()).findByText('New bookings are paused until Sunday, November 29')).toBeVisible();
    await person.click((await section()).getByRole('button', { name: 'Resume now' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'New bookings' })).toHaveFocus());
    expect(await (await section()).findByRole('button', { name: 'Pause new bookings' })).toBeVisible();
    expect(from.asked('DELETE /api/me/pause')).toHaveLength(1);
  });

  it('reads why a day is refused, and keeps the one that was chosen', async () => {
    const from = gateway().on('PUT /api/me/pause', () => {
      throw refused('invalid-input', { errors: { until: ['Choose a day after today.'] } });
    });
    const { person } = renderApp(from, '/teacher/profile', aTeacherUser());
    await person.click((await section()).getByRole('button', { name: 'Pause new bookings' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: '2 weeks' }));
    await person.click(dialog.getByRole('button', { name: 'Pause new bookings' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Choose a day after today.');
    expect(dialog.getByRole('button', { name: '2 weeks' })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each(['/teacher/dashboard', '/teacher/schedule'])('and is reminded of it on %s, where one press ends it', async (path) => {
    const from = gateway(myProfile({ pausedUntil: '2026-12-12' }));
    const { person } = renderApp(from, path, aTeacherUser());
    const notice = await section();
    expect(notice.getByText('New bookings are paused until Saturday, December 12')).toBeVisible();
    from.on('DELETE /api/me/pause', () => {
      throw broken();
    });
    await person.click(notice.getByRole('button', { name: 'Resume now' }));
    expect(await screen.findByText('Nothing changed')).toBeVisible();
    from.on('DELETE /api/me/pause', () => myProfile()).on('GET /api/me/profile', () => myProfile());
    await person.click(notice.getByRole('button', { name: 'Resume now' }));
    await waitFor(() => expect(screen.queryByText(/^New bookings are paused/)).toBeNull());
  });
});

describe('FIND-03 a student of a teacher who has paused', () => {
  const words = "Kwame isn't taking new bookings until Saturday, December 12.";
  const paused = { pausedUntil: '2026-12-12', nextFreeAt: null };
  const gateway = () =>
    quietGateway()
      .on('GET /api/teachers/:id', () => aProfile(paused))
      .on('GET /api/me/favorites', () => ({
        ...{ items: [{ ...aTeacher(paused), isListed: true }], nextCursor: null, teacherIds: ['teacher-1'] },
      }));

  it('reads until when on the page, which offers to write and not to book', async () => {
    const { person, at } = renderApp(gateway(), '/teachers/teacher-1', aUser());
    const panel = within(await screen.findByRole('region', { name: words }));
    for (const name of ['Book Lesson', /10:00 AM/]) expect(screen.queryByRole('button', { name })).toBeNull();
    await person.click(panel.getByRole('button', { name: 'Message' }));
    await waitFor(() => expect(at()).toBe('/student/messages?with=teacher-1'));
  });

  it('who follows an old link to book reads it, too', async () => {
    const from = gateway();
    renderApp(from, '/student/book-lesson/teacher-1', aUser());
    const panel = within(await screen.findByRole('region', { name: words }));
    expect(panel.getByRole('link', { name: 'Message Kwame Mensah' })).toHaveAttribute('href', '/student/messages?with=teacher-1');
    expect(screen.queryByRole('region', { name: /Choose/ })).toBeNull();
    expect(from.asked('GET /api/teachers/:id/slots')).toEqual([]);
  });

  it('reads it among favorites, without a way to book', async () => {
    renderApp(gateway(), '/student/teachers?tab=favorites', aUser());
    expect(await screen.findByText('Not taking new bookings until Saturday, December 12')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Book Lesson/ })).toBeNull();
  });
});
