import 'fake-indexeddb/auto';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ConversationMessage, MessagePage } from '@somo/contracts/conversations';
import type { Lesson } from '@somo/contracts/lessons';
import { outbox } from '../../lib/outbox';
import { aLesson, aTeacherUser, aUser, hours } from '../../../spec/builders';
import { broken, refused } from '../../../spec/fake-gateway';
import { FakePeerConnection } from '../../../spec/fake-peer-connection';
import { opened } from '../../../spec/fake-socket';
import { quietGateway, renderApp } from '../../../spec/render-app';

const lesson = (is: Partial<Lesson> = {}) => aLesson({ startsAt: hours(0), endsAt: hours(1), paidAt: hours(-24), payBy: null, ...is });
const room = { lessonId: 'lesson-1', opensAt: hours(-0.25), closesAt: hours(1.5), iceServers: [], peers: [] };
const user = aUser();
const { teacher } = lesson();

const message = (seq: number, is: Partial<ConversationMessage> = {}): ConversationMessage => ({
  ...{ seq, senderId: teacher.id, receiverId: user.id, text: `Message ${seq}`, sentAt: hours(seq / 60) },
  ...{ clientId: `from-teacher-${seq}`, lessonId: null, isRead: false, ...is },
});

function open(shown = lesson()) {
  const gateway = quietGateway()
    .on('GET /api/lessons/:id', () => shown)
    .on('GET /api/lessons/:id/classroom', () => room)
    .on('GET /api/conversations/:userId/messages', () => ({ items: [message(1), message(2)], hasEarlier: false, readUpTo: 0 }))
    .on('POST /api/conversations/:userId/read', () => null);
  return gateway;
}

/** Joins without devices, which jsdom has none of, and opens the chat. */
async function openChat(gateway = open()) {
  const app = renderApp(gateway, '/student/classroom/lesson-1', user);
  await app.person.click(await screen.findByRole('button', { name: 'Join Without Microphone' }));
  await app.person.click(screen.getByRole('tab', { name: 'Chat' }));
  const field = await screen.findByRole('textbox', { name: 'Message' });
  return { ...app, gateway, field };
}

beforeAll(() => {
  Object.assign(globalThis, { RTCPeerConnection: FakePeerConnection, RTCRtpReceiver: { getCapabilities: () => null } });
});
afterEach(async () => {
  await outbox.clear(user.id);
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

describe('the classroom', () => {
  it.each([
    ['before it opens', 'classroom-not-open', "The classroom isn't open yet"],
    ['after it has closed', 'classroom-closed', 'This lesson is over'],
    ['unpaid', 'lesson-not-paid', "This lesson hasn't been paid for yet"],
    ['cancelled', 'lesson-cancelled', 'This lesson was cancelled'],
  ] as const)('CLS-03 says why it cannot be entered: %s', async (_, code, title) => {
    const gateway = open().on('GET /api/lessons/:id/classroom', () => {
      throw refused(code);
    });
    renderApp(gateway, '/student/classroom/lesson-1', user);
    expect((await screen.findAllByText(title))[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: /Join/ })).toBeNull();
  });

  it('CLS-05 fails with a message, and tells nothing of lessons of others', async () => {
    const gateway = open().on('GET /api/lessons/:id', () => {
      throw broken();
    });
    const { person } = renderApp(gateway, '/student/classroom/lesson-1', user);
    expect(await screen.findByText('Failed to load the lesson. Please try again later.')).toBeVisible();
    gateway.on('GET /api/lessons/:id', () => {
      throw refused('lesson-not-found');
    });
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText("We couldn't find that lesson.")).toBeVisible();
  });

  it('CLS-01 CLS-02 CLS-04 shows the lesson, the people, the controls and the notes, and ends', async () => {
    const { person } = renderApp(open(), '/student/classroom/lesson-1', user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Physics' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('60 minutes left');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/student/dashboard');
    expect(await screen.findByText(/This browser can't use your microphone/)).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Join Without Microphone' }));
    expect(await screen.findByText(`Waiting for ${teacher.firstName}`)).toBeVisible();
    const participants = within(screen.getByRole('region', { name: 'Participants' }));
    expect(participants.getByText('Not here yet')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Connection and data' })).toHaveTextContent('You send nothing.');
    expect(screen.getByRole('button', { name: 'Save Notes' })).toBeVisible();
    expect(screen.getByText(/Phones can't share their screens/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Unmute' }));
    expect(await screen.findByText(/This browser can't use your microphone/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'End' }));
    expect(await screen.findByText('Your virtual classroom session has ended.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Join again' })).toBeVisible();
    expect(participants.getByText('Left')).toBeVisible();
    expect(participants.getByText('Not in the classroom')).toBeVisible();
    const peers = [{ userId: teacher.id, peerId: 'peer-2', joinedAt: hours(0) }];
    act(() => void opened.at(-1)!.socket.push('room.changed', { lessonId: 'lesson-1', peers }));
    expect(participants.getByText('In the classroom')).toBeVisible();
  });

  it('CLS-06 offers to turn on a device that is missing, which looks for it again', async () => {
    const getUserMedia = jest.fn((_: MediaStreamConstraints) => Promise.reject(new DOMException('None', 'NotFoundError')));
    const mediaDevices = { getUserMedia, enumerateDevices: () => Promise.resolve([]), addEventListener() {}, removeEventListener() {} };
    Object.assign(navigator, { mediaDevices });
    const { person } = renderApp(open(), '/student/classroom/lesson-1', user);
    expect(await screen.findByText(/We can't find a microphone/)).toBeVisible();
    expect(screen.getByText('Your camera is off')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Turn camera on' })).toBeVisible();
    getUserMedia.mockClear();
    await person.click(screen.getByRole('button', { name: 'Turn microphone on' }));
    expect(getUserMedia).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/We can't find a microphone/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Turn microphone on' })).toBeVisible();
  });

  it('C06 is found by a code among one\u2019s own lessons', async () => {
    const gateway = open().on('GET /api/classrooms/:code', () => lesson());
    const { at } = renderApp(gateway, '/classroom/lesson-1', aTeacherUser());
    await waitFor(() => expect(at()).toBe('/teacher/classroom/lesson-1'));
  });
});

