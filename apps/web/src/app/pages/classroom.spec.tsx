import 'fake-indexeddb/auto';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ConversationMessage, MessagePage } from '@somo/contracts/conversations';
import type { Lesson } from '@somo/contracts/lessons';
import type { Recording } from '@somo/contracts/recordings';
import { fromInstant } from '@somo/contracts/time';
import { hourMs } from '@somo/calendar/days';
import { stageViews } from '../../features/classroom/stage-views';
import { clock } from '../../lib/clock';
import { notesDrafts } from '../../lib/kept-draft';
import { outbox } from '../../lib/outbox';
import { aLesson, aTeacherUser, aUser, hours, page } from '../../../spec/builders';
import { broken, refused } from '../../../spec/fake-gateway';
import { FakePeerConnection } from '../../../spec/fake-peer-connection';
import { opened } from '../../../spec/fake-socket';
import { quietGateway, renderApp } from '../../../spec/render-app';

const lesson = (is: Partial<Lesson> = {}) => aLesson({ startsAt: hours(0), endsAt: hours(1), paidAt: hours(-24), payBy: null, ...is });
const room = {
  lessonId: 'lesson-1',
  opensAt: hours(-0.25),
  closesAt: hours(1.5),
  iceServers: [],
  peers: [],
  shared: { version: 0, shown: null, hands: [], timer: null },
};
const user = aUser();
const { teacher } = lesson();

const message = (seq: number, is: Partial<ConversationMessage> = {}): ConversationMessage => ({
  ...{ seq, senderId: teacher.id, receiverId: user.id, text: `Message ${seq}`, sentAt: hours(seq / 60) },
  ...{ file: null, clientId: `from-teacher-${seq}`, lessonId: null, requestId: null, isRead: false, ...is },
});

function open(shown = lesson()) {
  const gateway = quietGateway()
    .on('GET /api/lessons/:id', () => shown)
    .on('GET /api/lessons/:id/classroom', () => room)
    .on('GET /api/conversations/:userId/messages', () => ({ items: [message(1), message(2)], hasEarlier: false, readUpTo: 0 }))
    .on('POST /api/conversations/:userId/read', () => null);
  return gateway;
}

/** The teacher has asked to record; the server refuses every answer. */
function askedToRecord() {
  const asked: Recording = {
    ...{ id: 'recording-1', lessonId: 'lesson-1', state: 'asked', kind: 'voice', askedBy: teacher.id, askedFrom: 'peer-2' },
    ...{ startedAt: null, beganAt: null, endedAt: null, endedBy: null, seconds: null, bytes: null, contentType: null },
    ...{ isComplete: false, deletesAt: null, deletedAt: null, deletedBy: null },
  };
  return open()
    .on('GET /api/lessons/:id/recordings', () => ({ items: [asked], keptDays: 30, guardian: null }))
    .on('POST /api/lessons/:id/recordings/:recordingId/answer', () => {
      throw refused('recording-needs-both');
    });
}

/** Joins without devices, which jsdom has none of, and opens the chat. */
async function openChat(gateway = open()) {
  const app = renderApp(gateway, '/student/classroom/lesson-1', user);
  await app.person.click(await screen.findByRole('button', { name: 'Join Without Microphone' }));
  await app.person.click(screen.getByRole('button', { name: /^Chat/ }));
  const field = await screen.findByRole('textbox', { name: 'Message' });
  return { ...app, gateway, field };
}

