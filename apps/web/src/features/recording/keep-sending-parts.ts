import { sealedStore } from '../../lib/sealed-store';
import { partsWaiting } from './parts-waiting';

/** Sends the parts of recordings that wait in this browser, from any page, and loads what does only once there are some. Returns what ends it. */
export function keepSendingParts(onFinished: () => void): () => void {
  let [isStarted, isOver] = [false, false];
  let stop = () => {};
  async function start(): Promise<void> {
    if (isStarted || isOver) return;
    isStarted = true;
    try {
      const { startSendingParts } = await import('./recorder/send-parts');
      if (!isOver) stop = startSendingParts(onFinished);
    } catch {
      // Offline: the next part tries again, or the next page.
      isStarted = false;
    }
  }
  const forget = partsWaiting.onTell(() => void start());
  void sealedStore.names('recording').then(
    (names) => (names.length > 0 ? start() : undefined),
    () => undefined,
  );
  return () => {
    isOver = true;
    forget();
    stop();
  };
}
