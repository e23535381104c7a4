import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AccountCase, AuditEntry } from '@somo/contracts/operators';
import { parseInstant } from '@somo/contracts/time';
import { aUser, page } from '../../../../spec/builders';
import { broken, refused, type FakeGateway } from '../../../../spec/fake-gateway';
import { quietGateway, renderApp } from '../../../../spec/render-app';

const operator = aUser({ id: 'user-9', firstName: '', lastName: '', fullName: '', role: 'admin' });
const nia = { id: 'user-5', firstName: 'Nia', lastName: 'Walker', fullName: 'Nia Walker', avatarUrl: null };
const at = parseInstant('2026-11-20T08:00:00.000Z');

const anAccount = (part: Partial<AccountCase> = {}): AccountCase => ({
  ...{ userId: nia.id, person: nia, email: 'nia@example.com', emailConfirmed: true, role: 'student', createdAt: at, lastSeenAt: null },
  ...{
    suspendedAt: null,
    restrictedAt: null,
    standingVersion: 0,
    decisions: [],
    sessions: [],
    hasPassword: true,
    signsInWithGoogle: false,
    twoStep: false,
  },
  ...part,
});

const anEntry = (part: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{
    id: 'entry',
    at,
    service: 'auth',
    operatorId: 'user-9',
    operatorEmail: 'ops@example.com',
    person: nia,
    action: 'suspend-user',
    thingId: nia.id,
    amountCents: null,
    note: 'Insults',
    refused: null,
  },
  ...part,
});

