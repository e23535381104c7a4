// The room on the server: who is in it, and the way for signals until the two browsers are connected.
import type { RoomPeer, RoomShared, Rung, Signal } from '@somo/contracts/classroom';
import type { RefusalCode } from '@somo/contracts/refusals';
import { isLive, onPush, sendLive, type LivePush } from '../../../lib/live';
import { newKey } from '../../../lib/key';
import { onPeers } from './on-peers';

interface RoomListener {
  /** `isNewest`: this page came last, so it makes the offers. */
  peers(other: RoomPeer | undefined, isNewest: boolean): void;
  signal(signal: Signal): void;
  shared(shared: RoomShared): void;
  refused(code: RefusalCode): void;
  replaced(): void;
  /** The server has this page in the room; also after the connection was lost. */
  joined(): void;
}

interface LineNote {
  seconds: number;
  connectedSeconds: number;
  bytes: number;
  rttMs?: number;
  concealedPercent?: number;
  rung: Rung;
}

const retryMs = 2_000;
/** Until then, a page that has just come is still connecting. */
const entryMs = 5_000;
const passing: readonly RefusalCode[] = ['service-unavailable', 'too-slow', 'too-many-requests'];

export class Room {
  readonly peerId = newKey();
  private stop = () => {};
  private timer: ReturnType<typeof setTimeout> | undefined;
  private joined = false;
  private over = false;
  private enteredAt = 0;

  constructor(
    private readonly lessonId: string,
    private readonly userId: string,
    private readonly listener: RoomListener,
  ) {}

  /** `since`: the version of the list of who is in it that this page has. */
  enter(since: number): void {
    this.enteredAt = performance.now();
    const stops = [onPush((push) => this.receive(push)), onPeers(this.lessonId, since, (peers) => this.changed(peers))];
    this.stop = () => stops.forEach((stop) => stop());
    void this.join();
  }

  /** Returns whether the server can be reached, as far as is known: a page that has just come may not be connected yet. */
  isReached(): boolean {
    return isLive() || (!this.joined && performance.now() - this.enteredAt < entryMs);
  }

  /** Returns whether the signal has reached the other page. */
  async send(to: string, session: string, step: Pick<Signal, 'kind' | 'sdp' | 'candidate' | 'mid'>): Promise<boolean> {
    const ack = await sendLive('signal', { lessonId: this.lessonId, from: this.peerId, to, session, ...step });
    // The server has forgotten this page, as after a crash.
    if (ack && 'refused' in ack && ack.refused === 'not-in-classroom') void this.join();
    return ack !== undefined && 'ok' in ack;
  }

  /** Returns whether the server has kept the offer of a connection for the next page that joins. */
  async publish(session: string, sdp: string): Promise<boolean> {
    const ack = await sendLive('room.offer', { lessonId: this.lessonId, peerId: this.peerId, session, sdp });
    return ack !== undefined && 'ok' in ack;
  }

  async report(note: LineNote): Promise<void> {
    const ack = await sendLive('room.report', { lessonId: this.lessonId, peerId: this.peerId, ...note });
    if (ack && 'refused' in ack && ack.refused === 'not-in-classroom' && this.joined) void this.join();
  }

  leave(): void {
    this.over = true;
    this.stop();
    clearTimeout(this.timer);
    if (this.joined) void this.sendLeave();
    this.joined = false;
  }

  private async join(): Promise<void> {
    clearTimeout(this.timer);
    const ack = await sendLive('room.join', { lessonId: this.lessonId, peerId: this.peerId });
    // The page has left while it waited for this.
    if (this.over) return void this.sendLeave();
    if (ack && 'ok' in ack) {
      this.joined = true;
      this.listener.joined();
    } else if (ack && !passing.includes(ack.refused)) this.listener.refused(ack.refused);
    else this.timer = setTimeout(() => void this.join(), retryMs);
  }

  private sendLeave() {
    return sendLive('room.leave', { lessonId: this.lessonId, peerId: this.peerId });
  }

  private receive(push: LivePush): void {
    if (push.name === 'connected' || push.name === 'reconnected') void this.join();
    if (push.name === 'signal' && push.payload.lessonId === this.lessonId && push.payload.to === this.peerId)
      this.listener.signal(push.payload);
    if (push.name === 'room.shared' && push.payload.lessonId === this.lessonId) this.listener.shared(push.payload.shared);
  }

  private changed(peers: RoomPeer[]): void {
    const mine = peers.findIndex(({ userId }) => userId === this.userId);
    const theirs = peers.findIndex(({ userId }) => userId !== this.userId);
    if (this.joined && mine >= 0 && peers[mine]?.peerId !== this.peerId) {
      this.joined = false;
      this.leave();
      this.listener.replaced();
      return;
    }
    // A page that is not in the list yet has asked to be, and will be the last of it.
    this.listener.peers(peers[theirs], mine < 0 || mine > theirs);
  }
}
