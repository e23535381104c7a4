import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aNewcomer, aProfile, aSession, aTeacherUser, aUser } from '../../../spec/builders';
import { broken, refused } from '../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../spec/render-app';
import { session } from '../../lib/session';

async function fillIn(person: ReturnType<typeof renderApp>['person'], email: string, password: string) {
  await person.type(await screen.findByLabelText('Email'), email);
  await person.type(screen.getByLabelText('Password'), password);
}

describe('/login', () => {
  it('AUTH-18 says that the session has ended, to somebody who did not sign out', async () => {
    localStorage.setItem('somo-auth-token', JSON.stringify({ userId: 'user-1', expiresAt: '2026-11-21T15:10:00.000Z' }));
    renderApp(quietGateway(), '/student/lessons');
    expect(await screen.findByText("You've been signed out. Sign in to continue.")).toBeVisible();
    document.body.replaceChildren();
    renderApp(quietGateway(), '/student/lessons');
    await screen.findAllByRole('heading', { name: 'Welcome back' });
    expect(screen.queryByText(/You've been signed out/)).toBeNull();
  });

  it('AUTH-02 requires both fields before sending anything', async () => {
    const gateway = quietGateway();
    const { person } = renderApp(gateway, '/login');
    await person.click(await screen.findByRole('button', { name: 'Sign In' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error');
    expect(alert).toHaveTextContent('Please enter both email and password');
    expect(gateway.calls).toHaveLength(0);
  });

  it("AUTH-03 says 'Signing in...' meanwhile, then opens the role's dashboard", async () => {
    let letIn = () => {};
    const gateway = quietGateway().on('POST /api/auth/login', () => new Promise((resolve) => (letIn = () => resolve(aSession(aUser())))));
    const { person, at } = renderApp(gateway, '/login');
    await fillIn(person, 'ama@example.com', 'Somo-demo-2026');
    await person.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
    letIn();
    expect(await screen.findByRole('heading', { name: 'Student Dashboard' })).toBeVisible();
    expect(at()).toBe('/student/dashboard');
    expect(gateway.asked('POST /api/auth/login')[0]?.body).toEqual({
      email: 'ama@example.com',
      password: 'Somo-demo-2026',
      remember: true,
    });
  });

  it('ROUTE-09 shows the lesson that a visitor has chosen, also above the form to register', async () => {
    const gateway = quietGateway().on('GET /api/teachers/:id', () => aProfile({ subjects: ['Physics', 'Chess'] }));
    const from = '/student/book-lesson/teacher-1?startsAt=2026-11-24T14%3A00%3A00.000Z&subject=Chess';
    const { person } = renderApp(gateway, '/login', undefined, { from });
    expect(await screen.findByText('Chess with Kwame Mensah')).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Create an account' }));
    await screen.findByRole('heading', { name: 'Create your account' });
    expect(await screen.findByText('Chess with Kwame Mensah')).toBeVisible();
    expect(screen.getByText(/^Tue, Nov 24, .+ \(GMT/)).toBeVisible();
  });

  it('ROUTE-09 returns to the page the user wanted', async () => {
    const gateway = quietGateway().on('POST /api/auth/login', () => aSession(aUser()));
    const { person, at } = renderApp(gateway, '/student/notifications');
    await fillIn(person, 'ama@example.com', 'Somo-demo-2026');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
    expect(at()).toBe('/student/notifications');
  });

  it('AUTH-04 S38 says once that they are wrong, and distinguishes a refusal from a failure', async () => {
    const gateway = quietGateway().on('POST /api/auth/login', () => {
      throw refused('wrong-credentials');
    });
    const { person } = renderApp(gateway, '/login');
    await fillIn(person, 'ama@example.com', 'nope');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Authentication failedIncorrect email or password.');
    gateway.on('POST /api/auth/login', () => {
      throw broken();
    });
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('An error occurred')).toBeVisible();
  });

  it('AUTH-04 tells a suspended person why, once, and how to appeal', async () => {
    const gateway = quietGateway().on('POST /api/auth/login', () => {
      throw refused('account-suspended', { reason: 'You insulted a teacher.' });
    });
    const { person } = renderApp(gateway, '/login');
    await fillIn(person, 'ama@example.com', 'Somo-demo-2026');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('This account is suspendedReason: You insulted a teacher.');
    expect(within(notice).getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByText('Authentication failed')).toBeNull();
  });

  it('AUTH-01 shows and hides the password', async () => {
    const { person } = renderApp(quietGateway(), '/login');
    const field = await screen.findByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await person.click(screen.getByRole('button', { name: /Show password/ }));
    expect(field).toHaveAttribute('type', 'text');
  });

  it('C33 stores no token in the browser, only whose session it is and until when', async () => {
    const gateway = quietGateway().on('POST /api/auth/login', () => aSession(aUser(), { accessToken: 'secret-token' }));
    const { person } = renderApp(gateway, '/login');
    await fillIn(person, 'ama@example.com', 'Somo-demo-2026');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByRole('heading', { name: 'Student Dashboard' });
    expect(JSON.parse(localStorage.getItem('somo-auth-token')!)).toEqual({
      userId: 'user-1',
      expiresAt: '2026-11-21T15:10:00.000Z',
    });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret-token');
  });
});

describe('/register', () => {
  it('AUTH-09 shows every validation error', async () => {
    const gateway = quietGateway();
    const { person } = renderApp(gateway, '/register');
    await person.type(await screen.findByLabelText('Email'), 'nobody');
    await person.type(screen.getByLabelText('Password'), '!!!');
    await person.type(screen.getByLabelText('Confirm password'), 'other');
    await person.click(screen.getByRole('button', { name: 'Create Account' }));
    for (const words of [
      'Please enter a valid email address',
      'Password must be at least 8 characters',
      "Passwords don't match",
      'You must agree to the Terms of Service and Privacy Policy',
    ]) {
      expect(await screen.findByText(words)).toBeVisible();
    }
    for (const [password, words] of [
      ['lowercase1', 'Password must contain at least one uppercase letter'],
      ['UPPERCASE1', 'Password must contain at least one lowercase letter'],
      ['NoNumberHere', 'Password must contain at least one number'],
    ] as const) {
      await person.clear(screen.getByLabelText('Password'));
      await person.type(screen.getByLabelText('Password'), password);
      expect(await screen.findByText(words)).toBeVisible();
    }
    expect(gateway.calls).toHaveLength(0);
  });

  it('AUTH-08 opens the linked terms in a new tab', async () => {
    renderApp(quietGateway(), '/register');
    const label = (await screen.findByLabelText('I agree to the Terms of Service and Privacy Policy')).closest('label')!;
    const documents = within(label).getAllByRole('link');
    expect(documents.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);
    for (const link of documents) expect(link).toHaveAttribute('target', '_blank');
  });

  it('AUTH-11 signs the user in, tells them to check their email, and continues to onboarding', async () => {
    const gateway = quietGateway().on('POST /api/auth/register', () => aSession(aNewcomer()));
    const { person, at } = renderApp(gateway, '/register');
    await person.type(await screen.findByLabelText('Email'), 'ama@example.com');
    await person.type(screen.getByLabelText('Password'), 'Somo-demo-2026');
    await person.type(screen.getByLabelText('Confirm password'), 'Somo-demo-2026');
    await person.click(screen.getByRole('checkbox'));
    await person.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Registration successful')).toBeVisible();
    expect(screen.getByText('Please check your email to confirm your account')).toBeVisible();
    await waitFor(() => expect(at()).toBe('/onboarding'));
    expect(gateway.asked('POST /api/auth/register')[0]?.body).toEqual({
      email: 'ama@example.com',
      password: 'Somo-demo-2026',
      agreeToTerms: true,
      language: 'en',
    });
  });

  it('AUTH-10 takes no input while the account is being created', async () => {
    let answer = (): void => {};
    const gateway = quietGateway().on('POST /api/auth/register', () => new Promise((done) => (answer = () => done(aSession(aNewcomer())))));
    const { person, at } = renderApp(gateway, '/register');
    await person.type(await screen.findByLabelText('Email'), 'ama@example.com');
    await person.type(screen.getByLabelText('Password'), 'Somo-demo-2026');
    await person.type(screen.getByLabelText('Confirm password'), 'Somo-demo-2026');
    await person.click(screen.getByRole('checkbox'));
    await person.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByRole('button', { name: 'Creating Account...' })).toBeDisabled();
    for (const label of ['Email', 'Password', 'Confirm password']) expect(screen.getByLabelText(label)).toBeDisabled();
    expect(screen.getByRole('checkbox')).toBeDisabled();
    answer();
    await waitFor(() => expect(at()).toBe('/onboarding'));
  });

  it('AUTH-12 S38 shows the message of a refusal once, at its field', async () => {
    const gateway = quietGateway().on('POST /api/auth/register', () => {
      throw refused('email-taken');
    });
    const { person } = renderApp(gateway, '/register');
    await person.type(await screen.findByLabelText('Email'), 'ama@example.com');
    await person.type(screen.getByLabelText('Password'), 'Somo-demo-2026');
    await person.type(screen.getByLabelText('Confirm password'), 'Somo-demo-2026');
    await person.click(screen.getByRole('checkbox'));
    await person.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleErrorMessage('An account with this email already exists.'));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Sign in instead' })).toHaveAttribute('href', '/login');
    expect(screen.queryByText('Registration failed')).toBeNull();
    gateway.on('POST /api/auth/register', () => {
      throw refused('too-many-requests');
    });
    await person.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Registration failed')).toBeVisible();
  });
});

/** Uses the keyboard step by step: first the menu gets the focus, then the item is highlighted. */
async function chooseLogout(person: ReturnType<typeof renderApp>['person']) {
  await person.click(await screen.findByRole('button', { name: 'My Account' }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  await person.keyboard('{End}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveAttribute('data-highlighted'));
  await person.keyboard('{Enter}');
}

describe('signing out', () => {
  it('AUTH-20 asks first, then confirms at /login', async () => {
    const gateway = quietGateway();
    const { person, at } = renderApp(gateway, '/student/dashboard', aUser());
    await chooseLogout(person);
    const dialog = await screen.findByRole('alertdialog', { name: 'Logout Confirmation' });
    expect(dialog).toHaveTextContent('Are you sure you want to logout? Any unsaved changes may be lost.');
    await person.click(within(dialog).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    expect(screen.getByText('You have been logged out of your account')).toBeVisible();
    await waitFor(() => expect(at()).toBe('/login'));
    expect(localStorage.getItem('somo-auth-token')).toBeNull();
  });

  it.each([
    ['there is no connection', new TypeError('Failed to fetch')],
    ['the server does not answer', refused('service-unavailable')],
  ])('AUTH-20 forgets everything on this device if %s, and tells the server once it answers', async (_, failure) => {
    const gateway = quietGateway().on('POST /api/auth/logout', () => {
      throw failure;
    });
    const { person, at } = renderApp(gateway, '/student/dashboard', aUser());
    await chooseLogout(person);
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText(/The session itself ends the next time/)).toBeVisible();
    await waitFor(() => expect(at()).toBe('/login'));
    expect(session.token()).toBeNull();
    expect(['somo-auth-token', 'somo-kept-for'].map((name) => localStorage.getItem(name))).toEqual([null, null]);
    gateway.on('POST /api/auth/logout', () => null);
    const refreshes = gateway.asked('POST /api/auth/refresh').length;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(localStorage.getItem('somo-signed-out')).toBeNull());
    expect(gateway.asked('POST /api/auth/logout')).toHaveLength(2);
    expect(gateway.asked('POST /api/auth/refresh')).toHaveLength(refreshes);
  });

  it('AUTH-20 stays signed in if the server fails', async () => {
    const gateway = quietGateway().on('POST /api/auth/logout', () => {
      throw broken();
    });
    const { person, at } = renderApp(gateway, '/teacher/dashboard', aTeacherUser());
    await chooseLogout(person);
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Error logging out')).toBeVisible();
    expect(at()).toBe('/teacher/dashboard');
  });
});

describe('/confirm-email', () => {
  it('AUTH-11 confirms with the token in the URL fragment', async () => {
    const gateway = quietGateway().on('POST /api/auth/confirm-email', () => null);
    renderApp(gateway, '/confirm-email#token=abc');
    expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    expect(gateway.asked('POST /api/auth/confirm-email').map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  });

  it('AUTH-11 says that a used link was already used', async () => {
    const gateway = quietGateway().on('POST /api/auth/confirm-email', () => {
      throw refused('link-expired');
    });
    renderApp(gateway, '/confirm-email#token=old');
    expect(await screen.findByText('This link is invalid or has expired.')).toBeVisible();
    expect(await screen.findByText("Sign in, and we'll send you a new one.")).toBeVisible();
  });

  it('S41 sends a new link to whoever is signed in', async () => {
    const gateway = quietGateway().on('POST /api/auth/resend-confirmation', () => null);
    const { person } = renderApp(gateway, '/confirm-email', aUser({ emailConfirmed: false }));
    await person.click(await screen.findByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText(/^We've sent a new link to ama@example.com/)).toBeVisible();
    expect(gateway.asked('POST /api/auth/resend-confirmation')).toHaveLength(1);
  });
});
