import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { Recording, RecordingState } from '@somo/contracts/recordings';
import { aSession, aUser, hours } from '../../../../spec/builders';
import { FakeGateway, refused } from '../../../../spec/fake-gateway';
import { fakeXhr, type FakeXhr } from '../../../../spec/fake-xhr';
import { session } from '../../../lib/session';
import { inRoom } from '../in-room';
import { partsWaiting } from '../parts-waiting';
import { keptChunks } from './kept-chunks';
import { startSendingParts } from './send-parts';

const ama = aUser();
const place = { lessonId: 'lesson-1', recordingId: 'recording-1' };

let xhr: FakeXhr;
let gateway: FakeGateway;
let state: RecordingState;
let stop = () => {};

const recording = (): Recording => ({
  ...{ id: place.recordingId, lessonId: place.lessonId, state, kind: 'voice', askedBy: ama.id, askedFrom: null },
  ...{ startedAt: hours(0), beganAt: hours(0), endedAt: null, endedBy: null, seconds: null, bytes: null, contentType: 'audio/webm' },
  ...{ isComplete: false, deletesAt: null, deletedAt: null, deletedBy: null },
});
const waiting = async () => (await keptChunks.left()).flatMap(({ seqs }) => seqs);
/** The numbers of the parts that were put, in order. */
const put = () => xhr.puts.map(({ url }) => Number(/chunks\/(\d+)/.exec(url)?.[1]));
const asked = () => gateway.asked('GET /api/lessons/:id/recordings').length;

/** The locks of this browser, of which another tab holds one. Returns the names of those that were asked for. */
function heldElsewhere(held: string): string[] {
  const names: string[] = [];
  const request = (name: string, { ifAvailable }: LockOptions, work: (lock: object | null) => unknown) => {
    names.push(name);
    return name !== held ? work({}) : ifAvailable ? work(null) : new Promise(() => {});
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return names;
}

beforeEach(async () => {
  state = 'running';
  xhr = fakeXhr();
  gateway = new FakeGateway().on('GET /api/lessons/:id/recordings', () => ({ items: [recording()], keptDays: 30, guardian: null }));
  session.accept(aSession(ama));
  for (const seq of [0, 1]) await keptChunks.put({ ...place, seq, fromMs: seq * 5_000, toMs: (seq + 1) * 5_000, bytes: new Uint8Array(3) });
});
afterEach(async () => {
  stop();
  for (const seq of await waiting()) await keptChunks.delete(place, seq);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
});

describe('parts of a recording that wait in this browser', () => {
  it('are kept while the recording goes on without one of the two, and sent once they may be', async () => {
    xhr.respond = () => {
      throw refused('recording-without-consent');
    };
    stop = startSendingParts(() => {});
    await waitFor(() => expect(asked()).toBe(1));
    expect([put(), await waiting()]).toEqual([[0], [0, 1]]);

    xhr.respond = () => 204;
    await waitFor(async () => {
      partsWaiting.tell();
      expect(await waiting()).toEqual([]);
    });
    expect(put()).toEqual([0, 0, 1]);
  });

  it('are dropped if they were recorded after its end, and sent if it ended only after they were refused', async () => {
    state = 'ended';
    const answers = [
      refused('recording-without-consent'),
      null,
      refused('recording-without-consent'),
      refused('recording-without-consent'),
    ];
    xhr.respond = () => {
      const refusal = answers.shift();
      if (refusal) throw refusal;
      return 204;
    };
    stop = startSendingParts(() => {});
    await waitFor(async () => expect(await waiting()).toEqual([]));
    expect(put()).toEqual([0, 0, 1, 1]);
  });

  it('are left to the tab that is in a classroom, which knows whether its line has room for them', async () => {
    const locks = heldElsewhere('somo-in-room');
    stop = startSendingParts(() => {});
    await waitFor(() => expect(locks).toContain('somo-in-room'));
    expect([put(), await waiting()]).toEqual([[], [0, 1]]);
    stop();

    const leave = inRoom.enter();
    stop = startSendingParts(() => {});
    await waitFor(async () => expect(await waiting()).toEqual([]));
    leave();
  });
});
