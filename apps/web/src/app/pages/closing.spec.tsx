import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aUser, hours } from '../../../spec/builders';
import { refused } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

const preview = { lessons: 2, lessonsWithoutRefund: 1, requests: 0, balanceCents: 0, obstacle: null };
const account = '/student/settings?tab=account';
const open = () => screen.findByRole('button', { name: 'Close my account…' });
const dialog = () => screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog'));

describe('SET-09 closing an account', () => {
  it('says what happens to lessons, money, reviews and messages, and asks for the password, before it closes and signs out', async () => {
    const sent: unknown[] = [];
    const gateway = quietGateway()
      .on(
        'GET /api/auth/two-step',
        () => ({ isOn: false, hasPassword: true, hasPasskey: false, isRequired: false, recoveryCodesLeft: 0 }) as never,
      )
      .on('GET /api/me/closing', () => preview)
      .on('DELETE /api/me', ({ body }) => {
        sent.push(body);
        return { eraseAt: hours(7 * 24) };
      });
    const { person } = renderApp(gateway, account, aUser());
    await person.click(await open());
    const asked = await dialog();
    expect(await within(asked).findByText(/^2 coming lessons are cancelled now/)).toBeVisible();
    for (const text of [
      /^For 1 of them you get nothing back/,
      /messages you sent, notes you wrote for students on their lessons, reviews you wrote/,
      /^You have 7 days to change your mind/,
    ])
      expect(within(asked).getByText(text)).toBeVisible();
    await person.click(within(asked).getByRole('button', { name: 'Close my account' }));
    expect(sent).toEqual([]);
    await person.type(within(asked).getByLabelText('Password'), 'Passw0rd-x');
    await person.click(within(asked).getByRole('button', { name: 'Close my account' }));
    expect(await screen.findByText('Your account is being closed')).toBeVisible();
    expect(sent).toEqual([{ password: 'Passw0rd-x' }]);
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });

  it('says what stands in the way, and cannot be confirmed then', async () => {
    const gateway = quietGateway().on('GET /api/me/closing', () => ({ ...preview, obstacle: 'problem-open' as const }));
    const { person } = renderApp(gateway, account, aUser());
    await person.click(await open());
    const asked = await dialog();
    expect(await within(asked).findByRole('alert')).toHaveTextContent("A problem with one of your lessons hasn't been resolved yet.");
    expect(within(asked).queryByLabelText('Password')).toBeNull();
  });

  it('can be taken back by whoever signs in, who is then signed in', async () => {
    let isClosing = true;
    const sent: unknown[] = [];
    const gateway = quietGateway()
      .on('POST /api/auth/login', () => {
        if (isClosing) throw refused('account-closing', { ticket: 'a ticket', eraseAt: hours(48) });
        return { accessToken: 'token', expiresAt: hours(1), user: aUser() } as never;
      })
      .on('POST /api/auth/keep-account', ({ body }) => {
        sent.push(body);
        isClosing = false;
        return null;
      });
    const { person } = renderApp(gateway, '/login');
    await person.type(await screen.findByLabelText('Email'), 'ama@example.test');
    await person.type(screen.getByLabelText('Password'), 'Passw0rd-x');
    await person.click(screen.getByRole('button', { name: /^Sign in$/i }));
    expect(await screen.findByRole('heading', { name: 'This account is being closed' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Ama|Welcome|Dashboard/ })).toBeVisible();
    expect(sent).toEqual([{ ticket: 'a ticket' }]);
  });
});
