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
