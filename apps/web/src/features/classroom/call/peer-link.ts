// One connection between the two browsers. Sound, camera and screen each have a place from the start, so that nothing is negotiated later
// but a new path (an ICE restart): there is never more than one side that offers.
import type { IceServer, Rung, Signal } from '@somo/contracts/classroom';
import { asksForRedundancy, preferCodecs } from './codecs';
import { leanDescription } from './lean-description';
import { pack, unpack, type Packing } from './packed';
import { ladder, type Picture } from './rungs';

export interface LocalTracks {
  audio: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
  screen: MediaStreamTrack | null;
}

type Step = Pick<Signal, 'kind' | 'sdp' | 'candidate' | 'mid'>;

export interface LinkParts {
  session: string;
  ice: IceServer[];
  tracks: () => LocalTracks;
  packing: Packing;
  send: (session: string, step: Step) => Promise<boolean>;
  onNote: (note: unknown) => void;
  onPassing: (message: unknown) => void;
  onConnected: () => void;
}

const gatherMs = 40;
/** The addresses of this device are found at the same moment. */
const togetherMs = 5;
/** On a slow line, what passes in the moment would come too late: it is dropped. */
const passingWaitingMax = 2_000;
/** An offer takes this long to be answered on a slow line. */
const answerMs = 1_500;
const places = ['audio', 'video', 'video'] as const;

export class PeerLink {
  readonly pc: RTCPeerConnection;
  private readonly channel: RTCDataChannel;
  private readonly passing: RTCDataChannel;
  private readonly early: RTCIceCandidateInit[] = [];
  private described = false;
  private delivered = true;
  private sentAt = -Infinity;
  private rung: Rung = 'voice';
  private redundant = false;
  private packing: Packing;

  constructor(private readonly parts: LinkParts) {
    this.packing = parts.packing;
    this.pc = new RTCPeerConnection({ iceServers: parts.ice, bundlePolicy: 'max-bundle' });
    this.channel = this.pc.createDataChannel('notes', { negotiated: true, id: 0 });
    this.channel.onmessage = ({ data }: MessageEvent<string>) => parts.onNote(JSON.parse(data));
    this.passing = this.pc.createDataChannel('passing', { negotiated: true, id: 1, ordered: false, maxRetransmits: 0 });
    this.passing.onmessage = ({ data }: MessageEvent<string>) => parts.onPassing(JSON.parse(data));
    this.pc[this.connectionEvent] = () => this.connected && parts.onConnected();
    this.pc.onicecandidate = ({ candidate }) => {
      // What is found before the description is sent travels with it.
      if (!candidate || !this.described || isUseless(candidate)) return;
      void parts.send(parts.session, { kind: 'candidate', candidate: candidate.candidate, mid: candidate.sdpMid ?? '' });
    };
  }

  get session(): string {
    return this.parts.session;
  }

  private get isClosed(): boolean {
    return this.pc.signalingState === 'closed';
  }

  /** Whether the server has taken the last description. */
  get isDelivered(): boolean {
    return this.delivered;
  }

  get connected(): boolean {
    const { connectionState = this.pc.iceConnectionState } = this.pc as Partial<RTCPeerConnection>;
    return connectionState === 'connected' || connectionState === 'completed';
  }

  /** Firefox before version 113 knows the state of the path alone. */
  private get connectionEvent() {
    return 'connectionState' in this.pc ? 'onconnectionstatechange' : 'oniceconnectionstatechange';
  }

  /** Offers; returns whether the offer has reached the server. */
  async offer(rung: Rung): Promise<boolean> {
    this.rung = rung;
    for (const kind of places) this.pc.addTransceiver(kind, { direction: 'sendrecv' });
    preferCodecs(this.pc, false);
    await this.attach();
    return !this.isClosed && this.describe('offer');
  }

  /** Agrees that voice packets of both sides repeat the one before, or do not. */
  async setRedundant(redundant: boolean): Promise<void> {
    if (redundant === this.redundant || this.pc.signalingState !== 'stable') return;
    this.redundant = redundant;
    preferCodecs(this.pc, redundant);
    await this.describe('offer');
  }

  /** Looks for a new path between the same two browsers; returns whether the offer has reached the server. */
  async restart(): Promise<boolean> {
    if (this.isClosed) return false;
    if (this.pc.signalingState !== 'stable' && this.delivered) {
      // The server took the offer, but the other page may have had no connection to get it over.
      return performance.now() - this.sentAt >= answerMs ? this.sendDescription('offer') : false;
    }
    // An offer that the server has not taken may be replaced by another.
    this.pc.restartIce();
    return this.describe('offer');
  }

  async take(step: Step, rung: Rung): Promise<void> {
    await this.unlessClosed(this.follow(step, rung), undefined);
  }

