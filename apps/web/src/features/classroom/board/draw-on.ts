// Takes a page that a person looks at to the board, to draw on it. The board may still have to be loaded.
import type { Call } from '../call/call';
import type { Background } from './background';

const wishes = new WeakMap<Call, Background>();

/** Opens the board with a page that has this behind it. */
export function drawOn(call: Call, background: Background): void {
  wishes.set(call, background);
  call.show('board');
}

/** Returns what was wished for since this was last asked. */
export function takeWish(call: Call): Background | undefined {
  const wish = wishes.get(call);
  wishes.delete(call);
  return wish;
}
