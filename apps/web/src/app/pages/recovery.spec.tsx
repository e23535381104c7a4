import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Session } from '@somo/contracts/sessions';
import { aTeacherUser, aUser, hours, page } from '../../../spec/builders';
import { broken, refused } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const fresh = 'Rainy-night-8';

describe('/forgot-password', () => {
  it('AUTH-14 takes the address along from /login, and says the same of every address', async () => {
    const gateway = quietGateway().on('POST /api/auth/forgot-password', () => ({ message: '' }));
    const { person } = renderApp(gateway, '/login');
    await person.type(await screen.findByLabelText('Email'), 'ama@example.com');
    await person.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
    await person.click(button('Send Reset Link'));
    expect(await screen.findByText("We've sent a password reset link to your email.")).toBeVisible();
    expect(screen.getByText('Email sent')).toBeVisible();
    expect(screen.getByText('Check your email for a password reset link')).toBeVisible();
    expect(gateway.asked('POST /api/auth/forgot-password').map(({ body }) => body)).toEqual([{ email: 'ama@example.com' }]);
    await person.click(button('try again'));
    expect(await screen.findByLabelText('Email')).toHaveValue('ama@example.com');
  });

  it('AUTH-14 requires an address before sending anything, and says what failed', async () => {
    const gateway = quietGateway().on('POST /api/auth/forgot-password', () => {
      throw refused('too-many-requests');
    });
    const { person } = renderApp(gateway, '/forgot-password');
    await person.type(await screen.findByLabelText('Email'), 'nobody');
    await person.click(button('Send Reset Link'));
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(gateway.calls).toHaveLength(0);
    await person.type(field('Email'), '@example.com');
    await person.click(button('Send Reset Link'));
    expect(await screen.findByText('An error occurred')).toBeVisible();
    expect(screen.getByText(/^Too many attempts/)).toBeVisible();
  });
});

