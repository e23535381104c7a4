// What this page's classroom, if it is in one, means for the parts of recordings that wait in this browser.
import { oneTabAtATime } from '../../lib/one-tab';

/** While a page makes a recording, no other tab sends the parts of it. */
export const lockOf = (recordingId: string): string => `somo-recording-${recordingId}`;

let release = () => {};

export const inRoom = {
  /** Whether the line has room for more than the call: voice goes first. */
  mayNow: true,
  /** The recording that this page makes. */
  making: undefined as string | undefined,

  makes(recordingId: string): void {
    this.making = recordingId;
    void oneTabAtATime(lockOf(recordingId), () => new Promise<void>((resolve) => (release = resolve)));
  },

  isDone(): void {
    this.making = undefined;
    release();
  },
};
