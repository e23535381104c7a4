// Records a lesson in this browser: both voices and, if wanted, the picture. Its parts are kept here first, and sent when the line has room.
import { chunkMs } from '@somo/contracts/rules/recordings';
import type { RecordingKind } from '@somo/contracts/recordings';
import { keptChunks } from './kept-chunks';
import { Picture } from './picture';
import { keyFrameMs, pictureBps, typeFor, voiceBps } from './sizes';
import { Voices } from './voices';

/** What is heard and shown now. */
export interface Heard {
  voices: MediaStreamTrack[];
  picture: MediaStreamTrack | undefined;
}

interface Parts {
  lessonId: string;
  recordingId: string;
  kind: RecordingKind;
  /** The first name of the other person. */
  name: string;
  /** The browser has stopped it by itself. */
  onBreak: () => void;
}

export class LessonRecorder {
  readonly contentType: string;
  private readonly voices = new Voices();
  private readonly picture: Picture | undefined;
  private readonly recorder: MediaRecorder;
  private startedAt = 0;
  private fromMs = 0;
  private seq = 0;
  private isOver = false;
  /** Parts are kept one after the other. */
  private keeping: Promise<void> = Promise.resolve();

  constructor(private readonly parts: Parts) {
    const type = typeFor(parts.kind) ?? '';
    this.picture = parts.kind === 'picture' ? new Picture(parts.name) : undefined;
    const tracks = [this.voices.track, this.picture?.track].filter((track) => track !== undefined);
    const options = {
      ...{ mimeType: type, audioBitsPerSecond: voiceBps, videoBitsPerSecond: pictureBps },
      videoKeyFrameIntervalDuration: keyFrameMs,
    };
    this.recorder = new MediaRecorder(new MediaStream(tracks), options);
    this.contentType = type.split(';')[0] ?? '';
    this.recorder.ondataavailable = ({ data, timeStamp }) => this.keep(data, timeStamp);
    this.recorder.onerror = () => parts.onBreak();
  }

  follow({ voices, picture }: Heard): void {
    this.voices.hear(voices);
    this.picture?.show(picture);
  }

  start(): void {
    this.startedAt = performance.now();
    this.recorder.start(chunkMs);
  }

  /** Stops with what was recorded until now; returns when all of it is kept. */
  stop(): Promise<void> {
    return this.end(false);
  }

  /** Stops without what was recorded since the last part: somebody had ended it before this browser knew. */
  cut(): Promise<void> {
    return this.end(true);
  }

  private async end(isCut: boolean): Promise<void> {
    if (this.isOver) return this.keeping;
    this.isOver = isCut;
    if (this.recorder.state !== 'inactive') {
      const stopped = new Promise<void>((resolve) => (this.recorder.onstop = () => resolve()));
      this.recorder.stop();
      await stopped;
    }
    this.isOver = true;
    this.voices.end();
    this.picture?.end();
    await this.keeping;
    await keptChunks.close(this.parts);
  }

  private keep(data: Blob, at: number): void {
    if (this.isOver || data.size === 0) return;
    const { lessonId, recordingId } = this.parts;
    const [seq, fromMs, toMs] = [this.seq, this.fromMs, Math.max(this.fromMs + 1, Math.round(at - this.startedAt))];
    this.seq += 1;
    this.fromMs = toMs;
    this.keeping = this.keeping.then(async () => {
      const bytes = new Uint8Array(await data.arrayBuffer());
      await keptChunks.put({ lessonId, recordingId, seq, fromMs, toMs, bytes });
    });
  }
}