describe('/reset-password', () => {
  const fill = async (person: ReturnType<typeof renderApp>['person'], password: string, confirm = password) => {
    await person.clear(await screen.findByLabelText('New password'));
    await person.type(screen.getByLabelText('New password'), password);
    await person.clear(screen.getByLabelText('Confirm password'));
    await person.type(screen.getByLabelText('Confirm password'), confirm);
    await person.click(button('Update Password'));
  };

  it('AUTH-15 checks what is typed, sends nothing by being opened, and leads to /login with the new password', async () => {
    let answer = () => {};
    const gateway = quietGateway().on('POST /api/auth/reset-password', () => new Promise((done) => (answer = () => done(null))));
    const { person, at } = renderApp(gateway, '/reset-password#token=abc');
    expect(await screen.findByRole('heading', { name: 'Create New Password' })).toBeVisible();
    await fill(person, 'short', 'other');
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(screen.getByText(/Password must be at least 8 characters/)).toBeVisible();
    expect(gateway.calls).toHaveLength(0);
    await fill(person, fresh);
    expect(await screen.findByRole('button', { name: 'Updating Password...' })).toBeDisabled();
    answer();
    expect(await screen.findByText('Password updated')).toBeVisible();
    await waitFor(() => expect(at()).toBe('/login'));
    expect(gateway.asked('POST /api/auth/reset-password').map(({ body }) => body)).toEqual([{ token: 'abc', password: fresh }]);
  });

  it('AUTH-15 signs this browser out too', async () => {
    const gateway = quietGateway().on('POST /api/auth/reset-password', () => null);
    const { person, at } = renderApp(gateway, '/reset-password#token=abc', aUser());
    await fill(person, fresh);
    await waitFor(() => expect(at()).toBe('/login'));
    expect(localStorage.getItem('somo-auth-token')).toBeNull();
    expect(gateway.asked('POST /api/auth/logout')).toHaveLength(1);
  });

  it.each([
    ['without a token', '/reset-password'],
    ['with a token that is no longer valid', '/reset-password#token=old'],
  ])('AUTH-15 S41 says so %s, and sends a new link', async (_, path) => {
    const gateway = quietGateway().on('POST /api/auth/reset-password', () => {
      throw refused('link-expired');
    });
    gateway.on('POST /api/auth/forgot-password', () => ({ message: '' }));
    const { person } = renderApp(gateway, path);
    if (path.includes('token')) await fill(person, fresh);
    expect(await screen.findByRole('heading', { name: 'Invalid reset link' })).toBeVisible();
    expect(screen.getByText(/^The password reset link is invalid or has expired/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
    await person.type(field('Email'), 'ama@example.com');
    await person.click(button('Send Reset Link'));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  });

  it('AUTH-13 AUTH-15 puts why a password is refused beside it, and says when the server fails', async () => {
    const gateway = quietGateway().on('POST /api/auth/reset-password', () => {
      throw refused('weak-password', { errors: { password: ['This password is too common.'] } });
    });
    const { person } = renderApp(gateway, '/reset-password#token=abc');
    await fill(person, 'Password123');
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveAccessibleErrorMessage('This password is too common.'));
    gateway.on('POST /api/auth/reset-password', () => {
      throw broken();
    });
    await fill(person, fresh);
    expect(await screen.findByText('Internal Server Error')).toBeVisible();
  });
});

describe('Settings > Account', () => {
  const aPlace = (is: Partial<Session> = {}): Session => ({
    id: 'session-1',
    browser: 'Firefox',
    system: 'Linux',
    createdAt: hours(-48),
    lastSeenAt: hours(-2),
    isCurrent: false,
    ...is,
  });
  const here = aPlace({ id: 'session-0', browser: 'Chrome', system: 'Android', isCurrent: true });
  const gateway = () => quietGateway().on('GET /api/auth/sessions', () => page(here, aPlace()));
  const open = (from = gateway()) => renderApp(from, '/student/settings', aUser());
  const fill = async (person: ReturnType<typeof renderApp>['person'], current: string, next: string, confirm = next) => {
    await person.type(await screen.findByLabelText('Current password'), current);
    await person.type(screen.getByLabelText('New password'), next);
    await person.type(screen.getByLabelText('Confirm password'), confirm);
    await person.click(button('Update password'));
  };

  it('SET-01 SET-03 is the first tab of both roles, with the address that only support changes', async () => {
    open();
    expect(await screen.findByRole('tab', { name: 'Account', selected: true })).toBeVisible();
    expect(await screen.findByLabelText('Email')).toHaveAttribute('readonly');
    expect(field('Email')).toHaveValue('ama@example.com');
    expect(screen.getByText(/^To change your email, please/)).toHaveTextContent('To change your email, please contact support.');
    expect(screen.getByRole('link', { name: 'contact support' })).toHaveAttribute('href', '/contact');
    document.body.replaceChildren();
    renderApp(gateway(), '/teacher/settings', aTeacherUser());
    expect(await screen.findByRole('tab', { name: 'Account', selected: true })).toBeVisible();
  });

  it('leads whoever has no password to Google first, before a second step is set up', async () => {
    const from = gateway()
      .on('GET /api/auth/two-step', () => ({ isOn: false, recoveryCodesLeft: 0, hasPassword: false, hasPasskey: false }))
      .on('POST /api/auth/two-step/setup', () => {
        throw refused('sign-in-again');
      });
    const { person } = open(from);
    await person.click(await screen.findByRole('button', { name: 'Set up' }));
    await person.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Please sign in again first, to show that it is you.')).toBeVisible();
    expect(button('Sign in with Google')).toBeEnabled();
  });

  it('SET-04 changes the password, and empties the form only then', async () => {
    const from = gateway().on('POST /api/auth/change-password', () => null);
    const { person } = open(from);
    await fill(person, 'Sunny-day-7', fresh);
    expect(await screen.findByText('Password updated')).toBeVisible();
    expect(screen.getByText('Your password has been successfully updated.')).toBeVisible();
    expect(from.asked('POST /api/auth/change-password').map(({ body }) => body)).toEqual([
      { currentPassword: 'Sunny-day-7', newPassword: fresh },
    ]);
    for (const name of ['Current password', 'New password', 'Confirm password']) expect(screen.getByLabelText(name)).toHaveValue('');
  });

  it('SET-04 requires all three fields, and the same word twice', async () => {
    const from = gateway();
    const { person } = open(from);
    await person.click(await screen.findByRole('button', { name: 'Update password' }));
    expect(await screen.findAllByText(/^Please (enter|confirm) .* password$/)).toHaveLength(3);
    await fill(person, 'Sunny-day-7', fresh, 'Rainy-night-9');
    expect(await screen.findByText('Your new password and confirmation password do not match')).toBeVisible();
    expect(from.asked('POST /api/auth/change-password')).toEqual([]);
  });

  it('SET-04 says what is missing where it could not be loaded how to ask who it is, and sends nothing', async () => {
    const from = gateway().on('GET /api/auth/two-step', () => {
      throw broken();
    });
    const { person } = open(from);
    const update = await screen.findByRole('button', { name: 'Update password' });
    await person.click(update);
    expect(await screen.findAllByText(/^Please (enter a|confirm the) new password$/)).toHaveLength(2);
    expect(update).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['New password', 'Confirm password']) await person.type(screen.getByLabelText(name), fresh);
    await person.click(update);
    expect(from.asked('POST /api/auth/change-password')).toEqual([]);
  });

  it('AUTH-03 SET-04 asks for a code too where sign-in takes two steps, and says at its field that it is wrong', async () => {
    const from = gateway()
      .on('GET /api/auth/two-step', () => ({ isOn: true, recoveryCodesLeft: 8, hasPassword: true, hasPasskey: false }))
      .on('POST /api/auth/change-password', () => {
        throw refused('wrong-code');
      })
      .on('POST /api/auth/two-step/remove', () => null);
    const { person } = open(from);
    await fill(person, 'Sunny-day-7', fresh);
    const code = screen.getByLabelText('Code from your app');
    await waitFor(() => expect(code).toHaveAccessibleErrorMessage('Please enter a code'));
    await person.type(code, '123456');
    await person.click(button('Update password'));
    await waitFor(() => expect(code).toHaveAccessibleErrorMessage(/^That code isn't right/));
    expect(from.asked('POST /api/auth/change-password').map(({ body }) => body)).toEqual([
      { currentPassword: 'Sunny-day-7', newPassword: fresh, code: '123456', method: 'totp' },
    ]);
    await person.click(button('Turn off'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.type(dialog.getByLabelText('Password'), 'Sunny-day-7');
    await person.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
    await person.type(dialog.getByLabelText('Recovery code'), 'ABCD-EFGH');
    await person.click(dialog.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Two-step sign-in is off')).toBeVisible();
    expect(from.asked('POST /api/auth/two-step/remove').map(({ body }) => body)).toEqual([
      { password: 'Sunny-day-7', code: 'ABCD-EFGH', method: 'recovery-code' },
    ]);
  });

  it('SET-04 says at its field that the current password is wrong, and of a failure that nothing was updated', async () => {
    let refusal = refused('wrong-password');
    const { person } = open(
      gateway().on('POST /api/auth/change-password', () => {
        throw refusal;
      }),
    );
    await fill(person, 'Sunny-day-7', fresh);
    const current = screen.getByLabelText('Current password');
    await waitFor(() => expect(current).toHaveAccessibleErrorMessage('Your current password is incorrect.'));
    expect(screen.queryByText('Update failed')).toBeNull();
    refusal = broken();
    await person.click(button('Update password'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Update failedCould not update your password. Please try again later.');
    expect(screen.getByLabelText('New password')).toHaveValue(fresh);
  });

  it('lists where the person is signed in, and ends one session or all others', async () => {
    let places = [here, aPlace(), aPlace({ id: 'session-2', browser: null, system: null })];
    const from = gateway()
      .on('GET /api/auth/sessions', () => page(...places))
      .on('DELETE /api/auth/sessions/:id', ({ params }) => {
        places = places.filter(({ id }) => id !== params['id']);
        return null;
      })
      .on('DELETE /api/auth/sessions', () => {
        places = [here];
        return null;
      });
    const { person } = open(from);
    const current = await screen.findByText('This device');
    const rows = within(current.closest('ul')!).getAllByRole('listitem');
    expect(within(rows[0]!).getByText('This device')).toBeVisible();
    expect(within(rows[0]!).queryByRole('button')).toBeNull();
    expect(rows[1]).toHaveTextContent('Firefox on LinuxLast active: 2 hours agoSigned in: 2 days ago');
    expect(within(rows[2]!).getByText('Unknown browser')).toBeVisible();
    await person.click(button('Log out: Firefox on Linux'));
    expect(await screen.findByText('Logged out')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Firefox on Linux')).toBeNull());
    await person.click(button('Log out of all other sessions'));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText("You're not signed in anywhere else.")).toBeVisible();
  });

  it('says that the sessions could not be loaded or ended, and tries again', async () => {
    const from = gateway()
      .on('GET /api/auth/sessions', () => {
        throw broken();
      })
      .on('DELETE /api/auth/sessions/:id', () => {
        throw refused('session-not-found');
      });
    const { person } = open(from);
    expect(await screen.findByText('Failed to load your sessions. Please try again later.')).toBeVisible();
    from.on('GET /api/auth/sessions', () => page(here, aPlace()));
    await person.click(button('Try Again'));
    await person.click(await screen.findByRole('button', { name: 'Log out: Firefox on Linux' }));
    expect(await screen.findByText('Not logged out')).toBeVisible();
  });
});
