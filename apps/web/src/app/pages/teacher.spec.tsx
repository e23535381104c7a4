import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { parseInstant } from '@somo/contracts/time';
import { aProfile, aTeacher, aTeacherUser, aUser, page } from '../../../spec/builders';
import { broken, refused } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

const gatewayWithTeacher = () => quietGateway().on('GET /api/teachers/:id', () => aProfile());

describe('the public page of a teacher', () => {
  it('FIND-04 can be read by everybody, and leaves out what the teacher has not told', async () => {
    renderApp(
      quietGateway().on('GET /api/teachers/:id', () => aProfile({ education: null, country: null, languages: [] })),
      '/teachers/teacher-1',
    );
    expect(await screen.findByRole('heading', { name: 'Kwame Mensah', level: 1 })).toBeVisible();
    const record = '128 lessons · Usually answers requests within 3 hours';
    for (const words of ['I like light.', 'Patient', record]) expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: /10:00 AM/ })).toBeVisible();
    for (const words of ['Not specified', 'Unknown', 'Education', 'Country', 'Languages']) expect(screen.queryByText(words)).toBeNull();
    expect(document.title).toContain('Kwame Mensah, Physics teacher');
  });

  it('FIND-04 has nothing about a teacher who has told nothing yet', async () => {
    const nothing = { bio: null, specialties: [], education: null, experience: null, teachingStyle: null, introVideoUrl: null };
    renderApp(
      quietGateway().on('GET /api/teachers/:id', () => aProfile(nothing)),
      '/teachers/teacher-1',
    );
    expect(await screen.findByRole('heading', { name: 'Kwame Mensah', level: 1 })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'About' })).toBeNull();
    expect(screen.queryByText('No bio available')).toBeNull();
  });

  it('FIND-04 loads the introduction video from another site only when it is asked for', async () => {
    const link = 'https://youtu.be/dQw4w9WgXcQ';
    const { person } = renderApp(
      quietGateway().on('GET /api/teachers/:id', () => aProfile({ introVideoUrl: link })),
      '/teachers/teacher-1',
    );
    const play = await screen.findByRole('button', { name: 'Watch the video' });
    expect(screen.getByText('Plays from YouTube, which then sees your visit.')).toBeVisible();
    expect(screen.queryByTitle('Introduction video of Kwame Mensah')).toBeNull();
    await person.click(play);
    expect(screen.getByTitle('Introduction video of Kwame Mensah')).toHaveAttribute('src', expect.stringContaining('dQw4w9WgXcQ'));
  });

  it('PRO-02 tells only the teacher what is missing on their page, with the way to add it', async () => {
    const gateway = quietGateway().on('GET /api/teachers/:id', () => aProfile({ avatarUrl: null, introVideoUrl: null }));
    renderApp(gateway, '/teachers/teacher-1', aTeacherUser({ id: 'teacher-1' }));
    const note = within(await screen.findByRole('region', { name: 'This is your public page.' }));
    expect(note.getByText(/Still missing: your photo, an introduction video/)).toBeVisible();
    expect(note.getByRole('link', { name: 'Add details' })).toHaveAttribute('href', '/teacher/profile?edit');
    cleanup();
    renderApp(gateway, '/teachers/teacher-1', aUser());
    expect(await screen.findByRole('heading', { name: 'Kwame Mensah', level: 1 })).toBeVisible();
    expect(screen.queryByText('This is your public page.')).toBeNull();
  });

  it('FIND-05 asks a visitor who books to sign in, and comes back to this teacher', async () => {
    const { person, at } = renderApp(gatewayWithTeacher(), '/teachers/teacher-1');
    await person.click(await screen.findByRole('button', { name: /10:00 AM/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign in to continue' });
    expect(within(dialog).getByText('Kwame Mensah')).toBeVisible();
    expect(within(dialog).getByText(/November \d+, 2026.*10:00\sAM/)).toBeVisible();
    await person.click(within(dialog).getByRole('link', { name: 'Sign In' }));
    await waitFor(() => expect(at()).toBe('/login'));
  });

  it('SET-09 tells a visitor that free times are for signed-in students, and a student that they come with booking', async () => {
    const hidden = () => quietGateway().on('GET /api/teachers/:id', () => aProfile({ sharesAvailability: false, nextFreeAt: null }));
    const { person, at } = renderApp(hidden(), '/teachers/teacher-1');
    expect(await screen.findByText('Kwame shares free times with signed-in people only.')).toBeVisible();
    await person.click(within(screen.getByRole('region', { name: /Kwame Mensah/ })).getByRole('link', { name: 'Sign In' }));
    await waitFor(() => expect(at()).toBe('/login'));
    document.body.replaceChildren();
    renderApp(hidden(), '/teachers/teacher-1', aUser());
    expect(await screen.findByText("You'll see free times when you book.")).toBeVisible();
    expect(screen.queryByText(/No free times/)).toBeNull();
  });

  it('FIND-04 leads a student to booking, and tells a teacher who may book', async () => {
    const { person, at } = renderApp(gatewayWithTeacher(), '/teachers/teacher-1', aUser());
    await person.click(await screen.findByRole('button', { name: 'Book Lesson' }));
    await waitFor(() => expect(at()).toBe('/student/book-lesson/teacher-1'));
    document.body.replaceChildren();
    renderApp(gatewayWithTeacher(), '/teachers/teacher-1', aTeacherUser());
    expect(await screen.findByText('Sign in as a student to book lessons.')).toBeVisible();
  });

  it.each([
    ['a visitor to the results they came from', undefined, { results: '/teachers?q=chess&max=30' }, '/teachers?q=chess&max=30'],
    ['a student to the results', aUser(), { results: '/student/find-teachers?q=chess' }, '/student/find-teachers?q=chess'],
    ['a student who came otherwise to the own list', aUser(), undefined, '/student/find-teachers'],
    ['a teacher to the public list', aTeacherUser(), { results: 'https://example.com' }, '/teachers'],
  ])("FIND-04 'All teachers' leads %s", async (_, user, state, to) => {
    renderApp(gatewayWithTeacher(), '/teachers/teacher-1', user, state);
    expect(await screen.findByRole('link', { name: 'All teachers' })).toHaveAttribute('href', to);
  });

  it("FIND-04 'All teachers' returns to the search a profile was opened from", async () => {
    const gateway = gatewayWithTeacher().on('GET /api/teachers', () => page(aTeacher()));
    const { person, at } = renderApp(gateway, '/student/find-teachers?q=chess&max=30', aUser());
    await person.click(await screen.findByRole('link', { name: 'View Profile of Kwame Mensah' }));
    await person.click(await screen.findByRole('link', { name: 'All teachers' }));
    await waitFor(() => expect(at()).toBe('/student/find-teachers?q=chess&max=30'));
  });

  describe('FIND-03 after a search for times', () => {
    const slot = (time: string) => ({
      startsAt: parseInstant(`2026-11-24T${time}:00.000Z`),
      endsAt: parseInstant(`2026-11-24T${time}:30.000Z`),
    });
    const withTimes = (...times: string[]) =>
      gatewayWithTeacher().on('GET /api/teachers/:id/slots', () => ({
        ...{ timeZone: 'America/New_York', teacherTimeZone: 'Africa/Accra', instantBooking: true },
        days: [
          {
            date: '2026-11-24',
            slots: times.map((time) => ({ ...slot(time), teacherLocal: { date: '2026-11-24', startTime: time, endTime: time } })),
          },
        ],
      }));
    const evenings = { results: '/student/find-teachers?hours=evenings' };
    const times = () => screen.getAllByRole('link', { name: /[AP]M$/ }).map((link) => link.textContent?.replace(/\s/g, ' '));

    it('shows these first, the others when asked, and leads on with the search', async () => {
      const { person } = renderApp(withTimes('14:00', '15:00', '22:00', '23:00'), '/teachers/teacher-1', aUser(), evenings);
      expect(await screen.findByText('Next available: Evenings')).toBeVisible();
      expect(times()).toEqual(['5:00 PM', '6:00 PM']);
      await person.click(screen.getByRole('button', { name: 'Show other times too' }));
      expect(screen.getByText('Next available')).toBeVisible();
      expect(screen.getByText('Next available')).toHaveFocus();
      expect(times()).toEqual(['9:00 AM', '10:00 AM']);
      expect(screen.getByRole('button', { name: '2 more: Show all times' })).toHaveTextContent('2 more');
      await person.click(screen.getByRole('button', { name: /Show all times$/ }));
      expect(times()).toEqual(['9:00 AM', '10:00 AM', '5:00 PM', '6:00 PM']);
    });

    it('books no time with the second press of a double click on what shows more of them', async () => {
      const { person, at } = renderApp(withTimes('14:00', '15:00', '22:00', '23:00'), '/teachers/teacher-1', aUser());
      const more = await screen.findByRole('button', { name: /Show all times$/ });
      const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
      await person.click(more);
      await person.click(screen.getByRole('link', { name: /5:00\sPM$/ }));
      expect(at()).toBe('/teachers/teacher-1');
      now.mockReturnValue(10_600);
      await person.click(screen.getByRole('link', { name: /5:00\sPM$/ }));
      now.mockRestore();
      await waitFor(() => expect(at()).toContain('/student/book-lesson/teacher-1?date=2026-11-24&startsAt='));
    });

    it('leads on with the subject that was searched for', async () => {
      const state = { results: '/student/find-teachers?q=physics', subject: 'Physics' };
      renderApp(withTimes('14:00'), '/teachers/teacher-1', aUser(), state);
      expect(await screen.findByRole('link', { name: /[AP]M$/ })).toHaveAttribute('href', expect.stringContaining('&subject=Physics'));
    });

    it('shows all where none of them is free, or the address asks for none that exist', async () => {
      renderApp(withTimes('14:00', '15:00'), '/teachers/teacher-1', aUser(), evenings);
      expect(await screen.findByText('Next available')).toBeVisible();
      await waitFor(() => expect(times()).toEqual(['9:00 AM', '10:00 AM']));
      cleanup();
      renderApp(withTimes('14:00', '23:00'), '/teachers/teacher-1', aUser(), { results: '/student/find-teachers?hours=never&days=9' });
      await waitFor(() => expect(times()).toEqual(['9:00 AM', '6:00 PM']));
    });
  });

  it.each([
    ['nobody', () => refused('teacher-not-found'), 'Teacher not found'],
    ['a server that fails', () => broken(), 'Failed to load teacher data. Please try again later.'],
  ])('BOOK-02 says what is wrong with %s', async (_, fault, words) => {
    const gateway = quietGateway().on('GET /api/teachers/:id', () => {
      throw fault();
    });
    renderApp(gateway, '/teachers/__proto__');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Find Teachers' })).toHaveAttribute('href', '/teachers');
  });
});
