// Whether voice packets should repeat the one before: twice the bytes, for a voice that survives a lossy line.

const onAbove = 0.04;
const offBelow = 0.01;
const offAfterMs = 20_000;

export class Redundancy {
  isOn = false;
  private calmSinceMs: number | null = null;

  /** Takes the share of the voice that was lost lately, as the other side reports it. */
  add(lost: number | null, nowMs: number): void {
    if (lost === null) return;
    if (lost > onAbove) this.isOn = true;
    this.calmSinceMs = lost < offBelow ? (this.calmSinceMs ?? nowMs) : null;
    if (this.calmSinceMs !== null && nowMs - this.calmSinceMs >= offAfterMs) this.isOn = false;
  }
}
