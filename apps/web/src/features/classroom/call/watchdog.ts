// Detects that nothing arrives any more, long before the browser does, and selects a repair.

export type Repair = 'restart' | 'rebuild' | null;

const restartAfterMs = 2_000;
const rebuildAfterMs = 6_000;
/** On a slow line a new connection takes this long. */
const connectMs = 10_000;
const againAfterMs = 8_000;
/** Where only text is sent, little arrives. */
const textFactor = 4;

export class Watchdog {
  private lastPacketMs: number;
  private packets = -1;
  private isNew = true;
  private restarted = false;
  private rebuiltMs: number | null = null;

  constructor(nowMs: number) {
    this.lastPacketMs = nowMs;
  }

  /** A new connection has some time to bring its first packet. */
  reset(nowMs: number): void {
    this.packets = -1;
    this.restarted = true;
    this.rebuiltMs = null;
    this.lastPacketMs = nowMs;
    this.isNew = true;
  }

  silentMs(nowMs: number): number {
    return nowMs - this.lastPacketMs;
  }

  /** Returns the repair to try now, given how many packets have arrived on this connection; the same again until it was `tried`. */
  check(packets: number, nowMs: number, isText: boolean): Repair {
    if (packets !== this.packets) {
      if (packets > 0) {
        this.lastPacketMs = nowMs;
        this.restarted = false;
        this.isNew = false;
        this.rebuiltMs = null;
      }
      this.packets = packets;
      return null;
    }
    const factor = isText ? textFactor : 1;
    const silent = this.silentMs(nowMs);
    if (
      silent >= (this.isNew ? connectMs : rebuildAfterMs * factor) &&
      (this.rebuiltMs === null || nowMs - this.rebuiltMs >= againAfterMs)
    ) {
      return 'rebuild';
    }
    return silent >= restartAfterMs * factor && !this.restarted && !this.isNew ? 'restart' : null;
  }

  /** The repair was requested from the other page, and takes some time. */
  tried(repair: Repair, nowMs: number): void {
    this.restarted = true;
    if (repair === 'rebuild') this.rebuiltMs = nowMs;
  }
}
