// The ladder: what each rung sends. Each rung caps itself, because congestion control does not protect the voice on a slow line.
import type { Rung } from '@somo/contracts/classroom';

export interface Picture {
  height: number;
  fps: number;
  bps: number;
}

interface Sends {
  audioBps: number | null;
  camera: Picture | null;
  screen: Picture | null;
  /** What one direction of the line carries at this rung, with headers, in kbit/s. */
  kbps: number;
}

/** Opus at 16 kbit/s, silence not sent, in packets of 60 ms. */
const leanVoiceBps = 16_000;
const fullVoiceBps = 32_000;

/** A shared screen keeps its resolution and loses frames. On a very slow line there is none. */
export const ladder: Record<Rung, Sends> = {
  text: { audioBps: null, camera: null, screen: null, kbps: 1 },
  voice: { audioBps: leanVoiceBps, camera: null, screen: null, kbps: 20 },
  tiny: {
    audioBps: leanVoiceBps,
    camera: { height: 90, fps: 4, bps: 18_000 },
    screen: { height: 1080, fps: 1, bps: 25_000 },
    kbps: 44,
  },
  small: {
    audioBps: leanVoiceBps,
    camera: { height: 180, fps: 8, bps: 70_000 },
    screen: { height: 1080, fps: 3, bps: 120_000 },
    kbps: 95,
  },
  normal: {
    audioBps: fullVoiceBps,
    camera: { height: 360, fps: 20, bps: 350_000 },
    screen: { height: 1080, fps: 5, bps: 500_000 },
    kbps: 400,
  },
  hd: {
    audioBps: fullVoiceBps,
    camera: { height: 720, fps: 30, bps: 1_500_000 },
    screen: { height: 1080, fps: 10, bps: 1_500_000 },
    kbps: 1_600,
  },
};
