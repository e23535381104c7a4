import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import { recordingKinds, type LessonRecordings, type ReceivedChunks, type Recording, type RecordingKind } from '../recordings.js';
import { recordingMsMax, recordingTypes, type RecordingType } from '../rules/recordings.js';
import type { Download } from './download.js';

export class AskToRecordBody {
  @IsIn(recordingKinds)
  kind!: RecordingKind;
}

export class AnswerRecordingBody {
  /** No: nothing is recorded. */
  @IsBoolean()
  agree!: boolean;
}

export class BeginRecordingBody {
  /** What the browser makes of it. */
  @IsIn(recordingTypes)
  contentType!: RecordingType;
}

export class RecordingConsentBody {
  /** Whether the lesson may be recorded, if both people in it agree then. */
  @IsBoolean()
  consent!: boolean;
}

/** Where in the recording a part belongs. */
export class ChunkQuery {
  /** Milliseconds since the recording began. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(recordingMsMax)
  fromMs!: number;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(recordingMsMax)
  toMs!: number;

  /** Of its bytes, in hexadecimal. */
  @Matches(/^[0-9a-f]{64}$/)
  sha256!: string;
}

export interface RecordingRoutes {
  'GET /api/lessons/:id/recordings': { answer: LessonRecordings };
  'POST /api/lessons/:id/recordings': { body: AskToRecordBody; answer: Recording };
  'PUT /api/lessons/:id/recording-consent': { body: RecordingConsentBody; answer: null };
  'POST /api/lessons/:id/recordings/:recordingId/answer': { body: AnswerRecordingBody; answer: Recording };
  'POST /api/lessons/:id/recordings/:recordingId/begin': { body: BeginRecordingBody; answer: Recording };
  'POST /api/lessons/:id/recordings/:recordingId/end': { answer: Recording };
  'POST /api/lessons/:id/recordings/:recordingId/finish': { answer: null };
  'GET /api/lessons/:id/recordings/:recordingId/chunks': { answer: ReceivedChunks };
  'PUT /api/lessons/:id/recordings/:recordingId/chunks/:seq': { query: ChunkQuery; answer: null };
  /** Lets this browser play the recording for a few minutes: it sets a cookie for the address below, where a player cannot send a token. */
  'POST /api/lessons/:id/recordings/:recordingId/play': { answer: null };
  'GET /api/lessons/:id/recordings/:recordingId': { answer: Download };
  'DELETE /api/lessons/:id/recordings/:recordingId': { answer: Recording };
}
