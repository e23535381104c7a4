import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { sessionMarker } from '../../lib/session-marker';
import { aSession, aUser, hours } from '../../../spec/builders';
import { refused } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

const ama = aUser();
// jsdom has no viewport width, so the wide-screen bar is in the document but hidden.

/** Simulates the browser of a user who signed in earlier. */
function remembering() {
  sessionMarker.write({ userId: ama.id, expiresAt: hours(1) });
  return quietGateway();
}

describe('the account area above public pages', () => {
  it('AUTH-18 PUB-03 waits until the server says who is signed in, without asking for a new sign-in', async () => {
    let answer = (): void => {};
    const gateway = remembering().on('POST /api/auth/refresh', () => new Promise((done) => (answer = () => done(aSession(ama)))));
    const { at } = renderApp(gateway, '/');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sign In', hidden: true })).toBeNull();
    answer();
    await waitFor(() => expect(at()).toBe('/student/dashboard'));
  });

  it('AUTH-18 PUB-13 offers a retry if the server does not answer, then opens the dashboard', async () => {
    const gateway = remembering().on('POST /api/auth/refresh', () => {
      throw refused('service-unavailable');
    });
    const { person, at } = renderApp(gateway, '/');
    const again = await screen.findByTitle("We can't reach Somo right now. You're still signed in.");
    expect(screen.queryByRole('link', { name: 'Sign In', hidden: true })).toBeNull();
    gateway.on('POST /api/auth/refresh', () => aSession(ama));
    await person.click(again);
    await waitFor(() => expect(at()).toBe('/student/dashboard'));
  });

  it('PUB-03 offers sign-in to a visitor', async () => {
    renderApp(quietGateway(), '/');
    expect(await screen.findByRole('link', { name: 'Sign In', hidden: true })).toHaveAttribute('href', '/login');
  });
});

describe('the bar above public pages', () => {
  it('PUB-01 leads a visitor to the sections of the home page, the teachers, and the forms to sign in and up', async () => {
    renderApp(quietGateway(), '/');
    const bar = within(await screen.findByRole('banner', { hidden: true }));
    await bar.findByRole('link', { name: 'Sign In', hidden: true });
    const links = bar.getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Somo', '/'],
      ['Home', '/'],
      ['About', '/#features'],
      ['How It Works', '/#how-it-works'],
      ['Find Teachers', '/teachers'],
      ['Sign In', '/login'],
      ['Get Started', '/register'],
    ]);
  });
});
