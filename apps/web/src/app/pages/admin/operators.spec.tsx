import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { OperatorRole } from '@somo/contracts/caller';
import type { Operator } from '@somo/contracts/operators';
import { aUser, page } from '../../../../spec/builders';
import { refused, type FakeGateway } from '../../../../spec/fake-gateway';
import { aPayout, aProblem } from '../../../../spec/money';
import { quietGateway, renderApp } from '../../../../spec/render-app';

const anOperator = (operatorRoles: OperatorRole[]) =>
  aUser({ id: 'user-9', firstName: '', lastName: '', fullName: '', role: 'admin', operatorRoles });

const listed = (part: Partial<Operator> = {}): Operator => ({
  ...{ userId: 'user-7', email: 'efua@example.com', roles: ['support'], twoStep: true, suspended: false, lastSeenAt: null },
  ...part,
});

describe('PERM-05 C36 operators see what their roles include', () => {
  it.each<[OperatorRole, string[], string[]]>([
    ['support', ['Overview', 'Problems', 'People', 'Settings'], ['Settings']],
    ['money', ['Overview', 'People', 'Payouts', 'Ledger', 'Settings'], ['Settings']],
    ['trust', ['Overview', 'Reports', 'Verification', 'People', 'Audit log', 'Settings'], ['Settings']],
    [
      'admin',
      ['Overview', 'Problems', 'Reports', 'Verification', 'People', 'Payouts', 'Ledger', 'Audit log'],
      ['System', 'Operators', 'Settings'],
    ],
  ])('%s in the navigation and the account menu, and nothing else', async (role, words, inMenu) => {
    const { person } = renderApp(quietGateway(), '/admin/settings', anOperator([role]));
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    const links = within(bar).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(words);
    await person.click(screen.getByRole('button', { name: 'My Account' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual([...inMenu, 'Logout']);
  });

  it('an operator without roles is told so', async () => {
    renderApp(quietGateway(), '/admin/payouts', anOperator([]));
    expect(await screen.findByText("You don't have a role yet. To get the one you need, ask boss@example.com.")).toBeVisible();
  });

  it('a page that is not part of a role says so, names who can help, and asks for nothing', async () => {
    const gateway = quietGateway();
    renderApp(gateway, '/admin/payouts', anOperator(['support']));
    expect(await screen.findByRole('heading', { level: 1, name: "This page isn't part of your role" })).toBeVisible();
    expect(await screen.findByText('Your roles: Support. To get the one you need, ask boss@example.com.')).toBeVisible();
    expect(gateway.calls.filter(({ route }) => route === 'GET /api/admin/payouts')).toEqual([]);
  });

  it('the overview says of reports what the page of reports counts beside the problems above', async () => {
    const calm = () => quietGateway().on('GET /api/admin/reports', () => page());
    const gateway = calm().on('GET /api/admin/problems', () => page(aProblem()));
    renderApp(gateway, '/admin', anOperator(['support', 'trust']));
    expect(await screen.findByRole('region', { name: /^Open problems/ })).toBeVisible();
    expect(await screen.findByText('No other open reports.')).toBeVisible();
    cleanup();
    renderApp(calm(), '/admin', anOperator(['trust']));
    expect(await screen.findByText('No open reports about people or reviews.')).toBeVisible();
  });

  it('the overview lists first where something waits', async () => {
    const gateway = quietGateway()
      .on('GET /api/admin/problems', () => page())
      .on('GET /api/admin/payouts', () => page(aPayout({ status: 'refused' })));
    renderApp(gateway, '/admin', anOperator(['support', 'money']));
    const quiet = await screen.findByRole('region', { name: 'Open problems' });
    const waiting = await screen.findByRole('region', { name: /^Failed payouts/ });
    await waitFor(() => expect(waiting.compareDocumentPosition(quiet)).toBe(Node.DOCUMENT_POSITION_FOLLOWING));
  });

  it('the overview keeps its order while all of it arrives, and when something new waits', async () => {
    let answer = () => {};
    const gateway = quietGateway()
      .on('GET /api/admin/problems', () => page())
      .on('GET /api/admin/payouts', () => new Promise((resolve) => (answer = () => resolve(page(aPayout({ status: 'refused' }))))));
    const { cache } = renderApp(gateway, '/admin', anOperator(['support', 'money']));
    const problems = () => screen.getByRole('region', { name: /^Open problems/ });
    const payouts = () => screen.getByRole('region', { name: /^Failed payouts/ });
    const place = () => problems().compareDocumentPosition(payouts());
    await screen.findByText('No open problems.');
    expect(place()).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    answer();
    await waitFor(() => expect(place()).toBe(Node.DOCUMENT_POSITION_PRECEDING));
    gateway.on('GET /api/admin/payouts', () => page());
    await cache.invalidateQueries();
    expect(await screen.findByText('No failed payouts.')).toBeVisible();
    expect(place()).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('the overview lists only what is theirs', async () => {
    const gateway = quietGateway().on('GET /api/admin/payouts', () => ({ items: [], nextCursor: null }));
    renderApp(gateway, '/admin', anOperator(['money']));
    expect(await screen.findByText('No failed payouts.')).toBeVisible();
    expect(screen.queryByText(/Open problems/)).toBeNull();
    expect(
      gateway.calls.map(({ route }) => route).filter((route) => /problems|reports|verification|system|queues|lessons$/.test(route)),
    ).toEqual([]);
  });
});

describe('PERM-05 C36 an admin changes who the operators are', () => {
  const me = listed({ userId: 'user-9', email: 'boss@example.com', roles: ['admin'] });
  const withList = (): FakeGateway => quietGateway().on('GET /api/admin/operators', () => ({ items: [me, listed()] }));
  const admin = anOperator(['admin']);

  it('gives other roles, with the reason and the password', async () => {
    const gateway = withList().on('PUT /api/admin/operators/:id', () => ({ items: [me, listed({ roles: ['support', 'money'] })] }));
    const { person } = renderApp(gateway, '/admin/operators', admin);
    await person.click(await screen.findByRole('button', { name: 'Change roles of efua@example.com' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/^A role you add counts from the next page they load\./)).toBeVisible();
    await person.click(await within(dialog).findByRole('checkbox', { name: /^Money/ }));
    await person.click(within(dialog).getByRole('button', { name: 'Save roles' }));
    expect(gateway.calls.filter(({ route }) => route.startsWith('PUT'))).toEqual([]);
    await person.type(within(dialog).getByLabelText('Note'), 'Helps with payouts');
    await person.type(within(dialog).getByLabelText('Password'), 'Sunny-day-7');
    await person.click(within(dialog).getByRole('button', { name: 'Save roles' }));
    const row = (await screen.findByText('efua@example.com')).closest('tr') as HTMLElement;
    expect(await within(row).findByText('Money')).toBeVisible();
    expect(gateway.calls.find(({ route }) => route.startsWith('PUT'))?.asked).toMatchObject({
      params: { id: 'user-7' },
      body: { roles: ['support', 'money'], was: ['support'], note: 'Helps with payouts', password: 'Sunny-day-7' },
    });
  });

  it('says why it is refused, in the dialog, and warns who gives up a role of their own', async () => {
    const gateway = withList().on('PUT /api/admin/operators/:id', () => {
      throw refused('last-admin');
    });
    const { person } = renderApp(gateway, '/admin/operators', admin);
    await person.click(await screen.findByRole('button', { name: 'Remove boss@example.com' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/^This is your own account/)).toBeVisible();
    await person.type(within(dialog).getByLabelText('Note'), 'Leaves');
    await person.type(await within(dialog).findByLabelText('Password'), 'Sunny-day-7');
    await person.click(within(dialog).getByRole('button', { name: 'Remove operator' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^Somo needs at least one operator with the admin role/);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  });
});
