import type { LessonRecordings, ReceivedChunks, Recording } from '../recordings.js';
import type { AnswerRecordingBody, AskToRecordBody, BeginRecordingBody, ChunkQuery, RecordingConsentBody } from '../routes/recordings.js';

interface OfLesson {
  lessonId: string;
}

interface OfRecording extends OfLesson {
  recordingId: string;
}

type Chunk = OfRecording & ChunkQuery & { seq: number; bytes: number };

export interface RecordingAsks {
  /** Returns the recordings of one of the caller's lessons. */
  'messaging.list-recordings': { in: OfLesson; out: LessonRecordings };
  /** Asks the other person in the classroom whether the lesson may be recorded. */
  'messaging.ask-to-record': { in: OfLesson & AskToRecordBody; out: Recording };
  /** Agrees to a recording that the other person asked for, or refuses it. */
  'messaging.answer-recording': { in: OfRecording & AnswerRecordingBody; out: Recording };
  /** Says that the browser records from now on. */
  'messaging.begin-recording': { in: OfRecording & BeginRecordingBody; out: Recording };
  /** Ends a recording at once, or takes back the question. Ending it again changes nothing. */
  'messaging.end-recording': { in: OfRecording; out: Recording };
  /** Says that all parts have been sent. */
  'messaging.finish-recording': { in: OfRecording; out: null };
  /** Of a guardian: turns recording on or off for a lesson of somebody under 18. */
  'messaging.set-recording-consent': { in: OfLesson & RecordingConsentBody; out: null };
  'messaging.list-chunks': { in: OfRecording; out: ReceivedChunks };
  /** Returns where a part may be stored; nothing, if it is there already. */
  'messaging.check-chunk': { in: Chunk; out: { key: string | null } };
  /** Takes a part that was stored under the key: it belongs to the recording from here on. */
  'messaging.store-chunk': { in: Chunk & { key: string }; out: null };
  /** Returns where a recording is stored that the caller may play. */
  'messaging.find-recording': { in: OfRecording; out: { key: string; contentType: string; bytes: number } };
  /** Deletes a recording for both people. Deleting it again changes nothing. */
  'messaging.delete-recording': { in: OfRecording; out: Recording };
}
