import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Conversation, ConversationMessage } from '@somo/contracts/conversations';
import type { Person } from '@somo/contracts/people';
import type { BookingRequest } from '@somo/contracts/requests';
import { aLesson, aTeacherUser, aUser, hours, page } from '../../../spec/builders';
import { broken, refused } from '../../../spec/fake-gateway';
import { opened } from '../../../spec/fake-socket';
import { quietGateway, renderApp } from '../../../spec/render-app';

const ama = aUser();
const kwame = aLesson().teacher;
const efua: Person = { id: 'efua', firstName: 'Efua', lastName: 'Boateng', fullName: 'Efua Boateng', avatarUrl: null };

const message = (seq: number, is: Partial<ConversationMessage> = {}): ConversationMessage => ({
  ...{ seq, senderId: kwame.id, receiverId: ama.id, text: `Message ${seq}`, sentAt: hours(seq / 60) },
  ...{ file: null, clientId: `from-kwame-${seq}`, lessonId: null, requestId: null, isRead: false, ...is },
});
const contact = (user: Person, is: Partial<Conversation> = {}): Conversation => ({
  ...{ userId: user.id, user, lastMessage: null, unreadCount: 0, isBlocked: false, ...is },
});

function gateway(contacts = [contact(kwame, { lastMessage: message(2), unreadCount: 2 }), contact(efua)]) {
  return quietGateway()
    .on('GET /api/conversations', ({ query }) => page(...contacts.filter(({ user }) => !query['q'] || user.fullName.includes(query['q']))))
    .on('GET /api/conversations/:userId', ({ params }) => contacts.find(({ userId }) => userId === params['userId']) ?? contact(efua))
    .on('GET /api/conversations/:userId/messages', () => ({ items: [message(1), message(2)], hasEarlier: false, readUpTo: 0 }))
    .on('POST /api/conversations/:userId/read', () => null)
    .on('POST /api/conversations/:userId/messages', ({ body }) => {
      const { text, clientId } = body as { text: string; clientId: string };
      return message(3, { senderId: ama.id, receiverId: kwame.id, text, clientId });
    });
}
const open = async (from = gateway(), path = `/student/messages?with=${kwame.id}`, user = ama) => {
  const app = renderApp(from, path, user);
  return { ...app, gateway: from, field: await screen.findByRole('textbox', { name: 'Message' }) };
};
const sent = (from: ReturnType<typeof gateway>, route: string) => from.calls.filter((call) => call.route === route);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the messages page', () => {
  it('MSG-01 lists contacts with last message and unread count, searches them, and says when there is none', async () => {
    const { person } = renderApp(gateway(), '/student/messages', ama);
    const row = await screen.findByRole('button', { name: /Kwame/ });
    expect(within(row).getByText('Message 2')).toBeVisible();
    expect(within(row).getByText('2 unread messages')).toBeInTheDocument();
    expect(screen.getByText('No conversation selected')).toBeVisible();
    expect(screen.getByText('Choose a contact from the list to start messaging')).toBeVisible();
    await person.type(screen.getByRole('searchbox', { name: 'Search contacts...' }), 'Efua');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Kwame/ })).toBeNull());
    await person.type(screen.getByRole('searchbox'), ' Nobody');
    expect(await screen.findByText('No conversations found')).toBeVisible();
    expect(screen.getByText('Try a different search term')).toBeVisible();
  });

  it('MSG-08 fails with a message and Try Again', async () => {
    const from = gateway().on('GET /api/conversations', () => {
      throw broken();
    });
    const { person } = renderApp(from, '/student/messages', ama);
    expect(await screen.findByText('Failed to load contacts. Please try again later.')).toBeVisible();
    from.on('GET /api/conversations', () => page(contact(kwame)));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: /Kwame/ })).toBeVisible();
  });

  it('MSG-04 MSG-06 sends with Enter, breaks the line with Shift+Enter, and never sends what is blank or still composed', async () => {
    const { person, field, gateway: from } = await open();
    const send = screen.getByRole('button', { name: 'Send' });
    expect(send).toBeDisabled();
    await person.type(field, 'One{Shift>}{Enter}{/Shift}Two');
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(field).toHaveValue('One\nTwo');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(sent(from, 'POST /api/conversations/:userId/messages')).toHaveLength(1));
    expect(sent(from, 'POST /api/conversations/:userId/messages')[0]!.asked.body).toMatchObject({ text: 'One\nTwo' });
    expect(field).toHaveValue('');
    await person.type(field, '   {Enter}');
    expect(sent(from, 'POST /api/conversations/:userId/messages')).toHaveLength(1);
  });

  it('MSG-05 keeps what is typed to each person until it is sent', async () => {
    const { person, field } = await open();
    await person.type(field, 'Half a thou');
    await person.click(screen.getByRole('button', { name: /Efua/ }));
    expect(await screen.findByText('Offline')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(''));
    await person.click(screen.getByRole('button', { name: /Kwame/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a thou'));
  });

  it('MSG-05 writes about the lesson one comes from until one removes it, and names what messages are about', async () => {
    const lesson = aLesson({ startsAt: hours(30) });
    const asked = { subject: 'Chemistry', startsAt: hours(50), lessonId: null } as unknown as BookingRequest;
    const from = gateway()
      .on('GET /api/conversations/:userId/messages', () => ({
        ...{
          items: [
            message(0, { requestId: 'request-1' }),
            message(1),
            message(2, { requestId: 'request-1' }),
            message(3, { requestId: 'request-2' }),
            message(4, { requestId: 'request-1' }),
          ],
          hasEarlier: false,
          readUpTo: 0,
        },
      }))
      .on('GET /api/lessons/:id', () => lesson)
      .on('GET /api/booking-requests/:id', ({ params }) => (params.id === 'request-1' ? asked : { ...asked, subject: 'Chess' }));
    const { person, field } = await open(from, `/student/messages?with=${kwame.id}&lesson=${lesson.id}`);
    // Not named again after a message about nothing, but after one about something else.
    const requests = await screen.findAllByRole('link', { name: /^About the request: Chemistry, / });
    expect(requests.map((link) => link.getAttribute('href'))).toEqual(['/student/lessons', '/student/lessons']);
    const subject = await screen.findByRole('link', { name: /^About the lesson: Physics, / });
    expect(subject).toHaveAttribute('href', `/lessons/${lesson.id}`);
    await person.type(field, 'Which chapter?{Enter}');
    await person.click(screen.getByRole('button', { name: "Don't write about this" }));
    expect(subject).not.toBeInTheDocument();
    await person.type(screen.getByRole('textbox', { name: 'Message' }), 'And another thing{Enter}');
    await waitFor(() => expect(sent(from, 'POST /api/conversations/:userId/messages')).toHaveLength(2));
    const [first, second] = sent(from, 'POST /api/conversations/:userId/messages').map(({ asked }) => asked.body);
    expect([first, second]).toMatchObject([{ text: 'Which chapter?', lessonId: lesson.id }, { text: 'And another thing' }]);
    expect(second).not.toHaveProperty('lessonId');
  });

  it.each([
    ['Block', `Block ${kwame.fullName}?`, 'PUT /api/contacts/:userId/block', false],
    ['Unblock', `Unblock ${kwame.fullName}?`, 'DELETE /api/contacts/:userId/block', true],
    ['Delete conversation', `Delete your conversation with ${kwame.fullName}?`, 'DELETE /api/conversations/:userId', false],
  ] as const)('MSG-03 %s: after asking', async (item, question, route, isBlocked) => {
    let blocked = isBlocked;
    const from = gateway()
      .on('GET /api/conversations/:userId', () => contact(kwame, { lastMessage: message(2), isBlocked: blocked }))
      .on('PUT /api/contacts/:userId/block', () => ((blocked = true), null))
      .on('DELETE /api/contacts/:userId/block', () => ((blocked = false), null))
      .on('DELETE /api/conversations/:userId', () => null);
    const { person } = renderApp(from, `/student/messages?with=${kwame.id}`, ama);
    (await screen.findByRole('button', { name: /^More about/ })).focus();
    await person.keyboard('{Enter}');
    const choice = await screen.findByRole('menuitem', { name: item });
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await person.keyboard(item.slice(0, 1).toLowerCase());
    await waitFor(() => expect(choice).toHaveAttribute('data-highlighted'));
    await person.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: question });
    expect(sent(from, route)).toHaveLength(0);
    await person.click(within(dialog).getByRole('button', { name: item }));
    await waitFor(() => expect(sent(from, route)).toHaveLength(1));
    if (item === 'Block') expect(await screen.findByText(/^You've blocked this person/)).toBeVisible();
    if (item === 'Unblock') expect(await screen.findByRole('textbox', { name: 'Message' })).toBeInTheDocument();
    if (item === 'Delete conversation') expect(await screen.findByText('No conversation selected')).toBeInTheDocument();
  });

  it('MSG-05 says why a message was refused, and does not send it again by itself', async () => {
    const from = gateway().on('POST /api/conversations/:userId/messages', () => {
      throw refused('too-many-unanswered');
    });
    const { person, field } = await open(from);
    await person.type(field, 'Hello?{Enter}');
    expect(await screen.findByText("Not sent: You've sent 10 messages without an answer. Please wait for a reply.")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('MSG-05 makes links of web addresses that are written out, and of nothing else', async () => {
    const text = 'See https://example.org/a?b=1, not javascript:alert(1), <b>bold</b> or example.com.';
    const from = gateway().on('GET /api/conversations/:userId/messages', () => ({
      items: [message(1, { text })],
      hasEarlier: false,
      readUpTo: 0,
    }));
    await open(from);
    const log = await screen.findByRole('log');
    expect(
      within(log)
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.getAttribute('rel')]),
    ).toEqual([['https://example.org/a?b=1', 'noopener noreferrer nofollow']]);
    expect(log).toHaveTextContent(text);
  });

  it('MSG-05 names today and yesterday, and says once how far one\u2019s messages have come', async () => {
    const own = { senderId: ama.id, receiverId: kwame.id };
    const times = [hours(-72), hours(-24), hours(-23), hours(-1), hours(0)];
    const items = times.map((sentAt, at) => message(at + 1, { sentAt, ...(at > 0 ? own : {}) }));
    await open(gateway().on('GET /api/conversations/:userId/messages', () => ({ items, hasEarlier: false, readUpTo: 3 })));
    const log = await screen.findByRole('log');
    expect(log.textContent?.match(/Message \d|Yesterday|Today|Read|Sent/g)).toEqual([
      ...['Message 1', 'Yesterday', 'Message 2', 'Message 3', 'Read'],
      ...['Today', 'Message 4', 'Message 5', 'Sent'],
    ]);
  });

  it('shows that the other person is typing, until their message is there', async () => {
    await open();
    const { socket } = opened.at(-1)!;
    act(() => void socket.push('message.typing', { userId: kwame.id }));
    expect(await screen.findByText('Typing...')).toBeVisible();
    act(() => void socket.push('message.sent', message(3)));
    expect(await screen.findByText('Message 3')).toBeVisible();
    expect(screen.queryByText('Typing...')).toBeNull();
  });

  it('SHELL-02 counts unread messages in the menu and in the title of the page', async () => {
    const from = gateway().on('GET /api/conversations/unread', () => ({ unreadCount: 3 }));
    renderApp(from, '/teacher/messages', aTeacherUser());
    expect(await screen.findByText('Messages (3 unread)')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('(3) Messages · Somo'));
  });
});
