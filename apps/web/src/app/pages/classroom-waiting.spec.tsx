import 'fake-indexeddb/auto';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Lesson } from '@somo/contracts/lessons';
import { aLesson, aUser, hours } from '../../../spec/builders';
import { opened } from '../../../spec/fake-socket';
import { FakePeerConnection } from '../../../spec/fake-peer-connection';
import { quietGateway, renderApp } from '../../../spec/render-app';

const room = {
  ...{ lessonId: 'lesson-1', opensAt: hours(-0.25), closesAt: hours(1.5), iceServers: [], peers: [] },
  shared: { version: 0, shown: null, hands: [], timer: null },
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });

function open(startsIn: number, is: Partial<Lesson> = {}) {
  let lesson = aLesson({ startsAt: hours(startsIn), endsAt: hours(startsIn + 1), paidAt: hours(-24), payBy: null, ...is });
  const gateway = quietGateway()
    .on('GET /api/lessons/:id', () => lesson)
    .on('GET /api/lessons/:id/classroom', () => room)
    .on('GET /api/conversations/:userId/messages', () => ({ items: [], hasEarlier: false, readUpTo: 0 }))
    .on('POST /api/lessons/:id/report-problem', ({ body: { kind, text } }) => {
      const problem = { id: 'problem-1', kind, status: 'open' as const, reportedAt: hours(0) };
      lesson = { ...lesson, myProblem: problem };
      return { ...problem, lessonId: lesson.id, text, reportedBy: 'student', outcome: null, refundCents: null, resolvedAt: null };
    });
  return { ...renderApp(gateway, '/student/classroom/lesson-1', aUser()), gateway };
}

beforeAll(() => {
  Object.assign(globalThis, { RTCPeerConnection: FakePeerConnection, RTCRtpReceiver: { getCapabilities: () => null } });
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('CLS-03 LES-10 who waits for the other person', () => {
  it('is offered nothing about their absence before the lesson starts', async () => {
    open(0.1);
    expect(await screen.findByText("Kwame isn't here yet.")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Message Kwame' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
  });

  it('writes from the start on beside the lobby, and goes on writing in the call', async () => {
    const { person } = open(-0.25);
    const opener = await button('Message Kwame');
    await person.click(opener);
    const chat = within(screen.getByRole('region', { name: 'Chat' }));
    expect(screen.getByRole('button', { name: /^Join/ })).toBeVisible();
    await person.click(chat.getByRole('button', { name: 'Close' }));
    expect(opener).toHaveFocus();
    await person.click(opener);
    await person.type(await chat.findByRole('textbox', { name: 'Message' }), 'Are you coming?');
    await person.click(screen.getByRole('button', { name: /^Join/ }));
    expect(await screen.findByText('Waiting for Kwame')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Are you coming?');
  });

  it.each([false, true])('reports a problem where they wait, in the call: %s', async (inCall) => {
    const { person, gateway } = open(-0.25);
    if (inCall) await person.click(await button(/^Join/));
    await person.click(await button('Report a problem'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('radio', { name: 'Kwame did not show up' }));
    await person.type(dialog.getByRole('textbox'), 'I waited for 20 minutes.');
    await person.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull());
    expect(screen.getByText('Problem reported')).toBeVisible();
    expect(gateway.asked('POST /api/lessons/:id/report-problem')[0]?.body).toEqual({ kind: 'no-show', text: 'I waited for 20 minutes.' });
  });

  it('keeps the report that is being written when the other person comes', async () => {
    const { person } = open(-0.25);
    await person.click(await button('Report a problem'));
    const text = within(await screen.findByRole('alertdialog')).getByRole('textbox');
    await person.type(text, 'Twenty minutes late.');
    const peers = [{ userId: aLesson().teacher.id, peerId: 'peer-2', joinedAt: hours(0) }];
    act(() => void opened.at(-1)!.socket.push('room.changed', { lessonId: 'lesson-1', version: 1, peers }));
    expect(await screen.findByText('Kwame is here.')).toBeInTheDocument();
    expect(text).toHaveValue('Twenty minutes late.');
    expect(text).toBeVisible();
  });
});
