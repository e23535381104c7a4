/** Mixes both voices into one track. Either may come, go, or change its device meanwhile. */
export class Voices {
  private readonly context = new AudioContext();
  private readonly mix = this.context.createMediaStreamDestination();
  private readonly sources = new Map<MediaStreamTrack, MediaStreamAudioSourceNode>();

  constructor() {
    void this.context.resume();
  }

  get track(): MediaStreamTrack | undefined {
    return this.mix.stream.getAudioTracks()[0];
  }

  /** Mixes these, and nothing else. */
  hear(tracks: readonly MediaStreamTrack[]): void {
    for (const [track, source] of this.sources)
      if (!tracks.includes(track)) {
        source.disconnect();
        this.sources.delete(track);
      }
    for (const track of tracks) {
      if (this.sources.has(track) || track.readyState === 'ended') continue;
      const source = this.context.createMediaStreamSource(new MediaStream([track]));
      source.connect(this.mix);
      this.sources.set(track, source);
    }
  }

  end(): void {
    this.hear([]);
    this.track?.stop();
    void this.context.close();
  }
}
