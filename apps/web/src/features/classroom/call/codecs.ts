// Which codecs are offered. A short list makes a short description, and that connects sooner on a slow line.

const names = {
  audio: ['audio/opus', 'audio/red'],
  video: ['video/vp8', 'video/rtx'],
};

/** Firefox has the one since version 113, the other since 128; before, it offers what it likes. */
type Capable = Partial<Pick<typeof RTCRtpReceiver, 'getCapabilities'>>;
type Preferring = Partial<Pick<RTCRtpTransceiver, 'setCodecPreferences'>>;

/** Limits a connection to these codecs. Redundant: voice packets repeat the one before (RFC 2198), so that single losses are not heard. */
export function preferCodecs(pc: RTCPeerConnection, redundant: boolean): void {
  for (const transceiver of pc.getTransceivers() as (Omit<RTCRtpTransceiver, 'setCodecPreferences'> & Preferring)[]) {
    const kind = transceiver.receiver.track.kind as keyof typeof names;
    const wanted = redundant && kind === 'audio' ? names.audio.toReversed() : names[kind];
    const found = wanted.flatMap((name) => capabilities(kind).filter(({ mimeType }) => mimeType.toLowerCase() === name));
    if (found.length > 0) transceiver.setCodecPreferences?.(found);
  }
}

/** Returns whether a description asks for redundant voice packets, by naming their codec first. */
export function asksForRedundancy(sdp: string): boolean {
  const first = /^m=audio \S+ \S+ (\d+)/m.exec(sdp)?.[1];
  return first !== undefined && new RegExp(`^a=rtpmap:${first} red/`, 'im').test(sdp);
}

const capabilities = (kind: string) => (RTCRtpReceiver as Capable).getCapabilities?.(kind)?.codecs ?? [];
