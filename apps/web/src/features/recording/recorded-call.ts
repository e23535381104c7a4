import type { Heard } from './recorder/lesson-recorder';

/** What recording needs of a call. */
export interface RecordedCall {
  /** By what this page entered the classroom. */
  pageId: string;
  heard: Heard;
  /** Whether the line has room for more than the call. */
  mayNow: boolean;
  /** A sound when recording starts or stops. */
  chime: (on: boolean) => void;
  /** The control that takes the focus when the one that had it is gone. */
  rest: () => HTMLElement | null;
}
