import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { fromInstant } from '@somo/contracts/time';
import { hourMs } from '@somo/calendar/days';
import { clock } from '../../lib/clock';
import { aLesson, aUser, hours } from '../../../spec/builders';
import { FakePeerConnection } from '../../../spec/fake-peer-connection';
import { quietGateway, renderApp } from '../../../spec/render-app';

const room = {
  ...{ lessonId: 'lesson-1', opensAt: hours(-0.25), closesAt: hours(1.5), iceServers: [], peers: [] },
  shared: { version: 0, shown: null, hands: [], timer: null },
};
const button = (name: string) => screen.findByRole('button', { name });

/** Which devices are open now. */
const openNow = new Set<string>();
const getUserMedia = jest.fn(({ audio }: MediaStreamConstraints) => {
  const kind = audio ? 'audio' : 'video';
  openNow.add(kind);
  return Promise.resolve({ getTracks: () => [{ kind, enabled: true, stop: () => openNow.delete(kind) }] });
});

function open(startsIn: number) {
  const lesson = aLesson({ startsAt: hours(startsIn), endsAt: hours(startsIn + 1), paidAt: hours(-24), payBy: null });
  const gateway = quietGateway()
    .on('GET /api/lessons/:id', () => lesson)
    .on('GET /api/lessons/:id/classroom', () => room)
    .on('GET /api/conversations/:userId/messages', () => ({ items: [], hasEarlier: false, readUpTo: 0 }));
  return renderApp(gateway, '/student/classroom/lesson-1', aUser());
}

beforeAll(() => {
  Object.assign(globalThis, {
    RTCPeerConnection: FakePeerConnection,
    RTCRtpReceiver: { getCapabilities: () => null },
    MediaStream: class {},
  });
});
beforeEach(() => {
  const mediaDevices = { getUserMedia, enumerateDevices: () => Promise.resolve([]), addEventListener() {}, removeEventListener() {} };
  Object.assign(navigator, { mediaDevices });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  openNow.clear();
  jest.clearAllMocks();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

describe('CLS-02 CLS-03 microphone and camera', () => {
  it('turned off in the waiting room stay off when the classroom opens', async () => {
    const { person } = open(27.5);
    for (const device of ['microphone', 'camera']) {
      await person.click(await button(`Turn ${device} on`));
      await person.click(await button(`Turn ${device} off`));
    }
    jest.spyOn(clock, 'now').mockReturnValue(fromInstant(hours(27.3)));
    act(() => clock.follow(new Date(Date.now() + hourMs).toUTCString()));
    expect(await button('Join Now')).toBeVisible();
    expect(screen.getByText("You'll join muted, with your camera off.")).toBeVisible();
    expect(openNow).toEqual(new Set());
  });

  it('turned off before joining are off in the call, which does not call them missing, and after it is joined again', async () => {
    const { person } = open(0);
    await person.click(await button('Turn microphone off'));
    await person.click(await button('Turn camera off'));
    await person.click(await button('Join Now'));
    for (const again of [false, true]) {
      expect(await button('Unmute')).toBeVisible();
      expect(screen.queryByText(/there's no microphone/)).toBeNull();
      expect(openNow).toEqual(new Set());
      await person.click(screen.getByRole('button', { name: 'Leave' }));
      await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
      if (!again) await person.click(await button('Rejoin'));
    }
  });

  it('turned on and off in a call are so after the page is loaded again', async () => {
    const first = open(0);
    await first.person.click(await button('Turn camera off'));
    await first.person.click(await button('Join Now'));
    await first.person.click(await button('Mute'));
    cleanup();
    expect(openNow).toEqual(new Set());
    const { person } = open(0);
    expect(await button('Unmute')).toBeVisible();
    expect(openNow).toEqual(new Set());
    await person.click(await button('Unmute'));
    expect(await button('Mute')).toBeVisible();
    await waitFor(() => expect(openNow).toEqual(new Set(['audio'])));
  });
});
