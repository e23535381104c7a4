import { describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { TeacherCard } from '@somo/contracts/people';
import { aTeacher, aUser, hours, page } from '../../../spec/builders';
import { broken, never } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';
import { searchesOf } from '../../../spec/searches-of';

const two = () =>
  page(
    aTeacher(),
    aTeacher({
      id: 'teacher-2',
      firstName: 'Zainab',
      lastName: 'Mwangi',
      fullName: 'Zainab Mwangi',
      subjects: ['English'],
      hourlyRateCents: null,
      averageRating: null,
      reviewsCount: 0,
      lessonsTaught: 0,
      nextFreeAt: null,
      country: null,
    }),
  );

describe('/teachers', () => {
  it('FIND-06 shows what is known about a teacher, and labels what is missing', async () => {
    renderApp(quietGateway().on('GET /api/teachers', two), '/teachers', aUser());
    const kwame = await screen.findByRole('article', { name: 'Kwame Mensah' });
    for (const words of ['Physics', 'Ghana', '$25', '4.8', 'from 98 reviews', 'Verified', 'English'])
      expect(within(kwame).getByText(words)).toBeVisible();
    expect(kwame).not.toHaveTextContent('New on Somo');
    expect(kwame).toHaveTextContent('128 lessons · Usually answers requests within 3 hours');
    expect(kwame).toHaveTextContent('$25/hour');
    expect(kwame).toHaveTextContent('Tomorrow10:00 AM');
    expect(within(kwame).getByRole('link', { name: 'View Profile of Kwame Mensah' })).toHaveAttribute('href', '/teachers/teacher-1');
    const zainab = screen.getByRole('article', { name: 'Zainab Mwangi' });
    for (const words of ['New on Somo', 'Rate not set', 'No free times in the next 14 days', 'Unknown'])
      expect(within(zainab).getByText(words)).toBeVisible();
    expect(screen.getByText('2 teachers')).toBeVisible();
    expect(screen.getByText('Times shown in New York time (GMT-5)')).toBeVisible();
  });

  it('FIND-01 searches by the text in the URL, and Clear search removes it', async () => {
    const gateway = quietGateway().on('GET /api/teachers', ({ query }) => (query['q'] === 'kwame' ? page(aTeacher()) : two()));
    const { person, at } = renderApp(gateway, '/teachers');
    await person.type(await screen.findByPlaceholderText('Search by subject, name, or specialty...'), 'kwame');
    await person.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('1 teacher')).toBeVisible();
    expect(at()).toBe('/teachers?q=kwame');
    await person.click(screen.getByRole('button', { name: 'kwame: Clear search' }));
    expect(await screen.findByText('2 teachers')).toBeVisible();
    expect(at()).toBe('/teachers');
  });

  it('PUB-07 applies the text, grade level and time zone of the home search', async () => {
    const gateway = quietGateway().on('GET /api/teachers', two);
    renderApp(gateway, '/teachers?q=maths&level=High+School+%289-12%29&tz=America%2FLos_Angeles');
    expect(await screen.findByText('Times shown in Los Angeles time (GMT-8)')).toBeVisible();
    expect(await screen.findAllByText('7:00 AM')).toHaveLength(1);
    expect(searchesOf(gateway)[0]?.query).toMatchObject({ q: 'maths', level: 'High School (9-12)' });
  });

  it('FIND-03 filters and sorts, in the URL, with a chip for each choice', async () => {
    const gateway = quietGateway().on('GET /api/teachers', two);
    const { person, at } = renderApp(gateway, '/teachers');
    await person.click(await screen.findByRole('button', { name: 'Price' }));
    await person.selectOptions(await screen.findByLabelText('Max price'), '30');
    const lowest = within(screen.getByLabelText('Min price')).getAllByRole('option');
    expect(lowest.map((option) => option.textContent).at(-1)).toBe('$30');
    await person.selectOptions(screen.getByLabelText('Sort by'), 'price');
    await waitFor(() => expect(searchesOf(gateway).at(-1)?.query).toMatchObject({ maxRateCents: '3000', sort: 'price' }));
    expect(at()).toBe('/teachers?max=30&sort=price');
    expect(screen.queryByLabelText('Min price')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Remove filter Price: Up to $30' }));
    await waitFor(() => expect(at()).toBe('/teachers?sort=price'));
  });

  it('FIND-03 loses none of several quick changes', async () => {
    const gateway = quietGateway().on('GET /api/teachers', two);
    const { person, at } = renderApp(gateway, '/teachers');
    await person.click(await screen.findByRole('button', { name: 'Price' }));
    const [min, max, sort] = [
      await screen.findByLabelText('Min price'),
      screen.getByLabelText('Max price'),
      screen.getByLabelText('Sort by'),
    ];
    act(() => {
      for (const [field, value] of [
        [sort, 'price'],
        [sort, 'newest'],
        [min, '10'],
        [max, '40'],
        [min, '20'],
      ] as const)
        fireEvent.change(field, { target: { value } });
    });
    await waitFor(() =>
      expect(new URLSearchParams(at().split('?')[1]).toString().split('&').sort()).toEqual(['max=40', 'min=20', 'sort=newest']),
    );
  });

  it("FIND-03 filters by language and a free day in the user's time zone, and clears all at once", async () => {
    const gateway = quietGateway().on('GET /api/teachers', two);
    const { person, at } = renderApp(gateway, '/student/find-teachers', aUser());
    await person.click(await screen.findByRole('button', { name: 'More' }));
    await person.selectOptions(await screen.findByLabelText('Language'), 'French');
    await person.click(screen.getByRole('button', { name: 'When' }));
    await person.selectOptions(await screen.findByLabelText('Or on one day'), 'Tuesday, November 24');
    await waitFor(() =>
      expect(searchesOf(gateway).at(-1)?.query).toMatchObject({
        language: 'French',
        freeFrom: '2026-11-24T05:00:00.000Z',
        freeTo: '2026-11-25T05:59:59.999Z',
      }),
    );
    for (const chip of ['More: French', 'When: Tue, Nov 24'])
      expect(screen.getByRole('button', { name: `Remove filter ${chip}` })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(at()).toBe('/student/find-teachers'));
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
  });

  it("FIND-03 filters by hours of that day in the user's time zone, and by instant booking", async () => {
    const gateway = quietGateway().on('GET /api/teachers', two);
    const { person, at } = renderApp(gateway, '/teachers?tz=Africa%2FLagos');
    await person.click(await screen.findByRole('button', { name: 'When' }));
    await person.selectOptions(await screen.findByLabelText('Or on one day'), 'Tuesday, November 24');
    await person.selectOptions(screen.getByLabelText('Starts from'), '5:00 PM');
    expect(
      within(screen.getByLabelText('Starts before'))
        .getAllByRole('option')
        .slice(0, 2)
        .map((each) => each.textContent),
    ).toEqual(['Any time', '6:00 PM']);
    await person.selectOptions(screen.getByLabelText('Starts before'), 'Midnight');
    await person.click(screen.getByRole('button', { name: 'More' }));
    await person.click(await screen.findByLabelText('Instant booking only'));
    await waitFor(() =>
      expect(searchesOf(gateway).at(-1)?.query).toEqual({
        instant: 'true',
        freeFrom: '2026-11-24T16:00:00.000Z',
        freeTo: '2026-11-24T23:59:59.999Z',
        limit: '12',
      }),
    );
    expect(at()).toBe('/teachers?tz=Africa%2FLagos&free=2026-11-24&from=17&to=24&instant=true');
    await person.click(screen.getByRole('button', { name: 'Remove filter When: Tue, Nov 24, 5:00 PM - 12:00 AM' }));
    await waitFor(() => expect(at()).toBe('/teachers?tz=Africa%2FLagos&instant=true'));
  });

  it.each(['2026-11-21', '2026-11-20', '2026-12-06', '9999-12-31', '2026-11-31', 'tomorrow'])(
    'FIND-03 ignores the day %s in the URL, because no teacher can be found then',
    async (day) => {
      const gateway = quietGateway().on('GET /api/teachers', two);
      renderApp(gateway, `/teachers?free=${day}&rating=4.9&verified=maybe&sort=stars&level=Wizards`);
      expect(await screen.findByText('2 teachers')).toBeVisible();
      expect(searchesOf(gateway).map(({ query }) => query)).toEqual([{ limit: '12' }]);
      expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
    },
  );

  it('REV-03 FIND-03 filters and sorts by rating, and says in words how the list is ordered', async () => {
    const gateway = quietGateway().on('GET /api/teachers', two);
    const { person, at } = renderApp(gateway, '/teachers?rating=4.5&sort=rating');
    expect(await screen.findByText('2 teachers')).toBeVisible();
    expect(searchesOf(gateway).map(({ query }) => query)).toEqual([{ minRating: '4.5', sort: 'rating', limit: '12' }]);
    await person.click(await screen.findByRole('button', { name: 'Why this order?' }));
    expect(await screen.findByText(/one review alone changes little/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: /^Remove filter .*4\.5 stars and up/ }));
    await waitFor(() => expect(at()).toBe('/teachers?sort=rating'));
  });

  it('FIND-03 shows URL values that no menu offers, so that they can be removed', async () => {
    const gateway = quietGateway().on('GET /api/teachers', two);
    const { person, at } = renderApp(gateway, '/teachers?subject=Alchemy&country=Atlantis&min=12');
    await person.click(await screen.findByRole('button', { name: 'Subject: Alchemy' }));
    expect(await screen.findByLabelText('Or another subject')).toHaveDisplayValue('Alchemy');
    expect(screen.getByRole('button', { name: 'Remove filter Price: From $12' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove filter Country: Atlantis' }));
    await waitFor(() => expect(at()).toBe('/teachers?subject=Alchemy&min=12'));
  });

  it('FIND-03 links from the panel to the teachers found, with their number', async () => {
    const some = { items: [aTeacher()], nextCursor: 'more' };
    const gateway = quietGateway().on('GET /api/teachers', ({ query }) => ({ ...some, total: query['instant'] ? 101 : 24 }));
    const { person } = renderApp(gateway, '/teachers');
    const heading = await screen.findByRole('heading', { name: '24 teachers' });
    await person.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('button', { name: 'Show 24 teachers' })).toBeInTheDocument();
    await person.click(screen.getByLabelText('Instant booking only'));
    await person.click(await screen.findByRole('button', { name: 'Show 100+ teachers' }));
    expect(screen.queryByLabelText('Instant booking only')).not.toBeInTheDocument();
    expect(heading).toHaveFocus();
    expect(heading).toHaveTextContent('100+ teachers');
  });

  it('FIND-02 says what was searched for instead, and offers near subjects where nobody is found', async () => {
    const gateway = quietGateway().on('GET /api/teachers', ({ query }) =>
      query['subject'] === 'Geography'
        ? two()
        : query['q'] === 'maths'
          ? { ...two(), searchedFor: ['Mathematics'] }
          : { items: [], nextCursor: null, total: 0, nearSubjects: ['Geography', 'Biology'] },
    );
    const { person, at } = renderApp(gateway, '/teachers?q=maths&max=30');
    expect(await screen.findByText('2 teachers for Mathematics')).toBeVisible();
    await person.clear(screen.getByLabelText('Search teachers'));
    await person.type(screen.getByLabelText('Search teachers'), 'oceans{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Geography' }));
    await waitFor(() => expect(at()).toBe('/teachers?subject=Geography'));
    expect(await screen.findByText('2 teachers')).toBeVisible();
  });

  it('FIND-02 offers only subjects that somebody teaches, where nobody is found and while nothing is typed', async () => {
    const gateway = quietGateway()
      .on('GET /api/teachers', () => ({ items: [], nextCursor: null, total: 0, nearSubjects: [] }))
      .on('GET /api/subjects', ({ query }) => (query['taught'] ? page('French', 'Swahili') : page('English', 'French', 'Swahili')));
    const { person } = renderApp(gateway, '/teachers?q=zzzz');
    const offered = await screen.findByRole('group', { name: 'Or start with one of these subjects:' });
    expect(
      within(offered)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['French', 'Swahili']);
    await person.clear(screen.getByLabelText('Search teachers'));
    const popular = await screen.findByRole('listbox');
    expect(
      within(popular)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['French', 'Swahili']);
  });

  it('FIND-03 says that the subjects could not be loaded, and retries', async () => {
    const gateway = quietGateway()
      .on('GET /api/teachers', two)
      .on('GET /api/subjects', () => {
        throw broken();
      });
    const { person } = renderApp(gateway, '/teachers');
    await person.click(await screen.findByRole('button', { name: 'Subject' }));
    expect(await screen.findByText("We couldn't load subjects.")).toBeVisible();
    gateway.on('GET /api/subjects', () => page('Physics'));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await within(screen.getByLabelText('Or another subject')).findByText('Physics')).toBeInTheDocument();
  });

  it('FIND-03 narrows to the favorites of a student, and asks for them on behalf of nobody else', async () => {
    const gateway = quietGateway().on('GET /api/teachers', two);
    const { person, at } = renderApp(gateway, '/student/find-teachers', aUser());
    await person.click(await screen.findByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('checkbox', { name: 'Your favorites only' }));
    await waitFor(() => expect(searchesOf(gateway).at(-1)?.query).toMatchObject({ favorites: 'true' }));
    expect(at()).toBe('/student/find-teachers?favorites=true');
    await person.click(screen.getByRole('button', { name: 'Remove filter More: Favorites' }));
    await waitFor(() => expect(at()).toBe('/student/find-teachers'));
    cleanup();
    // A link that a student has shared.
    const visited = quietGateway().on('GET /api/teachers', two);
    renderApp(visited, '/teachers?favorites=true');
    await person.click(await screen.findByRole('button', { name: 'More' }));
    expect(await screen.findByRole('checkbox', { name: 'Verified teachers only' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Your favorites only' })).toBeNull();
    for (const { query } of visited.asked('GET /api/teachers')) expect(query).not.toHaveProperty('favorites');
  });

  it('FIND-05 asks a visitor to sign in before booking, and remembers with whom', async () => {
    const { person, at } = renderApp(quietGateway().on('GET /api/teachers', two), '/teachers');
    await person.click(await screen.findByRole('button', { name: 'Book Lesson with Kwame Mensah' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('link', { name: 'Create an Account' })).toHaveAttribute('href', '/register');
    await person.click(within(dialog).getByRole('link', { name: 'Sign In' }));
    await waitFor(() => expect(at()).toBe('/login'));
  });

  it('FIND-04 opens the booking page for a student', async () => {
    const { person, at } = renderApp(quietGateway().on('GET /api/teachers', two), '/student/find-teachers', aUser());
    await person.click(await screen.findByRole('button', { name: 'Book Lesson with Kwame Mensah' }));
    await waitFor(() => expect(at()).toBe('/student/book-lesson/teacher-1'));
  });

  it('FIND-08 says that the list failed to load, and retries', async () => {
    let works = false;
    const gateway = quietGateway().on('GET /api/teachers', () => {
      if (!works) throw broken();
      return two();
    });
    const { person } = renderApp(gateway, '/teachers');
    expect(await screen.findByText('Failed to load teachers data. Please try again later.')).toBeVisible();
    works = true;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article', { name: 'Kwame Mensah' })).toBeVisible();
  });

  it('shows that teachers are loading', async () => {
    renderApp(quietGateway().on('GET /api/teachers', never), '/teachers');
    expect(await screen.findByText('Loading teachers...')).toBeInTheDocument();
  });

  it.each([
    ['/teachers?q=quechua', 'No one matches “quechua”. Check the spelling, or try a subject.'],
    ['/teachers?q=quechua&max=20', 'No one matches “quechua” with these filters.'],
    ['/teachers?max=20', 'No one matches all of these filters.'],
    ['/teachers', 'Our first teachers are coming soon.'],
  ])('FIND-03 says why no teacher was found at %s', async (path, why) => {
    renderApp(quietGateway(), path);
    expect(await screen.findByText('No teachers found')).toBeVisible();
    expect(screen.getByText(why)).toBeVisible();
  });

  it('FIND-03 says how many each part of the search excludes, and shows whom it would find without the narrowest', async () => {
    const gateway = quietGateway().on('GET /api/teachers', ({ query }) =>
      query['country'] ? { ...page<TeacherCard>(), total: 0 } : query['maxRateCents'] ? { ...two(), total: 5 } : { ...two(), total: 2 },
    );
    const { person, at } = renderApp(gateway, '/teachers?max=20&country=Nigeria&rating=4.5');
    const parts = await screen.findByRole('group', { name: 'Remove one to see more teachers:' });
    expect(within(parts).queryByRole('button', { name: /^Remove filter Up to/ })).toBeNull();
    expect(within(parts).getByRole('button', { name: 'Remove filter Nigeria: 5 teachers' })).toBeVisible();
    const close = screen.getByRole('region', { name: 'Close matches' });
    expect(within(close).getByText('Without Nigeria: 5 teachers')).toBeVisible();
    expect(within(close).getByRole('article', { name: 'Kwame Mensah' })).toBeVisible();
    await person.click(within(close).getByRole('button', { name: 'See 5 teachers' }));
    await waitFor(() => expect(at()).toBe('/teachers?max=20&rating=4.5'));
  });

  it('FIND-03 shows who else is found without a filter, after the few who match them all', async () => {
    const others = [aTeacher(), aTeacher({ id: 't-9', fullName: 'Thandi Ndlovu' })];
    const gateway = quietGateway().on('GET /api/teachers', ({ query }) =>
      query['country'] && query['maxRateCents']
        ? { ...page(aTeacher()), total: 1 }
        : { ...page(...others), total: query['country'] ? 2 : 4 },
    );
    const { person, at } = renderApp(gateway, '/teachers?q=maths&max=20&country=Nigeria');
    const close = await screen.findByRole('region', { name: 'Close matches' });
    expect(within(close).getByText('Without Nigeria: 4 teachers')).toBeVisible();
    expect(within(close).getByRole('article', { name: 'Thandi Ndlovu' })).toBeVisible();
    expect(screen.getAllByRole('article', { name: 'Kwame Mensah' })).toHaveLength(1);
    await person.click(within(close).getByRole('button', { name: 'See 4 teachers' }));
    await waitFor(() => expect(at()).toBe('/teachers?q=maths&max=20'));
  });

  it.each([
    ['q=chemistry', { searchedFor: ['Chemistry'] }, 'Chemistry'],
    ['q=Physics', {}, 'Physics'],
    // More than one of theirs may be meant.
    ['q=science', { searchedFor: ['Physics', 'Chemistry'] }, null],
    ['q=science&subject=Chemistry', { searchedFor: ['Physics'] }, 'Chemistry'],
    ['q=quantum', { searchedFor: ['Physics'], isGuess: true }, null],
  ])('FIND-04 BOOK-02 from %s the subject goes on to the booking where it is clear', async (search, answer, subject) => {
    const gateway = quietGateway().on('GET /api/teachers', () => ({
      ...page(aTeacher({ subjects: ['Physics', 'Chemistry'] })),
      ...answer,
    }));
    const { person, at } = renderApp(gateway, `/teachers?${search}`, aUser());
    await person.click(await screen.findByRole('button', { name: 'Book Lesson with Kwame Mensah' }));
    await waitFor(() => expect(at()).toContain('/book-lesson/'));
    expect(new URLSearchParams(at().split('?')[1]).get('subject')).toBe(subject);
  });

  it('FIND-03 clears the words where they alone are why nobody is found, and keeps the filters', async () => {
    const gateway = quietGateway().on('GET /api/teachers', ({ query }) =>
      query['q'] ? { ...page<TeacherCard>(), total: 0 } : { ...two(), total: 2 },
    );
    const { person, at } = renderApp(gateway, '/teachers?q=zzzz&max=20');
    expect(await screen.findByText('Without “zzzz”: 2 teachers')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove filters' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(at()).toBe('/teachers?max=20'));
  });

  it('FIND-03 shows whom the words alone would find, where no single filter is in the way', async () => {
    const gateway = quietGateway().on('GET /api/teachers', ({ query }) =>
      query['q'] === 'kwame' && !query['country'] && !query['maxRateCents']
        ? { ...page(aTeacher()), total: 1 }
        : { ...page<TeacherCard>(), total: 0 },
    );
    renderApp(gateway, '/teachers?q=kwame&max=20&country=Nigeria');
    expect(await screen.findByText('1 teacher for “kwame”')).toBeVisible();
    const parts = screen.getByRole('group', { name: 'Your search:' });
    expect(within(parts).getByRole('button', { name: 'Remove filter Nigeria' })).toBeVisible();
  });

  it.each([
    ['quantum basket', ['Physics'], 'No exact match for “quantum basket”. Showing Physics.'],
    ['Kwaame', undefined, 'No exact match for “Kwaame”. Showing similar names.'],
  ])('FIND-02 says that %p was only guessed, and clears it', async (words, searchedFor, says) => {
    const gateway = quietGateway().on('GET /api/teachers', ({ query }) =>
      query['q'] ? { ...two(), isGuess: true, ...(searchedFor ? { searchedFor } : {}) } : two(),
    );
    const { person, at } = renderApp(gateway, `/teachers?q=${encodeURIComponent(words)}&max=40`);
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.getByRole('heading', { name: '2 teachers' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(at()).toBe('/teachers?max=40'));
    await waitFor(() => expect(screen.queryByText(says)).toBeNull());
  });

  it.each([
    ['?q=Kwaame', 'Clear search'],
    ['?q=zzz&max=20', 'Remove filters'],
    ['?q=zzz&max=20', /^Remove filter “zzz”/],
    ['?max=20&country=Kenya', 'Clear all'],
  ])('FIND-03 at %s the focus goes on at the number of results after %p', async (search, name) => {
    const gateway = quietGateway().on('GET /api/teachers', ({ query }) =>
      query['q'] === 'zzz' && query['maxRateCents'] ? { ...page<TeacherCard>(), total: 0 } : { ...two(), isGuess: query['q'] === 'Kwaame' },
    );
    const { person, at } = renderApp(gateway, `/teachers${search}`);
    await person.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(at()).not.toBe(`/teachers${search}`));
    expect(await screen.findByRole('heading', { name: '2 teachers' })).toHaveFocus();
  });

  it('FIND-01 after a search the focus goes on at the number of results, and in the field after it was cleared', async () => {
    const { person } = renderApp(quietGateway().on('GET /api/teachers', two), '/teachers');
    await person.type(await screen.findByLabelText('Search teachers'), 'kwame{Enter}');
    const clear = await screen.findByRole('button', { name: 'kwame: Clear search' });
    expect(screen.getByRole('heading', { name: '2 teachers' })).toHaveFocus();
    await person.click(clear);
    await waitFor(() => expect(screen.getByLabelText('Search teachers')).toHaveFocus());
    expect(screen.getByLabelText('Search teachers')).toHaveValue('');
  });

  it('FIND-03 after a filter is removed at its button, the button has the focus', async () => {
    const { person } = renderApp(quietGateway().on('GET /api/teachers', two), '/teachers?country=Kenya');
    await person.click(await screen.findByRole('button', { name: 'Remove filter Country: Kenya' }));
    expect(await screen.findByRole('button', { name: 'Country' })).toHaveFocus();
  });

  it('FIND-01 says nothing of nobody while a search that finds somebody is on its way', async () => {
    let answer: (found: ReturnType<typeof two>) => void = () => undefined;
    const gateway = quietGateway().on('GET /api/teachers', ({ query }) =>
      query['q'] ? { ...page<TeacherCard>(), total: 0 } : new Promise((resolve) => (answer = resolve)),
    );
    const { person, at } = renderApp(gateway, '/teachers?q=zzz');
    await person.click(await screen.findByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(at()).toBe('/teachers'));
    expect(screen.queryByText('Our first teachers are coming soon.')).toBeNull();
    act(() => answer(two()));
    expect(await screen.findByRole('heading', { name: '2 teachers' })).toHaveFocus();
  });

  it('FIND-09 fetches the next page on demand', async () => {
    const gateway = quietGateway().on('GET /api/teachers', ({ query }) =>
      query['cursor']
        ? page(aTeacher({ id: 't-9', fullName: 'Thandi Ndlovu', nextFreeAt: hours(30) }))
        : { items: [aTeacher()], nextCursor: 'more' },
    );
    const { person } = renderApp(gateway, '/teachers');
    await person.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('article', { name: 'Thandi Ndlovu' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'Kwame Mensah' })).toBeVisible();
  });

  it('PUB-07 says that the time zone in a link is unknown, and lets people choose one', async () => {
    const { person, at } = renderApp(quietGateway(), '/teachers?tz=Mars%2FOlympus');
    expect(await screen.findByText(/^The time zone in this link is not one we know/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: /Change time zone/ }));
    const zone = await screen.findByRole('combobox', { name: 'Time zone' });
    expect(zone).toHaveFocus();
    await person.clear(zone);
    await person.paste('Lagos');
    await person.click(await screen.findByRole('option', { name: /^Lagos \(GMT\+1\)/ }));
    await waitFor(() => expect(at()).toBe('/teachers?tz=Africa%2FLagos'));
  });
});