describe('PERM-05 C36 an operator looks at an account', () => {
  const place = `/admin/people/${nia.id}`;
  const withAccount = (part?: Partial<AccountCase>, ...entries: AuditEntry[]): FakeGateway =>
    quietGateway()
      .on('GET /api/admin/people/:id', () => anAccount(part))
      .on('GET /api/admin/people/:id/lessons', () => ({
        counts: { upcoming: 1, completed: 12, cancelled: 3, cancelledByPerson: 2, problems: 0 },
        ...{ lessons: [], problems: [] },
      }))
      .on('GET /api/admin/people/:id/money', () => ({
        paidCents: 30_000,
        refundedCents: 2500,
        earnedCents: 0,
        pendingCents: 0,
        heldCents: 0,
      }))
      .on('GET /api/admin/people/:id/reviews', () => ({ items: [] }))
      .on('GET /api/admin/people/:id/reports', () => ({ aboutCount: 0, byCount: 0, about: [], by: [] }))
      .on('GET /api/admin/audit', () => page(...entries));

  it('suspends it with a note, sees what that does, and can restore it', async () => {
    const gateway = withAccount().on('POST /api/admin/people/:id/suspend', () => anAccount({ suspendedAt: at }));
    const { person } = renderApp(gateway, place, operator);
    await person.click(await screen.findByRole('button', { name: 'Take action' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('radio', { name: 'Suspend' }));
    expect(dialog.getByText(/upcoming lessons are cancelled with a full refund/)).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Suspend account' }));
    expect(dialog.getByText('Please add a note')).toBeVisible();
    expect(dialog.getByText("Please say why, in words they'll understand")).toBeVisible();
    expect(dialog.getByText('Please choose a reason')).toBeVisible();
    expect(gateway.asked('POST /api/admin/people/:id/suspend')).toEqual([]);
    await person.selectOptions(dialog.getByLabelText('Reason'), 'Harassment or insults');
    await person.type(dialog.getByLabelText(/^What Nia Walker reads/), ' You insulted a teacher. ');
    await person.type(dialog.getByLabelText(/^Note/), ' Insults ');
    await person.type(await dialog.findByLabelText('Password'), 'Sunny-day-7');
    gateway.on('GET /api/admin/people/:id', () => anAccount({ suspendedAt: at }));
    await person.click(dialog.getByRole('button', { name: 'Suspend account' }));
    expect(await screen.findByRole('button', { name: 'Restore account' })).toBeVisible();
    expect(screen.getByText(/^Suspended since/)).toBeVisible();
    expect(gateway.asked('POST /api/admin/people/:id/suspend')).toMatchObject([
      { body: { note: 'Insults', reason: 'You insulted a teacher.', cause: 'harassment', version: 0, password: 'Sunny-day-7' } },
    ]);
  });

  it('reads what the person did, paid and was reported for, each part by itself', async () => {
    const decision = { id: 'd1', kind: 'warn', cause: 'spam', reason: 'You wrote to ten teachers.', note: 'Two reports' } as const;
    const gateway = withAccount({
      decisions: [{ ...decision, operatorId: 'user-9', decidedAt: at, readAt: null }],
      sessions: ['Firefox', 'Chrome', 'Safari', 'Edge', 'Opera', 'Vivaldi'].map((browser) => ({
        ...{ id: browser, browser, system: 'Android', createdAt: at, lastSeenAt: at },
      })),
    }).on('GET /api/admin/people/:id/money', () => {
      throw broken();
    });
    renderApp(gateway, place, operator);
    expect(await screen.findByText("We couldn't load this person's money.")).toBeVisible();
    expect(screen.getByText('2 by them')).toBeVisible();
    expect(screen.getByText('Nobody has reported them, and they have reported nobody.')).toBeVisible();
    expect(screen.getByText('Firefox on Android')).toBeVisible();
    const older = within(screen.getByText('2 more sign-ins').closest('details')!);
    expect(older.getAllByText(/ on Android$/).map(({ textContent }) => textContent)).toEqual(['Opera on Android', 'Vivaldi on Android']);
    const decisions = within(screen.getByRole('region', { name: 'Decisions' }));
    expect(decisions.getByText('Spam or advertising')).toBeVisible();
    expect(decisions.getByText('To them: You wrote to ten teachers.')).toBeVisible();
    expect(decisions.getByText('Not read yet')).toBeVisible();
  });

  it('restricts them, and is told where another operator was faster', async () => {
    const gateway = withAccount().on('POST /api/admin/people/:id/restrict', () => {
      throw refused('standing-changed');
    });
    const { person } = renderApp(gateway, place, operator);
    await person.click(await screen.findByRole('button', { name: 'Take action' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('radio', { name: 'Restrict' }));
    await person.selectOptions(dialog.getByLabelText('Reason'), 'Missed lessons');
    await person.type(dialog.getByLabelText(/^What Nia Walker reads/), 'You missed three lessons.');
    await person.type(dialog.getByLabelText(/^Note/), 'Third time');
    expect(dialog.queryByLabelText('Password')).toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Restrict account' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Another operator has just decided something');
    gateway
      .on('POST /api/admin/people/:id/restrict', () => anAccount({ restrictedAt: at, standingVersion: 2 }))
      .on('GET /api/admin/people/:id', () => anAccount({ restrictedAt: at, standingVersion: 2 }));
    await person.click(dialog.getByRole('button', { name: 'Restrict account' }));
    expect(await screen.findByRole('button', { name: 'Lift restriction' })).toBeVisible();
    expect(gateway.asked('POST /api/admin/people/:id/restrict')[0]).toMatchObject({ body: { cause: 'no-show', version: 0 } });
  });

  const found = {
    ...nia,
    email: 'nia@example.com',
    role: 'student',
    suspended: false,
    restricted: true,
    createdAt: at,
    verified: false,
  } as const;

  it('is found by name, with how they stand', async () => {
    const gateway = quietGateway()
      .on('GET /api/admin/people', () => page())
      .on('GET /api/admin/search', () => ({ people: [found], lessons: [] }));
    const { person } = renderApp(gateway, '/admin/people', operator);
    await person.type(await screen.findByLabelText('Find a person'), 'nia{Enter}');
    const row = within(await screen.findByRole('table', { name: 'People' }));
    expect(row.getByRole('link', { name: 'Nia Walker' })).toHaveAttribute('href', place);
    expect(row.getByText('Restricted')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Show everyone' }));
    // The button is gone: the focus goes on at the list.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show everyone' }).closest('[data-focus-list]')).toHaveFocus());
  });

  it('is in the list of people before anything is searched, which filters narrow and the address keeps', async () => {
    const kwame = { ...found, id: 'user-6', fullName: 'Kwame Mensah', role: 'teacher', restricted: false, verified: true } as const;
    const ops = { ...found, id: 'user-9', fullName: '', email: 'ops@example.com', role: 'admin', restricted: false } as const;
    const gateway = quietGateway().on('GET /api/admin/people', ({ query }) =>
      page(...(query.role === 'teacher' ? [kwame] : [found, kwame, ops])),
    );
    const { person, at: address } = renderApp(gateway, '/admin/people', operator);
    const table = await screen.findByRole('table', { name: 'People' });
    expect(
      within(table)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nia Walker', 'Kwame Mensah', 'ops@example.com']);
    expect(within(table).getAllByText('November 20, 2026')).toHaveLength(3);
    await person.selectOptions(screen.getByLabelText('Identity'), 'Verified');
    await waitFor(() => expect(gateway.asked('GET /api/admin/people').at(-1)?.query).toEqual({ role: 'teacher', verified: 'true' }));
    expect(address()).toBe('/admin/people?role=teacher&verified=true');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Nia Walker' })).toBeNull());
    await person.selectOptions(screen.getByLabelText('Role'), 'Students');
    expect(address()).toBe('/admin/people?role=student');
    gateway.on('GET /api/admin/people', () => page());
    await person.selectOptions(screen.getByLabelText('Status'), 'Suspended');
    expect(await screen.findByText('Nobody matches these filters')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('/admin/people'));
    expect(screen.getByRole('group', { name: 'Filters' })).toHaveFocus();
  });

  it('is told that the list cannot be loaded, and tries again', async () => {
    const gateway = quietGateway().on('GET /api/admin/people', () => {
      throw broken();
    });
    const { person } = renderApp(gateway, '/admin/people', operator);
    expect(await screen.findByText("We couldn't load the list of people.")).toBeVisible();
    gateway.on('GET /api/admin/people', () => page(found));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Nia Walker' })).toHaveAttribute('href', place);
  });

  it('changes the email address, and reads why it was refused', async () => {
    const gateway = withAccount().on('POST /api/admin/people/:id/email', () => {
      throw refused('email-taken');
    });
    const { person } = renderApp(gateway, place, operator);
    await person.click(await screen.findByRole('button', { name: 'Change email' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.type(dialog.getByLabelText(/New email address/), 'new@example.org');
    await person.type(dialog.getByLabelText('Password'), 'Sunny-day-7');
    await person.click(dialog.getByRole('button', { name: 'Change email' }));
    expect(dialog.getByLabelText(/^Note/)).toHaveFocus();
    expect(gateway.asked('POST /api/admin/people/:id/email')).toEqual([]);
    await person.clear(dialog.getByLabelText('Password'));
    await person.click(dialog.getByRole('button', { name: 'Change email' }));
    expect(dialog.getByLabelText(/^Note/)).toHaveFocus();
    await person.type(dialog.getByLabelText(/^Note/), 'Asked by phone');
    await person.click(dialog.getByRole('button', { name: 'Change email' }));
    expect(dialog.getByLabelText('Password')).toHaveFocus();
    await person.type(dialog.getByLabelText('Password'), 'Sunny-day-7');
    await person.click(dialog.getByRole('button', { name: 'Change email' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('An account with this email already exists.');
    expect(gateway.asked('POST /api/admin/people/:id/email')).toMatchObject([
      { body: { email: 'new@example.org', note: 'Asked by phone', password: 'Sunny-day-7' } },
    ]);
  });

  it('sees its history, and cannot change their own', async () => {
    const gateway = withAccount({ userId: 'user-9' }, anEntry(), anEntry({ id: 'two', operatorId: null, refused: 'already-suspended' }));
    renderApp(gateway, '/admin/people/user-9', operator);
    const log = within(await screen.findByRole('table', { name: 'Audit log' }));
    expect(log.getAllByText('Suspended an account')).toHaveLength(2);
    expect(log.getByText('ops@example.com')).toBeVisible();
    expect(log.getByText('Command line')).toBeVisible();
    expect(log.getByText('Refused: This account is already suspended.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take action' })).toBeNull();
    expect(gateway.asked('GET /api/admin/audit')[0]?.query).toMatchObject({ about: 'user-9' });
  });

  it.each(['account-not-found', 'malformed-request', 'not-found'] as const)('is told that there is no such account (%s)', async (code) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const gateway = withAccount().on('GET /api/admin/people/:id', () => {
      throw refused(code);
    });
    renderApp(gateway, `/admin/people/${'x'.repeat(300)}`, operator);
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  });

  it('reads the whole log, and is led from an entry to whom it names', async () => {
    renderApp(withAccount({}, anEntry()), '/admin/audit', operator);
    expect(await screen.findByRole('link', { name: 'Suspended Nia Walker' })).toHaveAttribute('href', place);
  });

  it('C36 narrows the log to what one operator did, of one kind, lately, and keeps that in the address', async () => {
    const gateway = withAccount({}, { ...anEntry(), operatorEmail: 'ada@somo.test' });
    const { person, at } = renderApp(gateway, '/admin/audit', operator);
    const filter = await screen.findByRole('button', { name: 'Filter' });
    expect(filter).toHaveAttribute('aria-expanded', 'false');
    await person.click(filter);
    const filters = screen.getByRole('group', { name: 'Audit log' });
    expect(filter).toHaveAttribute('aria-controls', filters.id);
    await person.selectOptions(await screen.findByLabelText('Action'), 'Cancelled a lesson');
    await person.selectOptions(await screen.findByLabelText('Operator'), 'ada@somo.test');
    await person.selectOptions(await screen.findByLabelText('Period'), 'Last 7 days');
    await waitFor(() =>
      expect(gateway.asked('GET /api/admin/audit').at(-1)?.query).toMatchObject({
        ...{ action: 'cancel-lesson', operator: 'ada@somo.test', from: expect.stringMatching(/^2026-11-14T/) },
      }),
    );
    gateway.on('GET /api/admin/audit', () => page());
    await person.selectOptions(screen.getByLabelText('Period'), 'Last 24 hours');
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(at()).toBe('/admin/audit'));
    expect(filters).toHaveFocus();
    expect(filter).toBeEnabled();
  });
});
