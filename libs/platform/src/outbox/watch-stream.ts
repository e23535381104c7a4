import { Loop } from '../loop.js';
import type { Log } from '../log.js';
import type { StreamLoss } from './stream-loss.js';

const everyMs = 5000;

/** Looks whether the stream has lost events, and has them sent again. In process one look is enough, once it has succeeded: nothing waits in between. */
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
