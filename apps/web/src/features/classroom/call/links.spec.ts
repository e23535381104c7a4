import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { CallOffer, Signal } from '@somo/contracts/classroom';
import { FakePeerConnection } from '../../../../spec/fake-peer-connection';
import { Links } from './links';

beforeAll(() => {
  Object.assign(globalThis, { RTCPeerConnection: FakePeerConnection, RTCRtpReceiver: { getCapabilities: () => null } });
});

const people = ['ama', 'kofi'] as const;

/** Two pages whose signals reach each other, later; `lost` ones do not. */
function twoPages(lost: (signal: Signal) => boolean = () => false) {
  const onTheWay: Signal[] = [];
  const kinds: string[] = [];
  const published: CallOffer[] = [];
  const pages = people.map((name) => {
    return new Links({
      ...{ ice: () => [], tracks: () => ({ audio: null, camera: null, screen: null }), rung: () => 'voice' as const },
      ...{ onNote: () => {}, onPassing: () => {}, onConnected: () => {}, onLink: () => {}, onClosing: () => {} },
      send: (to, session, step) => {
        kinds.push(step.kind);
        onTheWay.push({ lessonId: 'lesson', from: name, to, session, ...step });
        return Promise.resolve(true);
      },
      publish: (session, sdp) => {
        published.push({ session, sdp });
        return Promise.resolve(true);
      },
    });
  });
  const deliver = (signal: Signal) => void pages[people.indexOf(signal.to as (typeof people)[number])]?.take(signal);
  const settle = async () => {
    for (let step = 0; step < 4; step++) {
      await jest.advanceTimersByTimeAsync(100);
      onTheWay
        .splice(0)
        .filter((signal) => !lost(signal))
        .forEach(deliver);
    }
  };
  const meet = async (whoOffers: readonly boolean[]) => {
    pages.forEach((_page, at) => see(at, whoOffers[at]!));
    await settle();
  };
  const see = (at: number, isNewest: boolean, offer?: CallOffer) =>
    pages[at]!.peers({ peerId: people[1 - at]!, userId: people[1 - at]!, joinedAt: '', ...(offer ? { offer } : {}) } as never, isNewest);
  /** The first waits alone until its offer is published. */
  const wait = async () => {
    pages[0]!.standBy();
    await jest.advanceTimersByTimeAsync(2_000);
    return published.at(-1)!;
  };
  const sessions = () => pages.map(({ current }) => current?.session);
  return { pages, meet, settle, sessions, wait, see, kinds };
}

describe('CLS-03 the connection between two pages', () => {
  beforeAll(() => {
    jest.useFakeTimers();
  });

  it.each([
    ['the first', [true, false]],
    ['the second', [false, true]],
    ['both, each as the newest,', [true, true]],
  ])('is one and the same if %s offered', async (_who, offers) => {
    const { meet, sessions } = twoPages();
    await meet(offers);
    expect(sessions()).toEqual([expect.any(String), sessions()[0]]);
  });

  it('is the one that who waits has offered: whoever comes only answers', async () => {
    const { wait, see, settle, sessions, kinds } = twoPages();
    const offer = await wait();
    see(1, true, offer);
    see(0, false);
    await settle();
    expect(sessions()).toEqual([offer.session, offer.session]);
    expect(kinds).toEqual(['answer']);
  });

  it.each([
    ['has been replaced meanwhile', (offer: CallOffer) => offer],
    ['cannot be read', (offer: CallOffer) => ({ ...offer, sdp: 'sdp2:abc' })],
  ])('is a new one where the offer of who waits %s', async (_what, change) => {
    const { wait, see, settle, sessions } = twoPages();
    const offer = await wait();
    await wait();
    see(1, true, change(offer));
    see(0, false);
    await settle();
    await settle();
    expect(sessions()).toEqual([expect.any(String), sessions()[0]]);
    expect(sessions()[0]).not.toBe(offer.session);
  });

  it('CLS-11 is made anew where an offer was lost and the other page asks for one', async () => {
    let isLost = false;
    const { pages, meet, settle, sessions } = twoPages(({ kind }) => kind === 'offer' && isLost);
    await meet([true, false]);
    const [before] = sessions();
    await jest.advanceTimersByTimeAsync(4_000);
    isLost = true;
    const lost = pages[0]!.rebuild();
    await settle();
    expect(await lost).toBe(true);
    expect(sessions()).toEqual([before, before]);
    isLost = false;
    await jest.advanceTimersByTimeAsync(1_000);
    void pages[1]!.rebuild();
    await settle();
    const [after] = sessions();
    expect(sessions()).toEqual([after, after]);
    expect(after).not.toBe(before);
  });
});
