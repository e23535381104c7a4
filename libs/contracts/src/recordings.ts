// Recordings of lessons: only while both people agree, made in one of their browsers, and kept for a while.
import type { Instant } from './time.js';

export const recordingKinds = ['voice', 'picture'] as const;
/** Both voices alone, or with the picture of the other person or their screen. */
export type RecordingKind = (typeof recordingKinds)[number];

/**
 * asked: one of the two wants to record · running: both agreed, until one of them ends it · ended: what was recorded is on its way or being
 * prepared · ready: it can be played · failed: nothing of it can be played · refused: the other said no, or it was taken back · deleted
 */
export const recordingStates = ['asked', 'running', 'ended', 'ready', 'failed', 'refused', 'deleted'] as const;
export type RecordingState = (typeof recordingStates)[number];

/** A recording as the two people of its lesson see it. */
export interface Recording {
  id: string;
  /** The id that the lesson had then. */
  lessonId: string;
  state: RecordingState;
  kind: RecordingKind;
  /** Who asked, and whose browser makes it. */
  askedBy: string;
  /** Which page in the classroom asked, and makes it: the `peerId` by which it entered. null: not known of old recordings. */
  askedFrom: string | null;
  /** When both had agreed. */
  startedAt: Instant | null;
  /** Since then its parts are received: parts are placed in time from here. */
  beganAt: Instant | null;
  endedAt: Instant | null;
  /** Who ended it; null if a connection was lost. */
  endedBy: string | null;
  /** Of what can be played. @asType integer */
  seconds: number | null;
  /** @asType integer */
  bytes: number | null;
  contentType: string | null;
  /** Whether everything that was recorded has arrived. */
  isComplete: boolean;
  /** When it is deleted automatically. */
  deletesAt: Instant | null;
  deletedAt: Instant | null;
  /** Who deleted it; null if its time was over. */
  deletedBy: string | null;
}

/** The recordings of a lesson, the first that was made first, and whether there may be another. */
export interface LessonRecordings {
  items: Recording[];
  /** So long a recording is kept. @asType integer */
  keptDays: number;
  /** Of a lesson for somebody under 18: whether their guardian, who booked it, has turned recording on. null: no guardian has to. */
  guardian: { on: boolean; changedAt: Instant | null } | null;
}

/** Which parts of a recording have arrived. */
export interface ReceivedChunks {
  /** Their numbers, from 0, ascending. */
  received: number[];
}
