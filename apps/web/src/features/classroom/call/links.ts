// The connection to the other page: made by whoever came last, repaired when nothing arrives any more.
import type { IceServer, RoomPeer, Rung, Signal } from '@somo/contracts/classroom';
import { newKey } from '../../../lib/key';
import type { Packing } from './packed';
import { PeerLink, type LinkParts, type LocalTracks } from './peer-link';

interface LinksParts {
  ice: () => IceServer[];
  tracks: () => LocalTracks;
  rung: () => Rung;
  send: (to: string, session: string, step: Parameters<LinkParts['send']>[1]) => Promise<boolean>;
  onNote: (note: unknown) => void;
  onConnected: () => void;
  /** Another connection is in use. */
  onLink: () => void;
  /** A connection is about to close: its last figures can still be read. */
  onClosing: (link: PeerLink) => void;
}

/** Both sides may notice the silence at once. */
const rebuildEveryMs = 3_000;
/** A page that asks for a new connection has not received our offer. If we sent it longer ago than this, it is lost. */
const offerLostMs = 1_000;

export class Links {
  current: PeerLink | undefined;
  /** Offered, and not answered yet: the current one stays until then. */
  private offered: PeerLink | undefined;
  private other: RoomPeer | undefined;
  private isNewest = false;
  /** The page that the newest connection leads to. */
  private linkedTo: string | undefined;
  private builtAt = -Infinity;

  constructor(private readonly parts: LinksParts) {}

  get otherIsHere(): boolean {
    return this.other !== undefined;
  }

  peers(other: RoomPeer | undefined, isNewest: boolean): void {
    this.isNewest = isNewest;
    this.other = other;
    if (other && isNewest && other.peerId !== this.linkedTo) void this.build();
  }

  async take(signal: Signal): Promise<void> {
    if (signal.kind === 'offer') return this.takeOffer(signal);
    if (signal.kind === 'restart') return void (await this.current?.restart());
    if (signal.kind === 'rebuild') return void (await this.build(offerLostMs));
    const link = [this.offered, this.current].find((some) => some?.session === signal.session);
    await link?.take(signal, this.parts.rung());
    if (signal.kind === 'answer' && link && link === this.offered) this.use(link);
  }

  /** Looks for a new path; the side that offers does it, the other asks for it. Returns whether the server has taken that. */
  async restart(): Promise<boolean> {
    return this.isNewest ? ((await this.current?.restart()) ?? false) : this.ask('restart');
  }

  /** Makes a new connection; the side that offers does it, the other asks for it. Returns whether the server has taken that. */
  async rebuild(): Promise<boolean> {
    return this.isNewest ? this.build() : this.ask('rebuild');
  }

  /** The side that offers decides for both. */
  async setRedundant(redundant: boolean): Promise<void> {
    if (this.isNewest) await this.current?.setRedundant(redundant);
  }

  close(): void {
    this.offered?.close();
    if (this.current) this.parts.onClosing(this.current);
    this.current?.close();
    this.offered = this.current = undefined;
  }

  private async build(everyMs = rebuildEveryMs): Promise<boolean> {
    const { other } = this;
    if (!other || (other.peerId === this.linkedTo && performance.now() - this.builtAt < everyMs)) return false;
    // An offer that was not answered may have been one that the other page, of the version before, could not unpack.
    const packing = other.peerId === this.linkedTo ? 'deflate' : 'sdp1';
    this.linkedTo = other.peerId;
    this.builtAt = performance.now();
    this.offered?.close();
    const link = this.link(newKey(), other.peerId, packing);
    this.offered = link;
    if (await link.offer(this.parts.rung())) return true;
    this.linkedTo = undefined;
    link.close();
    if (this.offered === link) this.offered = undefined;
    return false;
  }

  private async takeOffer(signal: Signal): Promise<void> {
    if (this.current?.session === signal.session) return this.current.take(signal, this.parts.rung());
    if (this.offered && this.crosses(signal)) return;
    this.offered?.close();
    this.offered = undefined;
    this.linkedTo = signal.from;
    const link = this.link(signal.session, signal.from);
    this.use(link);
    await link.take(signal, this.parts.rung());
    this.parts.onLink();
  }

  /** Both may have offered at once, each as the one who came last: the offer of the greater id counts. */
  private crosses({ from, to }: Signal): boolean {
    return from === this.linkedTo && to > from && performance.now() - this.builtAt < rebuildEveryMs;
  }

  private use(link: PeerLink): void {
    if (this.current && this.current !== link) {
      this.parts.onClosing(this.current);
      this.current.close();
    }
    if (this.offered === link) this.offered = undefined;
    this.current = link;
    this.parts.onLink();
  }

  private link(session: string, to: string, packing: Packing = 'sdp1'): PeerLink {
    const { ice, tracks, onNote, onConnected } = this.parts;
    return new PeerLink({ session, ice: ice(), tracks, packing, onNote, onConnected, send: (of, step) => this.parts.send(to, of, step) });
  }

  private async ask(kind: 'restart' | 'rebuild'): Promise<boolean> {
    if (!this.other) return false;
    return this.parts.send(this.other.peerId, this.current?.session ?? newKey(), { kind });
  }
}
