import { Injectable } from '@nestjs/common';
import type { RecordingFacts } from '@somo/contracts/events/recording';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { fileContent } from '../domain/content.js';
import { addNotifications } from '../notifications/add-notifications.js';

@Injectable()
export class RecordingReady {
  constructor(private readonly clock: Clock) {}

  /** Tells both people once, also if more of it arrives later and it is prepared again. */
  @On('recording.ready')
  async run(recording: RecordingFacts, tx: Tx): Promise<void> {
    const { recordingId, bookingId, studentId, teacherId } = recording;
    const note = { content: fileContent('recording', recording), bookingId, once: `recording-${recordingId}` };
    await addNotifications(
      tx,
      [studentId, teacherId].map((userId) => ({ userId, ...note })),
      this.clock.now(),
    );
  }
}
