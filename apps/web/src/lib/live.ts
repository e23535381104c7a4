// Pushes from the server to this page. Lost pushes do no harm: the page refetches after it reconnects.
import { liveNames, type Live, type LiveName } from '@somo/contracts/live';

export type LivePush = { [Name in LiveName]: { name: Name; payload: Live[Name] } }[LiveName] | { name: 'connected' | 'reconnected' };

const reconnectMs = [1_000, 2_000, 5_000, 10_000];

/** Connects, and reconnects whenever the connection is lost, until the returned function is called. */
export function connectLive(token: () => string | null, onPush: (push: LivePush) => void): () => void {
  let over = false;
  let undo = () => {};
  let attempt = 0;
  let connectedBefore = false;

  void import('socket.io-client').then(({ io }) => {
    if (over) return;
    const socket = io('/live', { auth: (give) => give({ token: token() ?? '' }), reconnection: false, timeout: 10_000 });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      if (over) return;
      timer = setTimeout(() => socket.connect(), reconnectMs[Math.min(attempt, reconnectMs.length - 1)]);
      attempt += 1;
    };
    socket.on('connect', () => {
      attempt = 0;
      onPush({ name: connectedBefore ? 'reconnected' : 'connected' });
      connectedBefore = true;
    });
    socket.on('disconnect', again);
    socket.on('connect_error', again);
    for (const name of liveNames) socket.on(name, (payload: Live[LiveName]) => onPush({ name, payload } as LivePush));
    undo = () => {
      clearTimeout(timer);
      socket.disconnect();
    };
  });

  return () => {
    over = true;
    undo();
  };
}
