// The connection to the other page: made by the last page that joined, from the offer of the waiting page if there is one, and repaired
// when nothing arrives any more.
import type { CallOffer, IceServer, RoomPeer, Rung, Signal } from '@somo/contracts/classroom';
import { newKey } from '../../../lib/key';
import type { Packing } from './packed';
import { PeerLink, type LinkParts, type LocalTracks } from './peer-link';
import { StandingOffer } from './standing-offer';

interface LinksParts {
  ice: () => IceServer[];
  tracks: () => LocalTracks;
  rung: () => Rung;
  send: (to: string, session: string, step: Parameters<LinkParts['send']>[1]) => Promise<boolean>;
  /** Offers a connection to the next page that joins. */
  publish: (session: string, sdp: string) => Promise<boolean>;
  onNote: (note: unknown) => void;
  onPassing: (message: unknown) => void;
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
  /** Offered to the next page that joins, while this one waits alone. */
  private standing: StandingOffer | undefined;
  /** The offer of the other page that this one has answered. */
  private answered: string | undefined;
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
    const isAloneAgain = this.other !== undefined && !other;
    this.isNewest = isNewest;
    this.other = other;
    if (other && isNewest && other.peerId !== this.linkedTo) void this.build();
    if (isAloneAgain) this.standBy();
  }

  /** Offers a connection to the next page that joins, if this one is alone. */
  standBy(): void {
    if (this.other) return;
    this.standing?.link.close();
    const { publish, send } = this.parts;
    this.standing = new StandingOffer({ publish, send, link: (link) => this.link({ packing: 'sdp1', ...link }) });
    void this.standing.link.offer(this.parts.rung()).catch(() => undefined);
  }

  async take(signal: Signal): Promise<void> {
    if (signal.kind === 'offer') return this.takeOffer(signal);
    if (signal.kind === 'restart') return void (await this.current?.restart());
    if (signal.kind === 'rebuild') return void (await this.build(signal.session === this.answered ? 0 : offerLostMs));
    if (signal.kind === 'answer' && this.standing?.session === signal.session) return this.complete(this.standing, signal);
    const link = [this.offered, this.current].find((some) => some?.session === signal.session);
    await link?.take(signal, this.parts.rung());
    if (signal.kind === 'answer' && link && link === this.offered) this.use(link);
    // It answers an offer that this page has replaced meanwhile.
    if (signal.kind === 'answer' && !link && signal.from !== this.linkedTo)
      await this.parts.send(signal.from, signal.session, { kind: 'rebuild' });
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
    this.standing?.link.close();
    this.offered?.close();
    if (this.current) this.parts.onClosing(this.current);
    this.current?.close();
    this.standing = this.offered = this.current = undefined;
  }

  private async build(everyMs = rebuildEveryMs): Promise<boolean> {
    const { other } = this;
    if (!other || (other.peerId === this.linkedTo && performance.now() - this.builtAt < everyMs)) return false;
    const isFirst = other.peerId !== this.linkedTo;
    // An offer that was not answered may have been one that the other page, of the version before, could not unpack.
    const packing = other.peerId === this.linkedTo ? 'deflate' : 'sdp1';
    this.linkedTo = other.peerId;
    this.builtAt = performance.now();
    this.offered?.close();
    if (isFirst && other.offer && (await this.answer(other.peerId, other.offer))) return true;
    const link = this.linkTo(other.peerId, newKey(), packing);
    this.offered = link;
    if (await link.offer(this.parts.rung())) return true;
    this.linkedTo = undefined;
    link.close();
    if (this.offered === link) this.offered = undefined;
    return false;
  }

  /** Completes what the other page has offered; returns whether the server has taken the answer. */
  private async answer(to: string, offer: CallOffer): Promise<boolean> {
    this.answered = offer.session;
    try {
      return (await this.accept(to, offer)).isDelivered;
    } catch {
      // A page of another version may describe itself in a way that this one cannot read.
      return false;
    }
  }

  private async takeOffer(signal: Signal): Promise<void> {
    const { from, session, sdp = '' } = signal;
    if (this.current?.session === session) return this.current.take(signal, this.parts.rung());
    if (this.offered && this.crosses(signal)) return;
    this.offered?.close();
    this.offered = undefined;
    this.linkedTo = from;
    await this.accept(from, { session, sdp });
  }

  private async accept(from: string, { session, sdp }: CallOffer): Promise<PeerLink> {
    const link = this.linkTo(from, session);
    this.use(link);
    await link.take({ kind: 'offer', sdp }, this.parts.rung());
    this.parts.onLink();
    return link;
  }

  /** Completes the connection that this page offered while it was alone. */
  private async complete(standing: StandingOffer, answer: Signal): Promise<void> {
    this.linkedTo = answer.from;
    standing.answeredBy(answer.from);
    this.use(standing.link);
    await standing.link.take(answer, this.parts.rung());
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
    if (this.standing?.link !== link) this.standing?.link.close();
    if (this.offered === link) this.offered = undefined;
    this.standing = undefined;
    this.current = link;
    this.parts.onLink();
  }

  private linkTo(to: string, session: string, packing: Packing = 'sdp1'): PeerLink {
    return this.link({ session, packing, send: (of, step) => this.parts.send(to, of, step) });
  }

  private link(of: Pick<LinkParts, 'session' | 'send' | 'packing'>): PeerLink {
    const { ice, tracks, onNote, onPassing, onConnected } = this.parts;
    return new PeerLink({ ...of, ice: ice(), tracks, onNote, onPassing, onConnected });
  }

  private async ask(kind: 'restart' | 'rebuild'): Promise<boolean> {
    if (!this.other) return false;
    return this.parts.send(this.other.peerId, this.current?.session ?? newKey(), { kind });
  }
}
