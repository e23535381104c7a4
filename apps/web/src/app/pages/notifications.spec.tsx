import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Notification } from '@somo/contracts/notifications';
import { aNotification, aUser, hours, noticed } from '../../../spec/builders';
import { broken, never, type FakeGateway } from '../../../spec/fake-gateway';
import { opened } from '../../../spec/fake-socket';
import { quietGateway, renderApp } from '../../../spec/render-app';
import { applyPush } from '../apply-push';

const paid = aNotification({
  id: 'note-2',
  type: 'payment',
  category: 'payment',
  title: 'Payment received',
  isRead: true,
  createdAt: hours(-50),
});

/** Returns a gateway that stores its notifications, as the real one does. */
function withRows(...start: Notification[]): { gateway: FakeGateway; add: (row: Notification) => void } {
  let rows = start;
  const gateway = quietGateway()
    .on('GET /api/notifications', ({ query }) => {
      const kept = rows.filter(
        (row) =>
          (!query['type'] || row.category === query['type']) &&
          (!query['unread'] || !row.isRead) &&
          (!query['actionable'] || row.action !== undefined),
      );
      return { ...noticed(...kept), unreadCount: rows.filter((row) => !row.isRead).length };
    })
    .on('POST /api/notifications/:id/read', ({ params }) => {
      rows = rows.map((row) => (row.id === params['id'] ? { ...row, isRead: true } : row));
      return null;
    })
    .on('POST /api/notifications/read-all', () => {
      rows = rows.map((row) => ({ ...row, isRead: true }));
      return { marked: rows.length };
    })
    .on('DELETE /api/notifications/:id', ({ params }) => {
      rows = rows.filter((row) => row.id !== params['id']);
      return null;
    });
  return { gateway, add: (row) => (rows = [row, ...rows]) };
}

/** Opens the menu of a row, and chooses from it. */
async function choose(person: ReturnType<typeof renderApp>['person'], title: string, act: 'Mark as read' | 'Delete'): Promise<void> {
  (await screen.findByRole('button', { name: `More about: ${title}` })).focus();
  await person.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: act });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await person.keyboard(act === 'Delete' ? '{End}' : '{Home}');
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  await person.keyboard('{Enter}');
}

const rowOf = (title: string) => screen.getByText(title).closest('li')!;
const unreadIn = (row: HTMLElement) => within(row).queryByRole('img', { name: 'Unread' });

const aProposal = () =>
  aNotification({ title: 'New time proposed', action: 'choose-time', relatedEntityType: 'lesson', relatedId: 'lesson-7' });

