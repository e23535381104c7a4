import { onPush } from './live';
import { unlessInAnotherTab } from './one-tab';

const againMs = 5_000;

interface Work {
  /** Only one tab does what has this name. */
  name: string;
  /** Does all there is to do, and rejects if the line or the server is down. */
  run: (isOver: () => boolean) => Promise<void>;
  isLeft: () => Promise<boolean>;
  /** Calls back whenever there may be more to do. Returns what ends it. */
  onChange: (listener: () => void) => () => void;
}

/** Does what waits now, whenever there is more, or the connection is back, and every few seconds while something is left. Returns what ends it. */
export function keepTrying({ name, run, isLeft, onChange }: Work): () => void {
  let over = false;
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (over || isRunning) return;
    isRunning = true;
    try {
      await unlessInAnotherTab(name, () => run(() => over));
    } catch {
      // The line is down, or the server: what is left waits.
    } finally {
      isRunning = false;
    }
    // What cannot be read now may still have something in it.
    if ((await isLeft().catch(() => true)) && !over) timer = setTimeout(() => void flush(), againMs);
  }

  const start = () => void flush();
  const stops = [
    onChange(start),
    onPush(({ name: push }) => {
      if (push === 'connected' || push === 'reconnected') start();
    }),
  ];
  window.addEventListener('online', start);
  start();
  return () => {
    over = true;
    clearTimeout(timer);
    window.removeEventListener('online', start);
    stops.forEach((stop) => stop());
  };
}
