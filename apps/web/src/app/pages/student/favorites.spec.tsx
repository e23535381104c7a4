import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FavoriteTeacher } from '@somo/contracts/favorites';
import { aProfile, aTeacher, aTeacherUser, aUser, page } from '../../../../spec/builders';
import { broken, refused } from '../../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../../spec/render-app';

const zainab = aTeacher({ id: 'teacher-2', firstName: 'Zainab', lastName: 'Mwangi', fullName: 'Zainab Mwangi' });

/** A gateway that keeps favorites. */
function gateway(kept: FavoriteTeacher[] = []) {
  return quietGateway()
    .on('GET /api/teachers', () => page(aTeacher(), zainab))
    .on('GET /api/teachers/:id', () => aProfile())
    .on('GET /api/me/favorites', () => ({ items: [...kept], nextCursor: null, teacherIds: kept.map(({ id }) => id) }))
    .on('PUT /api/me/favorites/:teacherId', ({ params }) => {
      kept.unshift({ ...(params['teacherId'] === zainab.id ? zainab : aTeacher()), isListed: true });
      return null;
    })
    .on('DELETE /api/me/favorites/:teacherId', ({ params }) => {
      kept.splice(
        kept.findIndex(({ id }) => id === params['teacherId']),
        1,
      );
      return null;
    });
}
const heart = (name = 'Kwame Mensah') => screen.findByRole('button', { name: `Add ${name} to favorites` });
const isPressed = (name?: string) => waitFor(async () => expect(await heart(name)).toHaveAttribute('aria-pressed', 'true'));
const isNotPressed = (name?: string) => waitFor(async () => expect(await heart(name)).toHaveAttribute('aria-pressed', 'false'));

describe('the heart of a teacher', () => {
  it('makes them a favorite at once, and no longer one when it is pressed again', async () => {
    const from = gateway([{ ...zainab, isListed: true }]);
    const { person } = renderApp(from, '/student/find-teachers', aUser());
    await isPressed('Zainab Mwangi');
    await person.click(await heart());
    await isPressed();
    expect(from.asked('PUT /api/me/favorites/:teacherId').map(({ params }) => params)).toEqual([{ teacherId: 'teacher-1' }]);
    await person.click(await heart());
    await isNotPressed();
    await waitFor(() => expect(from.asked('DELETE /api/me/favorites/:teacherId')).toHaveLength(1));
  });

  it('is as it was if that could not be saved, and says why', async () => {
    const from = gateway().on('PUT /api/me/favorites/:teacherId', () => {
      throw refused('too-many-favorites');
    });
    const { person } = renderApp(from, '/teachers/teacher-1', aUser());
    await waitFor(() => expect(from.asked('GET /api/me/favorites')).toHaveLength(1));
    await person.click(await heart());
    expect(await screen.findByText('You have 200 favorites. Please remove one first.')).toBeVisible();
    await isNotPressed();
  });

  it('FIND-04 asks a visitor to sign in, comes back, and does it', async () => {
    const { person } = renderApp(gateway(), '/teachers');
    await person.hover(await screen.findByRole('article', { name: 'Kwame Mensah' }));
    await person.click(await heart());
    const dialog = await screen.findByRole('dialog', { name: 'Sign in to continue' });
    expect(within(dialog).getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  it('is pressed for whoever comes back after signing in', async () => {
    const from = gateway();
    const { at } = renderApp(from, '/teachers/teacher-1?favorite', aUser());
    expect(await screen.findByText('Kwame Mensah is one of your favorites')).toBeVisible();
    await isPressed();
    expect(at()).toBe('/teachers/teacher-1');
    expect(from.asked('PUT /api/me/favorites/:teacherId')).toHaveLength(1);
  });

  it('is beside the teachers that the dashboard suggests', async () => {
    const from = gateway().on('GET /api/teachers/featured', () => page(zainab));
    const { person } = renderApp(from, '/student/dashboard', aUser());
    await person.click(await heart('Zainab Mwangi'));
    await isPressed('Zainab Mwangi');
  });

  it('is not pressed in a list by an address', async () => {
    const from = gateway().on('GET /api/teachers', () => page(zainab));
    renderApp(from, '/student/find-teachers?favorite', aUser());
    await isNotPressed('Zainab Mwangi');
    expect(from.asked('PUT /api/me/favorites/:teacherId')).toEqual([]);
  });

  it('is not there for teachers', async () => {
    renderApp(gateway(), '/teachers/teacher-1', aTeacherUser());
    expect(await screen.findByRole('heading', { level: 1, name: 'Kwame Mensah' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /to favorites$/ })).toBeNull());
  });
});

describe('Favorites in My Teachers', () => {
  it('lists them to be booked; one that is removed stays until the page is left', async () => {
    const from = gateway([
      { ...zainab, isListed: true },
      { ...aTeacher(), isListed: false },
    ]);
    const { person } = renderApp(from, '/student/teachers?tab=favorites', aUser());
    const list = within(await screen.findByRole('list', { name: 'Favorites' }));
    expect(list.getByRole('link', { name: 'Book Lesson with Zainab Mwangi' })).toHaveAttribute('href', '/student/book-lesson/teacher-2');
    expect(list.queryByRole('link', { name: 'Book Lesson with Kwame Mensah' })).toBeNull();
    expect(list.getByText('Not taking bookings at the moment')).toBeVisible();
    await isPressed('Zainab Mwangi');
    await person.click(await heart('Zainab Mwangi'));
    await isNotPressed('Zainab Mwangi');
    await person.click(await heart('Zainab Mwangi'));
    await isPressed('Zainab Mwangi');
  });

  it('says where there is none yet', async () => {
    renderApp(gateway(), '/student/teachers?tab=favorites', aUser());
    expect(await screen.findByText('No favorites yet')).toBeVisible();
  });

  it('offers to try again', async () => {
    const from = gateway().on('GET /api/me/favorites', () => {
      throw broken();
    });
    renderApp(from, '/student/teachers?tab=favorites', aUser());
    expect(await screen.findByText('Failed to load your favorites. Please try again later.')).toBeVisible();
  });
});
