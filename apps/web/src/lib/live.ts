// The live connection of this page: pushes from the server, and messages to it. Lost pushes do no harm: the page refetches after it reconnects.
import { liveNames, type Live, type LiveAck, type LiveName } from '@somo/contracts/live';
import type { LiveInput, LiveInputName } from '@somo/contracts/live-input';
import type { Socket } from 'socket.io-client';
import { traffic } from './traffic';

export type LivePush = { [Name in LiveName]: { name: Name; payload: Live[Name] } }[LiveName] | { name: 'connected' | 'reconnected' };

const reconnectMs = [1_000, 2_000, 5_000, 10_000];
/** When the server says that there are too many connections from here, trying sooner would only add to them. */
const refusedMs = 60_000;
/** A connection that does not acknowledge within this time is replaced: a stalled one may take half a minute to notice that the network is back. */
const ackMs = 3_000;

const listeners = new Set<(push: LivePush) => void>();
let current: Socket | undefined;
let bytes = 0;

/** Returns how many bytes this page's connections have sent and received, without the headers of the network. */
export const liveBytes = (): number => bytes;

/** Calls `listener` with every push to this page until the returned function is called. */
export function onPush(listener: (push: LivePush) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether messages can be sent now. */
export const isLive = (): boolean => current?.connected === true;

/** Sends a message and returns its acknowledgement; `undefined` if the connection is down or does not respond. */
export async function sendLive<K extends LiveInputName>(name: K, input: LiveInput<K>): Promise<LiveAck | undefined> {
  const socket = current;
  if (!socket?.connected) return undefined;
  try {
    return (await socket.timeout(ackMs).emitWithAck(name, input)) as LiveAck;
  } catch {
    if (socket.connected && socket === current) socket.disconnect().connect();
    return undefined;
  }
}

/** Connects, and reconnects whenever the connection is lost, until the returned function is called. */
export function connectLive(token: () => string | null): () => void {
  let over = false;
  let undo = () => {};
  let attempt = 0;
  let connectedBefore = false;
  const push = (live: LivePush) => listeners.forEach((listener) => listener(live));

  void import('socket.io-client').then(({ io }) => {
    if (over) return;
    const socket = io('/live', {
      auth: (give) => give({ token: token() ?? '' }),
      // Polling first, as is usual, would cost a slow line several round trips.
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      reconnection: false,
      timeout: 10_000,
    });
    current = socket;
    const count = ({ data }: { data?: unknown }) => {
      const length = typeof data === 'string' ? data.length : 0;
      bytes += length;
      traffic.add('pages', length);
    };
    socket.io.on('open', () => socket.io.engine.on('packet', count).on('packetCreate', count));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const connectNow = () => {
      clearTimeout(timer);
      if (!over && !socket.connected) socket.connect();
    };
    let pauseMs: number | undefined;
    const again = () => {
      if (over) return;
      clearTimeout(timer);
      timer = setTimeout(connectNow, pauseMs ?? reconnectMs[Math.min(attempt, reconnectMs.length - 1)]);
      attempt += 1;
    };
    socket.on('connect', () => {
      attempt = 0;
      pauseMs = undefined;
      push({ name: connectedBefore ? 'reconnected' : 'connected' });
      connectedBefore = true;
    });
    socket.on('disconnect', again);
    socket.on('connect_error', ({ message }) => {
      pauseMs = message === 'too-many-requests' ? refusedMs : undefined;
      again();
    });
    socket.on('connection.closed', ({ retryAfterSeconds }: Live['connection.closed']) => (pauseMs = retryAfterSeconds * 1000));
    for (const name of liveNames) socket.on(name, (payload: Live[LiveName]) => push({ name, payload } as LivePush));
    // A connection of the network before looks open for long: what is sent over it is lost.
    const connectAnew = () => {
      if (socket.connected) socket.disconnect();
      connectNow();
    };
    window.addEventListener('online', connectAnew);
    undo = () => {
      clearTimeout(timer);
      window.removeEventListener('online', connectAnew);
      socket.disconnect();
      if (current === socket) current = undefined;
    };
  });

  return () => {
    over = true;
    undo();
  };
}
