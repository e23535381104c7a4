// Paints strokes on a canvas, in the units of the sheet.
import { getStroke } from 'perfect-freehand';
import { curvesThrough, placesOn } from './curve';
import type { Point, Stroke } from './stroke';

/** The sheet is white in every color mode: both people see the same picture. */
export const colors = ['#1c1917', '#1d4ed8', '#b91c1c', '#15803d', '#c2410c', '#7e22ce'] as const;
export const widths = [3, 6, 14] as const;
export const textSizes = [28, 44, 72] as const;
const lineHeight = 1.25;

type Context = CanvasRenderingContext2D;

export function paintStroke(context: Context, stroke: Stroke): void {
  const color = colors[stroke.color] ?? colors[0];
  context.fillStyle = color;
  context.strokeStyle = color;
  context.lineWidth = widths[stroke.width] ?? widths[0];
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (stroke.kind === 'text') return paintText(context, stroke);
  if (stroke.kind === 'pressed') return context.fill(outlineOf(stroke.points, context.lineWidth));
  context.stroke(pathOf(stroke));
}

const fontOf = (width: number) => `${textSizes[width] ?? textSizes[0]}px system-ui, "Noto Sans", sans-serif`;

function paintText(context: Context, { points, text = '', width }: Stroke): void {
  const [[x, y] = [0, 0]] = points;
  context.font = fontOf(width);
  context.textBaseline = 'top';
  context.direction = /^[^\p{L}]*[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(text) ? 'rtl' : 'ltr';
  context.textAlign = 'left';
  const step = (textSizes[width] ?? textSizes[0]) * lineHeight;
  text.split('\n').forEach((line, at) => context.fillText(line, x, y + at * step));
}

/** Returns where a text stands, to erase it. */
export function boxOfText(context: Context, { points, text = '', width }: Stroke) {
  const [[x, y] = [0, 0]] = points;
  context.font = fontOf(width);
  const lines = text.split('\n');
  const step = (textSizes[width] ?? textSizes[0]) * lineHeight;
  return { x, y, width: Math.max(...lines.map((line) => context.measureText(line).width)), height: lines.length * step };
}

function pathOf({ kind, points, width }: Stroke): Path2D {
  const path = new Path2D();
  const [from, to] = [points[0]!, points.at(-1)!];
  const [x1, y1, x2, y2] = [from[0], from[1], to[0], to[1]];
  if (kind === 'rectangle') path.rect(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1));
  else if (kind === 'ellipse') path.ellipse((x1 + x2) / 2, (y1 + y2) / 2, Math.abs(x2 - x1) / 2, Math.abs(y2 - y1) / 2, 0, 0, 2 * Math.PI);
  else {
    path.moveTo(x1, y1);
    if (kind === 'pen')
      for (const { first, second, to: end } of curvesThrough(points)) path.bezierCurveTo(...first, ...second, end[0], end[1]);
    path.lineTo(x2, y2);
    if (kind === 'arrow') addHead(path, from, to, 12 + 3 * (widths[width] ?? widths[0]));
  }
  return path;
}

function addHead(path: Path2D, from: Point, to: Point, length: number): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  for (const side of [-0.5, 0.5]) {
    path.moveTo(to[0], to[1]);
    path.lineTo(to[0] - length * Math.cos(angle + side), to[1] - length * Math.sin(angle + side));
  }
}

/** A line whose width follows how hard the pen was pressed. */
function outlineOf(points: Point[], size: number): Path2D {
  const places = placesOn(points, 4).map(([x, y, pressure = 0.5]) => [x, y, pressure]);
  const outline = getStroke(places, {
    size: size * 1.6,
    thinning: 0.6,
    smoothing: 0.5,
    streamline: 0.2,
    simulatePressure: false,
    last: true,
  });
  const path = new Path2D();
  outline.forEach(([x = 0, y = 0], at) => {
    const [nextX = x, nextY = y] = outline[(at + 1) % outline.length] ?? [];
    if (at === 0) path.moveTo((x + nextX) / 2, (y + nextY) / 2);
    else path.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  });
  path.closePath();
  return path;
}
