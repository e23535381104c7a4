import { expect, it } from '@jest/globals';
import { traffic } from '../../../lib/traffic';
import type { Reading } from './line-stats';
import { Meter } from './meter';

const reading = (atMs: number, bytes: number): Reading => ({
  ...{ atMs, bytesSent: bytes / 4, bytesReceived: (bytes * 3) / 4, packetsReceived: 0, rttMs: 40, availableKbps: null },
  ...{ voiceLost: null, concealed: 0, samples: 0, audioPackets: 0 },
});

it('counts what each pair of addresses has carried, when the connection changes to another', () => {
  const meter = new Meter(() => 7);
  const counted = [4_000, 9_000, 400, 2_400].map((bytes, second) => {
    meter.add(reading(second * 1_000, bytes));
    return [traffic.take().lessons, meter.usedBytes()];
  });
  expect(counted).toEqual([
    [4_000, 4_007],
    [5_000, 9_007],
    [400, 9_407],
    [2_000, 11_407],
  ]);
  expect(meter.kbps()).toBe(16);
});
