import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { parseInstant } from '@somo/contracts/time';
import { aProfile, aUser } from '../../../spec/builders';
import { refused } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

const decidedAt = parseInstant('2026-11-20T08:00:00.000Z');
const warning = { id: 'n1', kind: 'warn', cause: 'spam', reason: 'You wrote to ten teachers.\nPlease stop.', decidedAt } as const;
const restriction = { id: 'n2', kind: 'restrict', cause: 'no-show', reason: 'You missed three lessons.', decidedAt } as const;

describe('PERM-05 what a person reads about their own account', () => {
  it('a warning stays on their pages until they have read it, a restriction while it lasts, both with the reason and how to appeal', async () => {
    let items: (typeof warning | typeof restriction)[] = [restriction, warning];
    const gateway = quietGateway()
      .on('GET /api/me/notices', () => ({ items }))
      .on('POST /api/me/notices/:id/read', () => {
        items = [restriction];
        return null;
      });
    const { person } = renderApp(gateway, '/student/teachers', aUser({ hasNotice: true }));
    const notices = within(await screen.findByRole('region', { name: 'About your account' }));
    expect(notices.getByRole('heading', { name: 'Your account is restricted' })).toBeVisible();
    expect(notices.getByText('You missed three lessons.')).toBeVisible();
    expect(notices.getByText(/^Spam or advertising, /)).toBeVisible();
    expect(notices.getAllByRole('link', { name: 'contact us' })[0]).toHaveAttribute('href', '/contact');
    await person.click(notices.getByRole('button', { name: "I've read this" }));
    await waitFor(() => expect(notices.queryByText('A warning from our team')).toBeNull());
    expect(notices.getByText('You missed three lessons.')).toBeVisible();
    expect(gateway.asked('POST /api/me/notices/:id/read')).toMatchObject([{ params: { id: 'n1' } }]);
  });

  it('people without a notice cause no request for one', async () => {
    const gateway = quietGateway();
    renderApp(gateway, '/student/teachers', aUser());
    expect(await screen.findByRole('heading', { name: 'My Teachers' })).toBeVisible();
    expect(gateway.asked('GET /api/me/notices')).toEqual([]);
  });

  it("a restricted teacher's page offers new students nothing that would be refused", async () => {
    const gateway = quietGateway().on('GET /api/teachers/:id', () => aProfile({ onlyKnownStudents: true }));
    renderApp(gateway, '/teachers/teacher-1', aUser());
    expect(await screen.findByText("Kwame isn't taking new students right now.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book again' })).toHaveAttribute('href', '/student/book-lesson/teacher-1');
    for (const name of ['Book a Lesson', /Message/, /10:00 AM/]) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it.each([
    ['not-taking-new-students', "This teacher isn't taking new students right now."],
    ['account-restricted', /^Your account is restricted/],
  ] as const)('a conversation that cannot begin says why (%s)', async (code, words) => {
    const gateway = quietGateway().on('GET /api/conversations/:userId', () => {
      throw refused(code);
    });
    renderApp(gateway, '/student/messages?with=teacher-1', aUser());
    expect(await screen.findByText(words)).toBeVisible();
  });
});
