// A fake RTCPeerConnection: it takes part in offers and answers, and connects nothing.
const transceiver = (kind: string) => ({
  direction: 'sendrecv',
  sender: {
    track: null,
    replaceTrack: () => Promise.resolve(),
    getParameters: () => ({ encodings: [] }),
    setParameters: () => Promise.resolve(),
  },
  receiver: { track: { kind } },
  setCodecPreferences: () => {},
});

const places = ['audio', 'video', 'video'];

export class FakePeerConnection {
  signalingState = 'stable';
  connectionState = 'new';
  readonly iceGatheringState = 'complete';
  localDescription: { type: string; sdp: string } | null = null;
  remoteDescription: { type: string; sdp: string } | null = null;
  onicecandidate = null;
  private readonly transceivers: ReturnType<typeof transceiver>[] = [];

  createDataChannel() {
    return { readyState: 'connecting', onmessage: null };
  }

  addTransceiver(kind: string) {
    this.transceivers.push(transceiver(kind));
  }

  getTransceivers() {
    return this.transceivers;
  }

  restartIce() {}

  addEventListener() {}

  setLocalDescription(): Promise<void> {
    const isAnswer = this.signalingState === 'have-remote-offer';
    this.signalingState = isAnswer ? 'stable' : 'have-local-offer';
    this.localDescription = { type: isAnswer ? 'answer' : 'offer', sdp: 'v=0\r\n' };
    return Promise.resolve();
  }

  setRemoteDescription(description: { type: string; sdp: string }): Promise<void> {
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable';
    this.remoteDescription = description;
    for (const kind of places.slice(this.transceivers.length)) this.addTransceiver(kind);
    return Promise.resolve();
  }

  close() {
    this.signalingState = 'closed';
  }
}