describe('the chat', () => {
  it('MSG-04 sends with Enter, starts a new line with Shift+Enter, and sends nothing blank', async () => {
    const { gateway, person, field } = await openChat();
    gateway.on('POST /api/conversations/:userId/messages', ({ body }) =>
      message(3, { ...body, senderId: user.id, receiverId: teacher.id, lessonId: body.lessonId ?? null }),
    );
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await person.type(field, '  {Enter}');
    await person.type(field, 'One{Shift>}{Enter}{/Shift}two{Enter}');
    await waitFor(() => expect(gateway.asked('POST /api/conversations/:userId/messages')).toHaveLength(1));
    expect(gateway.asked('POST /api/conversations/:userId/messages')[0]?.body).toMatchObject({ text: 'One\ntwo', lessonId: 'lesson-1' });
    expect(field).toHaveValue('');
    expect(await screen.findByText('Sent')).toBeVisible();
    expect(await outbox.of(user.id)).toEqual([]);
  });

  it('MSG-09 keeps a message until the server has it, and sends it once', async () => {
    const { gateway, person, field } = await openChat();
    gateway.on('POST /api/conversations/:userId/messages', () => {
      throw new TypeError('Failed to fetch');
    });
    await person.type(field, 'On a bus{Enter}');
    expect(await screen.findByText('Waiting to send')).toBeVisible();
    const [waiting] = await outbox.of(user.id);
    gateway.on('POST /api/conversations/:userId/messages', ({ body }) =>
      message(3, { ...body, senderId: user.id, receiverId: teacher.id, lessonId: null }),
    );
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('Waiting to send')).toBeNull());
    expect(screen.getAllByText('On a bus')).toHaveLength(1);
    const ids = gateway.asked('POST /api/conversations/:userId/messages').map(({ body }) => body.clientId);
    expect(new Set(ids)).toEqual(new Set([waiting?.clientId]));
  });

  it('MSG-09 says why a message was refused, and lets the writer delete it', async () => {
    const { gateway, person, field } = await openChat();
    gateway.on('POST /api/conversations/:userId/messages', () => {
      throw refused('conversation-not-found');
    });
    await person.type(field, 'Hello?{Enter}');
    expect(await screen.findByText("Not sent: You can't write to this person.")).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Hello?')).toBeNull());
  });

  it('CLS-07 shows what the other person writes at once, and fetches what was missed', async () => {
    const { gateway } = await openChat();
    const log = within(await screen.findByRole('log'));
    const socket = opened.at(-1)!.socket;
    act(() => void socket.push('message.sent', message(3)));
    expect(await log.findByText('Message 3')).toBeInTheDocument();
    gateway.on('GET /api/conversations/:userId/messages', ({ query }) => ({
      items: query['after'] === '3' ? [message(4), message(5)] : [],
      ...{ hasEarlier: false, readUpTo: 0 },
    }));
    act(() => void socket.push('message.sent', message(5)));
    expect(await log.findByText('Message 4')).toBeInTheDocument();
    expect(log.getAllByText(/^Message/).map(({ textContent }) => textContent)).toEqual([1, 2, 3, 4, 5].map((n) => `Message ${n}`));
  });

  it('CLS-07 shows what the other person writes while the messages are first fetched', async () => {
    let answer: (page: MessagePage) => void = () => undefined;
    const gateway = open().on('GET /api/conversations/:userId/messages', () => new Promise((resolve) => (answer = resolve)));
    const { person } = renderApp(gateway, '/student/classroom/lesson-1', user);
    await person.click(await screen.findByRole('button', { name: 'Join Without Microphone' }));
    await person.click(screen.getByRole('tab', { name: 'Chat' }));
    await waitFor(() => expect(gateway.asked('GET /api/conversations/:userId/messages')).toHaveLength(1));
    gateway.on('GET /api/conversations/:userId/messages', () => ({ items: [message(1)], hasEarlier: false, readUpTo: 0 }));
    act(() => void opened.at(-1)!.socket.push('message.sent', message(1)));
    answer({ items: [], hasEarlier: false, readUpTo: 0 });
    expect(await screen.findByText('Message 1')).toBeVisible();
  });

  it('MSG-09 asks before it deletes messages that were not sent', async () => {
    const { gateway, person, field } = await openChat();
    gateway.on('POST /api/conversations/:userId/messages', () => {
      throw new TypeError('Failed to fetch');
    });
    await person.type(field, 'Not yet{Enter}');
    await screen.findByText('Waiting to send');
    await person.click(screen.getByRole('button', { name: /account/i }));
    await person.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText(/You have 1 message that hasn't been sent yet/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(async () => expect(await outbox.of(user.id)).toEqual([]));
  });
});
