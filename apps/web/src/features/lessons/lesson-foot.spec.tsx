import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aLesson, aUser, hours, page } from '../../../spec/builders';
import { quietGateway, renderApp } from '../../../spec/render-app';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the foot of a lesson in the list', () => {
  it('LES-03 leads from each completed lesson to another at the same time', async () => {
    const completed = { status: 'completed', displayStatus: 'completed' } as const;
    const latest = aLesson({ id: 'latest', subject: 'Biology', startsAt: hours(-48), endsAt: hours(-47), ...completed });
    const earlier = aLesson({ id: 'earlier', subject: 'Physics', startsAt: hours(-96), endsAt: hours(-95), ...completed });
    const gateway = quietGateway().on('GET /api/lessons', ({ query }) => (query['when'] === 'past' ? page(latest, earlier) : page()));
    const { person } = renderApp(gateway, '/student/lessons', aUser());
    await person.click(await screen.findByRole('tab', { name: 'Past Lessons' }));
    for (const { subject, startsAt } of [latest, earlier]) {
      const article = within(await screen.findByRole('article', { name: new RegExp(`^${subject}`) }));
      await person.click(article.getByRole('button', { name: /^More about/ }));
      const to = article.getByRole('link', { name: /^Book again/ }).getAttribute('href')!;
      expect(to).toContain(new URLSearchParams({ again: startsAt }).toString());
    }
  });

  it('LES-01 hides on a phone what is seldom done, until More is pressed', async () => {
    const usual = window.matchMedia;
    const media = jest.spyOn(window, 'matchMedia');
    media.mockImplementation((query) => ({ ...usual(query), matches: query === '(max-width: 39.99em)' }));
    const { person } = renderApp(
      quietGateway().on('GET /api/lessons', () => page(aLesson())),
      '/student/lessons',
      aUser(),
    );
    const more = await screen.findByRole('button', { name: /^More about Physics/, expanded: false });
    expect(screen.queryByRole('button', { name: /^Cancel lesson/ })).toBeNull();
    await person.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: /^Cancel lesson/ })).toBeVisible();
  });
});
