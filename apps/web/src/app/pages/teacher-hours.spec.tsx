import { describe, expect, it } from '@jest/globals';
import { searchMax } from '@somo/contracts/rules/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { aTeacher, aUser, hours, page } from '../../../spec/builders';
import { quietGateway, renderApp } from '../../../spec/render-app';
import { searchesOf } from '../../../spec/searches-of';

const two = () => page(aTeacher(), aTeacher({ id: 'teacher-2', firstName: 'Zainab', lastName: 'Mwangi', fullName: 'Zainab Mwangi' }));

describe('/teachers, by the hours one has', () => {
  it("FIND-03 filters by hours of any day in the user's time zone, and the button says which", async () => {
    const gateway = quietGateway().on('GET /api/teachers', two);
    const { person, at } = renderApp(gateway, '/teachers?tz=Africa%2FLagos');
    await person.click(await screen.findByRole('button', { name: 'When' }));
    await person.click(await screen.findByRole('button', { name: /^Evenings/ }));
    await person.click(screen.getByRole('button', { name: 'Tuesday' }));
    await waitFor(() =>
      expect(searchesOf(gateway).at(-1)?.query).toEqual({
        hours: 'evenings',
        weekdays: '2',
        timeZone: 'Africa/Lagos',
        limit: '12',
      }),
    );
    expect(at()).toBe('/teachers?tz=Africa%2FLagos&hours=evenings&days=2');
    expect(screen.getByRole('button', { name: /^Evenings/ })).toHaveAttribute('aria-pressed', 'true');
    await person.selectOptions(screen.getByLabelText('Starts from'), '6:00 PM');
    await waitFor(() => expect(at()).toBe('/teachers?tz=Africa%2FLagos&days=2&from=18'));
    expect(searchesOf(gateway).at(-1)?.query).toMatchObject({ weekdays: '2', fromTime: '18:00' });
    await person.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'When: Tue, After 6:00 PM' })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Remove filter When: Tue, After 6:00 PM' }));
    await waitFor(() => expect(at()).toBe('/teachers?tz=Africa%2FLagos'));
  });

  it.each([
    ['of no name', 'hours=nights&days=8,x&from=25&to=-1', { limit: '12' }],
    ['beside hours by name', 'hours=evenings&from=9&to=12', { hours: 'evenings', timeZone: 'America/New_York', limit: '12' }],
    ['that end before they begin', 'from=18&to=17', { fromTime: '18:00', timeZone: 'America/New_York', limit: '12' }],
    ['of a Monday on weekends', 'hours=weekends&days=1', { hours: 'weekends', timeZone: 'America/New_York', limit: '12' }],
    ['of every day', 'days=0,1,2,3,4,5,6', { limit: '12' }],
    [
      'of ten kilobytes',
      `q=${'x'.repeat(10_000)}&days=${'1,'.repeat(5_000)}`,
      expect.objectContaining({ weekdays: '1', q: 'x'.repeat(searchMax) }),
    ],
  ])('FIND-03 ignores hours in the URL that mean nothing: %s', async (_, search, query) => {
    const gateway = quietGateway().on('GET /api/teachers', two);
    renderApp(gateway, `/teachers?${search}`);
    expect(await screen.findByText('2 teachers')).toBeVisible();
    expect(searchesOf(gateway)[0]?.query).toEqual(query);
  });

  it('FIND-03 says that only the time is why nobody is found, who is nearest, and books them', async () => {
    const nearest = [{ teacher: aTeacher({ subjects: ['Mathematics'], nextFreeAt: hours(48.5) }), nextFreeAt: hours(48.5) }];
    const none = { items: [], nextCursor: null, total: 0, searchedFor: ['Mathematics'], atOtherTimes: 12, nearest };
    const gateway = quietGateway().on('GET /api/teachers', ({ query }) => (query['fromTime'] ? none : two()));
    const { person, at } = renderApp(gateway, '/student/find-teachers?q=maths&from=17', aUser());
    expect(await screen.findByRole('heading', { name: '12 Mathematics teachers, but none free after 5:00 PM' })).toBeVisible();
    expect(screen.getByText('Nearest: Kwame, Mon, 10:30 AM')).toBeVisible();
    expect(screen.queryByText(/No one matches/)).toBeNull();
    expect(screen.getByRole('button', { name: /^Book Kwame Mensah on Monday, November 23, 2026, 10:30 AM/ })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Book Mon, 10:30 AM' }));
    await waitFor(() => expect(at()).toContain('/student/book-lesson/teacher-1?date=2026-11-23&startsAt=2026-11-23T15%3A30'));
  });

  it('FIND-03 shows the teachers of any time when asked to', async () => {
    const none = { items: [], nextCursor: null, total: 0, atOtherTimes: 2, nearest: [] };
    const gateway = quietGateway().on('GET /api/teachers', ({ query }) => (query['hours'] ? none : two()));
    const { person, at } = renderApp(gateway, '/teachers?hours=weekends&max=30');
    expect(await screen.findByText('2 teachers, but none free on weekends')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'See all 2 at any time' }));
    await waitFor(() => expect(at()).toBe('/teachers?max=30'));
    expect(await screen.findByText('2 teachers')).toBeVisible();
  });

  it('FIND-02 suggests subjects while one types, by keyboard', async () => {
    const gateway = quietGateway()
      .on('GET /api/teachers', two)
      .on('GET /api/subjects', ({ query }) =>
        query['q'] === 'maths' ? page('Mathematics') : page('Further Mathematics', 'Mathematics', 'Music Theory'),
      );
    const { person, at } = renderApp(gateway, '/teachers?max=30');
    const field = await screen.findByPlaceholderText('Search by subject, name, or specialty...');
    await person.click(field);
    expect(await screen.findByRole('listbox', { name: 'Popular subjects' })).toBeVisible();
    await person.type(field, 'mat');
    await waitFor(() =>
      expect(
        within(screen.getByRole('listbox'))
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual(['Mathematics', 'Further Mathematics']),
    );
    expect(field).toHaveAttribute('aria-expanded', 'true');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveValue('mat');
    await person.type(field, 'hs');
    await waitFor(() => expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1));
    expect(await screen.findByRole('option', { name: 'Mathematics' })).toBeVisible();
    await person.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: 'Mathematics' })).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Mathematics' }).id);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(at()).toBe('/teachers?max=30&subject=Mathematics'));
    expect(screen.getByRole('button', { name: 'Subject: Mathematics' })).toBeVisible();
  });

  it('FIND-03 keeps the words when the filters are removed because nobody was found', async () => {
    const { person, at } = renderApp(quietGateway(), '/teachers?q=quechua&max=20&hours=evenings');
    await person.click(await screen.findByRole('button', { name: 'Remove filters' }));
    await waitFor(() => expect(at()).toBe('/teachers?q=quechua'));
  });
});
