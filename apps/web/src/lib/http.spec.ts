import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { broken, FakeGateway, refused } from '../../spec/fake-gateway';
import { http } from './http';
import { Unreachable } from './problem';
import { putPart, stalledMs } from './put-part';
import { silentMs } from './send';

describe('a request', () => {
  it('BOOK-12 is sent once if clicked twice before the response, and again after it', async () => {
    const gateway = new FakeGateway().on('POST /api/notifications/read-all', () => ({ marked: 3 }));
    const twice = [http('POST /api/notifications/read-all'), http('POST /api/notifications/read-all')];
    await Promise.all(twice);
    expect(gateway.calls).toHaveLength(1);
    await http('POST /api/notifications/read-all');
    expect(gateway.calls).toHaveLength(2);
  });

  it('is sent twice for two different things', async () => {
    const gateway = new FakeGateway().on('DELETE /api/notifications/:id', () => null);
    await Promise.all(['1', '2'].map((id) => http('DELETE /api/notifications/:id', { params: { id } })));
    expect(gateway.calls).toHaveLength(2);
  });

  it('BOOK-12 on a lesson or its money carries a key, the same one again after a lost answer, and a new one after an answer', async () => {
    let answer = (): never => {
      throw broken();
    };
    const gateway = new FakeGateway().on('POST /api/lessons/:id/cancel', () => answer());
    const cancel = () => http('POST /api/lessons/:id/cancel', { params: { id: '1' }, body: {} }).catch(() => null);
    await cancel();
    answer = () => {
      throw refused('in-progress');
    };
    await cancel();
    answer = () => {
      throw refused('lesson-not-cancellable');
    };
    await cancel();
    await cancel();
    const keys = gateway.asked('POST /api/lessons/:id/cancel').map(({ key }) => key);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0], keys[0], expect.not.stringContaining(keys[0]!)]);
  });
});

describe('a connection that says nothing', () => {
  afterEach(() => void jest.useRealTimers());

  it('counts as broken after a minute, so that the outbox, a form or a list can try again', async () => {
    jest.useFakeTimers();
    globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    const asked = expect(http('GET /api/conversations/unread')).rejects.toThrow(Unreachable);
    await jest.advanceTimersByTimeAsync(silentMs);
    await asked;
  });

  it('counts as broken five minutes after the last byte of a file that it took', async () => {
    jest.useFakeTimers();
    const sent = jest.fn();
    globalThis.XMLHttpRequest = class extends XMLHttpRequest {
      override open = sent;
      override setRequestHeader = sent;
      override send = sent;
      override abort = () => this.dispatchEvent(new ProgressEvent('abort'));
    };
    const url = '/api/uploads/1/parts/1';
    const part = putPart({ url, bytes: new Blob(['x']), token: null, onProgress: sent, signal: new AbortController().signal });
    const refused = expect(part).rejects.toThrow(Unreachable);
    await jest.advanceTimersByTimeAsync(stalledMs);
    await refused;
  });
});
