// Reports of this page's connection to the server, for attendance.
import type { Rung } from '@somo/contracts/classroom';
import type { Meter } from './meter';
import type { Room } from './room';

/** One report speaks of at most this many seconds. */
const mostSeconds = 60;

export class Reporter {
  private seconds = 0;
  private connectedSeconds = 0;
  private reportedBytes = 0;

  constructor(
    private readonly meter: Meter,
    private readonly room: Pick<Room, 'report'>,
  ) {}

  /** Counts one more second in the classroom. */
  second(isConnected: boolean): void {
    this.seconds += 1;
    if (isConnected) this.connectedSeconds += 1;
  }

  /** Reports what happened since the last report. */
  report(rung: Rung): void {
    if (this.seconds === 0) return;
    const { meter } = this;
    const [bytes, rttMs] = [meter.usedBytes(), meter.latest()?.rttMs];
    void this.room.report({
      seconds: Math.min(this.seconds, mostSeconds),
      connectedSeconds: Math.min(this.connectedSeconds, mostSeconds),
      bytes: Math.max(0, bytes - this.reportedBytes),
      ...(rttMs != null ? { rttMs } : {}),
      ...(this.connectedSeconds > 0 ? { concealedPercent: Math.min(100, Math.round(meter.invented() * 100)) } : {}),
      rung,
    });
    this.reportedBytes = bytes;
    this.seconds = this.connectedSeconds = 0;
  }
}
