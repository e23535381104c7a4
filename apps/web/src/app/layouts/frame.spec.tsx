import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { pseudoText } from '@somo/messages/pseudo';
import { aUser } from '../../../spec/builders';
import { broken } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the frame of every page', () => {
  it('moves the focus to the heading of the next page, and puts it in the title', async () => {
    const { person } = renderApp(quietGateway(), '/student/dashboard', aUser());
    await screen.findByRole('heading', { name: 'Student Dashboard' });
    expect(document.title).toBe('Student Dashboard · Somo');
    expect(document.body).toHaveFocus();
    await person.click(screen.getByRole('link', { name: 'Browse Teachers' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Find Teachers' })).toHaveFocus());
    expect(document.title).toBe('Find Teachers · Somo');
  });

  it('shows a progress bar only while the next page is loading', async () => {
    const { person } = renderApp(quietGateway(), '/student/dashboard', aUser());
    const link = await screen.findByRole('link', { name: 'Browse Teachers' });
    let seen = false;
    const watcher = new MutationObserver(() => (seen ||= screen.queryByRole('progressbar') !== null));
    watcher.observe(document.body, { childList: true, subtree: true });
    await person.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Find Teachers' })).toBeVisible();
    watcher.disconnect();
    expect(seen).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows a banner while offline', async () => {
    renderApp(quietGateway(), '/login');
    await screen.findByRole('heading', { level: 1 });
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/^You're offline/)).toBeVisible();
    line.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/^You're offline/)).toBeNull();
  });

  it('SHELL-01 marks the link to the current page', async () => {
    renderApp(quietGateway(), '/student/lessons', aUser());
    await screen.findByRole('heading', { name: 'My Lessons' });
    const marked = [...document.querySelectorAll('header nav a[aria-current=page]')].map((link) => link.getAttribute('href'));
    expect(marked).toEqual(['/student/lessons']);
  });

  it('SHELL-01 marks the link to the section that the current page is part of', async () => {
    const gateway = quietGateway().on('GET /api/admin/people/:id', () => {
      throw broken();
    });
    renderApp(gateway, '/admin/people/user-5', aUser({ role: 'admin' }));
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    const marked = [...document.querySelectorAll('header nav a[aria-current]')].map((link) => link.getAttribute('href'));
    expect(marked).toEqual(['/admin/people']);
  });

  it('SHELL-01 closes the menu on narrow screens after a choice', async () => {
    const { person, at } = renderApp(quietGateway(), '/student/dashboard', aUser());
    await person.click(await screen.findByRole('button', { name: 'Open menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await person.click(menu.querySelector('a[href="/student/lessons"]')!);
    await waitFor(() => expect(at()).toBe('/student/lessons'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  });

  it('AUTH-20 asks before it signs out from the menu on narrow screens too', async () => {
    const { person } = renderApp(quietGateway(), '/student/dashboard', aUser());
    await person.click(await screen.findByRole('button', { name: 'Open menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await person.click(within(menu).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
  });

  it('AUTH-20 returns the focus to the account button if the user stays signed in', async () => {
    const { person } = renderApp(quietGateway(), '/student/dashboard', aUser());
    await person.click(await screen.findByRole('button', { name: 'My Account' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'My Account' })).toHaveFocus());
  });
});

describe('a page whose URL begins with a locale', () => {
  const pseudo = (text: string) => pseudoText(text, 'en-XA');

  it('SET-05 is in that language, before the language of the account, and so are the public pages it links to', async () => {
    const { person, at } = renderApp(quietGateway(), '/en-XA/about', aUser({ language: 'en' }));
    await screen.findByRole('heading', { level: 1, name: pseudo('About Somo') });
    await screen.findAllByRole('link', { name: pseudo('Dashboard') });
    expect(document.documentElement.lang).toBe('en-XA');
    await person.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: pseudo('Help') }));
    await screen.findByRole('heading', { level: 1, name: pseudo('Help') });
    expect(at()).toBe('/en-XA/help');
    await person.click(screen.getAllByRole('link', { name: pseudo('Dashboard') })[0]!);
    await screen.findByRole('heading', { level: 1, name: 'Student Dashboard' });
    expect([at(), document.documentElement.lang]).toEqual(['/student/dashboard', 'en']);
  });

  it.each(['/xx/teachers', '/__proto__/', '/EN-xa/', '/en-XA/student/dashboard', '/en-XA/nothing'])(
    'ROUTE-07 is not found at %s',
    async (path) => {
      const logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
      renderApp(quietGateway(), path);
      const title = path.startsWith('/en-XA/') ? pseudo('Oops! Page not found') : 'Oops! Page not found';
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(logged).toHaveBeenCalledWith(`No page at ${path}`);
    },
  );
});
