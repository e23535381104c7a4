// Two canvases, one on the other: what is drawn, and on top what changes from moment to moment.
import { paintStroke } from './paint';
import { density, paintSheet } from './paint-sheet';
import { sheet, type Stroke } from './stroke';
import type { Size, ViewBox } from './view-box';

export class Painter {
  private readonly below: CanvasRenderingContext2D;
  private readonly above: CanvasRenderingContext2D;
  private box: ViewBox = { scale: 1, x: 0, y: 0 };
  private density = 1;
  private strokes: readonly Stroke[] = [];
  private moving: readonly Stroke[] = [];
  private faded: ReadonlySet<Stroke> = new Set();
  private background: HTMLCanvasElement | null = null;
  private waiting: 'all' | 'above' | null = null;
  private frame = 0;

  constructor(below: HTMLCanvasElement, above: HTMLCanvasElement) {
    this.below = below.getContext('2d')!;
    this.above = above.getContext('2d')!;
  }

  /** Measures texts; nothing is painted with it. */
  get context(): CanvasRenderingContext2D {
    return this.above;
  }

  resize({ width, height }: Size): void {
    this.density = density();
    for (const { canvas } of [this.below, this.above]) {
      canvas.width = Math.round(width * this.density);
      canvas.height = Math.round(height * this.density);
    }
    this.later('all');
  }

  look(box: ViewBox): void {
    this.box = box;
    this.later('all');
  }

  show(strokes: readonly Stroke[], background: HTMLCanvasElement | null): void {
    this.strokes = strokes;
    this.background = background;
    this.later('all');
  }

  /** Paints strokes on top of all others, without painting those again. */
  append(added: readonly Stroke[]): void {
    this.strokes = [...this.strokes, ...added];
    if (this.waiting === 'all') return;
    this.place(this.below);
    added.forEach((stroke) => paintStroke(this.below, stroke));
  }

  /** What is being drawn at the moment, and what is about to be erased. */
  move(moving: readonly Stroke[], faded: ReadonlySet<Stroke>): void {
    this.moving = moving;
    const isSame = faded.size === this.faded.size;
    this.faded = new Set(faded);
    this.later(isSame ? 'above' : 'all');
  }

  end(): void {
    cancelAnimationFrame(this.frame);
  }

  private later(what: 'all' | 'above'): void {
    if (this.waiting === null) this.frame = requestAnimationFrame(() => this.paint());
    if (this.waiting !== 'all') this.waiting = what;
  }

  private paint(): void {
    if (this.waiting === 'all') this.paintBelow();
    this.waiting = null;
    this.clear(this.above);
    this.place(this.above);
    for (const stroke of this.moving) paintStroke(this.above, stroke);
  }

  private paintBelow(): void {
    this.clear(this.below);
    this.place(this.below);
    paintSheet(this.below, this.strokes, this.background, this.faded);
  }

  private clear(context: CanvasRenderingContext2D): void {
    context.restore();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  }

  /** What lies beyond the edge of the sheet is not seen. */
  private place(context: CanvasRenderingContext2D): void {
    const { scale, x, y } = this.box;
    const by = this.density;
    context.restore();
    context.save();
    context.setTransform(scale * by, 0, 0, scale * by, x * by, y * by);
    context.beginPath();
    context.rect(0, 0, sheet.width, sheet.height);
    context.clip();
    context.beginPath();
  }
}