beforeAll(() => {
  Object.assign(globalThis, { RTCPeerConnection: FakePeerConnection, RTCRtpReceiver: { getCapabilities: () => null } });
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

describe('MSG-03 CLS-05 the chat of the classroom', () => {
  it('reports a message of the other person with the dialog of the Messages page, and the call goes on', async () => {
    const gateway = open().on('POST /api/conversations/:userId/report', ({ body }) => ({
      ...{
        id: 'report-1',
        about: 'message',
        userId: teacher.id,
        messageSeq: body.seq ?? null,
        reviewId: null,
        kind: body.kind,
        status: 'open',
      },
      ...{ outcome: null, reportedAt: hours(0), answeredAt: null },
    }));
    const { person } = await openChat(gateway);
    const [first] = await screen.findAllByRole('button', { name: /^Report this message of/ });
    await person.click(first!);
    await screen.findByRole('dialog', { name: 'Report this message' });
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await person.click(first!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }));
    expect(dialog.getByText('Message 1')).toBeVisible();
    await person.click(dialog.getByRole('radio', { name: 'Something else' }));
    await person.type(dialog.getByRole('textbox'), 'Not like this.');
    await person.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Report sent')).toBeVisible();
    expect(gateway.asked('POST /api/conversations/:userId/report')[0]).toMatchObject({
      params: { userId: teacher.id },
      body: { kind: 'other', text: 'Not like this.', seq: 1 },
    });
    expect(screen.getByRole('button', { name: /^Leave/ })).toBeVisible();
  });
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

  it('CLS-03 says how long it takes to open, checks devices meanwhile, and opens by itself', async () => {
    const track = { kind: 'audio', enabled: true, stop: jest.fn() };
    const getUserMedia = jest.fn(({ audio }: MediaStreamConstraints) =>
      audio ? Promise.resolve({ getTracks: () => [track] }) : Promise.reject(new DOMException('None', 'NotFoundError')),
    );
    const mediaDevices = { getUserMedia, enumerateDevices: () => Promise.resolve([]), addEventListener() {}, removeEventListener() {} };
    Object.assign(navigator, { mediaDevices });
    const { person } = renderApp(open(lesson({ startsAt: hours(27.5), endsAt: hours(28.5) })), '/student/classroom/lesson-1', user);
    expect(await screen.findByRole('timer')).toHaveTextContent('It opens in 1 day, 3 hours.');
    expect(screen.getByText('Physics with Kwame')).toBeVisible();
    expect(getUserMedia).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Turn microphone on' }));
    expect(await screen.findByRole('button', { name: 'Turn microphone off' })).toBeVisible();
    expect(getUserMedia).toHaveBeenCalledTimes(1);
    jest.spyOn(clock, 'now').mockReturnValue(fromInstant(hours(27.3)));
    // Open pages read the corrected clock.
    act(() => clock.follow(new Date(Date.now() + hourMs).toUTCString()));
    expect(await screen.findByRole('button', { name: 'Join Now' })).toBeVisible();
    expect(track.stop).toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('CLS-03 keeps the microphone on while it asks again whether the classroom is open', async () => {
    const track = { kind: 'audio', enabled: true, stop: jest.fn() };
    const getUserMedia = () => Promise.resolve({ getTracks: () => [track] });
    const mediaDevices = { getUserMedia, enumerateDevices: () => Promise.resolve([]), addEventListener() {}, removeEventListener() {} };
    Object.assign(navigator, { mediaDevices });
    const gateway = open().on('GET /api/lessons/:id/classroom', () => {
      throw refused('classroom-not-open');
    });
    const { person, cache } = renderApp(gateway, '/student/classroom/lesson-1', user);
    await person.click(await screen.findByRole('button', { name: 'Turn microphone on' }));
    const off = await screen.findByRole('button', { name: 'Turn microphone off' });
    const asked = gateway.asked('GET /api/lessons/:id/classroom').length;
    gateway.on('GET /api/lessons/:id/classroom', () => new Promise(() => undefined));
    void act(() => void cache.refetchQueries());
    await waitFor(() => expect(gateway.asked('GET /api/lessons/:id/classroom').length).toBeGreaterThan(asked));
    expect(off).toBeVisible();
    expect(track.stop).not.toHaveBeenCalled();
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

  it('CLS-01 CLS-02 shows the lesson, the people, the controls and the notes', async () => {
    const { person } = renderApp(open(), '/student/classroom/lesson-1', user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Physics' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('60 minutes left');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/student/dashboard');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(await screen.findByText(/This browser can't use your microphone/)).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Join Without Microphone' }));
    expect(await screen.findByRole('heading', { name: `Waiting for ${teacher.firstName}` })).toBeVisible();
    expect(screen.getByText(/^The lesson started at \S+ [AP]M\. .* we refund you in full\.$/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Video' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: `Message ${teacher.firstName}` }));
    expect(screen.getByRole('button', { name: 'Chat' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(`${teacher.firstName} can't hear you: there's no microphone.`)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Notes' }));
    const notes = within(screen.getByRole('region', { name: 'Session Notes' }));
    expect(notes.getByRole('button', { name: 'Save Notes' })).toBeVisible();
    expect(within(notes.getByRole('region', { name: 'Participants' })).getByText('Not here yet')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('region', { name: 'More' })).toHaveTextContent('You send nothing.');
    for (const name of ['Lesson tools', 'Call', 'Help']) expect(screen.getByRole('region', { name })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Unmute' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/This browser can't use your microphone/);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'More' })).toBeNull();
    // jsdom has neither.
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Picture in picture' })).toBeNull();
  });

  it('CLS-04 asks once before it leaves, and leads back in while the lesson lasts', async () => {
    const { person, at } = renderApp(open(), '/student/classroom/lesson-1', user);
    const leave = async (how: HTMLElement, answer: 'Stay' | 'Leave') => {
      await person.click(how);
      const asked = within(await screen.findByRole('alertdialog', { name: 'Leave the lesson?' }));
      await person.click(asked.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await person.click(await screen.findByRole('button', { name: 'Join Without Microphone' }));
    await leave(screen.getByRole('button', { name: 'Leave' }), 'Stay');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await person.click(within(await screen.findByRole('alertdialog', { name: 'Leave the lesson?' })).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Unmute' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Leave' }));
    const until = /^The lesson goes on until \S+ [AP]M\. You can rejoin until \S+ [AP]M\.$/;
    const said = (await screen.findByText(until)).textContent;
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'You left.' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The dialog and the page say the same.
    expect(screen.getByText(until).textContent).toBe(said);
    expect(screen.getByRole('link', { name: 'View lesson' })).toHaveAttribute('href', '/lessons/lesson-1');
    expect(screen.getByRole('link', { name: 'Book again at this time' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'My private notes' })).toBeVisible();
    const peers = [{ userId: teacher.id, peerId: 'peer-2', joinedAt: hours(0) }];
    // Of two changes that arrive in the wrong order, the later one counts.
    act(() => void opened.at(-1)!.socket.push('room.changed', { lessonId: 'lesson-1', version: 2, peers }));
    act(() => void opened.at(-1)!.socket.push('room.changed', { lessonId: 'lesson-1', version: 1, peers: [] }));
    expect(screen.getByText(`${teacher.firstName} is here.`)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Rejoin' }));
    await leave(await screen.findByRole('link', { name: 'Back to Dashboard' }), 'Leave');
    await waitFor(() => expect(at()).toBe('/student/dashboard'));
  });

  it('shows before joining who is there, however late older news of it arrives', async () => {
    const peers = [{ userId: teacher.id, peerId: 'peer-2', joinedAt: hours(0) }];
    renderApp(
      open().on('GET /api/lessons/:id/classroom', () => ({ ...room, peers, version: 2 })),
      '/student/classroom/lesson-1',
      user,
    );
    const isHere = `${teacher.firstName} is here.`;
    expect(await screen.findByText(isHere)).toBeVisible();
    const push = (version: number, now: typeof peers) =>
      act(() => void opened.at(-1)!.socket.push('room.changed', { lessonId: 'lesson-1', version, peers: now }));
    push(1, []);
    expect(screen.getByText(isHere)).toBeVisible();
    push(3, []);
    expect(screen.queryByText(isHere)).toBeNull();
  });

  it('CLS-04 says after the end what comes next', async () => {
    const over = lesson({ startsAt: hours(-1), endsAt: hours(0) });
    const { person } = renderApp(open(over), '/student/classroom/lesson-1', user);
    expect(await screen.findByRole('timer')).toHaveTextContent('Session ended');
    await person.click(await screen.findByRole('button', { name: 'Join Without Microphone' }));
    await person.click(screen.getByRole('button', { name: 'Leave' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Session Ended' })).toBeVisible();
    expect(screen.getByText('Your virtual classroom session has ended.')).toBeVisible();
    const again = new URLSearchParams({ again: over.startsAt, subject: over.subject }).toString();
    const links = { 'Book again at this time': `?${again}`, [`Another time with ${teacher.firstName}`]: '' };
    for (const [name, search] of Object.entries(links))
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/student/book-lesson/${teacher.id}${search}`);
    expect(screen.getByRole('textbox', { name: 'My private notes' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Report a problem' }));
    expect(await screen.findByRole('alertdialog', { name: 'Report a problem' })).toBeVisible();
  });

  it('CLS-04 leads a teacher who has left to the notes and the next lesson', async () => {
    const next = lesson({ id: 'lesson-2', startsAt: hours(2), endsAt: hours(3) });
    const gateway = open().on('GET /api/lessons', () => page(lesson(), next));
    const { person } = renderApp(gateway, '/teacher/classroom/lesson-1', aTeacherUser());
    await person.click(await screen.findByRole('button', { name: 'Join Without Microphone' }));
    await person.click(screen.getByRole('button', { name: 'Leave' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('link', { name: /^Your next lesson: / })).toHaveAttribute('href', '/lessons/lesson-2');
    expect(screen.getByRole('textbox', { name: 'Lesson notes' })).toBeVisible();
  });

  it('CLS-09 keeps private notes from the first letter, saves them by itself, and says so', async () => {
    const gateway = open().on('PUT /api/lessons/:id/notes', () => {
      throw broken();
    });
    const first = renderApp(gateway, '/student/classroom/lesson-1', user);
    await first.person.click(await screen.findByRole('button', { name: 'Join Without Microphone' }));
    await first.person.click(screen.getByRole('button', { name: 'Notes' }));
    await first.person.type(screen.getByRole('textbox', { name: 'My private notes' }), 'Ask about light.');
    expect(await screen.findByText(/^Not saved yet. Your notes are kept on this device/, {}, { timeout: 5_000 })).toBeVisible();
    cleanup();
    let stored = lesson();
    gateway
      .on('GET /api/lessons/:id', () => stored)
      .on('PUT /api/lessons/:id/notes', ({ body }) => (stored = lesson({ myNotes: { text: body.text, updatedAt: hours(0) } })));
    const { person } = renderApp(gateway, '/student/classroom/lesson-1', user);
    await person.click(await screen.findByRole('button', { name: 'Notes' }));
    const field = screen.getByRole('textbox', { name: 'My private notes' });
    expect(field).toHaveValue('Ask about light.');
    await person.type(field, ' And sound.');
    expect(await screen.findByText('Notes saved', {}, { timeout: 5_000 })).toBeVisible();
    expect(stored.myNotes?.text).toBe('Ask about light. And sound.');
  });

  it('CLS-09 saves what was typed just before leaving, and keeps what was typed while it saved', async () => {
    const gateway = open();
    let answer: (saved: Lesson) => void = () => undefined;
    gateway.on('PUT /api/lessons/:id/notes', () => new Promise((resolve) => (answer = resolve)));
    const { person } = renderApp(gateway, '/student/classroom/lesson-1', user);
    await person.click(await screen.findByRole('button', { name: 'Join Without Microphone' }));
    await person.click(screen.getByRole('button', { name: 'Notes' }));
    const field = screen.getByRole('textbox', { name: 'My private notes' });
    await person.type(field, 'One');
    await person.click(screen.getByRole('button', { name: 'Save Notes' }));
    await person.type(field, ', two');
    await act(async () => answer(lesson({ myNotes: { text: 'One', updatedAt: hours(0) } })));
    expect(field).toHaveValue('One, two');
    await person.click(screen.getByRole('button', { name: 'Leave' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(gateway.asked('PUT /api/lessons/:id/notes').at(-1)?.body).toEqual({ text: 'One, two' }));
    await act(async () => answer(lesson({ myNotes: { text: 'One, two', updatedAt: hours(0) } })));
    expect(notesDrafts.of(user.id)?.texts).toEqual({});
  });

  it('CLS-02 mutes, and opens the chat, with a key, but not while someone types', async () => {
    const { person } = renderApp(open(), '/student/classroom/lesson-1', user);
    await person.click(await screen.findByRole('button', { name: 'Join Without Microphone' }));
    await person.keyboard('c');
    const field = await screen.findByRole('textbox', { name: 'Message' });
    expect(screen.getByRole('button', { name: 'Chat' })).toHaveAttribute('aria-expanded', 'true');
    await person.type(field, 'Come, come');
    expect(field).toHaveValue('Come, come');
    await person.keyboard('{Escape}m');
    expect(field).not.toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(/This browser can't use your microphone/);
    // What was typed is still there.
    await person.keyboard('c');
    expect(field).toBeVisible();
    expect(field).toHaveValue('Come, come');
  });

  it('CLS-01 has on a phone the notes and the materials in More, which counts what is new', async () => {
    const usual = window.matchMedia;
    const media = jest.spyOn(window, 'matchMedia');
    media.mockImplementation((query) => ({ ...usual(query), matches: query === '(max-width: 39.99em)' }));
    let shown = lesson();
    const gateway = open().on('GET /api/lessons/:id', () => shown);
    const { person } = renderApp(gateway, '/student/classroom/lesson-1', user);
    await person.click(await screen.findByRole('button', { name: 'Join Without Microphone' }));
    const bar = within(screen.getByRole('group', { name: 'Call controls' }));
    const words = () => bar.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(words()).toEqual(['Unmute', 'Turn on camera', 'Board', 'Chat, 2 new', 'More', 'Leave']);
    shown = lesson({ lessonNotes: { text: 'Waves', updatedAt: hours(0) } });
    act(() => void opened.at(-1)!.socket.push('lesson.changed', { lessonId: 'lesson-1', version: 2 }));
    await person.click(await bar.findByRole('button', { name: 'More, 1 new' }));
    await person.click(within(screen.getByRole('region', { name: 'More' })).getByRole('button', { name: 'Notes, 1 new' }));
    expect(within(screen.getByRole('region', { name: 'Session Notes' })).getByText('Waves')).toBeVisible();
    expect(bar.getByRole('button', { name: 'More' })).toBeVisible();
    await person.keyboard('{Escape}');
    expect(bar.getByRole('button', { name: 'More' })).toHaveFocus();
    media.mockRestore();
  });

  it('CLS-01 has one way to stop a timer that runs', async () => {
    const gateway = open().on('GET /api/lessons/:id/classroom', () => ({
      ...room,
      shared: { ...room.shared, timer: { by: teacher.id, startedAt: hours(0), endsAt: hours(0.1) } },
    }));
    const { person } = renderApp(gateway, '/student/classroom/lesson-1', user);
    await person.click(await screen.findByRole('button', { name: 'Join Without Microphone' }));
    await person.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('region', { name: 'More' })).toHaveTextContent('A timer is running.');
    expect(screen.getAllByRole('button', { name: 'Stop timer' })).toHaveLength(1);
  });

  it('CLS-10 offers to try again after an answer that was refused', async () => {
    const gateway = askedToRecord();
    const { person } = renderApp(gateway, '/student/classroom/lesson-1', user);
    await person.click(await screen.findByRole('button', { name: 'Join Without Microphone' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('button', { name: 'Agree' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('only while both of you are in the classroom');
    await person.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(gateway.asked('POST /api/lessons/:id/recordings/:recordingId/answer')).toHaveLength(2));
  });

  it('CLS-10 never agrees for somebody whose refusal to be recorded was not sent', async () => {
    const gateway = askedToRecord();
    const { person } = renderApp(gateway, '/student/classroom/lesson-1', user);
    await person.click(await screen.findByRole('button', { name: 'Join Without Microphone' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('button', { name: "Don't record" }));
    await dialog.findByRole('alert');
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Agree' })).toBeVisible();
    expect(gateway.asked('POST /api/lessons/:id/recordings/:recordingId/answer').map(({ body }) => body)).toEqual([{ agree: false }]);
  });

  it('CLS-12 closes the panel for the board that its key opens, which takes the focus; a panel that is opened later leaves room for it', async () => {
    jest.spyOn(stageViews.board!, 'load').mockResolvedValue(() => null);
    const { person } = renderApp(open(), '/student/classroom/lesson-1', user);
    await person.click(await screen.findByRole('button', { name: 'Join Without Microphone' }));
    const board = screen.getByRole('button', { name: 'Board' });
    await person.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('heading', { name: 'More' })).toHaveFocus();
    await person.keyboard('b');
    expect(screen.queryByRole('region', { name: 'More' })).toBeNull();
    expect(board).toHaveAttribute('aria-expanded', 'true');
    expect(board).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'More' }));
    expect(board).toHaveAttribute('aria-expanded', 'true');
    await person.keyboard('b');
    expect(board).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('region', { name: 'More' })).toBeVisible();
    jest.restoreAllMocks();
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

  it('CLS-06 brings along devices that open only after Join Now was pressed', async () => {
    let give: (stream: unknown) => void = () => undefined;
    const getUserMedia = ({ audio }: MediaStreamConstraints) =>
      audio ? new Promise((resolve) => (give = resolve)) : Promise.reject(new DOMException('None', 'NotFoundError'));
    const mediaDevices = { getUserMedia, enumerateDevices: () => Promise.resolve([]), addEventListener() {}, removeEventListener() {} };
    Object.assign(navigator, { mediaDevices });
    const { person } = renderApp(open(), '/student/classroom/lesson-1', user);
    await person.click(await screen.findByRole('button', { name: 'Join Now' }));
    expect(screen.getByRole('button', { name: 'Joining...' })).toBeVisible();
    give({ getTracks: () => [{ kind: 'audio', enabled: true, stop() {} }] });
    expect(await screen.findByRole('button', { name: 'Mute' })).toBeVisible();
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
    await person.click(screen.getByRole('button', { name: 'Chat' }));
    await waitFor(() => expect(gateway.asked('GET /api/conversations/:userId/messages')).toHaveLength(1));
    gateway.on('GET /api/conversations/:userId/messages', () => ({ items: [message(1)], hasEarlier: false, readUpTo: 0 }));
    act(() => void opened.at(-1)!.socket.push('message.sent', message(1)));
    answer({ items: [], hasEarlier: false, readUpTo: 0 });
    expect(await screen.findByText('Message 1')).toBeVisible();
  });

  it('CLS-07 counts what arrives while the chat is closed, and shows it for a moment', async () => {
    const { person } = await openChat();
    const socket = opened.at(-1)!.socket;
    await person.click(screen.getByRole('button', { name: 'Chat' }));
    act(() => void socket.push('message.sent', message(3, { text: 'Page 12, please' })));
    expect(await screen.findByRole('button', { name: 'Chat, 1 new' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: /Page 12, please/ }));
    expect(await screen.findByRole('button', { name: 'Chat' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('log')).toHaveTextContent('Page 12, please');
  });

  it('MSG-09 asks before it deletes messages that were not sent', async () => {
    const { gateway, person, field, at } = await openChat();
    gateway.on('POST /api/conversations/:userId/messages', () => {
      throw new TypeError('Failed to fetch');
    });
    await person.type(field, 'Not yet{Enter}');
    await screen.findByText('Waiting to send');
    await person.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(at()).toBe('/student/dashboard'));
    await person.click(await screen.findByRole('button', { name: /account/i }));
    await person.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText(/You have 1 message that hasn't been sent yet/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(async () => expect(await outbox.of(user.id)).toEqual([]));
  });
});
