import { setTimeout as sleep } from 'node:timers/promises';
import { BackgroundThrottle } from './background-throttle.js';
import { ForegroundLoad } from './foreground-load.js';

describe('the background throttle', () => {
  let running = 0;
  let most = 0;
  let done = 0;
  const piece = async () => {
    most = Math.max(most, ++running);
    await sleep(5);
    running--;
    done++;
  };

  beforeEach(() => {
    [running, most, done] = [0, 0, 0];
  });

  it('runs eight tasks at once while no request is waiting, and never more', async () => {
    const throttle = new BackgroundThrottle();
    await Promise.all(Array.from({ length: 30 }, () => throttle.run(piece)));
    expect({ most, done }).toEqual({ most: 8, done: 30 });
  });

  it('runs tasks one at a time while a request is waiting, but keeps running them', async () => {
    const people = new ForegroundLoad();
    const throttle = new BackgroundThrottle(() => people.pending());
    let answer = () => {};
    const person = people.track(() => new Promise<void>((answered) => (answer = answered)));
    await Promise.all(Array.from({ length: 5 }, () => throttle.run(piece)));
    expect({ most, done }).toEqual({ most: 1, done: 5 });
    answer();
    await person;
  });

  it('runs eight tasks at once again after the last response', async () => {
    const people = new ForegroundLoad();
    const throttle = new BackgroundThrottle(() => people.pending());
    await people.track(() => sleep(1));
    await sleep(10);
    await Promise.all(Array.from({ length: 16 }, () => throttle.run(piece)));
    expect(most).toBe(8);
  });

  it('frees the slot of a task that fails', async () => {
    const throttle = new BackgroundThrottle();
    const failing = Array.from({ length: 8 }, () => throttle.run(() => Promise.reject(new Error('no'))));
    expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true);
    await throttle.run(piece);
    expect(done).toBe(1);
  });
});