describe('the notifications page', () => {
  it('NOTF-02 NOTF-05 shows what happened and how long ago', async () => {
    renderApp(withRows(aNotification(), paid).gateway, '/student/notifications', aUser());
    expect(await screen.findByText('New lesson booked')).toBeVisible();
    expect(rowOf('New lesson booked')).toHaveTextContent('Ama booked Physics.');
    expect(rowOf('New lesson booked')).toHaveTextContent('2 hours ago');
    expect(rowOf('New lesson booked')).not.toHaveTextContent(/\d:\d\d/);
    expect(rowOf('Payment received')).toHaveTextContent('2 days ago');
    expect(rowOf('Payment received')).toHaveTextContent(/\d:\d\d/);
  });

  it('NOTF-02 groups them by day, and leads to what each is about', async () => {
    const about = (is: Partial<Notification>) => aNotification({ relatedEntityType: 'lesson', relatedId: 'lesson-7', ...is });
    const yesterday = about({ id: 'note-3', title: 'Lesson cancelled', createdAt: hours(-20), relatedEntityType: 'lesson' });
    const gateway = withRows(about({}), yesterday, paid).gateway;
    const { person, at } = renderApp(gateway, '/student/notifications', aUser());
    await screen.findByText('New lesson booked');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Yesterday',
      'Thursday, November 19',
    ]);
    expect(within(rowOf('Payment received')).queryByRole('link')).toBeNull();
    await person.click(screen.getByRole('link', { name: 'New lesson booked' }));
    await waitFor(() => expect(at()).toBe('/lessons/lesson-7'));
    expect(gateway.asked('POST /api/notifications/:id/read')).toHaveLength(1);
  });

  it('NOTF-02 offers what is asked of the reader, until it is read', async () => {
    const asked = (is: Partial<Notification>) => aNotification({ relatedEntityType: 'lesson', relatedId: 'lesson-7', ...is });
    const proposed = asked({ title: 'New time proposed', action: 'choose-time' });
    const rate = asked({ id: 'note-4', title: 'How was your lesson?', action: 'rate' });
    const done = asked({ id: 'note-5', title: 'New time proposed before', action: 'choose-time', isRead: true });
    renderApp(withRows(proposed, rate, done).gateway, '/student/notifications', aUser());
    const waiting = await screen.findByRole('region', { name: 'Waiting for you' });
    const link = async (name: string) => within(waiting).findByRole('link', { name });
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Waiting for you');
    expect(await link('Choose a time: New time proposed')).toHaveAttribute('href', '/lessons/lesson-7');
    expect(await link('Rate lesson: How was your lesson?')).toHaveAttribute('href', '/lessons/lesson-7?rate=1');
    expect(within(rowOf('New time proposed before')).queryByRole('link', { name: /^Choose a time/ })).toBeNull();
    expect(screen.getAllByText('New time proposed')).toHaveLength(1);
    expect(within(waiting).queryByText('New time proposed before')).toBeNull();
  });

  it('NOTF-02 offers it in the list, too, where what is asked cannot be looked for', async () => {
    const proposed = aProposal();
    const { gateway } = withRows(proposed);
    const answer = gateway.handlerOf('GET /api/notifications');
    gateway.on('GET /api/notifications', (asked) => {
      if (asked.query['actionable']) throw broken();
      return answer(asked);
    });
    renderApp(gateway, '/student/notifications', aUser());
    expect(await screen.findByRole('link', { name: 'Choose a time: New time proposed' })).toHaveAttribute('href', '/lessons/lesson-7');
    expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull();
  });

  it.each(['New time proposed', 'Choose a time: New time proposed'])(
    'NOTF-02 what is asked of the reader still waits after "%s" was opened',
    async (name) => {
      const proposed = aProposal();
      const { gateway } = withRows(proposed);
      const { person, at } = renderApp(gateway, '/student/notifications', aUser());
      await person.click(await screen.findByRole('link', { name }));
      await waitFor(() => expect(at()).toBe('/lessons/lesson-7'));
      await person.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
      await person.click(within(await screen.findByRole('dialog')).getByRole('link', { name: /New time proposed/ }));
      expect(gateway.asked('POST /api/notifications/:id/read')).toEqual([]);
    },
  );

  it('NOTF-02 no longer waits once it was answered elsewhere', async () => {
    const proposed = aProposal();
    const { gateway } = withRows(proposed);
    const { cache } = renderApp(gateway, '/student/notifications', aUser());
    await screen.findByRole('region', { name: 'Waiting for you' });
    gateway.on('GET /api/notifications', ({ query }) => noticed(...(query['unread'] ? [] : [{ ...proposed, isRead: true }])));
    applyPush(cache, { name: 'notification.read', payload: { id: proposed.id } });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull());
    expect(rowOf('New time proposed')).toBeVisible();
  });

  it('NOTF-06 leads from a new message to its conversation', async () => {
    const message = aNotification({
      type: 'message',
      category: 'message',
      title: 'New message',
      relatedEntityType: 'conversation',
      relatedId: 'kwame',
    });
    renderApp(withRows(message).gateway, '/student/notifications', aUser());
    expect(await screen.findByRole('link', { name: 'New message' })).toHaveAttribute('href', '/student/messages?with=kwame');
  });

  it('NOTF-02 marks one as read, and deletes one', async () => {
    const { person } = renderApp(withRows(aNotification(), paid).gateway, '/student/notifications', aUser());
    await choose(person, 'New lesson booked', 'Mark as read');
    await waitFor(() => expect(unreadIn(rowOf('New lesson booked'))).toBeNull());
    await choose(person, 'Payment received', 'Delete');
    await waitFor(() => expect(screen.queryByText('Payment received')).toBeNull());
  });

  it("NOTF-01 C35 offers 'Mark all as read' only while something is unread", async () => {
    const { person } = renderApp(withRows(aNotification()).gateway, '/student/notifications', aUser());
    await person.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  });

  it('NOTF-01 NOTF-03 filters by type and by unread, and says when none is left', async () => {
    const { person } = renderApp(withRows(aNotification(), paid).gateway, '/student/notifications', aUser());
    await screen.findByText('New lesson booked');
    await person.selectOptions(screen.getByLabelText('Type'), 'Payments');
    await waitFor(() => expect(screen.queryByText('New lesson booked')).toBeNull());
    expect(await screen.findByText('Payment received')).toBeVisible();
    await person.selectOptions(screen.getByLabelText('Type'), 'Messages');
    expect(await screen.findByText('No message notifications')).toBeVisible();
    await person.selectOptions(screen.getByLabelText('Type'), 'All Types');
    await person.click(screen.getByRole('tab', { name: /^Unread/ }));
    await choose(person, 'New lesson booked', 'Mark as read');
    expect(await screen.findByText("You've read all your notifications")).toBeVisible();
    expect(screen.getByText('No notifications found')).toBeVisible();
  });

  it('NOTF-04 keeps the focus in the list when the row of the pressed button leaves', async () => {
    const asked = aNotification({
      id: 'note-3',
      title: 'New time proposed',
      action: 'choose-time',
      relatedEntityType: 'lesson',
      relatedId: 'l',
    });
    const { person } = renderApp(withRows(asked, aNotification(), paid).gateway, '/student/notifications', aUser());
    await choose(person, 'New time proposed', 'Mark as read');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull());
    expect(rowOf('New lesson booked')).toHaveFocus();
    await choose(person, 'New lesson booked', 'Delete');
    await waitFor(() => expect(screen.queryByText('New lesson booked')).toBeNull());
    expect(rowOf('Payment received')).toHaveFocus();
  });

  it("NOTF-04 leaves the focus in another row's menu when a row leaves", async () => {
    const { gateway } = withRows(aNotification(), paid);
    const { person, cache } = renderApp(gateway, '/student/notifications', aUser());
    (await screen.findByRole('button', { name: 'More about: Payment received' })).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    gateway.on('GET /api/notifications', () => noticed(paid));
    applyPush(cache, { name: 'connected' });
    await waitFor(() => expect(screen.queryByText('New lesson booked')).toBeNull());
    expect(screen.getByRole('menu')).toHaveFocus();
  });

  it('NOTF-04 focuses no other row when the page of one is opened', async () => {
    const booked = aNotification({ relatedEntityType: 'lesson', relatedId: 'lesson-7' });
    const { person, at } = renderApp(withRows(booked, paid).gateway, '/student/notifications', aUser());
    await screen.findByText('New lesson booked');
    const focused = jest.spyOn(rowOf('Payment received'), 'focus');
    await person.click(screen.getByRole('link', { name: 'New lesson booked' }));
    await waitFor(() => expect(at()).toBe('/lessons/lesson-7'));
    await waitFor(() => expect(screen.queryByText('Payment received')).toBeNull());
    expect(focused).not.toHaveBeenCalled();
  });

  it('NOTF-03 says that there are none yet', async () => {
    renderApp(withRows().gateway, '/student/notifications', aUser());
    expect(await screen.findByText("You don't have any notifications yet")).toBeVisible();
  });

  it('NOTF-04 keeps the row if it could not be deleted', async () => {
    const { gateway } = withRows(aNotification());
    gateway.on('DELETE /api/notifications/:id', () => {
      throw broken();
    });
    const { person } = renderApp(gateway, '/student/notifications', aUser());
    await choose(person, 'New lesson booked', 'Delete');
    expect(await screen.findByText("We couldn't save that")).toBeVisible();
    expect(screen.getByText('New lesson booked')).toBeVisible();
  });

  it('NOTF-04 shows a change immediately, and reverts and logs it if it could not be saved', async () => {
    const { gateway } = withRows(aNotification(), paid);
    let fail = (): void => {};
    const answer = () => new Promise<never>((_, reject) => (fail = () => reject(broken())));
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
    gateway
      .on('POST /api/notifications/:id/read', answer)
      .on('POST /api/notifications/read-all', answer)
      .on('DELETE /api/notifications/:id', answer);
    const { person } = renderApp(gateway, '/student/notifications', aUser());
    const bell = (unread: string) => screen.findByRole('button', { name: `Notifications${unread}` });
    const acts = [
      () => choose(person, 'New lesson booked', 'Mark as read'),
      async () => person.click(await screen.findByRole('button', { name: 'Mark all as read' })),
      () => choose(person, 'New lesson booked', 'Delete'),
    ];
    for (const act of acts) {
      await act();
      expect(await bell('')).toBeVisible();
      fail();
      expect(await bell(', 1 unread')).toBeVisible();
      expect(unreadIn(rowOf('New lesson booked'))).toBeVisible();
    }
    expect(logged).toHaveBeenCalledTimes(3);
    logged.mockRestore();
  });

  it('NOTF-04 keeps the second of two as read while the first is saved and the second is not yet', async () => {
    const second = aNotification({ id: 'note-3', title: 'Lesson moved' });
    const { gateway } = withRows(aNotification(), second);
    const saved: Record<string, () => void> = {};
    const read = gateway.handlerOf('POST /api/notifications/:id/read');
    gateway.on('POST /api/notifications/:id/read', async (asked) => {
      await new Promise<void>((done) => (saved[asked.params['id']!] = done));
      return read(asked);
    });
    const { person } = renderApp(gateway, '/student/notifications', aUser());
    await choose(person, 'New lesson booked', 'Mark as read');
    await choose(person, 'Lesson moved', 'Mark as read');
    let unreadAgain = false;
    const watcher = new MutationObserver(() => (unreadAgain ||= screen.queryByRole('img', { name: 'Unread' }) !== null));
    watcher.observe(document.body, { childList: true, subtree: true });
    const before = gateway.asked('GET /api/notifications').length;
    saved['note-1']!();
    await new Promise((pause) => setTimeout(pause, 100));
    saved['note-3']!();
    await waitFor(() => expect(gateway.asked('GET /api/notifications').length).toBeGreaterThan(before));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications' })).toBeInTheDocument());
    watcher.disconnect();
    expect(unreadAgain).toBe(false);
  });

  it('NOTF-03 says that the list failed to load', async () => {
    const { gateway } = withRows();
    gateway.on('GET /api/notifications', () => {
      throw broken();
    });
    renderApp(gateway, '/student/notifications', aUser());
    expect(await screen.findByText('Failed to load notifications. Please try again later.')).toBeVisible();
  });
});

