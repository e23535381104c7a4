import type { AskName, Asks } from '@somo/contracts/asks/map';
import { Ask } from '@somo/platform/ask';
import { ConcurrencyLimiter } from '@somo/platform/concurrency-limiter';
import { currentContext } from '@somo/platform/context';

/** Fewer than a service has connections, and as many as a browser sends at once to one host. */
const limits = { atOnce: 6, waiting: 2000 };
const waitMs = 15_000;

interface Line {
  limiter: ConcurrencyLimiter;
  asks: number;
}

/**
 * Asks for people. Of one who sends much at once, each service is asked a few and the rest wait here: in a service they would take the turns and the
 * connections of everybody. Visitors have the limits of their address alone.
 */
export class AskInTurn extends Ask {
  private readonly lines = new Map<string, Line>();

  override async for<K extends AskName>(name: K, input: Asks[K]['in'], options: { timeoutMs?: number } = {}): Promise<Asks[K]['out']> {
    const token = currentContext()?.token;
    const asked = () => super.for(name, input, options);
    // A service that hangs keeps nobody from the others, and what a page can do without is not waited for longer than it may take.
    const [service] = name.split('.');
    return token ? this.inTurn(`${service} ${token}`, asked, Math.min(waitMs, options.timeoutMs ?? waitMs)) : asked();
  }

  private async inTurn<T>(key: string, work: () => Promise<T>, patienceMs: number): Promise<T> {
    const line = this.lines.get(key) ?? { limiter: new ConcurrencyLimiter(limits), asks: 0 };
    this.lines.set(key, line);
    line.asks++;
    try {
      return await line.limiter.run(work, patienceMs);
    } finally {
      line.asks--;
      if (line.asks === 0) this.lines.delete(key);
    }
  }
}
