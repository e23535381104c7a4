// What this person's camera, microphone and screen give, and switching between them during the call.
import type { LocalTracks } from './peer-link';
import { openCamera, openMicrophone, openScreen } from './media';

interface Chosen {
  microphoneId?: string | undefined;
  cameraId?: string | undefined;
  blur?: boolean | undefined;
}

export class LocalMedia {
  readonly tracks: LocalTracks = { audio: null, camera: null, screen: null };
  private chosen: Chosen = {};
  private isStopped = false;
  /** The microphone was off before joining: whether there is one is not known. */
  private joinedMuted = false;

  /** `onChange`: a track was added, removed or has ended. */
  constructor(private readonly onChange: () => void) {}

  get isMuted(): boolean {
    return !this.tracks.audio?.enabled;
  }

  /** Whether there is a microphone, as far as known. */
  get hasMicrophone(): boolean {
    return this.tracks.audio !== null || this.joinedMuted;
  }

  /** Takes over what was opened before joining. */
  adopt({ audio, camera, isMuted }: Pick<LocalTracks, 'audio' | 'camera'> & { isMuted: boolean }, chosen: Chosen): void {
    this.chosen = chosen;
    this.joinedMuted = isMuted;
    this.tracks.audio = audio;
    this.tracks.camera = camera;
    if (audio) this.watch('audio', audio);
    if (camera) this.watch('camera', camera);
  }

  async setMicrophone(on: boolean): Promise<void> {
    try {
      if (on && !this.tracks.audio) this.put('audio', await openMicrophone(this.chosen.microphoneId));
    } finally {
      if (on) this.joinedMuted = false;
      if (this.tracks.audio) this.tracks.audio.enabled = on;
      this.onChange();
    }
  }

  async setCamera(on: boolean): Promise<void> {
    if (on) this.put('camera', await openCamera(this.chosen.cameraId, this.chosen.blur));
    else this.drop('camera');
    this.onChange();
  }

  /** Shares the screen, or stops; nothing changes if the person decides not to. */
  async setScreen(on: boolean): Promise<void> {
    const track = on ? await openScreen() : undefined;
    if (on && !track) return;
    if (track) this.put('screen', track);
    else this.drop('screen');
    this.onChange();
  }

  /** Changes to another device; what was on stays on. */
  async choose(chosen: Chosen): Promise<void> {
    const before = this.chosen;
    this.chosen = { ...before, ...chosen };
    const { audio, camera } = this.tracks;
    if (audio && this.chosen.microphoneId !== before.microphoneId) {
      const isOn = audio.enabled;
      this.put('audio', await openMicrophone(this.chosen.microphoneId));
      if (this.tracks.audio) this.tracks.audio.enabled = isOn;
    }
    if (camera && this.chosen.cameraId !== before.cameraId) this.put('camera', await openCamera(this.chosen.cameraId, this.chosen.blur));
    this.onChange();
  }

  /** Sharp keeps small print readable, smooth keeps movement, such as signs, readable. */
  setSharp(sharp: boolean): void {
    if (this.tracks.camera) this.tracks.camera.contentHint = sharp ? 'detail' : 'motion';
  }

  stop(): void {
    this.isStopped = true;
    for (const name of ['audio', 'camera', 'screen'] as const) this.drop(name);
  }

  /** A device that opens only after the person has left is closed again. */
  private put(name: keyof LocalTracks, track: MediaStreamTrack): void {
    if (this.isStopped) return track.stop();
    this.drop(name);
    this.tracks[name] = track;
    this.watch(name, track);
  }

  private watch(name: keyof LocalTracks, track: MediaStreamTrack): void {
    track.onended = () => {
      if (this.tracks[name] !== track) return;
      this.tracks[name] = null;
      this.onChange();
    };
  }

  private drop(name: keyof LocalTracks): void {
    const track = this.tracks[name];
    this.tracks[name] = null;
    if (!track) return;
    track.onended = null;
    track.stop();
  }
}
