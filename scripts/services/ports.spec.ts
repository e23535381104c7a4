import { freePort, metricsPorts, reservePorts } from './ports.mjs';

/** Draws the same port, then the next ones. */
function drawing(...shares: number[]): () => number {
  let drawn = 0;
  return () => shares[Math.min(drawn++, shares.length - 1)] ?? 0;
}

describe('the ports of the processes', () => {
  it('are never given away twice, although nobody listens on them yet', async () => {
    const [one, two] = await Promise.all([freePort(1, drawing(0.3, 0.4)), freePort(1, drawing(0.3, 0.5))]);
    expect(one).not.toBe(two);
    const pair = await freePort(2, drawing(0.6));
    expect(await freePort(1, drawing(0.6 + 1 / 15_000, 0.7))).not.toBe(pair + 1);
  });

  it('are not those of the gateways, which start last', async () => {
    reservePorts(15_000, 2);
    expect(await freePort(1, drawing(0, 1 / 15_000, 0.2))).toBe(18_000);
  });

  it('for metrics begin with METRICS_PORT', async () => {
    expect(await metricsPorts('9500', 3)).toEqual([9500, 9501, 9502]);
    expect(await metricsPorts('0', 2)).toEqual([0, 0]);
    expect(new Set(await metricsPorts(undefined, 12)).size).toBe(12);
    await expect(metricsPorts('65530', 12)).rejects.toThrow('METRICS_PORT=65530 is too high');
  });
});
