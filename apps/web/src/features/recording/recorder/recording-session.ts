// One page's part in the recordings of a lesson: it records while both agree, if it asked.
import type { Recording } from '@somo/contracts/recordings';
import { recordingTypes } from '@somo/contracts/rules/recordings';
import { http } from '../../../lib/http';
import { inRoom } from '../in-room';
import { LessonRecorder, type Heard } from './lesson-recorder';

export interface SessionParts {
  /** The first name of the other person. */
  name: string;
  /** By what this page entered the classroom. */
  pageId: string;
  /** Something about the lesson's recordings has changed on the server. */
  onChange: () => void;
  /** This browser could not record, or stopped by itself. */
  onFailed: () => void;
}

export class RecordingSession {
  private recorder: LessonRecorder | undefined;
  private making: Recording | undefined;
  private heard: Heard = { voices: [], picture: undefined };
  /** Those that must not begin again. */
  private readonly ended = new Set<string>();
  /** How long the server took to hear that the recording had begun: its clock is behind by no more. */
  private beginMs = 0;

  constructor(private readonly parts: SessionParts) {}

  /** What can be heard and seen now, and whether the line has room for more than the call. */
  follow(heard: Heard, mayNow: boolean): void {
    this.heard = heard;
    inRoom.mayNow = mayNow;
    this.recorder?.follow(heard);
  }

  /** Takes what the server says of the recording that was asked for last. */
  take(current: Recording | undefined): void {
    const runs = current?.state === 'running' && current.askedFrom === this.parts.pageId && !this.ended.has(current.id);
    const { making } = this;
    // One that is being ended from here is over once its last part is kept.
    if (making && !this.ended.has(making.id) && (!runs || current.id !== making.id)) void this.cutNow();
    if (runs && !this.making) void this.start(current);
  }

  /** It is over, whatever the last answer of the server said. */
  cut(recordingId: string): void {
    this.ended.add(recordingId);
    if (this.making?.id === recordingId) void this.cutNow();
  }

  /** Ends it from here. Recording stops first: the clock of the server must be past the end of the last part when it hears of it. */
  async end({ id, lessonId }: Recording): Promise<void> {
    this.ended.add(id);
    try {
      if (this.making?.id === id) {
        await this.over('stop');
        await new Promise((resolve) => setTimeout(resolve, this.beginMs));
      }
      await http('POST /api/lessons/:id/recordings/:recordingId/end', { params: { id: lessonId, recordingId: id } });
    } finally {
      inRoom.isDone(id);
    }
    this.parts.onChange();
  }

  close(): void {
    void this.cutNow();
  }

  private async start(recording: Recording): Promise<void> {
    this.making = recording;
    inRoom.makes(recording.id);
    const { id, lessonId, kind } = recording;
    const { name, onFailed } = this.parts;
    const fail = () => {
      onFailed();
      void this.end(recording).catch(() => undefined);
    };
    try {
      const made = new LessonRecorder({ lessonId, recordingId: id, kind, name, onBreak: fail });
      this.recorder = made;
      made.follow(this.heard);
      made.start();
      const before = performance.now();
      const contentType = recordingTypes.find((type) => type === made.contentType) ?? 'video/webm';
      await http('POST /api/lessons/:id/recordings/:recordingId/begin', {
        params: { id: lessonId, recordingId: id },
        body: { contentType },
      });
      this.beginMs = performance.now() - before;
    } catch {
      fail();
    }
  }

  private async cutNow(): Promise<void> {
    const id = this.making?.id;
    await this.over('cut');
    if (id) inRoom.isDone(id);
  }

  /** `stop`: with everything until now; `cut`: with the parts that were complete. */
  private async over(how: 'stop' | 'cut'): Promise<void> {
    const made = this.recorder;
    this.recorder = undefined;
    await made?.[how]();
    this.making = undefined;
  }
}
