import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { quietGateway, renderApp } from '../../../spec/render-app';

describe('/auth/callback', () => {
  afterEach(() => void (document.cookie = 'suspension=; max-age=0'));

  it.each(['?', '#'])('AUTH-16 shows no words from the address (%s), which anybody can have written', async (mark) => {
    renderApp(quietGateway(), `/auth/callback${mark}error=already-paid-out&error_description=Call+0800+123+to+unlock+your+account`);
    expect(await screen.findByRole('heading', { name: 'Authentication Error' })).toBeVisible();
    expect(screen.getByText('Failed to sign in. Please try again.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('0800');
  });

  it('AUTH-16 says what a known code means', async () => {
    renderApp(quietGateway(), '/auth/callback?error=google-unverified');
    expect(await screen.findByText(/^Google hasn't confirmed your email address/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  });

  it.each(['google-declined', 'access_denied'])('AUTH-16 does not call it an error that somebody left (%s)', async (code) => {
    renderApp(quietGateway(), `/auth/callback?error=${code}`);
    expect(await screen.findByRole('heading', { name: "You're not signed in" })).toBeVisible();
    expect(screen.getByText(/^You left before signing in with Google/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  });

  it.each(['google-not-configured', 'google-needs-proof'])(
    'AUTH-16 offers only the other ways in where Google cannot work (%s)',
    async (code) => {
      sessionStorage.setItem('somo-after-google', '/messages');
      const { person, at } = renderApp(quietGateway(), `/auth/callback?error=${code}`);
      const back = await screen.findByRole('link', { name: 'Back to Login' });
      expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
      await person.click(back);
      await waitFor(() => expect(at()).toBe('/login'));
      // The page that they wanted comes along.
      expect(await screen.findByText('Sign in to continue.')).toBeVisible();
    },
  );

  it.each([
    ['UsOpIG5pY2h0', 'This account is suspendedReason: Ré nicht'],
    ['_w', 'This account is suspendedIf you think'],
  ])('tells a suspended person why, from the cookie %s of our server, and how to appeal', async (cookie, words) => {
    document.cookie = `suspension=${cookie}`;
    renderApp(quietGateway(), '/auth/callback?error=account-suspended&reason=Pay+us');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(words);
    expect(within(notice).getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
    expect(document.body).not.toHaveTextContent('Pay us');
  });
});