describe('the bell', () => {
  it('SHELL-04 shows the unread count, and marks one as read on click', async () => {
    const { person } = renderApp(withRows(aNotification(), paid).gateway, '/student/find-teachers', aUser());
    await person.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    const list = await screen.findByRole('dialog', { name: 'Notifications' });
    expect(within(list).getByRole('link', { name: 'View all notifications' })).toHaveAttribute('href', '/student/notifications');
    await person.click(within(list).getByRole('button', { name: /New lesson booked/ }));
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  });

  it('SHELL-04 changes only once it is saved', async () => {
    const { gateway } = withRows(aNotification());
    gateway.on('POST /api/notifications/:id/read', never);
    const { person } = renderApp(gateway, '/student/find-teachers', aUser());
    await person.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /New lesson booked/ }));
    expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
  });

  it('SHELL-04 offers Try Again if the list fails to load', async () => {
    const { gateway } = withRows();
    gateway.on('GET /api/notifications', () => {
      throw broken();
    });
    const { person } = renderApp(gateway, '/student/find-teachers', aUser());
    await person.click(await screen.findByRole('button', { name: 'Notifications' }));
    const list = await screen.findByRole('dialog', { name: 'Notifications' });
    expect(await within(list).findByText('Failed to load notifications. Please try again later.')).toBeVisible();
    gateway.on('GET /api/notifications', () => noticed(aNotification()));
    await person.click(within(list).getByRole('button', { name: 'Try Again' }));
    expect(await within(list).findByText('New lesson booked')).toBeVisible();
  });

  it('announces a new notification without a reload when the server pushes it', async () => {
    const { gateway, add } = withRows();
    const { cache } = renderApp(gateway, '/student/find-teachers', aUser());
    await screen.findByRole('button', { name: 'Notifications' });
    add(aNotification());
    applyPush(cache, { name: 'notification.created', payload: aNotification() });
    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    expect(screen.getByText('New notification: New lesson booked')).toBeInTheDocument();
  });

  it('SHELL-02 counts what is unread with one request, once nothing that happens is missed', async () => {
    opened.length = 0;
    const { gateway } = withRows(aNotification());
    renderApp(gateway, '/student/find-teachers', aUser());
    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    expect(opened[0]!.socket.connects).toBe(1);
    const both = ['GET /api/notifications', 'GET /api/conversations/unread'] as const;
    expect(both.map((route) => gateway.asked(route).length)).toEqual([1, 1]);
  });

  it('NOTF-02 asks again for a first answer that was on its way when something happened', async () => {
    const { gateway, add } = withRows(paid);
    const answer = gateway.handlerOf('GET /api/notifications');
    const waiting: (() => void)[] = [];
    gateway.on('GET /api/notifications', async (asked) => {
      const before = await answer(asked);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return before;
    });
    const { cache } = renderApp(gateway, '/student/notifications', aUser());
    await waitFor(() => expect(gateway.asked('GET /api/notifications').length).toBeGreaterThan(0));
    gateway.on('GET /api/notifications', answer);
    add(aNotification());
    applyPush(cache, { name: 'connected' });
    waiting.forEach((send) => send());
    expect(await screen.findByText('New lesson booked')).toBeVisible();
  });
});
