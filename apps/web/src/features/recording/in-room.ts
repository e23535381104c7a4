// What this page's classroom, if it is in one, means for the parts of recordings that wait in this browser.
import { oneTabAtATime, unlessInAnotherTab } from '../../lib/one-tab';

/** While a page makes a recording, no other tab sends the parts of it. */
export const lockOf = (recordingId: string): string => `somo-recording-${recordingId}`;
/** While a page is in a classroom, no other tab sends parts: they would take the room that its voices need. */
const inRoomLock = 'somo-in-room';

let release = () => {};
let isInRoom = false;

export const inRoom = {
  /** Whether the line has room for more than the call: voice goes first. */
  mayNow: true,
  /** The recording that this page makes. */
  making: undefined as string | undefined,

  /** Returns what says that the page has left. */
  enter(): () => void {
    const leave = hold(inRoomLock);
    isInRoom = true;
    return () => {
      isInRoom = false;
      this.mayNow = true;
      leave();
    };
  },

  /** Runs `work` unless another tab is in a classroom. Returns whether it ran. */
  async unlessElsewhere(work: () => Promise<void>): Promise<boolean> {
    let hasRun = false;
    const run = () => {
      hasRun = true;
      return work();
    };
    await (isInRoom ? run() : unlessInAnotherTab(inRoomLock, run));
    return hasRun;
  },

  makes(recordingId: string): void {
    release();
    this.making = recordingId;
    release = hold(lockOf(recordingId));
  },

  /** Unless the page makes another one by now. */
  isDone(recordingId: string): void {
    if (this.making !== recordingId) return;
    this.making = undefined;
    release();
  },
};

/** Holds a lock, as soon as no other tab does. Returns what releases it. */
function hold(name: string): () => void {
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  void oneTabAtATime(name, () => held);
  return end;
}
