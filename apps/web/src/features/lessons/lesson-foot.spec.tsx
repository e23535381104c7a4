import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aLesson, aUser, hours, page } from '../../../spec/builders';
import { quietGateway, renderApp } from '../../../spec/render-app';

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

  it('LES-01 hides what is seldom done with a lesson to come, until More is pressed', async () => {
    const { person } = renderApp(
      quietGateway().on('GET /api/lessons', () => page(aLesson())),
      '/student/lessons',
      aUser(),
    );
    const more = await screen.findByRole('button', { name: /^More about Physics/, expanded: false });
    expect(screen.getByRole('link', { name: /^Message / })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cancel lesson/ })).toBeNull();
    await person.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: /^Cancel lesson/ })).toBeVisible();
  });

  it('LES-03 says on top which payments wait, and leads to each, the one that is due first on top', async () => {
    const unpaid = (id: string, at: number, payBy: number) =>
      aLesson({ id, startsAt: hours(at), endsAt: hours(at + 1), paidAt: null, payBy: hours(payBy) });
    const gateway = quietGateway().on('GET /api/lessons', ({ query }) =>
      query['when'] === 'past' ? page() : page(aLesson(), unpaid('first', 48, 2), unpaid('second', 72, 1)),
    );
    renderApp(gateway, '/student/lessons', aUser());
    const due = within(await screen.findByRole('region', { name: '2 lessons are waiting for your payment' }));
    expect(due.getAllByRole('link', { name: /^Pay \$25\.00 now, Physics/ }).map((link) => link.getAttribute('href'))).toEqual(
      ['second', 'first'].map((id) => `/student/lessons/${id}/pay`),
    );
  });
});
