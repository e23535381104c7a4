import { Body, Controller, Param } from '@nestjs/common';
import type { ReceivedChunks, Recording } from '@somo/contracts/recordings';
import { AnswerRecordingBody, AskToRecordBody, BeginRecordingBody, RecordingConsentBody } from '@somo/contracts/routes/recordings';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';

const ofYourLesson = { by: ['participant'], of: 'lesson' } as const;

@Controller()
@Forward('GET /api/lessons/:id/recordings', 'messaging.list-recordings', {
  ...ofYourLesson,
  summary: 'List the recordings of your lesson',
  id: 'lessonId',
})
@Forward('POST /api/lessons/:id/recordings', 'messaging.ask-to-record', {
  ...ofYourLesson,
  summary: 'Ask the other person in the classroom whether you may record the lesson',
  status: 201,
  id: 'lessonId',
  body: AskToRecordBody,
  limit: 'room',
})
@Forward('PUT /api/lessons/:id/recording-consent', 'messaging.set-recording-consent', {
  ...ofYourLesson,
  summary: 'Turn recording on or off for a lesson that you booked for somebody under 18',
  status: 204,
  id: 'lessonId',
  body: RecordingConsentBody,
})
export class RecordingsController {
  constructor(readonly ask: Ask) {}

  @Route('POST /api/lessons/:id/recordings/:recordingId/answer', {
    ...ofYourLesson,
    summary: 'Agree to a recording that the other person asked for, or refuse it',
  })
  answerRecording(
    @Id() lessonId: string,
    @Param('recordingId') recordingId: string,
    @Body() body: AnswerRecordingBody,
  ): Promise<Recording> {
    return this.ask.for('messaging.answer-recording', { lessonId, recordingId, ...body });
  }

  @Route('POST /api/lessons/:id/recordings/:recordingId/begin', {
    ...ofYourLesson,
    summary: 'Say that your browser records from now on: both of you have agreed',
  })
  beginRecording(@Id() lessonId: string, @Param('recordingId') recordingId: string, @Body() body: BeginRecordingBody): Promise<Recording> {
    return this.ask.for('messaging.begin-recording', { lessonId, recordingId, ...body });
  }

  @Route('POST /api/lessons/:id/recordings/:recordingId/end', {
    ...ofYourLesson,
    summary: 'End a recording at once, or take back the question',
  })
  endRecording(@Id() lessonId: string, @Param('recordingId') recordingId: string): Promise<Recording> {
    return this.ask.for('messaging.end-recording', { lessonId, recordingId });
  }

  @Route('POST /api/lessons/:id/recordings/:recordingId/finish', {
    ...ofYourLesson,
    summary: 'Say that all parts of a recording have been sent: it is then prepared for playing',
    status: 204,
  })
  finishRecording(@Id() lessonId: string, @Param('recordingId') recordingId: string): Promise<null> {
    return this.ask.for('messaging.finish-recording', { lessonId, recordingId });
  }

  @Route('GET /api/lessons/:id/recordings/:recordingId/chunks', {
    ...ofYourLesson,
    summary: 'List which parts of a recording have arrived, to go on with the others',
  })
  listChunks(@Id() lessonId: string, @Param('recordingId') recordingId: string): Promise<ReceivedChunks> {
    return this.ask.for('messaging.list-chunks', { lessonId, recordingId });
  }

  @Route('DELETE /api/lessons/:id/recordings/:recordingId', {
    ...ofYourLesson,
    summary: 'Delete a recording for both of you',
  })
  deleteRecording(@Id() lessonId: string, @Param('recordingId') recordingId: string): Promise<Recording> {
    return this.ask.for('messaging.delete-recording', { lessonId, recordingId });
  }
}
