// Brings a board up to date with the server and with the other browser, and sends what is drawn here: at once, and again until it has arrived.
import type { LiveAck } from '@somo/contracts/live';
import type { RefusalCode } from '@somo/contracts/refusals';
import { drawingBytesMax } from '@somo/contracts/rules/board';
import { mergeUpdates } from 'yjs';
import { onPush, sendLive, type LivePush } from '../../../lib/live';
import { fromBase64, toBase64 } from './base64';
import type { BoardDoc } from './board-doc';
import { fetchBoard } from './fetch-board';
import { unsentDrawings } from './unsent-drawings';

interface SyncState {
  /** Whether everything that was drawn before is here. */
  isLoaded: boolean;
  hasFailed: boolean;
  /** Whether something that was drawn here has not reached the server for a while. */
  isBehind: boolean;
  /** Why something that was drawn here is not kept. */
  refused: RefusalCode | null;
}

/** One after another, at most ten a second. */
const betweenMs = 100;
const retryMs = 2_000;
const behindMs = 1_500;
/** A stroke is far smaller; several are sent together up to this. */
const togetherMax = drawingBytesMax / 2;
/** What is refused for these reasons is sent again. */
const passing: readonly RefusalCode[] = ['too-many-requests', 'service-unavailable', 'too-slow', 'not-in-classroom', 'session-expired'];

export class BoardSync {
  state: SyncState = { isLoaded: false, hasFailed: false, isBehind: false, refused: null };
  private upTo = 0;
  /** What the server has, as far as this page knows. */
  private readonly arrived: Uint8Array[] = [];
  private unsent: Uint8Array[] = [];
  private isSending = false;
  private isFetching = false;
  private isOver = false;
  private stop = () => {};
  private wake = () => {};

  constructor(
    private readonly lessonId: string,
    private readonly doc: BoardDoc,
    private readonly listener: { onState: () => void; onDrawn: () => void },
  ) {
    doc.onOwnUpdate((update) => this.send(update));
  }

  async start(): Promise<void> {
    this.stop = onPush((push) => this.receive(push));
    const kept = await unsentDrawings.of(this.lessonId);
    for (const update of kept) this.apply(update);
    await this.fetch();
    for (const update of kept) this.send(update);
  }

  end(): void {
    this.isOver = true;
    this.stop();
    this.wake();
  }

  /** Whoever draws has read why something was not kept. */
  forgetRefusal(): void {
    this.set({ refused: null });
  }

  /** Fetches what was drawn since it was fetched last. */
  fetch = async (): Promise<void> => {
    if (this.isFetching) return;
    this.isFetching = true;
    try {
      for await (const part of fetchBoard(this.lessonId, this.upTo)) {
        for (const update of part.updates) this.take(fromBase64(update));
        this.upTo = part.upTo;
        if (this.isOver) return;
      }
      this.set({ isLoaded: true, hasFailed: false });
    } catch {
      this.set({ hasFailed: true });
    } finally {
      this.isFetching = false;
    }
  };

  private receive(push: LivePush): void {
    if (push.name === 'connected' || push.name === 'reconnected') {
      this.wake();
      void this.fetch();
    }
    if (push.name !== 'board.drawn' || push.payload.lessonId !== this.lessonId) return;
    this.take(fromBase64(push.payload.update));
    this.listener.onDrawn();
    if (push.payload.seq === this.upTo + 1) this.upTo += 1;
    // A push was lost.
    if (this.doc.hasGap) void this.fetch();
  }

  private take(update: Uint8Array): void {
    if (this.apply(update)) this.arrived.push(update);
  }

  /** The server has checked that it is an update, and a browser of a later version may still write what this one cannot read. */
  private apply(update: Uint8Array): boolean {
    try {
      this.doc.apply(update);
      return true;
    } catch {
      this.set({ hasFailed: true });
      return false;
    }
  }

  private send(update: Uint8Array): void {
    this.unsent.push(update);
    if (!this.isSending) void this.sendAll();
  }

  private async sendAll(): Promise<void> {
    this.isSending = true;
    while (this.unsent.length > 0 && !this.isOver) await this.sendNext();
    this.isSending = false;
    await unsentDrawings.keep(this.lessonId, this.unsent);
  }

  private async sendNext(): Promise<void> {
    const count = this.together();
    const late = setTimeout(() => this.late(), behindMs);
    const update = count === 1 ? this.unsent[0]! : mergeUpdates(this.unsent.slice(0, count));
    const ack = await this.ask(update);
    clearTimeout(late);
    const refused = ack && 'refused' in ack ? ack.refused : null;
    if (!ack || (refused && passing.includes(refused))) {
      this.late();
      return this.pause(retryMs);
    }
    if (refused) await this.takeBack(update, refused);
    else {
      this.unsent.splice(0, count);
      this.arrived.push(update);
    }
    this.set({ isBehind: this.state.isBehind && this.unsent.length > 0 });
    await this.pause(betweenMs);
  }

  /** Far longer messages would close the connection. */
  private ask(update: Uint8Array): Promise<LiveAck | undefined> {
    if (update.length > drawingBytesMax) return Promise.resolve({ refused: 'drawing-too-large' });
    return sendLive('board.draw', { lessonId: this.lessonId, update: toBase64(update) });
  }

  /** What is refused for good disappears; what was drawn after it is drawn anew, since it builds on it. */
  private async takeBack(update: Uint8Array, refused: RefusalCode): Promise<void> {
    // A part of it may have arrived before, without this page knowing.
    await this.fetch();
    this.unsent = [];
    this.doc.takeBack(update, this.arrived);
    this.set({ refused });
  }

  /** Returns how many of the updates that wait are sent together. */
  private together(): number {
    let [count, bytes] = [0, 0];
    while (count < this.unsent.length && (count === 0 || bytes + this.unsent[count]!.length <= togetherMax))
      bytes += this.unsent[count++]!.length;
    return count;
  }

  /** What waits is kept, so that a reload does not lose it. */
  private late(): void {
    this.set({ isBehind: true });
    void unsentDrawings.keep(this.lessonId, this.unsent);
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private set(change: Partial<SyncState>): void {
    this.state = { ...this.state, ...change };
    this.listener.onState();
  }
}
