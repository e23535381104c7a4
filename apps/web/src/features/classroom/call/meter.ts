// What the lesson has cost so far in data, and how the line has done lately.
import { traffic } from '../../../lib/traffic';
import type { Reading } from './line-stats';

/** How far back quality is looked at. */
const windowMs = 3_000;

const bytesOf = ({ bytesSent, bytesReceived }: Reading): number => bytesSent + bytesReceived;

export class Meter {
  private closedBytes = 0;
  private readings: Reading[] = [];
  private leastRtt: number | null = null;

  /** `outside`: bytes of the live connection and the page so far. */
  constructor(private readonly outside: () => number) {}

  /** Adds a reading. One with fewer bytes is of another pair of addresses, which has counted from zero. */
  add(reading: Reading): void {
    if (bytesOf(reading) < this.callBytes()) this.close();
    const before = this.callBytes();
    this.readings = [...this.readings.filter(({ atMs }) => atMs >= reading.atMs - windowMs), reading];
    traffic.add('lessons', this.callBytes() - before);
    if (reading.rttMs !== null) this.leastRtt = Math.min(reading.rttMs, this.leastRtt ?? reading.rttMs);
  }

  /** The connection is closed: the next one counts from zero. */
  close(): void {
    this.closedBytes += this.callBytes();
    this.readings = [];
    this.leastRtt = null;
  }

  usedBytes(): number {
    return this.closedBytes + this.callBytes() + this.outside();
  }

  latest(): Reading | undefined {
    return this.readings.at(-1);
  }

  leastRttMs(): number | null {
    return this.leastRtt;
  }

  /** Sent and received lately, in kbit/s; null before there are two readings. */
  kbps(): number | null {
    const [first, last] = [this.readings[0], this.readings.at(-1)];
    if (!first || !last || last.atMs === first.atMs) return null;
    const bytes = bytesOf(last) - bytesOf(first);
    return Math.round((bytes * 8) / (last.atMs - first.atMs));
  }

  /** The share of the other person's sound that had to be invented lately. */
  invented(): number {
    const [first, last] = [this.readings[0], this.readings.at(-1)];
    if (!first || !last || last.samples <= first.samples) return 0;
    return Math.max(0, last.concealed - first.concealed) / (last.samples - first.samples);
  }

  private callBytes(): number {
    const last = this.readings.at(-1);
    return last ? bytesOf(last) : 0;
  }
}
