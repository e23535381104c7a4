import { Loop } from '../loop.js';
import type { Log } from '../log.js';
import type { StreamLoss } from './stream-loss.js';

const everyMs = 5000;

/**
 * Returns a loop that checks whether the stream has lost events, and has them sent again. In process, one successful check is enough: no
 * stream holds events there.
 */
export function watchStream(lost: StreamLoss, around: { inStream: boolean; log: Log; wakeRelay: () => void }): Loop {
  const { inStream, log, wakeRelay } = around;
  let looked = false;
  const look = async () => {
    if (looked && !inStream) return;
    const again = await lost.check();
    looked = true;
    if (again === 0) return;
    log.warn({ events: again }, 'the stream has lost events; they are sent again');
    wakeRelay();
  };
  return new Loop('stream', everyMs, look, log);
}
