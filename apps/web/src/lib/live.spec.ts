import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { opened } from '../../spec/fake-socket';
import { connectLive, onPush, sendLive, type LivePush } from './live';

beforeEach(() => {
  jest.useFakeTimers();
  opened.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('live updates', () => {
  it('connect to /live with the current token', async () => {
    let token = 'first';
    const stop = connectLive(() => token);
    await settle();
    const given: string[] = [];
    const [{ address, options }] = opened as [(typeof opened)[number]];
    options.auth((auth) => given.push(auth.token));
    token = 'second';
    options.auth((auth) => given.push(auth.token));
    expect([address, given]).toEqual(['/live', ['first', 'second']]);
    stop();
  });

  it('DATA-09 C40 reconnect after 1, 2, 5 and 10 seconds, and report it', async () => {
    const heard: LivePush[] = [];
    const forget = onPush((push) => heard.push(push));
    const stop = connectLive(() => 'token');
    await settle();
    const { socket } = opened[0]!;
    expect(socket.connects).toBe(1);
    const lost = jest.spyOn(socket, 'connect').mockImplementation(() => socket.push('connect_error', new Error('websocket error')));
    socket.push('disconnect');
    for (const [seconds, tries] of [
      [1, 1],
      [2, 2],
      [5, 3],
      [10, 4],
      [10, 5],
    ] as const) {
      await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(lost).toHaveBeenCalledTimes(tries - 1);
      await jest.advanceTimersByTimeAsync(1);
      expect(lost).toHaveBeenCalledTimes(tries);
    }
    expect(heard).toEqual([{ name: 'connected' }]);
    lost.mockRestore();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual([{ name: 'connected' }, { name: 'reconnected' }]);
    stop();
    forget();
  });

  it.each<[string, (socket: (typeof opened)[number]['socket']) => unknown]>([
    ['refused for too many connections', (socket) => socket.push('connect_error', new Error('too-many-requests'))],
    ['closed for a newer page', (socket) => socket.push('connection.closed', { retryAfterSeconds: 60 }).push('disconnect')],
  ])('C40 when %s, wait a minute, and then reconnect as usual', async (_, refuse) => {
    const stop = connectLive(() => 'token');
    await settle();
    const { socket } = opened[0]!;
    refuse(socket);
    // A refused connection is closed soon after.
    socket.push('disconnect');
    await jest.advanceTimersByTimeAsync(59_999);
    expect(socket.connects).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(socket.connects).toBe(2);
    socket.push('disconnect');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(socket.connects).toBe(3);
    stop();
  });

  it('pass on what the server pushes until they are disconnected', async () => {
    const heard: LivePush[] = [];
    const forget = onPush((push) => heard.push(push));
    const stop = connectLive(() => 'token');
    await settle();
    opened[0]!.socket.push('lesson.changed', { lessonId: '1', version: 2 });
    expect(heard.slice(1)).toEqual([{ name: 'lesson.changed', payload: { lessonId: '1', version: 2 } }]);
    stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(opened[0]!.socket.connects).toBe(1);
    forget();
  });

  it('CLS-11 replace a connection that does not acknowledge a message, and say that it was not sent', async () => {
    const stop = connectLive(() => 'token');
    await settle();
    const { socket } = opened[0]!;
    expect(await sendLive('presence', { presence: 'away' })).toEqual({ ok: true });
    socket.answers = false;
    const connects = socket.connects;
    expect(await sendLive('presence', { presence: 'online' })).toBeUndefined();
    expect(socket.connects).toBe(connects + 1);
    stop();
    expect(await sendLive('presence', { presence: 'online' })).toBeUndefined();
  });

  it('CLS-11 C40 connect anew on another network, where the connection of the one before still looks open', async () => {
    const stop = connectLive(() => 'token');
    await settle();
    const { socket } = opened[0]!;
    window.dispatchEvent(new Event('online'));
    expect([socket.connects, socket.connected]).toEqual([2, true]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(socket.connects).toBe(2);
    stop();
  });
});
