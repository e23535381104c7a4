import { sendChunks } from './send-chunks';

interface Sender {
  /** There is something new to send. */
  kick: () => void;
  stop: () => void;
}

/** Sends what waits whenever it is told that there is something, one run at a time. `onSent`: a run has ended. */
export function makeSender(parts: { mayNow: () => boolean; making: () => string | undefined; onSent: () => void }): Sender {
  const stop = new AbortController();
  let running = false;
  let again = false;
  async function run(): Promise<void> {
    running = true;
    try {
      do {
        again = false;
        await sendChunks({ ...parts, signal: stop.signal });
      } while (again && !stop.signal.aborted);
    } finally {
      running = false;
    }
    if (!stop.signal.aborted) parts.onSent();
  }
  const kick = () => {
    again = true;
    // What this browser cannot read or keep now, it sends with the next part.
    if (!running) void run().catch(() => undefined);
  };
  return { kick, stop: () => stop.abort() };
}
