import { describe, expect, it } from '@jest/globals';
import type { Rung } from '@somo/contracts/classroom';
import { nextStep, startAt, type Line, type Step } from './ladder';

const fine: Line = { rttMs: 200, leastRttMs: 190, availableKbps: null, voiceLost: 0, inventedThere: 0, redundant: false };

/** Runs the ladder for some seconds and returns each rung it stood on, with the second it came to it. */
function climb(from: Step, lines: (second: number) => Line, seconds: number, limit: Rung = 'hd'): { rungs: [number, Rung][]; step: Step } {
  let step = from;
  const rungs: [number, Rung][] = [[0, step.rung]];
  for (let second = 1; second <= seconds; second++) {
    const next = nextStep(step, lines(second), limit, second * 1000);
    if (next.rung !== step.rung) rungs.push([second, next.rung]);
    step = next;
  }
  return { rungs, step };
}

describe('CLS-11 the ladder', () => {
  it('adds a picture to the voice at once, and climbs on one rung at a time, each after ten quiet seconds', () => {
    const { rungs } = climb(startAt('voice', 0), () => ({ ...fine, availableKbps: 5_000 }), 60);
    expect(rungs).toEqual([
      [0, 'voice'],
      [3, 'tiny'],
      [13, 'small'],
      [23, 'normal'],
      [33, 'hd'],
    ]);
  });

  it('stays where the line carries no more', () => {
    expect(climb(startAt('tiny', 0), () => ({ ...fine, availableKbps: 64 }), 120).rungs).toEqual([[0, 'tiny']]);
  });

  it('goes down as far as the line needs once it is too slow, and says so', () => {
    const { rungs, step } = climb(startAt('normal', 0), (second) => ({ ...fine, availableKbps: second < 10 ? 5_000 : 62 }), 12);
    expect(rungs).toEqual([
      [0, 'normal'],
      [3, 'hd'],
      [10, 'tiny'],
    ]);
    expect(step.why).toBe('slow-line');
  });

  it('takes a growing delay for a full line, and a long one of the line itself for none', () => {
    expect(climb(startAt('small', -10_000), () => ({ ...fine, rttMs: 700 }), 1).rungs.at(-1)).toEqual([1, 'tiny']);
    expect(climb(startAt('small', -10_000), () => ({ ...fine, rttMs: 700, leastRttMs: 650 }), 1, 'small').rungs).toEqual([[0, 'small']]);
  });

  it('tries again ever later where going up has failed', () => {
    const line = (second: number): Line => ({ ...fine, rttMs: [3, 4, 5, 6, 7, 8].includes(second % 40) ? 900 : 200 });
    const { rungs } = climb({ ...startAt('voice', 0), why: 'room' }, (second) => (second < 9 ? fine : line(second)), 300, 'tiny');
    expect(rungs.length).toBeLessThan(12);
  });

  it('falls back to text where not even voice gets through, and returns to voice by itself', () => {
    const { rungs } = climb(startAt('voice', -10_000), (second) => ({ ...fine, rttMs: second < 5 ? 3_500 : 300 }), 30, 'voice');
    expect(rungs.map(([, rung]) => rung)).toEqual(['voice', 'text', 'voice']);
  });

  it('never exceeds what the person, their data limit or the other side allow', () => {
    expect(climb(startAt('hd', 0), () => fine, 30, 'voice').rungs).toEqual([
      [0, 'hd'],
      [1, 'voice'],
    ]);
  });
});
