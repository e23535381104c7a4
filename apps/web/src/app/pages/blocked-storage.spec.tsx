import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aSession, aUser } from '../../../spec/builders';
import { refused } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';
import { withoutStorage } from '../../../spec/without-storage';
import { setColorMode } from '../../lib/color-mode';

let restore = () => {};
afterEach(() => {
  restore();
  setColorMode('system');
});

/** What the browser says about cookies. */
function cookies(enabled: boolean): void {
  Object.defineProperty(navigator, 'cookieEnabled', { configurable: true, value: enabled });
}

describe('a browser that blocks the site\u2019s data', () => {
  it('AUTH-03 signs in and takes what is chosen, without remembering it', async () => {
    restore = withoutStorage('throws');
    const gateway = quietGateway()
      .on('POST /api/auth/refresh', () => {
        throw refused('not-signed-in');
      })
      .on('POST /api/auth/login', () => aSession(aUser()));
    const { person } = renderApp(gateway, '/login');
    expect(screen.queryByText(/blocks cookies/)).toBeNull();
    setColorMode('dark');
    expect(document.documentElement).toHaveClass('dark');
    await person.type(await screen.findByLabelText('Email'), 'ama@example.com');
    await person.type(screen.getByLabelText('Password'), 'Somo-demo-2026');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { name: 'Student Dashboard' })).toBeVisible();
  });

  it('AUTH-18 says that it cannot keep anybody signed in without cookies', async () => {
    cookies(false);
    restore = () => cookies(true);
    renderApp(quietGateway(), '/login');
    expect(await screen.findByText(/^Your browser blocks cookies for this site, so it can't keep you signed in/)).toBeVisible();
  });
});
