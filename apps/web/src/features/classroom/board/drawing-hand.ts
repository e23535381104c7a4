// What happens on the sheet between putting down a finger, a pen or the mouse and lifting it.
import type { BoardDoc } from './board-doc';
import { isHit } from './hits';
import type { LivePen } from './live-pen';
import type { Painter } from './painter';
import { simplify } from './simplify';
import type { Look, Point, Stroke } from './stroke';
import type { Chosen } from './tools';

interface Parts {
  board: BoardDoc;
  painter: () => Painter | null;
  live: LivePen;
  page: () => string;
  chosen: () => Chosen;
  /** How large a unit of the sheet is on the screen. */
  scale: () => number;
  /** The stroke that is being drawn, and those about to be erased. */
  onMove: (stroke: Stroke | null, erased: ReadonlySet<Stroke>) => void;
}

/** In pixels of the screen: how far an eraser reaches, and what an unsteady hand adds to a line. */
const reachPx = 8;
const tolerancePx = 0.5;
/** In units of the sheet, however large it is shown. */
export const finest = 1;
/** More is sent as the next stroke. */
const pointsMax = 4_000;

export class DrawingHand {
  private points: Point[] | null = null;
  private look: Look = { kind: 'pen', color: 0, width: 0 };
  private erased: Set<Stroke> | null = null;

  constructor(private readonly parts: Parts) {}

  get isDown(): boolean {
    return this.points !== null || this.erased !== null;
  }

  down(at: Point, isPressed: boolean): void {
    const { tool, color, width } = this.parts.chosen();
    if (tool === 'eraser') {
      this.erased = new Set();
      return this.erase(at);
    }
    this.look = { kind: tool === 'pen' && isPressed ? 'pressed' : tool, color, width };
    this.points = [at];
    this.parts.live.begin();
    this.tell();
  }

  move(places: Point[]): void {
    if (this.erased) return places.forEach((at) => this.erase(at));
    if (!this.points) return;
    const isLine = this.look.kind === 'pen' || this.look.kind === 'pressed';
    this.points = isLine ? [...this.points, ...places] : [this.points[0]!, places.at(-1)!];
    if (this.points.length >= pointsMax) {
      const last = this.points.at(-1)!;
      this.up();
      this.points = [last];
      this.parts.live.begin();
    }
    this.tell();
  }

  up(): void {
    const { board, page, live } = this.parts;
    const { points, erased, look } = this;
    this.clear();
    if (erased && erased.size > 0) board.erase(page(), erased);
    if (!points) return;
    const isLine = look.kind === 'pen' || look.kind === 'pressed';
    if (!isLine && points.length < 2) return live.cancel(page(), look);
    live.end();
    const tolerance = Math.max(finest, tolerancePx / this.parts.scale());
    board.add(page(), { ...look, points: isLine ? simplify(points, tolerance) : points });
  }

  /** A second finger was put down: the first did not mean to draw. */
  cancel(): void {
    if (this.points) this.parts.live.cancel(this.parts.page(), this.look);
    this.clear();
  }

  private clear(): void {
    this.points = null;
    this.erased = null;
    this.parts.onMove(null, new Set());
  }

  private tell(): void {
    this.parts.live.move({ page: this.parts.page(), look: this.look, points: this.points! });
    this.parts.onMove({ ...this.look, points: this.points! }, new Set());
  }

  private erase(at: Point): void {
    const { board, page, painter, scale, onMove } = this.parts;
    const context = painter()?.context;
    if (!context || !this.erased) return;
    for (const stroke of board.strokesOn(page()))
      if (!this.erased.has(stroke) && isHit(context, stroke, at, reachPx / scale())) this.erased.add(stroke);
    onMove(null, this.erased);
  }
}
