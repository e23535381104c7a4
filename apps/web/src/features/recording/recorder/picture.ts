// Draws what is shown of the lesson, so that one track is recorded whatever is on: the shared screen, or the other person.
import { recordedFrames, recordedHeight, recordedWidth } from './sizes';

export class Picture {
  readonly track: MediaStreamTrack | undefined;
  private readonly canvas = document.createElement('canvas');
  private readonly video = document.createElement('video');
  private readonly timer: Worker;
  private shown: MediaStreamTrack | undefined;

  constructor(private readonly name: string) {
    this.canvas.width = recordedWidth;
    this.canvas.height = recordedHeight;
    this.video.muted = true;
    this.video.playsInline = true;
    this.draw();
    [this.track] = this.canvas.captureStream(recordedFrames).getVideoTracks();
    this.timer = new Worker(new URL('./timer-worker.ts', import.meta.url), { type: 'module' });
    this.timer.onmessage = () => this.draw();
  }

  show(track: MediaStreamTrack | undefined): void {
    if (track === this.shown) return;
    this.shown = track;
    this.video.srcObject = track ? new MediaStream([track]) : null;
    if (track) void this.video.play().catch(() => undefined);
  }

  end(): void {
    this.timer.terminate();
    this.track?.stop();
    this.video.srcObject = null;
  }

  private draw(): void {
    const on = this.canvas.getContext('2d', { alpha: false });
    if (!on) return;
    on.fillStyle = '#14110e';
    on.fillRect(0, 0, recordedWidth, recordedHeight);
    const { videoWidth, videoHeight } = this.video;
    if (!this.shown || videoWidth === 0) return this.write(on);
    const scale = Math.min(recordedWidth / videoWidth, recordedHeight / videoHeight);
    const [width, height] = [videoWidth * scale, videoHeight * scale];
    on.drawImage(this.video, (recordedWidth - width) / 2, (recordedHeight - height) / 2, width, height);
  }

  /** Without a picture, the name of who is heard. */
  private write(on: CanvasRenderingContext2D): void {
    on.fillStyle = '#faf6f0';
    on.font = '32px sans-serif';
    on.textAlign = 'center';
    on.fillText(this.name, recordedWidth / 2, recordedHeight / 2, recordedWidth - 40);
  }
}
