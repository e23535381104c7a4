// The line of a stroke, for whatever draws it: a canvas, or a file.
import { getStroke } from 'perfect-freehand';
import { curvesThrough, placesOn } from './curve';
import type { Point, Stroke } from './stroke';

export const widths = [3, 6, 14] as const;
export const widthOf = ({ width }: Pick<Stroke, 'width'>): number => widths[width] ?? widths[0];

/** What a line is drawn with. */
export interface Tracer {
  moveTo: (x: number, y: number) => void;
  lineTo: (x: number, y: number) => void;
  bezierCurveTo: (x1: number, y1: number, x2: number, y2: number, x: number, y: number) => void;
  quadraticCurveTo: (x1: number, y1: number, x: number, y: number) => void;
  rect: (x: number, y: number, width: number, height: number) => void;
  ellipse: (x: number, y: number, radiusX: number, radiusY: number, rotation: number, from: number, to: number) => void;
  closePath: () => void;
}

/** Of a pen that says how hard it is pressed, the outline is filled; all other lines are drawn along. */
export const isFilled = ({ kind }: Pick<Stroke, 'kind'>): boolean => kind === 'pressed';

/** Traces a stroke that is no text. */
export function trace(path: Tracer, stroke: Stroke): void {
  const { kind, points } = stroke;
  if (kind === 'pressed') return traceOutline(path, points, widthOf(stroke));
  const [from, to] = [points[0]!, points.at(-1)!];
  const [x1, y1, x2, y2] = [from[0], from[1], to[0], to[1]];
  if (kind === 'rectangle') return path.rect(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1));
  if (kind === 'ellipse')
    return path.ellipse((x1 + x2) / 2, (y1 + y2) / 2, Math.abs(x2 - x1) / 2, Math.abs(y2 - y1) / 2, 0, 0, 2 * Math.PI);
  path.moveTo(x1, y1);
  if (kind === 'pen')
    for (const { first, second, to: end } of curvesThrough(points)) path.bezierCurveTo(...first, ...second, end[0], end[1]);
  path.lineTo(x2, y2);
  if (kind === 'arrow') addHead(path, from, to, 12 + 3 * widthOf(stroke));
}

function addHead(path: Tracer, from: Point, to: Point, length: number): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  for (const side of [-0.5, 0.5]) {
    path.moveTo(to[0], to[1]);
    path.lineTo(to[0] - length * Math.cos(angle + side), to[1] - length * Math.sin(angle + side));
  }
}

/** A line whose width follows how hard the pen was pressed. */
function traceOutline(path: Tracer, points: Point[], size: number): void {
  const places = placesOn(points, 4).map(([x, y, pressure = 0.5]) => [x, y, pressure]);
  const outline = getStroke(places, {
    size: size * 1.6,
    thinning: 0.6,
    smoothing: 0.5,
    streamline: 0.2,
    simulatePressure: false,
    last: true,
  });
  outline.forEach(([x = 0, y = 0], at) => {
    const [nextX = x, nextY = y] = outline[(at + 1) % outline.length] ?? [];
    if (at === 0) path.moveTo((x + nextX) / 2, (y + nextY) / 2);
    else path.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  });
  path.closePath();
}
