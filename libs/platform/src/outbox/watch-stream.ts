import { Loop } from '../loop.js';
import type { Log } from '../log.js';
import type { LostEvents } from './lost-events.js';

const everyMs = 5000;
const hourMs = 3_600_000;

/** Looks whether the stream has lost events, and has them sent again. In process a look at the start is enough: nothing waits in between. */
export function watchStream(lost: LostEvents, around: { inStream: boolean; log: Log; wakeRelay: () => void }): Loop {
  const { inStream, log, wakeRelay } = around;
  const look = async () => {
    const again = await lost.look();
    if (again === 0) return;
    log.warn({ events: again }, 'the stream has lost events; they are sent again');
    wakeRelay();
  };
  return new Loop('stream', inStream ? everyMs : hourMs, look, log);
}
