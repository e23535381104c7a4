import { Injectable } from '@nestjs/common';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';

const keptMs = 60 * 60_000;
const perAsk = 50;
const most = 1000;
const askOptions = { timeoutMs: 3000 };

/** The teachers whose pages search engines are told of. */
@Injectable()
export class ListedTeachers {
  private kept: { until: number; ids: Promise<string[]> } | undefined;

  constructor(
    private readonly ask: Ask,
    private readonly clock: Clock,
  ) {}

  /** Returns the ids of the first thousand teachers of the search, read once an hour; none while catalog is unavailable. */
  async ids(): Promise<string[]> {
    if (this.kept && this.clock.now() < this.kept.until) return this.kept.ids;
    const ids = this.read().catch(() => []);
    this.kept = { until: this.clock.now() + keptMs, ids };
    // None, as before the first teacher or while catalog is unavailable, is asked again.
    if ((await ids).length === 0) this.kept = undefined;
    return ids;
  }

  private async read(): Promise<string[]> {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await this.ask.for('catalog.find-teachers', { limit: perAsk, ...(cursor ? { cursor } : {}) }, askOptions);
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined && ids.length < most);
    return ids;
  }
}
