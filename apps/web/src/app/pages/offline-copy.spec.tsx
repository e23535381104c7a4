import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { outdate } from '../../lib/changes';
import { clock } from '../../lib/clock';
import { keyOf } from '../../lib/query';
import type { QuestionName } from '../../lib/send';
import { aLesson, aNotification, aProfile, aTeacherUser, aUser, noticed, now, openSlots, page } from '../../../spec/builders';
import { broken } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

const full = () =>
  quietGateway()
    .on('GET /api/lessons', () => page(aLesson()))
    .on('GET /api/notifications', () => noticed(aNotification()))
    .on('GET /api/teachers/:id', () => aProfile())
    .on('GET /api/teachers/:id/slots', () => openSlots());

const lists: [path: string, route: QuestionName, kept: string][] = [
  ['/student/lessons', 'GET /api/lessons', 'by Kwame Mensah'],
  ['/student/dashboard', 'GET /api/lessons', 'by Kwame Mensah'],
  ['/student/dashboard', 'GET /api/notifications', 'New lesson booked'],
  ['/student/notifications', 'GET /api/notifications', 'New lesson booked'],
  ['/student/book-lesson/teacher-1', 'GET /api/teachers/:id/slots', 'Choose a date'],
];

// Half past the minute, so that the displayed minute cannot change during a test.
beforeEach(() => {
  clock.now = () => now + 30_000;
});

describe('a loaded list that cannot be fetched again', () => {
  it.each(lists)('C24 %s keeps showing what %s returned, says when it was fetched, and retries', async (path, route, kept) => {
    const gateway = full();
    const { cache, person } = renderApp(gateway, path, aUser());
    expect((await screen.findAllByText(kept))[0]).toBeVisible();
    gateway.on(route, () => {
      throw broken();
    });
    void cache.invalidateQueries({ queryKey: keyOf(route) });
    expect((await screen.findAllByText('Offline copy from 10:00 AM (GMT-5)'))[0]).toBeVisible();
    expect(screen.getAllByText(kept)[0]).toBeVisible();
    gateway.on(route, full().handlerOf(route));
    for (const again of screen.getAllByRole('button', { name: 'Try Again' })) await person.click(again);
    await waitFor(() => expect(screen.queryByText(/^Offline copy/)).toBeNull());
  });

  it("C24 names the day of an older copy, in the user's time zone", async () => {
    const gateway = full();
    const { cache } = renderApp(gateway, '/teacher/lessons', aTeacherUser());
    await screen.findByText('with Ama Boateng');
    gateway.on('GET /api/lessons', () => {
      throw broken();
    });
    const yesterday = Date.now() - 20 * 3_600_000;
    for (const { queryKey, state } of cache.getQueryCache().findAll({ queryKey: keyOf('GET /api/lessons') }))
      cache.setQueryData(queryKey, state.data, { updatedAt: yesterday });
    void outdate(cache, 'lessons');
    expect(await screen.findByText('Offline copy from Nov 20, 7:00 PM (GMT)')).toBeVisible();
  });

  it('C24 says nothing about a copy if there is none', async () => {
    const gateway = full().on('GET /api/lessons', () => {
      throw broken();
    });
    renderApp(gateway, '/student/lessons', aUser());
    expect(await screen.findByText('Failed to load your lessons. Please try again later.')).toBeVisible();
    expect(screen.queryByText(/^Offline copy/)).toBeNull();
  });
});
