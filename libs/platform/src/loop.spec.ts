import { Loop } from './loop.js';
import { makeLog } from './log.js';

describe('a loop that is paused', () => {
  it('begins no run, and then one for all wake-ups in the meantime', async () => {
    let runs = 0;
    const loop = new Loop('counts', 60_000, () => Promise.resolve(void runs++), makeLog('test', 'silent'));
    const resume = loop.pause();
    for (let wakeUps = 0; wakeUps < 3; wakeUps++) loop.wake();
    await new Promise(setImmediate);
    expect(runs).toBe(0);
    resume();
    await new Promise(setImmediate);
    expect(runs).toBe(1);
    await loop.stop();
  });
});

describe('a loop whose work says how long it should pause', () => {
  it('waits that long before the next run', async () => {
    let runs = 0;
    const loop = new Loop('counts', 60_000, () => Promise.resolve(++runs === 1 ? 30 : 0), makeLog('test', 'silent'));
    const from = performance.now();
    loop.wake();
    loop.wake();
    while (runs < 2) await new Promise(setImmediate);
    expect(performance.now() - from).toBeGreaterThanOrEqual(29);
    await loop.stop();
  });
});
