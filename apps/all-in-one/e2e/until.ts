import { setTimeout as pause } from 'node:timers/promises';

interface Patience {
  within?: number;
  what?: () => string;
}

/** Polls until the answer is truthy, and returns it. */
export async function until<T>(
  ask: () => Promise<T>,
  { within = 20_000, what = () => ask.toString() }: Patience = {},
): Promise<NonNullable<T>> {
  const end = performance.now() + within;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`Waited ${within / 1000} s for ${what()}`);
    await pause(50);
  }
}
