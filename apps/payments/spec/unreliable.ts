// Makes providers fail like real ones: a request or its response gets lost.
import { newId } from '@somo/platform/ids';
import { MobileMoneyPayouts } from '../src/outside/payouts/mobile-money.js';
import { SandboxPayouts } from '../src/outside/payouts/sandbox.js';
import { SandboxProvider } from '../src/outside/provider/sandbox.js';

type Call = (...given: never[]) => Promise<unknown>;

let lost = 0;
export const lostCalls = (): number => lost;

/** Returns a function that restores the originals. `withoutKeys`: the caller omits the idempotency key, as the negative control. */
export function makeUnreliable(random: () => number, share: number, withoutKeys: boolean): () => void {
  const restores = [
    ...(['createCharge', 'payCharge', 'cancelCharge', 'refundCharge'] as const).map((name) => wrap(SandboxProvider.prototype, name)),
    wrap(SandboxPayouts.prototype, 'send'),
    wrap(MobileMoneyPayouts.prototype, 'send'),
  ];
  return () => restores.forEach((restore) => restore());

  function wrap<T extends object>(of: T, name: keyof T): () => void {
    const original = of[name] as Call;
    const unsure = async function (this: T, ...given: unknown[]): Promise<unknown> {
      const luck = random();
      if (luck < share / 2) throw lostOn('there');
      const answer = await original.apply(this, (withoutKeys ? given.map(forgetKey) : given) as never[]);
      if (luck < share) throw lostOn('back');
      return answer;
    };
    of[name] = unsure as T[keyof T];
    return () => (of[name] = original as T[keyof T]);
  }
}

function lostOn(way: string): Error {
  lost++;
  return new Error(`lost on the way ${way}`);
}

function forgetKey(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'key' in value ? { ...value, key: newId() } : value;
}
