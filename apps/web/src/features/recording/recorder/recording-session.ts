// One page's part in the recordings of a lesson: it records while both agree, if it asked, and sends what is recorded when the line has room.
import type { Recording } from '@somo/contracts/recordings';
import { recordingTypes } from '@somo/contracts/rules/recordings';
import { http } from '../../../lib/http';
import { askedHere } from '../asked-here';
import { makeSender } from './chunk-sender';
import { LessonRecorder, type Heard } from './lesson-recorder';

interface Parts {
  /** The first name of the other person. */
  name: string;
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
  private mayNow = false;
  /** How long the server took to hear that the recording had begun: its clock is behind by no more. */
  private beginMs = 0;
  private readonly sender: ReturnType<typeof makeSender>;

  constructor(private readonly parts: Parts) {
    this.sender = makeSender({ mayNow: () => this.mayNow, making: () => this.making?.id, onSent: parts.onChange });
    this.sender.kick();
  }

  /** What can be heard and seen now, and whether the line has room for more than the call. */
  follow(heard: Heard, mayNow: boolean): void {
    this.heard = heard;
    this.mayNow = mayNow;
    this.recorder?.follow(heard);
  }

  /** Takes what the server says of the recording that was asked for last. */
  take(current: Recording | undefined): void {
    const runs = current?.state === 'running' && askedHere.has(current.id) && !this.ended.has(current.id);
    if (this.making && (!runs || current.id !== this.making.id)) void this.over('cut');
    if (runs && !this.making) void this.start(current);
  }

  /** It is over, whatever the last answer of the server said. */
  cut(recordingId: string): void {
    this.ended.add(recordingId);
    if (this.making?.id === recordingId) void this.over('cut');
  }

  /** Ends it from here. Recording stops first: the clock of the server must be past the end of the last part when it hears of it. */
  async end({ id, lessonId }: Recording): Promise<void> {
    this.ended.add(id);
    if (this.making?.id === id) {
      await this.over('stop');
      await new Promise((resolve) => setTimeout(resolve, this.beginMs));
    }
    await http('POST /api/lessons/:id/recordings/:recordingId/end', { params: { id: lessonId, recordingId: id } });
    this.parts.onChange();
    this.sender.kick();
  }

  close(): void {
    void this.over('cut');
    this.sender.stop();
  }

  private async start(recording: Recording): Promise<void> {
    this.making = recording;
    const { id, lessonId, kind } = recording;
    const { name, onFailed } = this.parts;
    const fail = () => {
      onFailed();
      void this.end(recording).catch(() => undefined);
    };
    try {
      const made = new LessonRecorder({ lessonId, recordingId: id, kind, name, onChunk: () => this.sender.kick(), onBreak: fail });
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

  /** `stop`: with everything until now; `cut`: with the parts that were complete. */
  private async over(how: 'stop' | 'cut'): Promise<void> {
    const made = this.recorder;
    this.recorder = undefined;
    await made?.[how]();
    this.making = undefined;
    this.sender.kick();
  }
}
