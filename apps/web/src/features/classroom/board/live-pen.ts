// Shows the other person a stroke while it is being drawn. Nothing of it is kept: the whole stroke follows when the pen is lifted.
import type { Passing } from '../call/passing';
import { headOf, lookOf, type Look, type Point, type Stroke } from './stroke';

const everyMs = 80;
/** A pen that is still for so long was lifted, or the call broke. */
const stillMs = 4_000;
const pointsMax = 4_000;

/** The last step of a stroke is negative. */
type PenMessage = [page: string, stroke: number, step: number, head: number, ...places: number[]];

interface Drawn {
  page: string;
  look: Look;
  /** All of the stroke so far. A shape has two, of which the second moves. */
  points: Point[];
}

export class LivePen {
  private number = crypto.getRandomValues(new Uint16Array(1))[0]!;
  private step = 0;
  private sent = 0;
  private last = 0;
  private latest: Drawn | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly passing: Passing) {}

  begin(): void {
    this.drop();
    this.number += 1;
    this.step = 0;
    this.sent = 0;
    this.last = 0;
  }

  move(drawn: Drawn): void {
    this.latest = drawn;
    const wait = everyMs - (performance.now() - this.last);
    if (wait <= 0) this.send();
    else this.timer ??= setTimeout(() => this.send(), wait);
  }

  /** The pen was lifted: what has not been sent follows at once, since the whole stroke takes longer. */
  end(): void {
    if (this.latest) this.send({ isLast: true });
    this.drop();
  }

  /** It was not kept. */
  cancel(page: string, look: Look): void {
    this.drop();
    if (this.step > 0) this.passing.send('pen', [page, this.number, this.step + 1, headOf(look)] satisfies PenMessage);
  }

  private send({ isLast } = { isLast: false }): void {
    const { page, look, points } = this.latest!;
    this.drop();
    this.last = performance.now();
    const isLine = look.kind === 'pen' || look.kind === 'pressed';
    const part = isLine ? points.slice(this.sent) : [points[0]!, points.at(-1)!];
    if (part.length === 0) return;
    this.sent = points.length;
    this.step += 1;
    const places = part.flatMap(([x, y]) => [Math.round(x), Math.round(y)]);
    this.passing.send('pen', [page, this.number, isLast ? -this.step : this.step, headOf(look), ...places] satisfies PenMessage);
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.latest = undefined;
  }
}

/** The other person's stroke, as far as it has come. */
export class TheirPen {
  page = '';
  stroke: Stroke | null = null;
  private number = -1;
  private step = -1;
  /** The stroke whose whole may be here already. */
  private forgotten = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;

  constructor(
    passing: Passing,
    private readonly onChange: () => void,
  ) {
    this.stop = passing.on('pen', (body) => this.receive(body));
  }

  /** The whole stroke is here, or nobody looks any more. */
  forget(): void {
    clearTimeout(this.timer);
    this.forgotten = this.number;
    if (!this.stroke) return;
    this.stroke = null;
    this.onChange();
  }

  end(): void {
    clearTimeout(this.timer);
    this.stop();
  }

  private receive(body: unknown): void {
    if (!isPenMessage(body)) return;
    const [page, number, sentStep, head, ...places] = body;
    const look = lookOf(head);
    const step = Math.abs(sentStep);
    if (!look || (number === this.number && step <= this.step)) return;
    // The whole stroke has overtaken its end.
    if (sentStep < 0 && number === this.forgotten) return;
    const points: Point[] = [];
    for (let at = 0; at + 1 < places.length; at += 2) points.push([places[at]!, places[at + 1]!]);
    if (points.length === 0) return this.forget();
    const isLine = look.kind === 'pen' || look.kind === 'pressed';
    const before = isLine && this.number === number && this.page === page ? (this.stroke?.points ?? []) : [];
    [this.page, this.number, this.step] = [page, number, step];
    this.stroke = { ...look, kind: isLine ? 'pen' : look.kind, points: [...before, ...points].slice(-pointsMax) };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.forget(), stillMs);
    this.onChange();
  }
}

function isPenMessage(body: unknown): body is PenMessage {
  if (!Array.isArray(body) || typeof body[0] !== 'string') return false;
  return body.length >= 4 && body.length < 2 * pointsMax && body.slice(1).every((one) => Number.isSafeInteger(one));
}
