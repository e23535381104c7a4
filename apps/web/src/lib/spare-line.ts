// Whether the line has room beside a call: what can wait, such as the pages of a file, waits while the voice needs all of it.
let hasRoom = true;
const waiting: (() => void)[] = [];

export const spareLine = {
  hasRoom: (): boolean => hasRoom,
  set(room: boolean): void {
    hasRoom = room;
    if (room) waiting.splice(0).forEach((go) => go());
  },
  /** Ends when there is room, or nobody waits any more. */
  async wait(signal: AbortSignal): Promise<void> {
    if (hasRoom || signal.aborted) return;
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  },
};