  private async follow({ kind, sdp = '', candidate = '', mid = '' }: Step, rung: Rung): Promise<void> {
    if (kind === 'candidate') return this.addCandidate({ candidate, sdpMid: mid });
    if (kind === 'answer') {
      if (this.pc.signalingState !== 'have-local-offer') return;
      await this.pc.setRemoteDescription({ type: 'answer', sdp: unpack(sdp).sdp });
    }
    if (kind === 'offer') {
      this.rung = rung;
      const offer = unpack(sdp);
      this.packing = offer.packing;
      await this.pc.setRemoteDescription({ type: 'offer', sdp: offer.sdp });
      for (const transceiver of this.pc.getTransceivers()) transceiver.direction = 'sendrecv';
      // A page that has offered before prefers the codecs of that offer unless they are set again.
      this.redundant = asksForRedundancy(offer.sdp);
      preferCodecs(this.pc, this.redundant);
      await this.attach();
      await this.describe('answer');
    }
    await this.send(this.rung);
    for (const early of this.early.splice(0)) await this.addCandidate(early);
  }

  /** Puts the current tracks in their places. */
  private async attach(): Promise<void> {
    if (this.isClosed) return;
    const { audio, camera, screen } = this.parts.tracks();
    const sends = ladder[this.rung];
    const wanted = [sends.audioBps === null ? null : audio, sends.camera === null ? null : camera, sends.screen === null ? null : screen];
    const replacing = this.pc.getTransceivers().map(({ sender }, at) => sender.replaceTrack(wanted[at] ?? null));
    await this.unlessClosed(Promise.all(replacing), []);
  }

  /** Sends what the rung allows. */
  async send(rung: Rung): Promise<void> {
    this.rung = rung;
    if (this.isClosed) return;
    const sends = ladder[rung];
    const [audio, camera, screen] = this.pc.getTransceivers();
    await this.attach();
    if (audio && sends.audioBps !== null)
      await setEncoding(audio.sender, { maxBitrate: sends.audioBps, networkPriority: 'high', priority: 'high' });
    if (camera && sends.camera) await setPicture(camera.sender, sends.camera);
    if (screen && sends.screen) await setPicture(screen.sender, sends.screen);
  }

  note(note: unknown): void {
    if (this.channel.readyState === 'open') this.channel.send(JSON.stringify(note));
  }

  /** Sends what is worth nothing a moment later; it may be lost. */
  pass(message: unknown): void {
    if (this.passing.readyState === 'open' && this.passing.bufferedAmount < passingWaitingMax) this.passing.send(JSON.stringify(message));
  }

  /** What the other person sends. Their notes say which of it is on. */
  received(): { audio: MediaStreamTrack | undefined; camera: MediaStreamTrack | undefined; screen: MediaStreamTrack | undefined } {
    const [audio, camera, screen] = this.pc.getTransceivers().map(({ receiver }) => receiver.track);
    return { audio, camera, screen };
  }

  close(): void {
    this.channel.onmessage = null;
    this.passing.onmessage = null;
    this.pc.onicecandidate = null;
    this.pc[this.connectionEvent] = null;
    this.pc.close();
  }

  private async describe(kind: 'offer' | 'answer'): Promise<boolean> {
    this.described = false;
    await this.unlessClosed(this.pc.setLocalDescription(), undefined);
    await gathered(this.pc);
    if (this.isClosed) return false;
    this.described = true;
    return this.sendDescription(kind);
  }

  /** A connection may be closed while it is being described or filled: then what was begun comes to nothing. */
  private async unlessClosed<T>(work: Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (this.isClosed) return otherwise;
      throw error;
    }
  }

  private async sendDescription(kind: 'offer' | 'answer'): Promise<boolean> {
    // A connection that is only being answered has none yet. If both described it at once, another took the place of this one meanwhile.
    if (this.pc.localDescription?.type !== kind) return false;
    this.sentAt = performance.now();
    const sdp = pack(leanDescription(this.pc.localDescription.sdp), this.packing);
    this.delivered = await this.parts.send(this.parts.session, { kind, sdp });
    return this.delivered;
  }

  private async addCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (!this.pc.remoteDescription) this.early.push(candidate);
    else await this.pc.addIceCandidate(candidate).catch(() => undefined);
  }
}

/** Browsers connect over TCP only to relays, and those are found by the browser's own side. */
const isUseless = ({ protocol }: RTCIceCandidate) => protocol === 'tcp';

/** Waits a moment for the addresses of this device; those found later are sent one by one. */
function gathered(pc: RTCPeerConnection): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, gatherMs);
    pc.addEventListener('icecandidate', () => setTimeout(done, togetherMs), { once: true });
  });
}

async function setPicture(sender: RTCRtpSender, { height, fps, bps }: Picture): Promise<void> {
  const captured = sender.track?.getSettings().height ?? height;
  await setEncoding(sender, { maxBitrate: bps, maxFramerate: fps, scaleResolutionDownBy: Math.max(1, captured / height) });
}

async function setEncoding(sender: RTCRtpSender, change: RTCRtpEncodingParameters): Promise<void> {
  const parameters = sender.getParameters();
  // Firefox before version 110 has none until they are set.
  parameters.encodings ??= [{}];
  const [encoding] = parameters.encodings;
  if (!encoding) return;
  Object.assign(encoding, change);
  await sender.setParameters(parameters).catch(() => undefined);
}
